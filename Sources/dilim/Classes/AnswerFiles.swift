import Screens
import TextSafety

/// The files that a command line on a class names, and the list of accepted answers beside them.
struct AnswerFiles {
  /// The files of answers, without doubles, in the order of the command line.
  let paths: [String]
  let key: String?
  /// The list of accepted answers, which need not exist.
  let accepted: String
  /// Whether the command line names the list.
  let isAcceptedNamed: Bool

  /// The folders of the command line, with symbolic links resolved.
  private let folders: Set<String>

  /// The name of the list beside the answers.
  private static let acceptedName = "accepted.csv"
  /// The endings of tables in a folder.
  private static let endings = [".csv", ".tsv", ".txt"]

  init(_ names: [String], key: String?, accepted: String?) throws(Failure) {
    guard let first = names.first else { throw .usage(Wording.noAnswerFiles) }
    self.key = key
    isAcceptedNamed = accepted != nil
    let folder = FileSystem.isDirectory(first) || first.contains("/") ? Self.folder(of: first) : nil
    self.accepted = accepted ?? (folder.map { "\($0)/" } ?? "") + Self.acceptedName
    folders = Set(names.filter { FileSystem.isDirectory($0) }.map(Self.real))
    let others = [key, accepted].compactMap { $0.map(Self.real) }
    var paths: [String] = []
    var seen = Set<String>()
    for name in names {
      for path in try Self.files(at: name) {
        let real = Self.real(path)
        if FileSystem.isDirectory(name), others.contains(real) { continue }
        if seen.insert(real).inserted { paths.append(path) }
      }
    }
    self.paths = paths
  }

  /// Returns a file, or the tables in a folder in the order of their names.
  private static func files(at path: String) throws(Failure) -> [String] {
    guard FileSystem.isDirectory(path) else { return [path] }
    guard let names = FileSystem.names(in: path) else {
      throw .data(Wording.folderUnreadable(path))
    }
    let folder = trimmed(path)
    let files = names.filter { name in
      let small = name.lowercased()
      return !name.hasPrefix(".") && small != acceptedName
        && endings.contains { small.hasSuffix($0) }
        && !FileSystem.isDirectory("\(folder)/\(name)")
    }
    guard !files.isEmpty else { throw .data(Wording.noTables(in: path)) }
    return files.map { "\(folder)/\($0)" }
  }

  /// Returns the path of a folder, or of the folder of a file.
  static func folder(of path: String) -> String {
    if FileSystem.isDirectory(path) { return trimmed(path) }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path without slashes at its end.
  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// A path with symbolic links resolved; the file itself need not exist.
  private static func real(_ path: String) -> String {
    if let real = FileSystem.resolved(path) { return real }
    let folder = folder(of: path)
    return "\(FileSystem.resolved(folder) ?? folder)/\(path.split(separator: "/").last ?? "")"
  }

  /// Whether writing to a path would replace a file that is read.
  func contains(_ path: String) -> Bool {
    (paths + [key, accepted].compactMap(\.self)).contains { Self.real($0) == Self.real(path) }
  }

  /// Whether the next run would read a file at this path as answers.
  func wouldRead(_ path: String) -> Bool {
    Self.endings.contains { path.lowercased().hasSuffix($0) }
      && folders.contains(Self.real(Self.folder(of: path)))
  }

  /// Whether a folder holds answers.
  func areIn(_ folder: String) -> Bool {
    paths.contains { Self.real(Self.folder(of: $0)) == Self.real(folder) }
  }
}
