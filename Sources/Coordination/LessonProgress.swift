import Curriculum
import Scoring

/// The progress of a session, computed from its journal; resuming a session replays the journal.
package struct LessonProgress: Sendable, Equatable {
  /// Every entry so far, including answers that were undone.
  package private(set) var entries: [JournalEntry] = []
  /// The states of the items in the order of the plan.
  package private(set) var states: [ItemState]
  /// The items that are still to be asked, as indexes into ``states``; the first is the present one.
  package private(set) var queue: [Int]
  package private(set) var isFinished = false
  /// Whether the speaking items stay in the queue while the others are asked.
  var leavesOutSpeaking = false
  /// The states at the start; those after them were planned, and are asked once each.
  private let start: [ItemState]
  /// The kinds of the items that may be planned; nil to guess them from their lessons.
  private var kinds: [ItemID: StageKind]?

  /// Creates the progress of a new session; `planned` are the items that its entries add.
  package init(items: [ItemMaterial], planned: [ItemMaterial] = []) {
    states = items.map { ItemState(id: $0.id, kind: $0.kind) }
    start = states
    kinds = Dictionary(planned.map { ($0.id, $0.kind) }) { first, _ in first }
    queue = Array(states.indices)
  }

  /// Makes an item known that an entry will add.
  mutating func expect(_ item: ItemMaterial) { kinds?[item.id] = item.kind }

  /// Computes the progress of a stored session without reading its lesson.
  package init(plan: SessionPlan, entries: [JournalEntry]) {
    states = plan.items.map { item in
      ItemState(id: item, kind: Self.usualKind(of: item))
    }
    start = states
    queue = Array(states.indices)
    for entry in entries { apply(entry) }
  }

  /// The index of the present item; nil when all are done or wait.
  package var current: Int? {
    queue.first { !leavesOutSpeaking || states[$0].kind != .speaking }
  }

  /// The number of items that will not be asked again in this session.
  package var settledCount: Int { states.count - queue.count }

  /// The sequence number that the next entry must carry.
  package var nextSequence: Int { entries.count }

  /// The last answer that was not undone.
  package var lastAnswer: (sequence: Int, record: AnswerRecord)? {
    let undone = undoneSequences
    for entry in entries.reversed() where !undone.contains(entry.sequence) {
      if case .answered(let record) = entry.event { return (entry.sequence, record) }
    }
    return nil
  }

  /// Whether the learner has overruled the mark of this answer.
  package func isOverruled(_ sequence: Int) -> Bool {
    entries.contains { $0.event == .overruled(sequence: sequence) }
  }

  /// Whether the learner has proposed this answer to the author.
  package func isProposed(_ sequence: Int) -> Bool {
    entries.contains { $0.event == .proposed(sequence: sequence) }
  }

  /// Appends an entry and updates the states and the queue.
  package mutating func apply(_ entry: JournalEntry) {
    entries.append(entry)
    switch entry.event {
    case .undone, .overruled: replay()
    default: step(entry, overruled: [])
    }
  }

  /// The answers that were not undone, in order.
  package var answers: [AnswerRecord] {
    let undone = undoneSequences
    return entries.compactMap { entry in
      guard case .answered(let record) = entry.event else { return nil }
      return undone.contains(entry.sequence) ? nil : record
    }
  }

  /// The answers that failed and were neither undone nor overruled, in order.
  var failedAnswers: [(sequence: Int, record: AnswerRecord)] {
    let undone = undoneSequences
    return entries.compactMap { entry in
      guard case .answered(let record) = entry.event, record.verdict.fails,
        !undone.contains(entry.sequence), !isOverruled(entry.sequence)
      else { return nil }
      return (entry.sequence, record)
    }
  }

  private var undoneSequences: Set<Int> {
    Set(
      entries.compactMap { entry in
        if case .undone(let sequence) = entry.event { sequence } else { nil }
      }
    )
  }

  private mutating func replay() {
    let undone = undoneSequences
    let overruled = Set(
      entries.compactMap { entry in
        if case .overruled(let sequence) = entry.event { sequence } else { nil }
      }
    )
    states = start
    queue = Array(states.indices)
    isFinished = false
    for entry in entries where !undone.contains(entry.sequence) {
      step(entry, overruled: overruled)
    }
  }

  private mutating func step(_ entry: JournalEntry, overruled: Set<Int>) {
    switch entry.event {
    case .answered(let record):
      let counts = overruled.contains(entry.sequence)
      update(record.item) { $0.answer(record, overruled: counts) }
    case .hinted(let item, let step): update(item) { $0.hint(step) }
    case .skipped(let item): update(item) { $0.skip() }
    case .played(let item): update(item) { $0.play() }
    case .revealed(let item): update(item) { $0.reveal() }
    case .planned(let item, _): add(item)
    case .finished:
      isFinished = true
      // Nothing is open any more, even if it was never asked: word lists were once only read.
      queue = []
    case .undone, .overruled, .proposed, .read: break
    }
  }

  /// Adds an item to the end of the queue, unless the course no longer has it.
  private mutating func add(_ item: ItemID) {
    let usual = kinds == nil ? Self.usualKind(of: item) : nil
    guard let kind = kinds?[item] ?? usual else { return }
    queue.append(states.count)
    states.append(ItemState(id: item, kind: kind))
  }

  /// The kind of an item whose exercise is not known.
  private static func usualKind(of item: ItemID) -> StageKind {
    item.lesson.skill == .speaking ? .speaking : .writing
  }

  /// The answers that count, with the number of their entries.
  package func counts(_ entry: JournalEntry) -> Bool {
    !entries.contains { $0.event == .undone(sequence: entry.sequence) }
  }

  private mutating func update(_ item: ItemID, _ change: (inout ItemState) -> ItemState.Move) {
    // The items of a lesson differ in their own names, so that these tell most of them apart.
    let found = states.indices.last {
      states[$0].id.item == item.item && states[$0].id.lesson == item.lesson
    }
    guard let index = found else { return }
    let move = change(&states[index])
    guard let place = queue.firstIndex(of: index) else { return }
    if move == .stay { return }
    queue.remove(at: place)
    switch move {
    case .behindChoices:
      queue.insert(
        index,
        at: queue[place...].firstIndex { !states[$0].id.isWordChoice } ?? queue.endIndex
      )
    // A planned item is asked once.
    case .toEnd: if index < start.count { queue.append(index) }
    case .passed where isTypedAgain(states[index]): queue.append(index)
    case .stay, .passed, .leave: break
    }
  }

  /// Whether a word that was typed right is typed once more at the end, because its choice was wrong.
  private func isTypedAgain(_ state: ItemState) -> Bool {
    guard state.verdicts.count == 1, !state.id.isWordChoice else { return false }
    let choice = state.id.wordChoice
    return states.indices.contains { states[$0].isMissedAtFirst && states[$0].id == choice }
  }
}
