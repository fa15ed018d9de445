import Mastery
import RandomTestSupport
import Testing

@Suite(.seeded) struct CardShareTests {
  @Test func cardsAndWordsTakeAtMostTwoFifthsOfTheDay() {
    var numbers = TestRandom(401)
    for _ in 0..<2_000 {
      let minutes = Int.random(in: 0...60, using: &numbers)
      let due = Int.random(in: 0...200, using: &numbers)
      let words = Int.random(in: 0...60, using: &numbers)
      let share = cardShare(
        minutes: minutes,
        dueCards: due,
        secondsPerCard: Double.random(in: 2...40, using: &numbers),
        newWords: words,
        secondsPerWord: Double.random(in: 5...60, using: &numbers)
      )
      #expect(share.seconds <= 24 * Double(minutes))
      #expect(share.dueCards + share.waitingCards == due)
      #expect(share.newWords <= words)
      #expect(share.waitingCards == 0 || share.newWords == 0)
      #expect(share.newWords.isMultiple(of: CardShare.groupSize) || share.newWords == words)
    }
  }

  @Test func dueCardsComeBeforeNewWords() {
    let share = cardShare(minutes: 15, dueCards: 20, secondsPerCard: 9, newWords: 30)
    #expect(share.dueCards == 20)
    #expect(share.newWords == 5)
    #expect(share.seconds == 300)
    let full = cardShare(minutes: 15, dueCards: 90, secondsPerCard: 9, newWords: 30)
    #expect(full.dueCards == 40)
    #expect(full.waitingCards == 50)
    #expect(full.newWords == 0)
  }

  @Test func fiveMinutesHaveRoomForAGroupOfWords() {
    #expect(cardShare(minutes: 5, dueCards: 0, newWords: 20).newWords == 5)
    #expect(cardShare(minutes: 15, dueCards: 0, newWords: 7).newWords == 7)
  }

  @Test func newCardsAndNewWordsTakeTurnsWhereOnlyOneOfThemFits() {
    func share(_ seconds: Double, due: Int = 0, wordsFirst: Bool) -> [Int] {
      let share = cardShare(
        seconds: seconds,
        dueCards: due,
        newCards: 20,
        newWords: 30,
        wordsFirst: wordsFirst
      )
      return [share.newCards, share.newWords]
    }
    #expect(share(150, wordsFirst: true) == [1, 5])
    #expect(share(150, wordsFirst: false) == [8, 0])
    #expect(share(360, wordsFirst: true) == [13, 5])
    #expect(share(360, wordsFirst: false) == [13, 5])
    #expect(share(360, due: 41, wordsFirst: true) == [0, 0])
  }

  @Test func dueCardsThatNeverEndLeaveTimeForTwoNewCardsOnEverySecondDay() {
    for (due, reservesWords) in [(39, false), (200, false), (200, true)] {
      func share(wordsFirst: Bool) -> CardShare {
        cardShare(
          seconds: 360,
          dueCards: due,
          newCards: 20,
          newWords: 30,
          wordsFirst: wordsFirst,
          reservesWords: reservesWords
        )
      }
      #expect(share(wordsFirst: true).newCards == 0)
      let own = share(wordsFirst: false)
      #expect(own.newCards == 2)
      #expect(own.newWords == (reservesWords ? 5 : 0))
      #expect(own.waitingCards > 0 && own.dueCards + own.waitingCards == due)
      #expect(own.seconds <= 360)
    }
    // A deck with a single new card keeps the time of one, and a tiny day not more than half of it.
    #expect(cardShare(seconds: 360, dueCards: 99, newCards: 1, wordsFirst: false).dueCards == 38)
    #expect(cardShare(seconds: 36, dueCards: 99, newCards: 9, wordsFirst: false).newCards == 1)
  }

  @Test func aGroupOfWordsKeepsItsTimeHoweverManyCardsAreDue() {
    for due in [0, 10, 26, 27, 200] {
      let share = cardShare(seconds: 360, dueCards: due, newWords: 30, reservesWords: true)
      #expect(share.newWords >= 5 && share.seconds <= 360)
      #expect(share.dueCards == min(due, 26) && share.waitingCards == max(0, due - 26))
    }
    #expect(cardShare(seconds: 120, dueCards: 9, newWords: 30, reservesWords: true).dueCards == 0)
    #expect(cardShare(seconds: 360, dueCards: 50, reservesWords: true).dueCards == 40)
  }

  @Test func aDayAfterAnAbsenceIsHalfAsLong() {
    #expect(DayLength.minutes(usual: 15, daysAway: nil) == 15)
    #expect(DayLength.minutes(usual: 15, daysAway: 6) == 15)
    #expect(DayLength.minutes(usual: 15, daysAway: 7) == 8)
    #expect(DayLength.minutes(usual: 30, daysAway: 90) == 15)
    #expect(DayLength.minutes(usual: 5, daysAway: 30) == 5)
    #expect(DayLength.minutes(usual: 3, daysAway: 30) == 3)
  }

  @Test func aCardTakesTheMedianOfTheAnswersAndOfTenUsualOnes() {
    #expect(secondsPerCard(cards: [], words: []) == 9)
    #expect(secondsPerCard(cards: Array(repeating: 20, count: 9), words: []) == 9)
    #expect(secondsPerCard(cards: Array(repeating: 20, count: 10), words: []) == 20)
  }

  @Test func beforeTheFirstCardsNewWordsTellThePace() {
    #expect(secondsPerCard(cards: [], words: [20, 20, 300]) == 18)
    #expect(secondsPerCard(cards: [], words: [1]) == 4.5)
    #expect(secondsPerCard(cards: [], words: [120, 120]) == 27)
    // Ten answers to cards weigh as much as what words tell.
    #expect(secondsPerCard(cards: Array(repeating: 30, count: 10), words: [20]) == 30)
  }
}
