/// The Turkish words for English ones, from the glosses of a lexicon.
package struct EnglishIndex: Sendable {
  /// A meaning of a Turkish word.
  package struct Match: Sendable, Equatable {
    package var entry: LexiconEntry
    /// The place of the sense in the entry.
    package var sense: Int

    /// Creates a match.
    package init(entry: LexiconEntry, sense: Int) {
      self.entry = entry
      self.sense = sense
    }
  }

  private let matches: [String: [Match]]

  /// Indexes the whole lexicon, which takes some milliseconds.
  package init(_ lexicon: BilingualLexicon) {
    var matches: [String: [Match]] = [:]
    for entry in lexicon.entries {
      for (place, sense) in entry.senses.enumerated() {
        for gloss in Set(sense.glosses.map { $0.english.lowercased() }) {
          matches[gloss, default: []].append(Match(entry: entry, sense: place))
        }
      }
    }
    self.matches = matches
  }

  /// The Turkish words for an English word or phrase in any form, the commonest first.
  package func matches(for english: String) -> [Match] {
    var found: [Match] = []
    for key in EnglishQuery(english).keys {
      for match in matches[key] ?? [] where !found.contains(match) { found.append(match) }
    }
    return Self.sorted(found)
  }

  /// Sorts meanings, the commonest first; equal ones stay in their order.
  static func sorted(_ matches: [Match]) -> [Match] {
    matches.enumerated().sorted { left, right in
      let (a, b) = (rank(left.element), rank(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  /// A word whose first sense it is comes before a commoner word that can also mean it.
  private static func rank(_ match: Match) -> Int {
    match.sense * 2 + match.entry.band.rawValue + (match.entry.register == .neutral ? 0 : 3)
  }
}
