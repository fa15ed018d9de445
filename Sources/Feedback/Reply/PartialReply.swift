/// The fields of a reply that could be read.
package struct PartialReply: Sendable, Equatable {
  /// The model's opinion of the verdict.
  package var agreement: Agreement
  package var edits: [ExplanationReply.Edit]?
  package var corrected: String?
  package var example: ExampleReply?
  package var hint: String?
  package var confidence: ExplanationReply.Confidence
  package var explanation: String

  /// Whether the model agrees with the grader.
  package enum Agreement: Sendable, Equatable {
    case agrees, disputes
    /// The field is missing.
    case unsaid
    /// The field is neither yes nor no.
    case unclear
  }

  static let textName = "explanation"
  /// The fields in which models put the text if they don't use ``textName``.
  static let otherTextNames: Set = [
    "answer", "comment", "content", "feedback", "message", "reply", "response", "text",
  ]

  /// Creates a partial reply with all fields of a reply.
  package init(_ reply: ExplanationReply) {
    agreement = reply.verdictAgrees ? .agrees : .disputes
    edits = reply.edits
    corrected = reply.corrected
    example = reply.example
    hint = reply.hint
    confidence = reply.confidence
    explanation = reply.explanation
  }

  /// Reads the members of an object; nil if it has no explanation or a repeated member.
  init?(_ members: [LooseJSON.Member]) {
    guard Set(members.map(\.name)).count == members.count else { return nil }
    let fields = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    let others = fields.filter { Self.otherTextNames.contains($0.key) }.compactMap(\.value.words)
    guard let text = fields[Self.textName]?.words ?? (others.count == 1 ? others[0] : nil) else {
      return nil
    }
    explanation = text
    agreement = fields["verdict_agrees"].map(Agreement.init) ?? .unsaid
    edits = fields["edits"].flatMap(Self.edits)
    corrected = fields["corrected"]?.words
    example = fields["example"].flatMap(ExampleReply.init)
    hint = fields["hint"]?.words
    confidence =
      fields["confidence"]?.words.flatMap { .init(rawValue: $0.lowercased()) } ?? .low
  }

  /// The complete reply; nil if a field that is shown or judged is missing.
  package var whole: ExplanationReply? {
    guard agreement == .agrees, let edits, let corrected, let example else { return nil }
    return ExplanationReply(
      verdictAgrees: true,
      edits: edits,
      corrected: corrected,
      example: example,
      hint: hint,
      confidence: confidence,
      explanation: explanation
    )
  }

  /// Reads the edits; nil if one of them has no id.
  private static func edits(_ value: LooseJSON) -> [ExplanationReply.Edit]? {
    let values: [LooseJSON]
    switch value {
    case .list(let list): values = list
    case .object: values = [value]
    case .null, .flag, .number, .text: return nil
    }
    let edits = values.compactMap(ExplanationReply.Edit.init)
    return edits.count == values.count ? edits : nil
  }
}

extension PartialReply.Agreement {
  /// Reads the forms of yes and no that models write.
  init(_ value: LooseJSON) {
    switch value {
    case .flag(let flag): self = flag ? .agrees : .disputes
    case .number("1"): self = .agrees
    case .number("0"): self = .disputes
    case .text(let text):
      switch text.lowercased().prefix(while: \.isLetter) {
      case "true", "yes", "agree", "agrees": self = .agrees
      case "false", "no", "disagree", "disagrees": self = .disputes
      default: self = .unclear
      }
    case .null, .number, .list, .object: self = .unclear
    }
  }
}

extension LooseJSON {
  fileprivate subscript(name: String) -> LooseJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension ExplanationReply.Edit {
  /// Reads an edit; an unknown category becomes ``ReplyCategory/other``, which is not shown.
  fileprivate init?(_ value: LooseJSON) {
    let id: Int? =
      switch value["id"] {
      case .number(let text), .text(let text): Int(text)
      default: nil
      }
    guard let id else { return nil }
    let category = value["category"]?.words.flatMap(ReplyCategory.init(rawValue:))
    self.init(id: id, category: category ?? .other, rule: value["rule"]?.words ?? "")
  }
}

extension ExampleReply {
  fileprivate init?(_ value: LooseJSON) {
    guard let turkish = value["tr"]?.words, let gloss = value["gloss"]?.words else { return nil }
    self.init(turkish: turkish, gloss: gloss)
  }

  /// Reads a reply to ``PromptName/anotherExample``, and ignores text around its object.
  package init?(reply: String) {
    let scalars = Array(reply.unicodeScalars)
    guard let start = scalars.firstIndex(of: "{"),
      let value = LooseJSON.read(scalars, from: start)
    else { return nil }
    let candidates = [value] + (value.members ?? []).map(\.value)
    guard let example = candidates.lazy.compactMap(ExampleReply.init).first else { return nil }
    self = example
  }
}

extension LooseJSON {
  fileprivate var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}
