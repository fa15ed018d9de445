/// A fenced block of code in a document.
///
/// The word after the fence says what it is: `sh` holds commands, `console` a session with its
/// output. Both are run by the tests unless a second word is `not-run`. A block of any other kind
/// with a second word is the content of the file of that name, which later commands read.
struct DocumentBlock {
  /// The kinds of block that a document may have.
  static let languages: Set = [
    "sh", "console", "text", "json", "jsonl", "tsv", "lesson", "swift", "prompt", "ini",
  ]

  /// The number of the opening fence, from 1.
  let line: Int
  let language: String
  /// The word after the language: `not-run` or a file name.
  let remark: String?
  fileprivate(set) var lines: [String] = []
  /// The paragraphs before and after the block, in one text.
  fileprivate(set) var surroundings = ""

  var isNotRun: Bool { remark == "not-run" }
  var hasCommands: Bool { language == "sh" || language == "console" }

  /// The name of the file with the content of the block.
  var fileName: String? { hasCommands ? nil : remark }

  /// The shell commands of the block, without comment lines.
  var commands: [String] {
    switch language {
    case "console": lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    case "sh": lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    default: []
    }
  }
}

extension DocumentBlock {
  /// All blocks of a text in Markdown, in order.
  static func all(in markdown: String) -> [DocumentBlock] {
    let rows = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blocks: [DocumentBlock] = []
    var open: DocumentBlock?
    for (index, row) in rows.enumerated() {
      if row.hasPrefix("```") {
        if var block = open {
          let before = paragraph(rows[..<(block.line - 1)].reversed()).reversed()
          let after = paragraph(rows[(index + 1)...])
          block.surroundings = (before + after).joined(separator: " ")
          blocks.append(block)
          open = nil
        } else {
          let words = row.drop { $0 == "`" }.split(separator: " ").map(String.init)
          open = DocumentBlock(
            line: index + 1,
            language: words.first ?? "",
            remark: words.dropFirst().first
          )
        }
      } else {
        open?.lines.append(row)
      }
    }
    return blocks
  }

  /// The first rows that are not empty, up to the next empty one.
  private static func paragraph(_ rows: some Sequence<String>) -> [String] {
    Array(rows.drop { $0.isEmpty }.prefix { !$0.isEmpty })
  }
}
