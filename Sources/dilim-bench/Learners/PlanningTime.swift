import Curriculum
import Mastery
import SeededRandom

/// How long the choice of an item takes after years of answers.
struct PlanningTime {
  let bank: ItemBank

  private static let answers = 10_000
  private static let answersOfDay = 30
  /// The last days are without mistakes, so that no return makes the choice short.
  private static let calmDays = 60

  /// Returns the times of the choices of a day of 100 items.
  func measured() -> Measurement {
    var random = SplitMix64(seed: 78)
    var planner = DayPlanner(
      history: history(),
      position: CoursePosition(bank: bank, from: 40),
      minutes: 60,
      day: lastDay + 9,
      seed: 1
    )
    let time = LearnerWorld.milliseconds(Double(lastDay) + 9.5)
    var measurement = Measurement()
    for _ in 0..<100 {
      var planned: PlannedItem?
      measurement.time { planned = planner.next(at: time) }
      guard let planned else { break }
      planner.record(observation(planned.item, isRight: random.nextUnit() < 0.9, at: time))
    }
    return measurement
  }

  private var lastDay: Int { Self.answers / Self.answersOfDay }

  private func history() -> PlanningHistory {
    var history = PlanningHistory(bank: bank)
    var random = SplitMix64(seed: 77)
    for number in 0..<Self.answers {
      let day = number / Self.answersOfDay
      let item = random.pick(bank.items)
      let isRight = day > lastDay - Self.calmDays || random.nextUnit() < 0.6
      let time = Double(day) + 0.5 + Double(number % Self.answersOfDay) / 3_000
      let answer = observation(item.id, isRight: isRight, at: LearnerWorld.milliseconds(time))
      history.apply(answer, day: day)
    }
    return history
  }

  private func observation(_ item: ItemID, isRight: Bool, at time: Int64) -> Observation {
    Observation(
      item: item,
      time: time,
      result: isRight ? .right(weight: 1) : .wrong(blamed: [], others: []),
      milliseconds: 20_000
    )
  }
}
