import Curriculum
import Mastery
import RandomTestSupport

/// One item of a planned day, as it was asked and answered.
struct AskedItem: Equatable {
  let day: Int
  let planned: PlannedItem
  let observation: Observation
  /// The average of reviews before the answer.
  let reviews: Double
  /// The item of the mistake that returns.
  let missed: ItemID?
}

/// A small course and a learner with random abilities, who studies day by day.
struct PlannerWorld {
  static let start: Int64 = 1_780_000_000_000
  static let dayLength: Int64 = 86_400_000

  let bank: ItemBank
  var numbers: TestRandom
  let seed: UInt64
  var history: PlanningHistory
  var leftOut: Set<ItemID> = []
  var asked: [AskedItem] = []
  /// The study days and the minutes that each took.
  var minutesOfDay: [Int: Double] = [:]
  private let ability: Double
  private let forgetting: Double

  init(_ stream: UInt64) {
    numbers = TestRandom(stream)
    seed = stream
    bank = Self.course(units: 10)
    history = PlanningHistory(bank: bank)
    ability = Double.random(in: 0.35...0.97, using: &numbers)
    forgetting = Double.random(in: 0.01...0.2, using: &numbers)
  }

  /// Lessons of ten items as in the course: texts with five questions, dictations, sentences.
  static func course(units: Int) -> ItemBank {
    let skills: [Skill] = [.reading, .listening, .writing, .speaking]
    var items: [ItemTraits] = []
    for unit in 0..<units {
      for skill in skills {
        let level = ["a1", "a2"][unit / 8]
        let lesson = LessonID(rawValue: "\(level)-u\(unit % 8 + 1)-\(skill.rawValue)")
        for number in 0..<10 { items.append(item(number, of: lesson, skill, unit: unit)) }
      }
    }
    let tags = (0..<units * 5).map { (tag: GrammarTag(rawValue: "tag-\($0)"), unit: $0 / 5) }
    return ItemBank(items: items, tagUnits: tags)
  }

  private static func item(
    _ number: Int,
    of lesson: LessonID,
    _ skill: Skill,
    unit: Int
  ) -> ItemTraits {
    let isRead = skill == .reading || skill == .listening && number < 5
    let kind: AnswerKind =
      isRead ? .choice : skill == .listening ? .dictation : skill == .writing ? .typed : .speaking
    var tags = [GrammarTag(rawValue: "tag-\(unit * 5 + number * 3 % 5)")]
    if number % 4 == 3, unit > 0 { tags.append(GrammarTag(rawValue: "tag-\(unit * 5 - 2)")) }
    return ItemTraits(
      id: ItemID(lesson: lesson, item: "i\(number)"),
      tags: tags,
      kind: kind,
      unit: unit,
      skill: skill,
      passage: isRead ? number / 5 : nil
    )
  }

  var position: CoursePosition {
    CoursePosition(bank: bank, asked: Set(asked.map(\.planned.item)), leftOut: leftOut)
  }

  func planner(day: Int, minutes: Double) -> DayPlanner {
    DayPlanner(history: history, position: position, minutes: minutes, day: day, seed: seed)
  }

  func noon(of day: Int) -> Int64 { Self.start + Int64(day) * Self.dayLength }

  /// Studies one day by the plan and returns what was asked.
  @discardableResult
  mutating func study(day: Int, minutes: Double) -> [AskedItem] {
    var planner = planner(day: day, minutes: minutes)
    var time = noon(of: day)
    let before = asked.count
    while let planned = planner.next(at: time) {
      let answer = answer(to: planned, at: time)
      let entry = AskedItem(
        day: day,
        planned: planned,
        observation: answer,
        reviews: planner.history.reviews,
        missed: planner.history.returns.open.first { entry in
          guard case .return(let tag, _, _) = planned.reason else { return false }
          return entry.tag == tag
        }?.item
      )
      asked.append(entry)
      leftOut.formUnion(planned.leftOut)
      planner.record(answer)
      time += answer.milliseconds
    }
    history = planner.history
    minutesOfDay[day] = Double(time - noon(of: day)) / 60_000
    return Array(asked[before...])
  }

  /// Studies most days of a span, with a holiday now and then, and returns the study days.
  @discardableResult
  mutating func study(days: Int, minutes: Double) -> [Int] {
    var studied: [Int] = []
    var day = 0
    while day < days {
      let luck = Double.random(in: 0..<1, using: &numbers)
      if luck < 0.8 {
        study(day: day, minutes: minutes)
        studied.append(day)
      }
      day += luck > 0.97 ? 9 : 1
    }
    return studied
  }

  /// Answers an item: better after practice, worse after days without it.
  mutating func answer(to planned: PlannedItem, at time: Int64) -> Observation {
    let tags = bank[planned.item]?.tags ?? []
    let chances = tags.map { tag -> Double in
      let strength = history.model.strength(of: tag, at: time)
      let days = strength.lastTime.map { Double(time - $0) / Double(Self.dayLength) } ?? 0
      return ability * (0.6 + 0.4 * Double(min(4, strength.all)) / 4) / (1 + forgetting * days / 4)
    }
    let isRight = Double.random(in: 0..<1, using: &numbers) < (chances.min() ?? 1)
    let isNamed = Bool.random(using: &numbers)
    let result: Observation.Result =
      isRight
      ? .right(weight: Bool.random(using: &numbers) ? 1 : 0.6)
      : .wrong(blamed: isNamed ? tags.suffix(1) : [], others: [])
    return Observation(
      item: planned.item,
      time: time,
      result: result,
      milliseconds: Int64.random(in: 5_000...45_000, using: &numbers)
    )
  }
}

extension AskedItem {
  var isWrong: Bool {
    if case .wrong = observation.result { return true }
    return false
  }

  /// Whether the answer was right without help.
  var isFirstTry: Bool { observation.result == .right(weight: 1) }
}
