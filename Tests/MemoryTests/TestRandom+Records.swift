import Memory
import RandomTestSupport

extension TestRandom {
  /// A log of answers with these numbers of days between them.
  mutating func records(_ count: Int, days: ClosedRange<Int>) -> [ReviewRecord] {
    var day = StudyDay(20_000)
    return (0..<count).map { _ in
      day = day + Int.random(in: days, using: &self)
      let rating = Rating.allCases.randomElement(using: &self) ?? .good
      return ReviewRecord(moment: Moment(seconds: 0, day: day), rating: rating)
    }
  }

  /// A log of answers on later and later days, some on the same day or with the clock set back.
  mutating func records(_ count: Int) -> [ReviewRecord] {
    var seconds: Int64 = 1_790_000_000
    return (0..<count).map { _ in
      seconds += Int64.random(in: -50_000...900_000, using: &self)
      let rating = Rating.allCases.randomElement(using: &self) ?? .good
      let moment = Moment(seconds: seconds, utcOffset: 10_800)
      return ReviewRecord(
        moment: moment,
        rating: rating,
        inSession: Int.random(in: 0..<9, using: &self) > 0
      )
    }
  }
}
