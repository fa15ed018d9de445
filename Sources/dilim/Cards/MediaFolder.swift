import CardFiles
import Screens
import TextSafety

/// The folder of pictures and recordings beside the record; entries name its files `media/NAME`.
struct MediaFolder {
  /// The path for a file, and whether the file is already there.
  struct Place {
    /// The path as entries name it.
    let path: String
    /// Whether the folder already has the file.
    let exists: Bool
  }

  /// The longest file name that file systems allow, in bytes.
  private static let longestName = 255

  private let data: String

  init(_ folders: Folders) { data = folders.data }

  /// Finds the path for a file; nil for a name that would lead out of the folder.
  ///
  /// If the name is in use with other content, the content's hash is appended, as Anki does.
  func place(for name: String, _ content: [UInt8]) throws(FileSystem.Problem) -> Place? {
    guard Self.isPlain(name) else { return nil }
    if let place = try place(name, content) { return place }
    let hash = SHA1.digest(content).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    let dot = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil } ?? name.endIndex
    var stem = name[..<dot]
    let end = "-\(hash)\(name[dot...])"
    while !stem.isEmpty, stem.utf8.count + end.utf8.count > Self.longestName { stem.removeLast() }
    let path = "media/\(stem)\(end)"
    return Place(path: path, exists: FileSystem.exists("\(data)/\(path)"))
  }

  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= longestName
      && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
  }

  /// The path with this very name; nil if it is in use with other content.
  private func place(_ name: String, _ content: [UInt8]) throws(FileSystem.Problem) -> Place? {
    let path = "media/\(name)"
    guard FileSystem.exists("\(data)/\(path)") else { return Place(path: path, exists: false) }
    let isSame = try FileSystem.read("\(data)/\(path)") == content
    return isSame ? Place(path: path, exists: true) : nil
  }

  func write(_ content: [UInt8], to path: String) throws(FileSystem.Problem) {
    try FileSystem.createFolder("\(data)/media")
    try FileSystem.replace("\(data)/\(path)", with: content)
  }

  /// Copies a file into the folder and returns its path for entries; only finds the path if
  /// `writing` is false.
  func copied(_ path: String, writing: Bool) throws(Failure) -> String {
    if path.hasPrefix("media/"), FileSystem.exists("\(data)/\(path)") { return path }
    do throws(FileSystem.Problem) {
      let content = try FileSystem.read(path)
      if let place = try place(for: AnkiExport.fileName(path), content) {
        if writing, !place.exists { try write(content, to: place.path) }
        return place.path
      }
    } catch {
      throw .usage(error.message)
    }
    throw .usage(Wording.nameTooLong(path))
  }

  /// The bytes of a file that an entry names, in the folder or elsewhere; nil if it can't be read.
  func content(of path: String) -> [UInt8]? {
    self.path(of: path).flatMap { try? FileSystem.read($0) }
  }

  /// The place of a file that an entry names, in the folder or elsewhere; nil if it is not there.
  func path(of path: String) -> String? {
    let places = path.hasPrefix("/") ? [path] : ["\(data)/\(path)", path]
    return places.lazy.compactMap { FileSystem.resolved($0) }.first
  }
}
