import Curriculum

/// A parser of a prompt file: first its settings, then the tags of its text.
struct PromptReader {
  let settings: PromptSettings

  private let file: String
  private let variables: Set<String>
  private let body: ArraySlice<TemplateLine>

  /// The largest file; a prompt needs far less, and a hostile file can't cost much.
  static let mostBytes = 65_536
  static let deepest = 8

  init(_ source: PromptFile, variables: Set<String>) throws(PromptError) {
    file = source.path
    self.variables = variables
    guard source.bytes.count <= Self.mostBytes else {
      throw PromptError(file: file, line: 0, reason: .tooLarge(limit: Self.mostBytes))
    }
    var bytes = source.bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PromptError(file: file, line: 0, reason: .notUTF8)
    }
    let lines = TemplateLine.lines(of: text)
    guard lines.first?.trimmed == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" })
    else { throw PromptError(file: file, line: 1, reason: .noFrontMatter) }
    settings = try PromptSettings(lines[1..<end], file: file)
    body = lines[(end + 1)...]
  }

  /// Returns the messages; text before the first role is the user's.
  func turns() throws(PromptError) -> [PromptTemplate.Turn] {
    var builder = TurnBuilder()
    for line in body {
      do {
        try read(line, &builder)
      } catch {
        throw PromptError(file: file, line: line.number, reason: error)
      }
    }
    if let open = builder.open.last {
      throw PromptError(file: file, line: open.line, reason: .openCondition(open.name))
    }
    let turns = builder.turns
    guard !turns.isEmpty else { throw PromptError(file: file, line: 0, reason: .noText) }
    return turns
  }

  /// Parses a line; a line with only conditions and roles produces no text.
  private func read(_ line: TemplateLine, _ builder: inout TurnBuilder) throws(PromptError.Reason) {
    var rest = line.text
    var leavesText = false
    var pending = ""
    while let tag = PromptTag.first(in: rest) {
      pending += tag.before
      rest = tag.after
      guard let content = tag.content else {
        pending += "{{"
        continue
      }
      let action = try PromptTag(content)
      if action.writes || !pending[...].trimmed.isEmpty { leavesText = true }
      if leavesText {
        builder.add(.literal(pending), line: line.number)
        pending = ""
      }
      try apply(action, at: line.number, &builder)
    }
    if rest.contains("{{") { throw .openTag }
    pending += rest
    let isBlank = pending[...].trimmed.isEmpty
    if isBlank, !leavesText, line.text.contains("{{") { return }
    builder.add(.literal(pending + "\n"), line: line.number)
  }

  private func apply(
    _ tag: PromptTag,
    at line: Int,
    _ builder: inout TurnBuilder
  ) throws(PromptError.Reason) {
    switch tag {
    case .role(let role):
      guard builder.open.isEmpty else { throw .conditionalRole }
      builder.begin(role)
    case .condition(let name):
      try check(name)
      guard builder.open.count < Self.deepest else { throw .tooDeep(limit: Self.deepest) }
      builder.open.append((name, line))
    case .end:
      guard builder.open.popLast() != nil else { throw .strayEnd }
    case .variable(let name):
      try check(name)
      builder.add(.variable(name), line: line)
    case .json(let name):
      try check(name)
      builder.add(.json(name), line: line)
    }
  }

  private func check(_ name: String) throws(PromptError.Reason) {
    guard !variables.contains(name) else { return }
    let known = variables.sorted()
    throw .unknownVariable(name, near: NearName.of(name, in: known), known: known)
  }
}

/// A builder of the messages.
private struct TurnBuilder {
  /// The open conditions with their line numbers.
  var open: [(name: String, line: Int)] = []
  private var done: [PromptTemplate.Turn] = []
  private var current = PromptTemplate.Turn(role: .user, parts: [])

  /// The messages that have more than white space.
  var turns: [PromptTemplate.Turn] {
    (done + [current]).filter { turn in
      turn.parts.contains { part in
        if case .literal(let text) = part.content { !text[...].trimmed.isEmpty } else { true }
      }
    }
  }

  mutating func begin(_ role: PromptMessage.Role) {
    done.append(current)
    current = PromptTemplate.Turn(role: role, parts: [])
  }

  /// Adds a part with the open conditions; a literal is joined to the literal before it.
  mutating func add(_ content: PromptTemplate.Content, line: Int) {
    let conditions = open.map(\.name)
    if case .literal(let text) = content {
      guard !text.isEmpty else { return }
      if let last = current.parts.last, last.conditions == conditions,
        case .literal(let earlier) = last.content
      {
        current.parts[current.parts.count - 1].content = .literal(earlier + text)
        return
      }
    }
    current.parts.append(.init(content: content, conditions: conditions, line: line))
  }
}
