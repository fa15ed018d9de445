/// The lasting name of a card: its entry and the kind of card.
///
/// It contains no text of the card, so that editing a text keeps the progress.
package struct CardID: Hashable, Sendable, CustomStringConvertible {
  package let entry: String
  package let kind: CardKind

  /// Creates the id of a card of an entry.
  package init(entry: String, kind: CardKind) {
    self.entry = entry
    self.kind = kind
  }

  /// Reads `a1-u3-vocabulary#eczane/type`.
  package init?(_ text: String) {
    guard let slash = text.lastIndex(of: "/"), slash > text.startIndex,
      let kind = CardKind(rawValue: String(text[text.index(after: slash)...]))
    else { return nil }
    self.init(entry: String(text[..<slash]), kind: kind)
  }

  package var description: String { "\(entry)/\(kind.rawValue)" }

  /// A seed that is the same for the card on every machine: the FNV-1a hash of its name.
  package var seed: UInt64 {
    description.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
