/// The way in which a card asks its entry.
public enum CardKind: String, Sendable, CaseIterable, Codable {
  /// Turkish is shown, English recalled.
  case recognise
  /// English is shown, Turkish recalled.
  case recall
  /// English is shown, Turkish typed and graded.
  case type

  /// What a deck asks unless told otherwise.
  public static let usual: [CardKind] = [.recognise, .type]
}
