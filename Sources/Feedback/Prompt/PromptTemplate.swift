/// A parsed prompt file: its settings and its messages with variables.
///
/// The format is a subset of dotprompt: settings between two lines `---`, then a text that
/// `{{role "…"}}` splits into messages, with `{{var}}`, `{{json var}}` and `{{#if var}}…{{/if}}`. The
/// file is split into messages before values are inserted, and values are not parsed, so text of a
/// learner or a course can't become a tag or a message.
package struct PromptTemplate: Sendable, Equatable {
  /// The path that the caller gave.
  package let file: String
  /// The SHA-256 of the file, or of the file and its schema if it has one.
  package let hash: String
  package let settings: PromptSettings
  /// The JSON schema of the reply.
  package let schema: String?
  let turns: [Turn]

  /// A message with variables.
  struct Turn: Sendable, Equatable {
    var role: PromptMessage.Role
    var parts: [Part]
  }

  /// A part of a message that is written if all its conditions are present.
  struct Part: Sendable, Equatable {
    var content: Content
    var conditions: [String]
    /// From 1.
    var line: Int
  }

  enum Content: Sendable, Equatable {
    case literal(String)
    case variable(String)
    case json(String)
  }

  /// Parses a prompt that may use `variables` and must use those in `required`.
  ///
  /// `schema` returns the schema file that the settings name.
  package init(
    _ file: PromptFile,
    variables: Set<String>,
    required: Set<String> = [],
    schema: (String) -> PromptFile? = { _ in nil }
  ) throws(PromptError) {
    let reader = try PromptReader(file, variables: variables)
    self.file = file.path
    settings = reader.settings
    turns = try reader.turns()
    self.schema = try Self.schema(of: settings, file, schema)
    hash = self.schema.map { SHA256.hex(of: [file.hash, $0]) } ?? file.hash
    let used = usedVariables
    if let missing = required.sorted().first(where: { !used.contains($0) }) {
      throw PromptError(file: file.path, line: 0, reason: .missingVariable(missing))
    }
  }

  /// Returns the messages with the values inserted, without empty ones.
  ///
  /// - Throws: ``PromptError`` if a value that would be written is missing.
  package func render(_ values: [String: PromptValue]) throws(PromptError) -> [PromptMessage] {
    var messages: [PromptMessage] = []
    for turn in turns {
      var text = ""
      for part in turn.parts where part.conditions.allSatisfy({ values[$0]?.isPresent ?? false }) {
        text += try self.text(of: part, values)
      }
      let trimmed = String(text[...].trimmed)
      if !trimmed.isEmpty { messages.append(PromptMessage(role: turn.role, text: trimmed)) }
    }
    return messages
  }

  private func text(
    of part: Part,
    _ values: [String: PromptValue]
  ) throws(PromptError) -> String {
    switch part.content {
    case .literal(let text): return text
    case .variable(let name):
      if let value = values[name] { return value.plain }
      throw PromptError(file: file, line: part.line, reason: .missingValue(name))
    case .json(let name):
      if let value = values[name] { return value.json }
      throw PromptError(file: file, line: part.line, reason: .missingValue(name))
    }
  }

  /// The variables that are written somewhere; those in conditions don't count.
  private var usedVariables: Set<String> {
    var names: Set<String> = []
    for part in turns.lazy.flatMap(\.parts) {
      switch part.content {
      case .literal: break
      case .variable(let name), .json(let name): names.insert(name)
      }
    }
    return names
  }

  private static func schema(
    of settings: PromptSettings,
    _ file: PromptFile,
    _ find: (String) -> PromptFile?
  ) throws(PromptError) -> String? {
    guard let name = settings.schema else { return nil }
    guard let schema = find(name) else {
      throw PromptError(file: file.path, line: 0, reason: .noSchema(name))
    }
    guard let text = String(validating: schema.bytes, as: UTF8.self) else {
      throw PromptError(file: schema.path, line: 0, reason: .notUTF8)
    }
    return text
  }
}
