package import Curriculum

/// What the planner knows of the days so far: a fold over the answers, so that replaying the
/// journal gives the same plan.
package struct PlanningHistory: Sendable {
  package internal(set) var model: LearnerModel
  package internal(set) var returns = Returns()
  /// How much of what was learnt before is right now, as an average that weighs new answers by
  /// ``reviewRate``, 0 to 1.
  package internal(set) var reviews = Self.startOfReviews
  /// When each item of the bank was last asked or skipped, in ms since 1970.
  var lastAsked: [Int64?]
  /// On how many study days each item of the bank was right at the first try since it was last
  /// wrong, and the last of these days.
  var rightDays: [Int]
  var lastRightDay: [Int]
  var lessons: Set<LessonID> = []
  /// The items of grammar lessons with each tag that were asked: steps show a point, and prove little.
  private(set) var answersToSteps: [Int]
  /// When the last item of the bank was asked or skipped, tests included, in ms since 1970.
  package internal(set) var lastTime: Int64?
  /// Study days so far, today included, and that on which a lesson was last begun.
  var studyDays = 0
  var newLessonOn = 0
  /// The last study day, and the one before it.
  var last = StudyDayTally()
  var before = StudyDayTally()
  /// The number of the last study day; nil before the first.
  package internal(set) var lastDay: Int?

  static let startOfReviews = 0.75
  static let reviewRate = 0.04
  /// How long a tag rests before an answer on it is a review, in ms: .5 days.
  static let reviewRest: Int64 = 43_200_000
  /// After so many study days on which it was right at the first try, an item rests for two weeks.
  static let enoughRightDays = 2
  static let settledDays = 14

  package var bank: ItemBank { model.bank }

  /// The items of the bank that were asked or skipped.
  package var asked: Set<ItemID> {
    Set(zip(bank.items, lastAsked).compactMap { $1 == nil ? nil : $0.id })
  }

  /// Begins with a learner who has answered nothing yet.
  package init(bank: ItemBank, calibration: Calibration = .none) {
    model = LearnerModel(bank: bank, calibration: calibration)
    lastAsked = Array(repeating: nil, count: bank.items.count)
    rightDays = Array(repeating: 0, count: bank.items.count)
    lastRightDay = Array(repeating: .min, count: bank.items.count)
    answersToSteps = Array(repeating: 0, count: bank.tags.count)
  }

  /// Folds answers in the order in which they were given.
  ///
  /// `day` gives the number of the study day of a time in ms since 1970.
  package init(
    bank: ItemBank,
    calibration: Calibration = .none,
    observations: some Sequence<Observation>,
    day: (Int64) -> Int
  ) {
    self.init(bank: bank, calibration: calibration)
    for observation in observations { apply(observation, day: day(observation.time)) }
  }

  /// Adds an answer that was given on the study day with this number.
  ///
  /// An answer to an item that the bank lacks counts as a turn only.
  package mutating func apply(_ observation: Observation, day: Int) {
    begin(day)
    returns.count(on: day)
    guard let item = bank.place(of: observation.item) else { return }
    lastTime = max(lastTime ?? .min, observation.time)
    review(item, observation)
    model.apply(observation)
    countRightDay(of: item, observation, on: day)
    if lastAsked[item] == nil {
      last.new += 1
      countStep(item)
    }
    lastAsked[item] = observation.time
    let lesson = observation.item.lesson
    if lessons.insert(lesson).inserted { newLessonOn = studyDays }
    guard let share = observation.share else { return }
    last.answers += 1
    if share == 1 { last.right += 1 }
    returns.add(
      bank.items[item],
      missed: missed(item, observation),
      firstTry: share == 1,
      on: day
    )
  }

  /// Adds an answer of a test: it teaches the model only.
  ///
  /// A test asks what the course hasn't taught. So a wrong answer is no mistake that returns, and no
  /// item or lesson counts as asked.
  package mutating func applyTest(_ observation: Observation, day: Int) {
    begin(day)
    guard bank.place(of: observation.item) != nil else { return }
    lastTime = max(lastTime ?? .min, observation.time)
    model.apply(observation)
  }

  /// Counts the item for its tags if it is a step of a grammar lesson.
  mutating func countStep(_ item: Int) {
    guard bank.items[item].skill == .grammar else { return }
    for tag in bank.tagsOfItem[item] { answersToSteps[tag] += 1 }
  }

  /// Whether three study days would pass without a new lesson if none is begun on this day.
  package func wantsNewLesson(on day: Int) -> Bool {
    studyDays > 0 && studyDays + (day == lastDay ? 0 : 1) - newLessonOn >= 3
  }

  /// The study day before this one.
  package func dayBefore(_ day: Int) -> StudyDayTally { day == lastDay ? before : last }

  /// Whether an item of the lesson was ever asked.
  func hasBegun(_ lesson: LessonID) -> Bool { lessons.contains(lesson) }

  /// Whether the learner has answered an item with the tag.
  func isTaught(_ tag: Int) -> Bool { model.tags[tag].answers > 0 }

  /// Whether an item was right at the first try on two study days, the last less than two weeks ago.
  func isSettled(_ item: Int, on day: Int) -> Bool {
    rightDays[item] >= Self.enoughRightDays && day - lastRightDay[item] < Self.settledDays
  }

  private mutating func countRightDay(of item: Int, _ observation: Observation, on day: Int) {
    guard let share = observation.share else { return }
    if share == 0 { rightDays[item] = 0 }
    guard share == 1, lastRightDay[item] != day else { return }
    rightDays[item] += 1
    lastRightDay[item] = day
  }

  private mutating func begin(_ day: Int) {
    guard day != lastDay else { return }
    lastDay = day
    studyDays += 1
    (before, last) = (last, StudyDayTally())
  }

  /// Moves the average of reviews if all tags of the item were learnt before and have rested.
  private mutating func review(_ item: Int, _ observation: Observation) {
    let tags = bank.tagsOfItem[item]
    guard let right = observation.share, !tags.isEmpty else { return }
    let rested = tags.allSatisfy { tag in
      model.tags[tag].tally.lastTime.map { observation.time - $0 > Self.reviewRest } ?? false
    }
    if rested { reviews += Self.reviewRate * (right - reviews) }
  }

  /// Returns the tags to which a wrong answer is put down: those blamed, else the weakest.
  private func missed(_ item: Int, _ observation: Observation) -> [GrammarTag] {
    guard case .wrong(let blamed, _) = observation.result else { return [] }
    let tags = bank.tagsOfItem[item]
    let named = tags.map { bank.tags[$0] }.filter(blamed.contains)
    guard named.isEmpty else { return named }
    let time = observation.time
    return
      tags
      .map { (tag: $0, value: model.strengthValue(ofTag: $0, at: time)) }
      .min { $0.value < $1.value }
      .map { [bank.tags[$0.tag]] } ?? []
  }
}

extension Observation {
  /// How much of the answer counts as right, 0 to 1; nil for a skip and an unsure answer.
  var share: Double? {
    switch result {
    case .right(let weight): weight
    case .wrong: 0
    case .skipped, .unsure: nil
    }
  }
}
