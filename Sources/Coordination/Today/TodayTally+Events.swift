import Memory

extension TodayTally {
  /// An answer to a card.
  package typealias CardEvent = (time: Int64, milliseconds: Int64, isKnown: Bool)

  /// Adds up what the record holds of a day.
  ///
  /// The time before an event counts for cards if the event is an answer to a card.
  package init(entries: [(time: Int64, milliseconds: Int64)], cards: [CardEvent]) {
    cardAnswers = cards.count
    knownCards = cards.count(where: \.isKnown)
    let events =
      entries.map { (time: $0.time, milliseconds: $0.milliseconds, isCard: false) }
      + cards.map { (time: $0.time, milliseconds: $0.milliseconds, isCard: true) }
    var time = StudyTime()
    lastTime = events.map(\.time).max()
    for event in events.sorted(by: { $0.time < $1.time }) {
      let counted = time.count(eventAt: event.time, answered: event.milliseconds)
      if event.isCard { onCards += counted }
    }
    milliseconds = time.milliseconds
  }
}
