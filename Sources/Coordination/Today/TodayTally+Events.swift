import Memory

extension TodayTally {
  /// An answer to a card.
  package typealias CardEvent = (time: Int64, milliseconds: Int64, isKnown: Bool)

  /// Adds up what the record holds of a day.
  ///
  /// The time before an event counts for cards if the event is an answer to a card, or one of the
  /// entries of word lists, whose times are `words`.
  package init(
    entries: [(time: Int64, milliseconds: Int64)],
    cards: [CardEvent],
    words: Set<Int64> = []
  ) {
    cardAnswers = cards.count
    knownCards = cards.count(where: \.isKnown)
    let events =
      entries.map {
        (time: $0.time, milliseconds: $0.milliseconds, isCard: words.contains($0.time))
      }
      + cards.map { (time: $0.time, milliseconds: $0.milliseconds, isCard: true) }
    var time = StudyTime()
    lastTime = events.map(\.time).max()
    endsWithCard = !cards.isEmpty && cards.map(\.time).max() == lastTime
    for event in events.sorted(by: { $0.time < $1.time }) {
      let counted = time.count(eventAt: event.time, answered: event.milliseconds)
      if event.isCard { onCards += counted }
    }
    milliseconds = time.milliseconds
  }
}
