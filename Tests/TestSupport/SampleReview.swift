package import Cards
import Coordination
package import Memory

/// Reviews of a few cards, to be played.
package enum SampleReview {
  package static let day = StudyDay(20_000)
  package static let noon: Int64 = 20_000 * 86_400_000 + 12 * 3_600_000

  package static func card(
    _ number: Int,
    _ kind: CardKind,
    _ entry: CardEntry,
    reviews: Int = 0,
    lapses: Int = 0
  ) -> ReviewCard {
    var standing = CardStanding(reps: reviews, lapses: lapses)
    if reviews > 0 {
      let last = Moment(seconds: noon / 1000 - 864_000, day: day + -10)
      standing.memory = .fsrs(
        FSRSState(
          memory: FSRSMemory(stability: 10, difficulty: 5),
          phase: .review,
          lastReview: last,
          due: .on(day),
          reviews: reviews
        )
      )
    }
    return ReviewCard(number: number, deck: "d", entry: entry, kind: kind, standing: standing)
  }

  package static let pharmacy = CardEntry(
    id: "1",
    word: "eczane",
    partOfSpeech: "noun",
    meaning: "pharmacy; chemist’s",
    example: "Eczane nerede?",
    translation: "Where is the pharmacy?",
    created: 0
  )
  package static let city = CardEntry(id: "2", word: "şehir", meaning: "city", created: 0)
  package static let front = CardEntry(
    id: "3",
    shape: .plain,
    word: "1923",
    meaning: "the republic",
    image: "ankara.png",
    created: 0
  )

  package static func review(
    _ cards: [ReviewCard],
    leech: Int = 8,
    mode: ReviewQueue.Mode = .due,
    nextDay: StudyDay? = nil,
    origin: Deck.Origin = .own
  ) -> OpenedReview {
    let settings = DeckSettings(
      scheduler: SchedulerSettings(fsrs: FSRS()),
      leechThreshold: leech
    )
    let clock = DayClock(secondsAheadOfUTC: 0, rolloverHour: 4)
    let moment = clock.moment(noon)
    let scheduler = settings.scheduler.scheduler
    let candidates = cards.map { card in
      ReviewCandidate(
        card: card.number,
        siblings: card.number,
        state: card.standing.memory ?? scheduler.initial(on: day),
        position: card.number
      )
    }
    return OpenedReview(
      id: "s",
      title: "My words",
      decks: [Deck(id: "d", origin: origin, title: "My words", created: 0, settings: settings)],
      cards: cards,
      queue: ReviewQueue(candidates, at: moment, mode: mode, seed: 1),
      clock: clock,
      nextDay: nextDay
    )
  }
}
