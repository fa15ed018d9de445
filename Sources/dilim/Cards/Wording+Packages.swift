import Archive
import Screens
import TextSafety

extension Wording {
  /// Says why a package can't be read or written.
  static func sentence(for error: ArchiveError, path: String) -> SafeText {
    let place = error.entry.map { "\(path), \($0)" } ?? path
    let text: SafeText =
      switch error.reason {
      case .notAnArchive: "not an Anki package (.apkg), which is a zip archive"
      case .damaged: "damaged; export it again"
      case .wrongChecksum: "damaged: the checksum is wrong; export it again"
      case .encrypted: "encrypted, which Anki packages never are"
      case .unknownMethod(let method): "compressed by an unknown method (\(method))"
      case .tooLarge(let limit): "more than \(limit >> 20) MB"
      case .noSuchEntry: "it contains no Anki collection"
      case .libraryMissing(let detail):
        "a system library is missing: \(detail). On Debian: apt-get install zlib1g libzstd1"
      }
    return "\(place): \(text)."
  }
}
