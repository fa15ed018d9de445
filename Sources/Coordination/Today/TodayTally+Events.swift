extension TodayTally {
  /// An answer to a card.
  package typealias CardEvent = (time: Int64, milliseconds: Int64, isKnown: Bool)

  /// Adds up what the record holds of a day.
  ///
  /// The time before an event counts for cards if the event is an answer to a card. Of the first
  /// event, what its answer took counts.
  package init(entries: [(time: Int64, milliseconds: Int64)], cards: [CardEvent]) {
    cardAnswers = cards.count
    knownCards = cards.count(where: \.isKnown)
    let events =
      entries.map { (time: $0.time, milliseconds: $0.milliseconds, isCard: false) }
      + cards.map { (time: $0.time, milliseconds: $0.milliseconds, isCard: true) }
    var last: Int64?
    for event in events.sorted(by: { $0.time < $1.time }) {
      let pause = last.map { event.time.subtractingReportingOverflow($0).partialValue }
      let counted = StudyTime.counted(pause ?? event.milliseconds)
      milliseconds += counted
      if event.isCard { onCards += counted }
      last = event.time
    }
  }
}
