/// A prompt file that has been read: its settings and its messages with their holes.
///
/// The form is a subset of dotprompt: settings between two lines `---`, then a text that
/// `{{role "…"}}` parts into messages, with `{{var}}`, `{{json var}}` and `{{#if var}}…{{/if}}`. The
/// messages are parted when the file is read and values are put in once and never looked at again,
/// so that nothing a learner or a course writes can become a tag or a message.
public struct PromptTemplate: Sendable, Equatable {
  /// The path as the caller gave it.
  public let file: String
  /// What `sha256sum` prints for the file, or a hash over it and its schema if it has one.
  public let hash: String
  public let settings: PromptSettings
  /// The JSON schema of the reply.
  public let schema: String?
  let turns: [Turn]

  /// A message with holes.
  struct Turn: Sendable, Equatable {
    var role: PromptMessage.Role
    var parts: [Part]
  }

  /// A stretch of a message that stands if all its conditions are present.
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

  /// Reads a prompt that may use these variables and must use some of them.
  ///
  /// `schema` gives the file beside the prompt that its settings name.
  public init(
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

  /// The messages with the values in their holes, without those that come out empty.
  ///
  /// - Throws: ``PromptError`` if a value is missing where it would be written.
  public func render(_ values: [String: PromptValue]) throws(PromptError) -> [PromptMessage] {
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

  /// The variables that are written somewhere; those only asked about don't count.
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
