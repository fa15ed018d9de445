import Foundation

/// A document of the repository, by its path from the root.
struct Document: Sendable, CustomStringConvertible {
  let path: String

  static let root = URL(fileURLWithPath: Learner.fixtures)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let content = "\(root)/Content"

  static let readme = Document(path: "README.md")
  static let changes = Document(path: "CHANGELOG.md")

  /// The manual and the guide: the documents whose commands are run.
  static let all: [Document] =
    [readme, Document(path: "CONTRIBUTING.md")]
    + ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/docs")) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { Document(path: "docs/\($0)") }

  var description: String { path }

  var text: String {
    get throws { try String(contentsOfFile: "\(Self.root)/\(path)", encoding: .utf8) }
  }

  var blocks: [DocumentBlock] {
    get throws { try DocumentBlock.all(in: text) }
  }

  /// The text without its blocks of code.
  var prose: String {
    get throws { try text.replacing(/(?ms)^```.*?^```$/, with: "") }
  }

  /// The names by which a link reaches the headings, as GitHub makes them.
  var anchors: Set<String> {
    get throws {
      let headings = try prose.matches(of: /(?m)^#+ (.*)$/)
      return Set(
        headings.map { heading in
          heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            .replacing(" ", with: "-")
        }
      )
    }
  }
}
