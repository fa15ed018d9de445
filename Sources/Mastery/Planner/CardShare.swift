/// The share of a day that cards and new words may take; the rest is for items.
package struct CardShare: Sendable, Equatable {
  /// The share in hundredths of the day's time.
  package static let percent: Int64 = 40
  /// The usual time for a card, in milliseconds.
  package static let perCard: Int64 = 12_000
  /// The usual time for a group of new words, in milliseconds: five are shown, asked by choice,
  /// then typed.
  package static let perGroup: Int64 = 120_000

  /// The time that is left for cards and new words, in milliseconds.
  package let left: Int64

  /// Computes what is left of the share of a day.
  ///
  /// `spent` is the time spent on the day so far, `onCards` the part of it that went into cards and
  /// new words, both in milliseconds.
  package init(minutes: Int, spent: Int64 = 0, onCards: Int64 = 0) {
    let length = Int64(max(0, minutes)) * 60_000
    left = max(0, min(length * Self.percent / 100 - onCards, length - spent))
  }

  /// Returns how many of the cards to ask fit; the learner is told the number of the others.
  package func cards(of count: Int) -> Int { min(max(0, count), Int(left / Self.perCard)) }

  /// The number of groups of new words that fit.
  package var wordGroups: Int { Int(left / Self.perGroup) }
}
