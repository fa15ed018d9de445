/// Something that the learner did, as far as it counts as study.
package struct StudyEvent: Sendable, Equatable {
  package let day: StudyDay
  /// In milliseconds since 1970-01-01 00:00 UTC.
  package let time: Int64
  /// How long the answer took, in milliseconds; 0 if it is none.
  package let milliseconds: Int64
  /// Whether it is an answer that was not undone.
  package let isAnswer: Bool

  /// Creates an event.
  package init(day: StudyDay, time: Int64, milliseconds: Int64, isAnswer: Bool) {
    self.day = day
    self.time = time
    self.milliseconds = milliseconds
    self.isAnswer = isAnswer
  }
}

/// The answers of one day of study.
package struct StudyTally: Sendable, Equatable {
  package var day: StudyDay
  package var answers: Int
  /// The time spent, as ``StudyTime`` counts it.
  package var milliseconds: Int64

  /// Creates a tally.
  package init(day: StudyDay, answers: Int, milliseconds: Int64) {
    self.day = day
    self.answers = answers
    self.milliseconds = milliseconds
  }

  /// Returns a tally for each day with an answer, the earliest first.
  package static func all(of events: [StudyEvent]) -> [StudyTally] {
    var tallies: [StudyTally] = []
    var time = StudyTime()
    for event in events.sorted(by: { ($0.day, $0.time) < ($1.day, $1.time) }) {
      if tallies.last?.day != event.day {
        tallies.append(StudyTally(day: event.day, answers: 0, milliseconds: 0))
        time = StudyTime()
      }
      time.count(eventAt: event.time, answered: event.milliseconds)
      tallies[tallies.count - 1].answers += event.isAnswer ? 1 : 0
      tallies[tallies.count - 1].milliseconds = time.milliseconds
    }
    return tallies.filter { $0.answers > 0 }
  }
}

extension StudyDay {
  /// The day of the week, 0 for Monday; day 0 was a Thursday.
  package var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// The Monday of the week of the day.
  package var monday: StudyDay { self + -weekday }
}
