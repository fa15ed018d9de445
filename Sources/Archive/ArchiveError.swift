/// The reason why an archive can't be read or written.
package struct ArchiveError: Error, Sendable, Equatable {
  /// The name of the file inside the archive, if the error concerns one.
  package let entry: String?
  package let reason: Reason

  /// The kind of error.
  package enum Reason: Sendable, Equatable {
    /// Not a zip archive, or its end is missing.
    case notAnArchive
    /// An offset is outside the archive, or the content can't be decompressed.
    case damaged
    /// The content does not have the checksum in the archive.
    case wrongChecksum
    case encrypted
    /// Compressed by a method other than "stored" and "deflate".
    case unknownMethod(Int)
    /// More bytes than the limit, in one entry or in the archive.
    case tooLarge(limit: Int)
    case noSuchEntry
    /// A system library could not be loaded; the text is the message of the loader.
    case libraryMissing(String)
  }

  package init(_ reason: Reason, entry: String? = nil) {
    self.reason = reason
    self.entry = entry
  }
}
