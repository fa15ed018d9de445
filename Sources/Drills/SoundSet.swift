package import Bilingual
import SeededRandom

/// A pair and the word of it that is said, or to be said.
package struct SoundItem: Sendable, Equatable {
  package let pair: SoundPair
  /// The place of the word in the pair, 0 or 1.
  package let place: Int

  package init(_ pair: SoundPair, place: Int) {
    self.pair = pair
    self.place = place
  }

  package var word: SoundWord { pair.words[place] }
  package var other: SoundWord { pair.words[1 - place] }

  /// A sentence with the word: a recogniser understands no single word.
  package var sentence: String { "Şimdi \(word.text) sözcüğünü söyledim." }
}

/// An endless sequence of pairs; the same words and seed give the same pairs.
package struct SoundSet: Sendable {
  private var pairs: [SoundPair]
  private let band: LexiconEntry.Band
  private var generator: SplitMix64
  private var last: SoundItem?
  /// Items that were missed, with the number of items until they come again.
  private var missed: [(item: SoundItem, after: Int)] = []

  /// How many items come between a miss and its return.
  private static let distance = 3

  /// Creates a set; nil without pairs.
  ///
  /// `band` is the level whose words come first.
  package init?(_ pairs: [SoundPair], upTo band: LexiconEntry.Band, seed: UInt64) {
    guard !pairs.isEmpty else { return nil }
    self.pairs = pairs
    self.band = band
    generator = SplitMix64(seed: seed)
  }

  /// Whether a transcript can tell the words of some pair apart.
  package var canBeSaid: Bool { pairs.contains { $0.contrast.isWritten } }

  /// The next item; nil if no pair is left.
  ///
  /// `isSaid` asks only for pairs that a transcript can tell apart.
  package mutating func next(isSaid: Bool) -> SoundItem? {
    let fits = { (pair: SoundPair) in !isSaid || pair.contrast.isWritten }
    for index in missed.indices { missed[index].after -= 1 }
    if let index = missed.firstIndex(where: { $0.after < 0 && fits($0.item.pair) }) {
      last = missed.remove(at: index).item
      return last
    }
    let open = pairs.filter { fits($0) && (pairs.count == 1 || $0 != last?.pair) }
    // Every contrast comes as often as the others, however many pairs it has.
    let contrasts = SoundContrast.allCases.filter { contrast in
      open.contains { $0.contrast == contrast }
    }
    guard let contrast = contrasts.randomElement(using: &generator) else { return nil }
    let chances = open.filter { $0.contrast == contrast }
      .flatMap { Array(repeating: $0, count: $0.weight(upTo: band)) }
    guard let pair = chances.randomElement(using: &generator) else { return nil }
    last = SoundItem(pair, place: Int.random(in: 0...1, using: &generator))
    return last
  }

  /// Asks an item again after three others.
  package mutating func askAgain(_ item: SoundItem) {
    if !missed.contains(where: { $0.item == item }) { missed.append((item, Self.distance)) }
  }

  /// Leaves a pair out, because the voice says both words alike.
  package mutating func leaveOut(_ pair: SoundPair) {
    pairs.removeAll { $0 == pair }
    missed.removeAll { $0.item.pair == pair }
  }
}
