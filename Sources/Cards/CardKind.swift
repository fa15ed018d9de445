/// The way in which a card asks an entry.
package enum CardKind: String, Sendable, CaseIterable, Codable {
  /// Shows Turkish; the learner recalls English.
  case recognise
  /// Shows English; the learner recalls Turkish.
  case recall
  /// Shows English; the learner types Turkish, which is graded.
  case type

  /// The kinds that a new deck asks.
  package static let usual: [CardKind] = [.recognise, .type]
}
