import Curriculum
import Memory

/// Plans one day item by item: returns of mistakes, what fades, and the next of the course.
///
/// A value without a clock: `next` chooses and `record` takes the answer. The choice depends on the
/// history, the position, the seed, the day and the answers of the day only, so the same journal
/// gives the same plan. A day that was interrupted goes on after ``replay(_:answered:)`` of what was
/// asked so far. The rules and their figures are in docs/the-day.md.
package struct DayPlanner: Sendable {
  /// The learner's answers, those of today included.
  package private(set) var history: PlanningHistory
  /// The study day's number.
  package let day: Int
  let seed: UInt64
  /// The kinds of items that are not asked for now; they stay in the course.
  package var excluded: Set<AnswerKind> = []
  /// The time of the day for items, and what of it is spent, in ms.
  private var budget: Int64
  private var spent: Int64 = 0
  /// The part of it that what fades took, and the minutes of a day in which something else may take
  /// its place; nil if nothing can.
  private var spentOnFading: Int64 = 0
  private let limitedMinutes: Double?

  /// The items of the course by their index in the bank, and how many of them are past.
  let course: [Int]
  /// By index in the bank.
  private let isOfCourse: [Bool]
  /// The unit from which on nothing new is asked yet.
  let closedFrom: Int
  /// By index in the bank: whether the item waits for words.
  let waitsForWords: [Bool]
  /// The most new items of the day: a third of those before a closed unit, so that some are left for
  /// each day until its words are learnt, but six if there are as many; and fewer after a weak day.
  let newLimit: Int
  /// The most new items after a weak day.
  let easyLimit: Int
  private(set) var cursor = 0
  /// By index in the bank: whether the item is open to reviews.
  private(set) var isOpen: [Bool]
  /// Whether the bank has items of more than one kind; if not, no rule can ask for another kind.
  let hasSeveralKinds: Bool
  /// By tag, as its place in the bank: the tags on which it rests.
  let prerequisites: [ArraySlice<Int>]

  /// Items of today in the order in which they were asked.
  private(set) var asked: [Int] = []
  private(set) var newItems = 0
  private(set) var skippedTags: Set<GrammarTag> = []
  private(set) var skippedItems: Set<Int> = []
  private(set) var block: PassageBlock?
  /// Items whose answers were unsure; each comes back once.
  private(set) var unsure: [Unsure] = []
  private var wereUnsure: Set<Int> = []
  private var leftOut: [ItemID] = []
  /// What was asked last and isn't answered yet.
  private(set) var waiting: (index: Int, planned: PlannedItem)?

  /// Plans a day.
  ///
  /// `minutes` are those for items: the day's minutes less the time of cards and words. If cards or
  /// words may come instead of reviews, `reviewsIn` are all minutes of the day. Pass the history
  /// without the answers that are replayed.
  package init(
    history: PlanningHistory,
    position: CoursePosition,
    minutes: Double,
    reviewsIn limitedMinutes: Double? = nil,
    day: Int,
    seed: UInt64
  ) {
    self.history = history
    self.limitedMinutes = limitedMinutes
    self.day = day
    self.seed = seed
    budget = Int64(max(0, minutes) * 60_000)
    let items = history.bank.items
    course = position.next.compactMap { history.bank.place(of: $0) }
    isOpen = Array(repeating: true, count: items.count)
    for index in course { isOpen[index] = history.lastAsked[index] != nil }
    let places = Set(course)
    isOfCourse = items.indices.map(places.contains)
    closedFrom = position.closedFrom ?? .max
    let waits = Self.waitingForWords(position.waiting, items, isOpen)
    waitsForWords = waits
    let (open, closed) = (isOpen, closedFrom)
    let left = course.count { !open[$0] && items[$0].unit < closed && !waits[$0] }
    easyLimit = history.dayBefore(day).newItemsAfterwards
    let share = position.closedFrom == nil ? .max : max((left + 2) / 3, Self.fewestNew)
    newLimit = min(share, easyLimit)
    hasSeveralKinds = Set(items.lazy.map(\.kind)).count > 1
    prerequisites = Self.prerequisites(in: history.bank)
  }

  /// Returns the item to ask now, `time` being in ms since 1970.
  ///
  /// Until it is answered or skipped, the same item is returned. Returns nil when the time is spent:
  /// the day ends with the item that brings it nearest to its minutes. Also nil if no item is left
  /// that may be asked.
  package mutating func next(at time: Int64) -> PlannedItem? {
    if let waiting { return waiting.planned }
    guard spent < budget, let choice = choose(at: time) else { return lastUnsure(at: time) }
    // While the order keeps out what comes back, its time may be taken.
    let kept = unsure.allSatisfy { wouldRepeatTag($0.index) } ? [] : unsure
    guard asked.isEmpty || choice.reason == .unsure || isNearer(with: choice.index, keeping: kept)
    else { return lastUnsure(at: time) }
    return plan(choice)
  }

  mutating func plan(_ choice: Choice) -> PlannedItem {
    let planned = PlannedItem(
      item: history.bank.items[choice.index].id,
      reason: choice.reason,
      leftOut: leftOut
    )
    leftOut = []
    waiting = (choice.index, planned)
    return planned
  }

  /// Takes the answer to the item that ``next(at:)`` returned.
  ///
  /// The answer to another item changes the history and takes time, but no rule of order counts it.
  package mutating func record(_ observation: Observation) {
    spend(milliseconds: StudyTime.counted(observation.milliseconds))
    history.apply(observation, day: day)
    guard let index = history.bank.place(of: observation.item) else { return }
    isOpen[index] = true
    guard let now = waiting, now.index == index else { return }
    waiting = nil
    unsure.removeAll { $0.index == index }
    if case .old = now.planned.reason {
      spentOnFading += StudyTime.counted(observation.milliseconds)
    }
    if observation.result == .skipped { skip(index, now.planned) }
    follow(index, now.planned)
    if observation.result == .unsure, wereUnsure.insert(index).inserted {
      unsure.append(Unsure(index: index, due: asked.count + Self.distance))
    }
  }

  /// Takes time from the day that items didn't use: cards, a note that was read.
  package mutating func spend(milliseconds: Int64) { spent += max(0, milliseconds) }

  /// Whether cards or words may come instead of reviews, because these have had their part.
  var reviewsHaveHadTheirTime: Bool {
    limitedMinutes.map { Double(spentOnFading) >= $0 * 60_000 * reviewPart } ?? false
  }

  /// Whether cards or words may come instead of reviews.
  var hasOthers: Bool { limitedMinutes != nil }

  /// Whether an item of the course was left out and never asked.
  func isFresh(_ index: Int) -> Bool {
    isOfCourse[index] && isOpen[index] && history.lastAsked[index] == nil
  }

  /// Lengthens the day for a learner who goes on.
  package mutating func extend(minutes: Double) {
    budget = max(budget, spent) + Int64(max(0, minutes) * 60_000)
  }

  /// Repeats an item that was planned before an interruption, and its answer if there was one.
  package mutating func replay(_ planned: PlannedItem, answered observation: Observation?) {
    guard let index = history.bank.place(of: planned.item) else { return }
    leave(planned.leftOut.compactMap { history.bank.place(of: $0) })
    leftOut = []
    waiting = (index, planned)
    if let observation { record(observation) }
  }

  /// Whether the day would be nearer to its minutes with the item than without, and leaves time for
  /// items that come back today.
  private func isNearer(with index: Int, keeping unsure: [Unsure]) -> Bool {
    let kept = unsure.reduce(0) { $0 + seconds(of: $1.index) * 1_000 }
    return Double(spent) + kept + seconds(of: index) * 500 <= Double(budget)
  }

  /// The median time that the learner takes for an item of this kind.
  func seconds(of index: Int) -> Double {
    history.model.times.seconds(of: history.bank.items[index].kind)
  }

  private mutating func skip(_ index: Int, _ planned: PlannedItem) {
    skippedItems.insert(index)
    if case .return(let tag, _, _) = planned.reason { skippedTags.insert(tag) }
  }

  private mutating func follow(_ index: Int, _ planned: PlannedItem) {
    let item = history.bank.items[index]
    asked.append(index)
    guard planned.reason == .next else {
      block = nil
      return
    }
    newItems += 1
    block = PassageBlock(after: block, item)
  }

  /// Leaves out course items whose tags the learner knows, and opens them to reviews.
  mutating func leave(_ indexes: [Int]) {
    for index in indexes where !isOpen[index] {
      isOpen[index] = true
      leftOut.append(history.bank.items[index].id)
    }
    while cursor < course.count, isOpen[course[cursor]] { cursor += 1 }
  }
}

/// Questions on one text that are asked together.
struct PassageBlock: Sendable, Equatable {
  /// No more questions than this are asked on a text at a time.
  static let longest = 5

  let lesson: LessonID
  let passage: Int
  let count: Int

  /// Begins a block or makes it longer; nil for an item without a text.
  init?(after block: PassageBlock?, _ item: ItemTraits) {
    guard let passage = item.passage else { return nil }
    lesson = item.id.lesson
    self.passage = passage
    count = block.map { $0.has(item) ? $0.count + 1 : 1 } ?? 1
  }

  func has(_ item: ItemTraits) -> Bool {
    item.id.lesson == lesson && item.passage == passage
  }
}
