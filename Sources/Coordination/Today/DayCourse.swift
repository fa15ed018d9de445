package import Cards
package import Curriculum
import Mastery
import Memory
package import Scoring

/// The course and the learner's answers, from which the items of a day are chosen.
///
/// The choice depends only on the record, so a resumed day goes on as it would have.
package struct DayCourse: Sendable {
  private var material: [ItemMaterial]
  private let places: [ItemID: Int]
  private let bank: ItemBank
  private let history: PlanningHistory
  /// What was answered or put off before the session of the day.
  private let asked: Set<ItemID>
  private let reader: ObservationReader
  private let position: CoursePosition
  /// The study day's number.
  let day: Int

  /// What comes next on a day.
  struct Step {
    /// The items, which share a passage if there are several; empty when the day is done.
    var items: [ItemMaterial] = []
    var reason = PlannedReason.course
    /// The lessons all of whose items were asked, or left out because their points are known.
    var doneLessons: Set<LessonID> = []
    /// The lessons whose last items were asked on this day.
    var askedLessons: Set<LessonID> = []
  }

  /// The most items of one passage.
  private static let longestBlock = 5

  /// Reads the course and the sessions before that of the day.
  package init(
    lessons: [Lesson],
    syllabus: Syllabus,
    sessions: [(plan: SessionPlan, entries: [JournalEntry])],
    level: Level,
    clock: DayClock,
    at time: Int64
  ) {
    let lessons = lessons.filter { $0.skill != .vocabulary }
    let bank = ItemBank(lessons: lessons, syllabus: syllabus)
    let history = LearnerHistory(sessions: sessions, bank: bank, clock: clock)
    self.init(lessons: lessons, after: history, level: level, clock: clock, at: time)
  }

  /// Reads the course of a learner with a history, whose bank has the items of these lessons.
  package init(
    lessons: [Lesson],
    after learner: LearnerHistory,
    level: Level,
    clock: DayClock,
    at time: Int64
  ) {
    let history = learner.planning
    let bank = history.bank
    material = lessons.flatMap { Self.material(of: $0, asked: history.asked) }
    places = Dictionary(zip(material.map(\.id), material.indices)) { first, _ in first }
    asked = history.asked
    position = CoursePosition(
      bank: bank,
      from: level.units.lowerBound,
      asked: asked
    )
    day = clock.moment(time).day.number
    (self.bank, self.history, reader) = (bank, history, learner.reader)
  }

  /// Returns the items of a lesson, which tell of each screen whether it was shown on an earlier day.
  private static func material(of lesson: Lesson, asked: Set<ItemID>) -> [ItemMaterial] {
    let items = lesson.material
    let shown = Set(items.lazy.filter { asked.contains($0.id) }.compactMap(\.rule?.index))
    return items.map { item in
      item.rule.map { shown.contains($0.index) } == true ? item.repeatingRule() : item
    }
  }

  /// Whether there is nothing to ask.
  package var isEmpty: Bool { material.isEmpty }

  /// The items of a session's entries, as far as the course still has them.
  package var allItems: [ItemMaterial] { material }

  /// The day before, if it was so weak that this one is easier; nil if it wasn't.
  var weakDay: StudyDayTally? {
    let before = history.dayBefore(day)
    return before.isWeak ? before : nil
  }

  /// Whether an item was asked on an earlier day.
  func wasAsked(_ item: ItemID) -> Bool { asked.contains(item) }

  /// Judges answers that nobody listed by a lexicon.
  package mutating func use(_ lexicon: LexiconSource) {
    material = material.map { $0.with(lexicon) }
  }

  /// The ids of a lesson's items.
  func items(of lesson: LessonID) -> [ItemID] {
    material.filter { $0.id.lesson == lesson }.map(\.id)
  }

  /// What decides how far the items go now.
  struct Room {
    /// The time that is left, in milliseconds.
    var left: Int64
    /// The unit whose items wait for words.
    var closedFrom: Int?
    /// The items that wait for words.
    var waiting: Set<ItemID> = []
    /// Whether speaking items are left out.
    var leavesOutSpeaking = false
    /// The length of a day in which cards or words may take the place of reviews, in milliseconds;
    /// nil if nothing else can be asked.
    var lengthWithOthers: Int64?
  }

  /// Returns what comes next after the entries of the day's session.
  func next(after session: LessonProgress, of plan: SessionPlan, in room: Room, at time: Int64)
    -> Step
  {
    let left = room.left
    let outcomes = SessionOutcomes(plan, session.entries).outcomes
    var planner = planner(in: room, after: outcomes, seed: plan.seed)
    replay(outcomes, of: session.entries, into: &planner)
    let next = left > 0 ? planner.next(at: time) : planner.lastUnsure(at: time)
    let seen = asked.union(outcomes.map(\.item))
    let today = Set(outcomes.map(\.item.lesson))
    var step = Step()
    step.doneLessons = doneLessons(
      among: today,
      seen: seen.union(next?.leftOut ?? []),
      leftOut: next?.leftOut ?? []
    )
    step.askedLessons = doneLessons(among: today, seen: seen, leftOut: [])
      .subtracting(doneLessons(among: today, seen: asked, leftOut: []))
    guard let next, let first = item(next.item) else { return step }
    step.reason = PlannedReason(next.reason)
    step.items = [first] + block(after: first, planner, at: time)
    return step
  }

  private func item(_ id: ItemID) -> ItemMaterial? { places[id].map { material[$0] } }

  private func planner(in room: Room, after outcomes: [SessionOutcome], seed: UInt64) -> DayPlanner
  {
    let spent = outcomes.reduce(0) { $0 + $1.milliseconds }
    var position = position
    (position.closedFrom, position.waiting) = (room.closedFrom, room.waiting)
    var planner = DayPlanner(
      history: history,
      position: position,
      minutes: Double(spent + max(0, room.left)) / 60_000,
      reviewsIn: room.lengthWithOthers.map { Double($0) / 60_000 },
      day: day,
      seed: seed
    )
    if room.leavesOutSpeaking { planner.excluded = [.speaking] }
    return planner
  }

  /// Repeats what was asked on this day.
  private func replay(
    _ outcomes: [SessionOutcome],
    of entries: [JournalEntry],
    into planner: inout DayPlanner
  ) {
    var reader = reader
    var outcomes = outcomes[...]
    var planned: [ItemID: PlannedReason] = [:]
    for entry in entries {
      if case .planned(let item, let reason) = entry.event { planned[item] = reason }
      guard let outcome = outcomes.first, outcome.sequence == entry.sequence else { continue }
      outcomes.removeFirst()
      if outcome.isRepeat { planner.spend(milliseconds: outcome.milliseconds) }
      guard let observation = reader.observation(of: outcome) else { continue }
      if let reason = planned.removeValue(forKey: outcome.item) {
        planner.replay(
          PlannedItem(item: outcome.item, reason: reason.ofPlanner),
          answered: observation
        )
      } else {
        planner.record(observation)
      }
    }
  }

  /// Returns the items that follow on the same passage if all are answered right in the usual time.
  private func block(
    after first: ItemMaterial,
    _ planner: DayPlanner,
    at time: Int64
  ) -> [ItemMaterial] {
    guard first.passage != nil else { return [] }
    var planner = planner
    var items: [ItemMaterial] = []
    var last = first.id
    while items.count + 1 < Self.longestBlock {
      planner.record(
        Observation(
          item: last,
          time: time,
          result: .right(weight: 1),
          milliseconds: usualTime(of: last, planner)
        )
      )
      guard let next = planner.next(at: time), next.reason == .next, let item = item(next.item),
        item.sharesPassage(with: first)
      else { break }
      items.append(item)
      last = item.id
    }
    return items
  }

  private func usualTime(of item: ItemID, _ planner: DayPlanner) -> Int64 {
    guard let kind = bank[item]?.kind else { return 0 }
    return Int64(planner.history.model.times.seconds(of: kind) * 1_000)
  }

  private func doneLessons(
    among lessons: Set<LessonID>,
    seen: Set<ItemID>,
    leftOut: [ItemID]
  ) -> Set<LessonID> {
    let lessons = lessons.union(leftOut.map(\.lesson))
    let open = Set(
      material.lazy.filter { lessons.contains($0.id.lesson) && !seen.contains($0.id) }
        .map(\.id.lesson)
    )
    return lessons.filter { $0.skill != .vocabulary && !open.contains($0) }
  }
}

extension SessionOutcome {
  /// The time that the planner counts for an answer.
  fileprivate var milliseconds: Int64 {
    guard case .answered(let record) = result else { return 0 }
    return StudyTime.counted(record.milliseconds)
  }
}

extension PlannedReason {
  init(_ reason: PlannedItem.Reason) {
    switch reason {
    case .next: self = .course
    case .old(let tag, _): self = .fading(tag)
    case .return(let tag, _, _): self = .mistake(tag)
    case .unsure: self = .unsure
    }
  }

  /// The reason as far as the planner needs it to repeat a choice.
  fileprivate var ofPlanner: PlannedItem.Reason {
    switch self {
    case .course, .passage, .mistake(nil): .next
    case .unsure: .unsure
    case .fading(let tag): .old(tag: tag, probability: 0)
    case .mistake(let tag?): .return(tag: tag, madeOn: 0, visit: .sameDay)
    }
  }
}
