import Curriculum
import Scoring

/// How far a session has come: a fold over its journal, so that resuming is replaying.
public struct LessonProgress: Sendable, Equatable {
  /// Every entry so far, also answers that were taken back.
  public private(set) var entries: [JournalEntry] = []
  /// One for each item of the plan, in its order.
  public private(set) var states: [ItemState]
  /// What is still to be asked, as indexes into ``states``; the first is asked now.
  public private(set) var queue: [Int]
  public private(set) var isFinished = false

  /// Starts a session over these items.
  public init(items: [ItemMaterial]) {
    states = items.map { ItemState(id: $0.id, kind: $0.kind) }
    queue = Array(states.indices)
  }

  /// How far a stored session has come, without reading its lesson.
  public init(plan: SessionPlan, entries: [JournalEntry]) {
    states = plan.items.map { item in
      ItemState(id: item, kind: item.lesson.skill == .speaking ? .speaking : .writing)
    }
    queue = Array(states.indices)
    for entry in entries { apply(entry) }
  }

  /// Index of the item that is asked now, or nil when all are done.
  public var current: Int? { queue.first }

  /// Items that will not be asked again in this session.
  public var settledCount: Int { states.count - queue.count }

  /// The sequence number that the next entry must carry.
  public var nextSequence: Int { entries.count }

  /// The last answer that has not been taken back.
  public var lastAnswer: (sequence: Int, record: AnswerRecord)? {
    let undone = undoneSequences
    for entry in entries.reversed() where !undone.contains(entry.sequence) {
      if case .answered(let record) = entry.event { return (entry.sequence, record) }
    }
    return nil
  }

  /// Whether the learner has overruled the mark of this answer.
  public func isOverruled(_ sequence: Int) -> Bool {
    entries.contains { $0.event == .overruled(sequence: sequence) }
  }

  /// Adds what happened.
  public mutating func apply(_ entry: JournalEntry) {
    entries.append(entry)
    switch entry.event {
    case .undone, .overruled: replay()
    default: step(entry, overruled: [])
    }
  }

  /// What the learner answered and did not take back, in order.
  public var answers: [AnswerRecord] {
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
