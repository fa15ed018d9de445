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
  /// The answers of the usual time that are assumed beside those of the learner.
  package static let usualAnswers = 10
  /// The seconds that one of the two answers to a new word takes, its page left out.
  static let secondsPerWordAnswer = 10.0
  /// A new card is asked again some minutes later.
  static let answersOfNewCard = 2.0
  /// The new cards that keep their time on every second day, so that cards that are due never hold
  /// a deck back for good.
  static let newCardsKept = 2.0

  /// Due cards to ask, the oldest first.
  package let dueCards: Int
  /// Due cards of today's limit that don't fit; the learner is told their number.
  package let waitingCards: Int
  /// Cards to ask for the first time.
  package let newCards: Int
  /// New words, a multiple of ``groupSize`` unless fewer are left in the list.
  package let newWords: Int
  /// The seconds that new cards leave for words.
  package let reserved: Double
  /// The seconds that all of this takes, by the times that were given.
  package let seconds: Double
}

/// Returns the seconds that a card takes a learner: the median of the answers to cards together with
/// ten of the usual time, which is longer or shorter as the answers to new words are.
package func secondsPerCard(cards: [Double], words: [Double]) -> Double {
  let median = words.isEmpty ? CardShare.secondsPerWordAnswer : words.sorted()[words.count / 2]
  let ratio = min(3, max(0.5, median / CardShare.secondsPerWordAnswer))
  let usual = Array(
    repeating: CardShare.secondsPerCard * ratio,
    count: CardShare.usualAnswers
  )
  let sorted = (cards + usual).sorted()
  return sorted[sorted.count / 2]
}

/// Returns the share of cards and new words in a day of some minutes.
package func cardShare(
  minutes: Int,
  dueCards: Int,
  secondsPerCard: Double = CardShare.secondsPerCard,
  newWords: Int = 0,
  secondsPerWord: Double = CardShare.secondsPerWord
) -> CardShare {
  cardShare(
    seconds: CardShare.limit * 60 * Double(max(0, minutes)),
    dueCards: dueCards,
    secondsPerCard: secondsPerCard,
    newWords: newWords,
    secondsPerWord: secondsPerWord
  )
}

/// Returns the share of cards and new words in some seconds.
///
/// New cards and new words get the time that the due cards leave. If that time is enough for two
/// groups of words, both come; if not, the words with `wordsFirst`, else the new cards. Without
/// `wordsFirst` two new cards keep their time free of due cards. A caller who lets them take turns
/// therefore begins every deck and finishes every list. With `reservesWords` a group of words keeps
/// its time free of due cards too, so that a list goes on however many cards are due; without
/// `wordsFirst` it shares what due cards leave with the new cards. The last group may be smaller
/// than five when no more words are left.
package func cardShare(
  seconds room: Double,
  dueCards: Int,
  secondsPerCard: Double = CardShare.secondsPerCard,
  newCards: Int = 0,
  newWords: Int = 0,
  secondsPerWord: Double = CardShare.secondsPerWord,
  wordsFirst: Bool = true,
  reservesWords: Bool = false
) -> CardShare {
  let (perCard, perWord) = (max(1, secondsPerCard), max(1, secondsPerWord))
  let group = Double(min(max(0, newWords), CardShare.groupSize)) * perWord
  let kept = reservesWords ? min(group, max(0, room)) : 0
  let perNew = CardShare.answersOfNewCard * perCard
  let mostNew = Double(max(0, newCards))
  let keptForNew =
    wordsFirst
    ? 0 : min(min(mostNew, CardShare.newCardsKept) * perNew, max(0, (max(0, room) - kept) / 2))
  let due = min(max(0, dueCards), Int((max(0, room) - kept - keptForNew) / perCard))
  let rest = max(0, room) - Double(due) * perCard
  let left = due == max(0, dueCards) ? rest : kept + keptForNew
  let shared = wordsFirst || due < dueCards ? kept : min(kept, left / 2)
  let reserve = kept > 0 ? shared : wordsFirst || left >= 2 * group ? min(group, left) : 0
  // The sums of what is kept may miss a whole number by a rounding error.
  let new = min(max(0, newCards), Int((left - reserve) / perNew + 1e-9))
  let words = wordsFitting(newWords, in: left - Double(new) * perNew + 1e-6, each: perWord)
  return CardShare(
    dueCards: due,
    waitingCards: max(0, dueCards) - due,
    newCards: new,
    newWords: words,
    reserved: kept > 0 ? reserve : Double(words) * perWord,
    seconds: Double(due) * perCard + Double(new) * perNew + Double(words) * perWord
  )
}

/// Returns how many words fit in whole groups.
private func wordsFitting(_ available: Int, in seconds: Double, each: Double) -> Int {
  let fitting = Int(seconds / max(1, each))
  guard available > 0, fitting > 0 else { return 0 }
  if available <= fitting { return available }
  return fitting / CardShare.groupSize * CardShare.groupSize
}
