import Scoring

/// A model's second opinion on an answer of which the grader can show nothing.
///
/// It never changes the mark. It is kept as text that begins with a sentence of the program.
package struct OpinionReply: Sendable, Equatable {
  /// Whether the answer means the same, in the model's opinion.
  package enum Sameness: String, Sendable, CaseIterable {
    case yes, no, unsure
  }

  package let sameness: Sameness
  package let explanation: String

  /// Reads a model's reply, with or without text around its object; nil without a clear opinion.
  package init?(reply: String) {
    let scalars = Array(reply.unicodeScalars)
    guard let start = scalars.firstIndex(of: "{"),
      case .object(let members) = LooseJSON.read(scalars, from: start),
      Set(members.map(\.name)).count == members.count
    else { return nil }
    let fields = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    guard let opinion = fields["same_meaning"].flatMap(Self.sameness),
      let text = fields["explanation"]?.words
    else { return nil }
    (sameness, explanation) = (opinion, text)
  }

  /// Reads what ``text(in:)`` has written.
  package init?(kept text: String, in language: TeachingLanguage) {
    let found = Sameness.allCases.first { text.hasPrefix(Self.sentence($0, in: language)) }
    guard let found else { return nil }
    sameness = found
    let rest = text.dropFirst(Self.sentence(found, in: language).count)
    explanation = String(rest.drop { $0 == " " })
  }

  /// The opinion for the learner: a sentence of the program, then the model's explanation.
  package func text(in language: TeachingLanguage) -> String {
    let sentence = Self.sentence(sameness, in: language)
    return explanation.isEmpty ? sentence : "\(sentence) \(explanation)"
  }

  private static func sameness(_ value: LooseJSON) -> Sameness? {
    switch value {
    case .flag(let flag): flag ? .yes : .no
    case .text(let text): Sameness(rawValue: text.lowercased())
    case .null, .number, .list, .object: nil
    }
  }

  private static func sentence(_ sameness: Sameness, in language: TeachingLanguage) -> String {
    let isTurkish = language.base == TeachingLanguage.turkish.base
    return switch sameness {
    case .yes: isTurkish ? "Bence aynı anlama geliyor." : "I think that it means the same."
    case .no:
      isTurkish ? "Bence aynı anlama gelmeyebilir." : "I think that it may not mean the same."
    case .unsure: isTurkish ? "Ben de emin değilim." : "I can't tell either."
    }
  }
}

extension ReplyGuard {
  /// Returns the objections to a second opinion, the gravest first.
  package func objections(to opinion: OpinionReply) -> [ReplyObjection] {
    if opinion.explanation.allSatisfy(\.isWhitespace) { return [] }
    return objections(toText: opinion.explanation, isClosed: true).filter { $0 != .missesThePoint }
  }
}
