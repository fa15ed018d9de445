import CardFiles
import TextSafety

/// The folder of pictures and recordings beside the record; entries name a file in it `media/NAME`.
struct MediaFolder {
  /// A file with the place that it has, or is to get.
  struct Place {
    /// As entries name it.
    let path: String
    /// Whether the same file is there already.
    let isTaken: Bool
  }

  /// The longest name that file systems take, in bytes.
  private static let longestName = 255

  private let data: String

  init(_ folders: Folders) { data = folders.data }

  /// Where a file of this name and content belongs; a name that another content has gets the hash
  /// of this one behind it, as Anki does.
  ///
  /// Nil for a name that would lead out of the folder.
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
    return Place(path: path, isTaken: FileSystem.exists("\(data)/\(path)"))
  }

  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= longestName
      && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
  }

  /// The place of that very name; nil if another content has it.
  private func place(_ name: String, _ content: [UInt8]) throws(FileSystem.Problem) -> Place? {
    let path = "media/\(name)"
    guard FileSystem.exists("\(data)/\(path)") else { return Place(path: path, isTaken: false) }
    let isSame = try FileSystem.read("\(data)/\(path)") == content
    return isSame ? Place(path: path, isTaken: true) : nil
  }

  func write(_ content: [UInt8], to path: String) throws(FileSystem.Problem) {
    try FileSystem.createFolder("\(data)/media")
    try FileSystem.replace("\(data)/\(path)", with: content)
  }

  /// Copies a file of the learner's into the folder, or only looks at it; the path for entries.
  func taken(_ path: String, writing: Bool) throws(Failure) -> String {
    if path.hasPrefix("media/"), FileSystem.exists("\(data)/\(path)") { return path }
    do throws(FileSystem.Problem) {
      let content = try FileSystem.read(path)
      if let place = try place(for: AnkiExport.fileName(path), content) {
        if writing, !place.isTaken { try write(content, to: place.path) }
        return place.path
      }
    } catch {
      throw .usage(error.message)
    }
    throw .usage("\(path): the name of the file is too long.")
  }

  /// The bytes of a file that an entry names: from the folder, or wherever it lies.
  func content(of path: String) -> [UInt8]? {
    let place = path.hasPrefix("/") ? path : "\(data)/\(path)"
    return (try? FileSystem.read(place)) ?? (try? FileSystem.read(path))
  }
}
