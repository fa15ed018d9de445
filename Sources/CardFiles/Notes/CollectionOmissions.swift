/// The parts of a collection besides notes, cards and answers that are not imported.
struct CollectionOmissions {
  let parts: [ImportOmission]

  init(_ collection: AnkiCollection) {
    var tally = OmissionTally()
    for card in collection.cards {
      if card.flag > 0 { tally.add(.flags) }
      if card.queue == .buried || card.queue == .buriedSibling { tally.add(.buried) }
      if card.data.utf8.count > 8, card.data.contains("\"cd\":") { tally.add(.customData) }
    }
    parts = tally.parts + Self.filteredDecks(collection) + Self.emptyDecks(collection)
  }

  private static func filteredDecks(_ collection: AnkiCollection) -> [ImportOmission] {
    let filtered = collection.decks.filter(\.isFiltered)
    if filtered.isEmpty { return [] }
    let count = collection.cards.count { $0.filteredDeck != nil }
    return [ImportOmission(.filteredDecks(filtered.map(\.name).sorted()), count: count)]
  }

  /// Finds decks without cards; a parent of other decks counts only if it has a description.
  private static func emptyDecks(_ collection: AnkiCollection) -> [ImportOmission] {
    let used = Set(collection.cards.map(\.deck))
    let names = collection.decks.filter { used.contains($0.id) }.map(\.name)
    let empty = collection.decks.filter { deck in
      guard !deck.isFiltered, !used.contains(deck.id), deck.id != 1 || !deck.about.isEmpty else {
        return false
      }
      return !deck.about.isEmpty || !names.contains { $0.hasPrefix(deck.name + "::") }
    }
    return [true, false].compactMap { isDescribed in
      let names = empty.filter { $0.about.isEmpty != isDescribed }.map(\.name).sorted()
      let part = ImportOmission.Part.emptyDecks(names, areDescribed: isDescribed)
      return names.isEmpty ? nil : ImportOmission(part, count: names.count)
    }
  }
}
