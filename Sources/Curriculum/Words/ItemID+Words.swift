/// The ids of the exercises that are made from the cards of a word list.
///
/// The card's own id is that of the typed exercise, so that older records keep their meaning. The
/// choice adds `.choice`; an author can't write such an id, which has only letters, digits, hyphens.
extension ItemID {
  private static let choiceSuffix = ".choice"

  /// Whether the item asks a word of a list by choice.
  package var isWordChoice: Bool { item.hasSuffix(Self.choiceSuffix) }

  /// The id of the choice that belongs to a card: `a1-u1-vocabulary#merhaba.choice`.
  package var wordChoice: ItemID { ItemID(lesson: lesson, item: item + Self.choiceSuffix) }

  /// The id of the card from which the item was made; of any other item the id itself.
  package var card: ItemID {
    guard isWordChoice else { return self }
    return ItemID(lesson: lesson, item: String(item.dropLast(Self.choiceSuffix.count)))
  }
}
