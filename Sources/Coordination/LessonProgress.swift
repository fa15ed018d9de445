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

  /// Creates the progress of a new session.
  package init(items: [ItemMaterial]) {
    states = items.map { ItemState(id: $0.id, kind: $0.kind) }
    queue = Array(states.indices)
  }

  /// Computes the progress of a stored session without reading its lesson.
  package init(plan: SessionPlan, entries: [JournalEntry]) {
    states = plan.items.map { item in
      ItemState(id: item, kind: item.lesson.skill == .speaking ? .speaking : .writing)
    }
    queue = Array(states.indices)
    for entry in entries { apply(entry) }
  }

  /// The index of the present item; nil when all are done.
  package var current: Int? { queue.first }

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
    states = states.map { ItemState(id: $0.id, kind: $0.kind) }
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
    case .finished: isFinished = true
    case .undone, .overruled: break
    }
  }

  private mutating func update(_ item: ItemID, _ change: (inout ItemState) -> ItemState.Move) {
    guard let index = states.firstIndex(where: { $0.id == item }) else { return }
    let move = change(&states[index])
    guard let place = queue.firstIndex(of: index) else { return }
    switch move {
    case .stay: break
    case .toEnd:
      queue.remove(at: place)
      queue.append(index)
    case .leave: queue.remove(at: place)
    }
  }
}
