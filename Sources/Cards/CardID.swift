/// The lasting name of a card: its entry and the way in which that is asked.
///
/// Texts are no part of it, so that editing one touches no progress.
public struct CardID: Hashable, Sendable, CustomStringConvertible {
  public let entry: String
  public let kind: CardKind

  /// Joins the id of an entry with a kind.
  public init(entry: String, kind: CardKind) {
    self.entry = entry
    self.kind = kind
  }

  /// Reads `a1-u3-vocabulary#eczane/type`.
  public init?(_ text: String) {
    guard let slash = text.lastIndex(of: "/"), slash > text.startIndex,
      let kind = CardKind(rawValue: String(text[text.index(after: slash)...]))
    else { return nil }
    self.init(entry: String(text[..<slash]), kind: kind)
  }

  public var description: String { "\(entry)/\(kind.rawValue)" }

  /// The same for the same card on every machine (FNV-1a of its name).
  public var seed: UInt64 {
    description.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
