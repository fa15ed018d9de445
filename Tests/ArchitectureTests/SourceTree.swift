import Foundation

/// The sources of the package, as text.
struct SourceTree {
  struct File {
    let module: String
    let name: String
    let text: String
    let lines: [Substring]
    /// Modules that the file imports.
    let imports: Set<String>

    init(module: String, name: String, text: String) {
      self.module = module
      self.name = name
      self.text = text
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      imports = text.contains("import ") ? Self.imports(of: lines) : []
    }

    private static func imports(of lines: [Substring]) -> Set<String> {
      let imports = Set(
        lines.compactMap { line -> String? in
          guard line.contains("import ") else { return nil }
          let words = line.split(separator: " ").filter {
            !["public", "package", "internal", "private", "fileprivate", "@_exported"].contains($0)
          }
          // An import may name one type: `import enum Curriculum.Level`.
          guard 2...3 ~= words.count, words[0] == "import" else { return nil }
          return words[words.count - 1].split(separator: ".").first.map(String.init)
        }
      )
      // Where FoundationEssentials does not exist, Foundation replaces it.
      let isFallback = imports.contains("FoundationEssentials")
      return isFallback ? imports.subtracting(["Foundation"]) : imports
    }
  }

  let files: [File]

  /// The sources, read once for all tests.
  static let sources = Result { try SourceTree() }

  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Reads the Swift files below a folder of the package, by default `Sources`.
  init(folder: String = "Sources") throws {
    let sources = Self.root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let parts = path.split(separator: "/")
      return File(
        module: String(parts[0]),
        name: String(parts[parts.count - 1]),
        text: text
      )
    }
  }
}
