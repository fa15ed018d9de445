import Foundation

/// The Swift files of the program, by their paths in `Sources`.
enum SourceFiles {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// Returns the files below a folder in alphabetical order.
  static func all(below folder: String) -> [String] {
    let root = sources.appending(path: folder).path
    let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  static func literals(of path: String) throws -> [SourceLiterals.Literal] {
    let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
    return SourceLiterals(text).literals
  }
}
