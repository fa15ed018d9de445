/// Why an archive can't be read or written.
package struct ArchiveError: Error, Sendable, Equatable {
  /// The file inside the archive, if it is about one.
  package let entry: String?
  package let reason: Reason

  package enum Reason: Sendable, Equatable {
    /// Not a zip archive, or one whose end is missing.
    case notAnArchive
    /// A field points outside the archive, or the content does not unpack.
    case damaged
    /// The content has another checksum than the archive says.
    case wrongChecksum
    case encrypted
    /// Packed by a method that is neither "stored" nor "deflate".
    case unknownMethod(Int)
    /// More than this many bytes, in one entry or in all.
    case tooLarge(limit: Int)
    case noSuchEntry
    /// The system has no such library; the text says what the loader said.
    case libraryMissing(String)
  }

  package init(_ reason: Reason, entry: String? = nil) {
    self.reason = reason
    self.entry = entry
  }
}
