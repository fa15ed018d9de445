import Curriculum
import Mastery
import Scoring
import Turkish

/// Asks the items of a test one by one: no hints, no marks, and "I don't know" beside every item.
///
/// Placement and level test choose the items. An answer is in the journal before the next item is
/// shown; "I don't know" is kept as an item without an answer.
package struct TestRun: Sendable {
  package let plan: SessionPlan
  private let material: [ItemID: ItemMaterial]
  package private(set) var entries: [JournalEntry]
  /// The stage of the present item; nil before the first and after the last.
  package private(set) var stage: Stage?
  /// The error in a lesson file that prevents the present item.
  private(set) var failure: PreparationError?
  private var isStored: Bool
  private var askedAt: Int64 = 0
  /// Whether the learner is being asked to confirm that the test begins anew.
  package internal(set) var asksRestart = false

  init(_ test: OpenedTest) {
    plan = test.plan
    material = test.material
    entries = test.entries
    isStored = !test.entries.isEmpty
  }

  package var isFinished: Bool { entries.contains { $0.event == .finished } }

  /// The number of items that were answered, "I don't know" included.
  package var answered: Int { entries.testResults.count }

  /// Whether there is an answer, without which the test has just begun.
  package var canRestart: Bool { answered > 0 }

  /// Whether the present item is the first speaking item of the test.
  package var explainsSpeaking: Bool {
    guard case .speaking? = stage else { return false }
    return !entries.testResults.contains { material[$0.item]?.kind == .speaking }
  }

  /// The number of options of the present item, without "I don't know"; nil if it has none.
  package var optionCount: Int? {
    if case .choose(let options)? = stage?.item.task.answering { options.count } else { nil }
  }

  /// Shows an item, or closes the session if there is none.
  mutating func ask(_ item: ItemID?, at time: Int64) -> [Effect] {
    askedAt = time
    stage = nil
    guard let item, let next = material[item] else {
      return isFinished ? [] : record(.finished, at: time)
    }
    var state = ItemState(id: item, kind: next.kind)
    for entry in entries where entry.event == .played(item: item) { _ = state.play() }
    do {
      stage = Stage(item: try next.prepared(), state: state, opensPassage: true)
    } catch {
      failure = error
    }
    return (stage?.arrive() ?? []).flatMap { carryOut($0, at: time).effects }
  }

  /// The effects of an intent, and the answer if the intent gave one.
  struct Step {
    var effects: [Effect] = []
    var answer: TestAnswer?
  }

  mutating func handle(_ intent: Intent, at time: Int64) -> Step {
    switch intent {
    case .skip: return passOver(at: time)
    case .choose(let index) where index == optionCount: return passOver(at: time)
    case .choose(let index):
      guard let count = optionCount, index > count else { break }
      return Step(effects: [.say(.optionOutOfRange(count: count + 1))])
    case .submit(let text) where text.isBlank && optionCount == nil: return passOver(at: time)
    case .explainWords, .playSlowly: return Step(effects: [.say(.unclear)])
    default: break
    }
    return carryOut(stage?.handle(intent) ?? [], at: time)
  }

  mutating func handle(
    heard: Heard,
    item: ItemID,
    attempt: Int,
    at time: Int64
  ) -> Step {
    guard let stage, stage.item.id == item else { return Step() }
    return carryOut(stage.handle(heard: heard, attempt: attempt), at: time)
  }

  /// Notes once that the text of the item was read, because nothing could be heard.
  mutating func noteReading(of item: ItemID, at time: Int64) -> [Effect] {
    guard stage?.item.id == item, !entries.contains(where: { $0.event == .read(item: item) })
    else { return [] }
    return record(.read(item: item), at: time)
  }

  private mutating func carryOut(_ actions: [StageAction], at time: Int64) -> Step {
    var step = Step()
    for action in actions {
      let next = carryOut(action, at: time)
      step.effects += next.effects
      step.answer = next.answer ?? step.answer
    }
    return step
  }

  private mutating func carryOut(_ action: StageAction, at time: Int64) -> Step {
    guard let item = stage?.item.id else { return Step() }
    switch action {
    case .answered(let outcome, let answer):
      return answered(item, outcome, answer: answer, at: time)
    case .emptyAnswer, .unknownAnswer: return passOver(at: time)
    case .played:
      stage?.countPlay()
      return Step(effects: record(.played(item: item), at: time))
    case .perform(let effect): return Step(effects: [effect.effect(at: item)])
    case .explainWords: return Step(effects: [.say(.unclear)])
    }
  }

  private mutating func answered(
    _ item: ItemID,
    _ outcome: Outcome,
    answer: String,
    at time: Int64
  ) -> Step {
    let mark = AnswerRecord(item, outcome, answer: answer, milliseconds: time - askedAt)
    return Step(
      effects: record(.answered(mark), at: time),
      answer: TestAnswer(mark)
    )
  }

  /// "I don't know".
  private mutating func passOver(at time: Int64) -> Step {
    guard let item = stage?.item.id else { return Step() }
    return Step(
      effects: record(.revealed(item: item), at: time),
      answer: TestAnswer(item: item, isRight: false, isGiven: false)
    )
  }

  private mutating func record(_ event: JournalEntry.Event, at time: Int64) -> [Effect] {
    let entry = JournalEntry(sequence: entries.count, time: time, event: event)
    entries.append(entry)
    defer { isStored = true }
    return [.record(entry, session: plan.id, plan: isStored ? nil : plan)]
  }
}
