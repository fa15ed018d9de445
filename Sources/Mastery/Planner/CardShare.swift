/// How many cards and new words fit into the share of a day that is theirs.
package struct CardShare: Sendable, Equatable {
  /// The highest share of the day's time for cards and new words together.
  package static let limit = 0.4
  /// New words come in groups: all of a group are shown, then asked by choice, then typed.
  package static let groupSize = 5
  /// The seconds that a new word takes: shown, asked by choice, typed.
  package static let secondsPerWord = 24.0
  /// The seconds that a card takes as long as the learner's own time isn't known.
  package static let secondsPerCard = 9.0

  /// Due cards to ask, the oldest first.
  package let dueCards: Int
  /// Due cards of today's limit that don't fit; the learner is told their number.
  package let waitingCards: Int
  /// New words, a multiple of ``groupSize`` unless fewer are left in the list.
  package let newWords: Int
  /// The seconds that all of this takes, by the times that were given.
  package let seconds: Double
}

/// Returns the share of cards and new words in a day of some minutes.
///
/// New words get only the time that the due cards leave, and only if all due cards fit. The last
/// group may be smaller than five when no more words are left.
package func cardShare(
  minutes: Int,
  dueCards: Int,
  secondsPerCard: Double = CardShare.secondsPerCard,
  newWords: Int = 0,
  secondsPerWord: Double = CardShare.secondsPerWord
) -> CardShare {
  let room = CardShare.limit * 60 * Double(max(0, minutes))
  let perCard = max(1, secondsPerCard)
  let cards = min(max(0, dueCards), Int(room / perCard))
  let left = room - Double(cards) * perCard
  let words = cards == max(0, dueCards) ? wordsFitting(newWords, in: left, each: secondsPerWord) : 0
  return CardShare(
    dueCards: cards,
    waitingCards: max(0, dueCards) - cards,
    newWords: words,
    seconds: Double(cards) * perCard + Double(words) * max(1, secondsPerWord)
  )
}

/// Returns how many words fit in whole groups.
private func wordsFitting(_ available: Int, in seconds: Double, each: Double) -> Int {
  let fitting = Int(seconds / max(1, each))
  guard available > 0, fitting > 0 else { return 0 }
  if available <= fitting { return available }
  return fitting / CardShare.groupSize * CardShare.groupSize
}
