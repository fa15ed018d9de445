/// The words that a line of drills takes: `noun soft`, `verb transitive`, `verb list: almak bilmek`.
package struct DrillWordFilter: Sendable, Equatable {
  /// The kind of word.
  package enum Kind: String, Sendable, CaseIterable {
    case noun, compound, name, adjective, numeral, verb
  }

  /// What the words must also be.
  package enum Condition: String, Sendable, CaseIterable {
    case vowelEnd = "vowel-end"
    case consonantEnd = "consonant-end"
    /// Ends in f, s, t, k, ç, ş, h or p.
    case hard
    /// The last consonant softens before a vowel: kitap, kitabı.
    case soft
    /// The last vowel drops before a vowel: ağız, ağzı.
    case drops
    /// Has an English plural.
    case countable
    /// Takes an object in the accusative.
    case transitive
    /// The English verb can be said with -ing: “I am coming”, but not “I am knowing”.
    case dynamic
    /// Has one syllable.
    case short
  }

  package var kind: Kind
  package var conditions: [Condition] = []
  /// The only words to take; empty for all.
  package var list: [String] = []

  /// Reads the text of a line; nil if a name in it is unknown.
  static func read(_ text: String) -> DrillWordFilter? {
    let words = text.split(separator: " ").map(String.init)
    guard let kind = words.first.flatMap(Kind.init) else { return nil }
    var filter = DrillWordFilter(kind: kind)
    for (index, word) in words.enumerated().dropFirst() {
      if word == "list:" {
        filter.list = Array(words[(index + 1)...])
        return filter.list.isEmpty ? nil : filter
      }
      guard let condition = Condition(rawValue: word) else { return nil }
      filter.conditions.append(condition)
    }
    return filter
  }
}
