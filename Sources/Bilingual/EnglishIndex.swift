/// The Turkish words for English ones, from the glosses of a lexicon.
package struct EnglishIndex: Sendable {
  /// A meaning of a Turkish word.
  package struct Match: Sendable, Equatable {
    package var entry: LexiconEntry
    /// The place of the sense in the entry.
    package var sense: Int
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
    let words = EnglishPrompt.words(of: english)
    guard let last = words.last else { return [] }
    let whole = words.joined(separator: " ")
    var keys = [whole]
    // The form is in the last word of a noun phrase (railway stations), in the first of a verb
    // phrase (looked after).
    let head = words.dropLast().joined(separator: " ")
    for base in EnglishForms.bases(of: last) {
      keys.append(head.isEmpty ? base : "\(head) \(base)")
    }
    let tail = words.dropFirst().joined(separator: " ")
    if !tail.isEmpty {
      for base in EnglishForms.bases(of: words[0]) { keys.append("\(base) \(tail)") }
    }
    var found: [Match] = []
    for key in keys {
      for match in matches[key] ?? [] where !found.contains(match) { found.append(match) }
    }
    return found.enumerated().sorted { left, right in
      let (a, b) = (Self.rank(left.element), Self.rank(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }

  /// A word whose first sense it is comes before a commoner word that can also mean it.
  private static func rank(_ match: Match) -> Int {
    match.sense * 2 + match.entry.band.rawValue + (match.entry.register == .neutral ? 0 : 3)
  }
}
