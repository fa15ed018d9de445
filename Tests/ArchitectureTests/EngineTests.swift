import Foundation
import Testing

/// The products for apps: what they show, and what they are built from.
@Suite struct EngineTests {
  let tree: SourceTree

  init() throws { tree = try SourceTree.sources.get() }

  /// The modules that `DilimEngine` is built from.
  private static let engine: Set<String> = {
    var found: Set<String> = []
    var open: [String] = ["DilimEngine"]
    while let module = open.popLast() {
      guard let imports = allowedImports[module], found.insert(module).inserted else { continue }
      open += imports
    }
    return found
  }()

  /// The files of inner modules whose types an app uses as they are, as `Exports` lists them.
  private static let leaves: Set<String> = [
    "Coordination/Hint", "Curriculum/ItemID", "Curriculum/LessonID", "Curriculum/Level",
    "Curriculum/Skill", "Explanations/ExplanationLanguage", "Memory/Due", "Memory/Moment",
    "Memory/Rating", "Memory/StudyDay", "Scoring/Alignment", "Scoring/Finding",
    "Scoring/Judgement", "Scoring/MonologueJudgement", "Scoring/SoundReason",
    "Scoring/SpeechJudgement", "Scoring/Verdict",
  ]

  private var visible: [PublicSymbol] {
    tree.files.filter { file in
      ["DilimEngine", "DilimFiles"].contains(file.module)
        || Self.leaves.contains("\(file.module)/\(file.name.dropLast(".swift".count))")
    }
    .flatMap(\.publicSymbols)
  }

  @Test func `nothing but the façade and what it exports is public`() {
    for file in tree.files where !["DilimEngine", "DilimFiles"].contains(file.module) {
      if Self.leaves.contains("\(file.module)/\(file.name.dropLast(".swift".count))") { continue }
      let symbols = file.publicSymbols.map(\.place)
      #expect(symbols.isEmpty, "\(symbols.joined(separator: "\n"))")
    }
  }

  @Test func `the types for apps are those that the engine exports`() throws {
    let exports = try #require(
      tree.files.first { $0.module == "DilimEngine" && $0.name == "Exports.swift" }
    )
    let names = exports.lines.filter { $0.hasPrefix("@_exported public import ") }
      .compactMap { $0.split(separator: " ").last.map { String($0).replacing(".", with: "/") } }
    #expect(Set(names) == Self.leaves)
  }

  @Test func `every public symbol of the engine is documented`() {
    #expect(visible.count > 100)
    let undocumented = visible.filter { !$0.isDocumented }.map(\.place)
    #expect(undocumented.isEmpty, "\(undocumented.joined(separator: "\n"))")
  }

  @Test func `the engine has no Foundation, unless a comment says why`() {
    #expect(Self.engine.count > 8)
    for file in tree.files where Self.engine.contains(file.module) {
      for (index, line) in file.lines.enumerated() {
        let words = line.split(separator: " ")
        guard words.contains("import"), words.last?.hasPrefix("Foundation") == true else {
          continue
        }
        let before = index > 0 ? file.lines[index - 1].drop { $0 == " " } : ""
        #expect(before.hasPrefix("//"), "\(file.module)/\(file.name):\(index + 1)")
      }
    }
  }

  @Test func `nothing that touches files, network or terminal is part of the engine`() {
    let impure: Set = ["Storage", "Transport", "TerminalUI", "ChatAPI", "DilimFiles", "dilim"]
    #expect(Self.engine.isDisjoint(with: impure))
  }

  @Test func `the guide for embedding shows the examples as they are`() throws {
    let guide = try text("docs/embedding.md")
    for path in ["Examples/Sources/grade/main.swift", "Examples/Sources/lesson/main.swift"] {
      let code = try text(path)
      #expect(guide.contains("```swift\n\(code)```\n"), "\(path)")
    }
    let output = try text("Examples/grade.expected")
    #expect(guide.contains("```text\n\(output)```\n"))
  }

  @Test func `all Swift code in the guide for embedding is built as an example`() throws {
    let programs = ["grade/main", "lesson/main", "tour/Course", "tour/Cards"]
    let sources = try programs.map { try text("Examples/Sources/\($0).swift") }
    let blocks = try text("docs/embedding.md").split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```\n").first }
    #expect(blocks.count > 4)
    for block in blocks { #expect(sources.contains { $0.contains(block) }, "\(block)") }
  }

  @Test func `the example that grades is shorter than 15 lines`() throws {
    let lines = try text("Examples/Sources/grade/main.swift").split(separator: "\n")
    #expect(lines.count < 15)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }
}
