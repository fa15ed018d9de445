import Cards
import Turkish

extension [EntryInDeck] {
  /// The entries of a category, or all, in the order of the Turkish alphabet.
  package func listed(category: String? = nil) -> [EntryInDeck] {
    let category = category.map(CardEntry.folded)
    return filter { found in
      guard let category else { return true }
      return found.entry.categories.contains { CardEntry.folded($0) == category }
    }
    .map { (key: CollationKey($0.entry.word), found: $0) }
    .sorted { $0.key < $1.key }.map(\.found)
  }

  /// The entries that contain all words of a text, as ``CardBox/search(_:limit:)`` finds them.
  package func matching(_ text: String) -> [EntryInDeck] {
    let words = CardEntry.searchable(text).split(whereSeparator: \.isWhitespace)
    return filter { found in
      let text = found.entry.searchText
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// The entries in the order of the Turkish alphabet, those whose word begins with the text first.
  package func ranked(for text: String) -> [EntryInDeck] {
    let beginning = CardEntry.searchable(text)
    return map { found in
      let isFirst = CardEntry.searchable(found.entry.word).hasPrefix(beginning)
      return (rank: isFirst ? 0 : 1, key: CollationKey(found.entry.word), found: found)
    }
    .sorted { ($0.rank, $0.key) < ($1.rank, $1.key) }.map(\.found)
  }
}
