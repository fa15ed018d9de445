import Testing

/// A new kind of exercise is named by the compiler wherever something must be said about it.
@Suite struct ExerciseKindTests {
  private let tree: SourceTree
  private let kinds: Set<Substring>
  private let readKinds: Set<Substring>

  init() throws {
    tree = try SourceTree.sources.get()
    let file = try #require(tree.files.first { $0.name == "Exercise.swift" })
    kinds = Self.cases(of: "enum Task", in: file.lines)
    readKinds = Self.cases(of: "enum ExerciseKind", in: file.lines)
  }

  /// The names of an enumeration's cases, which come before anything else in it.
  private static func cases(of name: String, in lines: [Substring]) -> Set<Substring> {
    let body = lines.drop { !$0.contains(name) }.dropFirst().map { $0.drop { $0 == " " } }
    return Set(
      body.prefix { !$0.isEmpty && $0 != "}" }.filter { $0.hasPrefix("case ") }
        .compactMap { $0.dropFirst("case ".count).split(separator: "(").first }
    )
  }

  @Test func `the lesson reader reads every kind`() {
    #expect(kinds.isSuperset(of: ["choice", "translation", "card"]))
    #expect(readKinds == kinds)
  }

  @Test func `no pattern picks one kind and is silent about the others`() {
    for file in tree.files {
      for (index, line) in file.lines.enumerated() where picksOne(line) {
        Issue.record("\(file.module)/\(file.name):\(index + 1): \(line)")
      }
    }
  }

  @Test func `every switch over the kinds names them all`() {
    var count = 0
    for file in tree.files {
      for (index, line) in file.lines.enumerated() where line.contains("switch ") {
        let body = branches(from: index, in: file.lines)
        guard line.contains("task"), body.contains(where: namesKind) else { continue }
        count += 1
        #expect(
          !body.contains { $0.hasPrefix("default") || $0.hasPrefix("case _") },
          "\(file.module)/\(file.name):\(index + 1)"
        )
      }
    }
    #expect(count >= 3)
  }

  @Test(arguments: [
    "guard case .card(let card) = exercise.task else { continue }",
    "if case .choice = item.exercise.task { true } else { false }",
    "for case .translation(let item) in lesson.exercises.map(\\.task) {",
  ])
  func `a pattern that picks one kind is seen`(line: String) {
    #expect(picksOne(line[...]))
  }

  /// Whether the line asks whether a task is of one kind.
  private func picksOne(_ line: Substring) -> Bool {
    guard line.contains("task") else { return false }
    return kinds.contains { kind in
      ["if case .", "guard case .", "for case .", "while case ."].contains { start in
        [" ", "("].contains { line.contains("\(start)\(kind)\($0)") }
      }
    }
  }

  private func namesKind(_ branch: Substring) -> Bool {
    kinds.contains { kind in
      ["(", ":", ","].contains { branch.hasPrefix("case .\(kind)\($0)") }
    }
  }

  /// The branches of the switch in a line, without their indentation.
  private func branches(from index: Int, in lines: [Substring]) -> [Substring] {
    let indent = lines[index].prefix { $0 == " " }
    return lines[(index + 1)...].prefix { $0 != "\(indent)}" && !$0.hasPrefix("\(indent)}.") }
      .filter { $0.hasPrefix("\(indent)case ") || $0.hasPrefix("\(indent)default") }
      .map { $0.dropFirst(indent.count) }
  }
}
