package import Bilingual
import SeededRandom

/// An endless sequence of items; the same lines, words and seed give the same items.
package struct DrillSet: Sendable {
  /// The smallest number of words for a line.
  package static let fewestWords = 15

  /// A line and the words that it asks.
  package struct Part: Sendable, Equatable {
    package let line: DrillLine
    package let words: [DrillWord]

    /// Takes the words of the level; if they are fewer than 15, also those of the next levels.
    package init(_ line: DrillLine, from words: [DrillWord], upTo band: LexiconEntry.Band) {
      let fitting = words.filter { $0.fits(line.words) }
      var limit = band.rawValue
      while limit < 6, fitting.lazy.filter({ $0.band.rawValue <= limit }).count < fewestWords {
        limit += 1
      }
      self.line = line
      self.words = line.words.list.isEmpty ? fitting.filter { $0.band.rawValue <= limit } : fitting
    }
  }

  private let parts: [Part]
  private var generator: SplitMix64
  private var last: DrillItem?
  /// Items that were missed, with the number of items until they come again.
  private var missed: [(item: DrillItem, after: Int)] = []

  /// How many items come between a miss and its return.
  private static let distance = 3

  /// Creates a set; nil if no line has words.
  package init?(_ parts: [Part], seed: UInt64) {
    self.parts = parts.filter { !$0.words.isEmpty }
    guard !self.parts.isEmpty else { return nil }
    generator = SplitMix64(seed: seed)
  }

  /// The usable words of a lexicon.
  ///
  /// Of homographs the first is taken if all are inflected alike.
  package static func words(of lexicon: BilingualLexicon) -> [DrillWord] {
    lexicon.entries.filter { ($0.homograph ?? 1) == 1 }.compactMap(DrillWord.init)
  }

  /// The next item; nil if none can be made of the lines.
  package mutating func next() -> DrillItem? {
    for index in missed.indices { missed[index].after -= 1 }
    if let index = missed.firstIndex(where: { $0.after < 0 }) {
      last = missed.remove(at: index).item
      return last
    }
    for _ in 0..<200 {
      guard let part = parts.randomElement(using: &generator),
        let person = part.line.form.persons.randomElement(using: &generator),
        let word = part.words.randomElement(using: &generator),
        let item = DrillItem(part.line, word, person)
      else { continue }
      // The same word twice running would show its stem.
      let repeats = item.word == last?.word && part.words.count > 1
      if repeats || item == last { continue }
      last = item
      return item
    }
    return nil
  }

  /// Asks an item again after three others.
  package mutating func askAgain(_ item: DrillItem) {
    if !missed.contains(where: { $0.item == item }) { missed.append((item, Self.distance)) }
  }
}
