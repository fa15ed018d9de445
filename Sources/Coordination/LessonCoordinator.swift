import Curriculum
import Scoring

/// Asks the items of a session one by one; shared by all skills.
package struct LessonCoordinator: Sendable {
  package let plan: SessionPlan
  package private(set) var material: [ItemMaterial]
  package internal(set) var progress: LessonProgress
  /// The stage of the present item; nil when all items are done.
  package private(set) var stage: Stage?
  /// The error in the lesson file that prevents the present item; nil if there is none.
  private(set) var failure: PreparationError?
  private var isStored: Bool
  /// Whether the learner is being asked to confirm that the lesson starts over.
  package internal(set) var asksRestart = false
  /// The data for questions about the answer before the present item.
  package internal(set) var background: AnswerBackground?
  private var emptyAnswers = 0
  private var askedAt: Int64 = 0
  /// The item asked before; its passage is not shown again for the next question on it.
  private var openItem: ItemMaterial?
  /// The place of the present item in the learner's day; nil in other sessions.
  package internal(set) var dayMark: DayMark?
  /// The words to show before the present item; nil once the learner has gone on.
  package private(set) var page: WordGroup?
  /// The screen to read before the present item; nil once the learner has gone on.
  package internal(set) var rule: GrammarPage?
  /// The screens that were shown since the session was opened.
  var shownRules: [GrammarPage] = []
  /// The group of words whose page was shown last.
  private var openGroup: Int?
  /// The groups of words that were begun since the session was opened.
  private var begunGroups: Set<Int> = []
  /// The words that had been asked when the session was opened, by the ids of their cards.
  private(set) var wordsBefore: Set<ItemID> = []
  /// The number of groups after which the lesson pauses; nil to go on to its end.
  let groupLimit: Int?
  private let glossary: Glossary?
  /// Whether the lesson ends for now: the next group would be one too many, or only speaking items
  /// are left.
  private(set) var pauses = false
  /// Whether the learner has done no lesson yet, and may not know the key of the help.
  package let isNewLearner: Bool
  /// Whether the present item is the first speaking item of the session.
  package private(set) var explainsSpeaking = false
  /// Whether the learner has seen a speaking item, in this session or before.
  var hasSpoken = false
  /// Whether the learner may say sentences unheard and rate them.
  package internal(set) var allowsRating = false

  /// Starts or resumes a session.
  package init(_ session: OpenedSession) {
    plan = session.plan
    material = session.material
    groupLimit = session.groups
    isNewLearner = session.isNewLearner
    glossary = session.glossary
    isStored = !session.entries.isEmpty
    let isOpenEnded = session.plan.kind.isOpenEnded
    progress = LessonProgress(
      items: isOpenEnded ? [] : session.material,
      planned: isOpenEnded ? session.material : []
    )
    for entry in session.entries { progress.apply(entry) }
    wordsBefore = askedWords
  }

  /// The number of items that are done.
  package var settled: Int { progress.settledCount }
  /// The number of all items.
  package var total: Int { material.count }

  /// The number of items that were answered or shown.
  var askedItems: Int { progress.states.count { !$0.isUntouched } }

  /// The position of the present item in the plan, from 1; nil if the item has come back.
  package var firstPassPosition: Int? {
    guard let current = progress.current, currentState?.isUntouched == true else { return nil }
    return current + 1
  }

  /// The state of the present item.
  package var currentState: ItemState? { progress.current.map { progress.states[$0] } }

  /// Goes to the next item.
  mutating func advance(at time: Int64) -> [Effect] {
    emptyAnswers = 0
    asksRestart = false
    askedAt = time
    page = nil
    rule = nil
    guard let current = progress.current, !entersGroupTooMany(current) else {
      stage = nil
      pauses = pauses || !progress.queue.isEmpty
      return []
    }
    let item = material[current]
    let opens = item.passage != nil && !item.sharesPassage(with: openItem)
    openItem = item
    explainsSpeaking = item.kind == .speaking && !hasSpoken
    hasSpoken = hasSpoken || item.kind == .speaking
    do {
      var prepared = try item.prepared(attempt: progress.states[current].verdicts.count)
      prepared.addGlosses(from: glossary)
      stage = Stage(
        item: prepared,
        state: progress.states[current],
        opensPassage: opens,
        allowsRating: allowsRating
      )
      openRule(before: item, in: progress.states[current])
    } catch {
      stage = nil
      failure = error
    }
    return (stage?.arrive() ?? []).flatMap { carryOut($0, at: time).effects }
  }

  /// Handles an intent at the present item.
  mutating func handle(_ intent: Intent, at time: Int64) -> Step {
    guard let item = stage?.item else { return Step() }
    if isReading, let step = turnPage(intent, at: time) { return step }
    switch intent {
    case .readText where item.group != nil:
      return Step(effects: item.group.map { [.say(.words($0))] } ?? [])
    case .readText where item.rule != nil && !item.hasText:
      return Step(effects: item.rule.map { [.say(.rule($0))] } ?? [])
    case .readText where !item.task.turns.isEmpty:
      return Step(effects: [.say(.text(paragraphs: item.task.turns))])
    case .hint: return Step(effects: hint(item, at: time))
    case .skip: return Step(effects: skip(item, at: time))
    case .leaveOutSpeaking where item.kind == .speaking:
      return Step(effects: stopSpeaking(at: time))
    case .undo: return Step(effects: undo(at: time))
    case .overrule:
      let before = progress.current
      let effects = overrule(at: time)
      return Step(effects: effects + (progress.current == before ? [] : advance(at: time)))
    case .propose: return Step(effects: propose(at: time))
    case .why, .note: return Step(effects: background?.handle(intent) ?? [.say(.unclear)])
    case .readText where !item.hasText, .explainWords where asksForEarlierGlosses:
      return Step(effects: background?.handle(intent) ?? [.say(.noText)])
    default:
      let actions = stage?.handle(intent) ?? []
      return carryOut(actions, at: time)
    }
  }

  /// Whether a question about words means the text of the last answer.
  private var asksForEarlierGlosses: Bool {
    guard let item = stage?.item, item.passage != nil else { return true }
    return item.glosses.isEmpty && background?.glosses.isEmpty == false
  }

  /// Whether the last answer can be overruled: it failed, or its mark is left to the learner and open,
  /// and it was not overruled yet.
  package var canOverrule: Bool {
    progress.lastAnswer.map {
      ($0.record.verdict.fails || $0.record.isOpen) && !progress.isOverruled($0.sequence)
    } ?? false
  }

  /// Whether the last answer is unsure, so that it can be proposed but not overruled.
  package var isUnsure: Bool {
    progress.lastAnswer.map { $0.record.verdict == .unsure && !$0.record.isRated } ?? false
  }

  /// Whether the last answer can be proposed to the author: it is unsure and not proposed yet.
  package var canPropose: Bool {
    isUnsure && progress.lastAnswer.map { !progress.isProposed($0.sequence) } ?? false
  }

  /// Whether the session can start over: a lesson can, practice can't.
  package var canRestart: Bool { if case .lesson = plan.kind { true } else { false } }

  /// Whether the present item was answered in this session.
  var wasAskedBefore: Bool {
    guard let item = stage?.item.id else { return false }
    return progress.answers.contains { $0.item == item }
  }

  /// Whether there is an answer to undo.
  package var canUndo: Bool { progress.lastAnswer != nil }

  /// Handles a transcript; it counts only for the item and the attempt that requested it.
  mutating func handle(
    heard: Heard,
    item: ItemID,
    attempt: Int,
    at time: Int64
  ) -> Step {
    guard let stage, stage.item.id == item else { return Step() }
    var step = carryOut(stage.handle(heard: heard, attempt: attempt), at: time)
    step.judged?.isRecorded = heard.isRecorded
    return step
  }

  /// Undoes the last answer and asks its item again.
  mutating func undo(at time: Int64) -> [Effect] {
    guard let last = progress.lastAnswer else { return [.say(.nothingToUndo)] }
    background = nil
    // The words would give the answer away.
    openGroup = material.first { $0.id == last.record.item }?.group?.index ?? openGroup
    let record = record(.undone(sequence: last.sequence), at: time)
    return record + [.say(.undone(answer: last.record.answer))] + advance(at: time)
  }

  /// Overrules the mark of the last answer; it counts as correct.
  mutating func overrule(at time: Int64) -> [Effect] {
    guard let last = progress.lastAnswer, canOverrule else { return [.say(.nothingToOverrule)] }
    return record(.overruled(sequence: last.sequence), at: time)
      + [.say(.overruled(answer: last.record.answer))]
  }

  /// Proposes the last answer to the author of the course, which changes no mark.
  mutating func propose(at time: Int64) -> [Effect] {
    guard let last = progress.lastAnswer, canPropose else { return [.say(.nothingToPropose)] }
    return record(.proposed(sequence: last.sequence), at: time)
      + [.say(.proposed(answer: last.record.answer))]
  }

  /// Adds items to the session and goes to the first of them.
  mutating func plan(
    _ items: [ItemMaterial],
    because reason: PlannedReason,
    at time: Int64
  ) -> [Effect] {
    var effects: [Effect] = []
    for (index, item) in items.enumerated() {
      progress.expect(item)
      material.append(item)
      let why = index == 0 ? reason : .passage
      effects += record(.planned(item: item.id, reason: why), at: time)
    }
    return effects + advance(at: time)
  }

  /// The reason for which the present item was planned; nil in other sessions.
  var presentReason: PlannedReason? {
    guard let item = stage?.item.id else { return nil }
    for entry in progress.entries.reversed() {
      if case .planned(item, let reason) = entry.event { return reason }
    }
    return nil
  }

  /// Shows the words of a group before its first item, and when the session is resumed in it those of
  /// its words that are still to be asked.
  ///
  /// The last round has no page, because it asks what was wrong or put off in any group. Returns
  /// whether the group is one more than the session may begin; the lesson then pauses.
  private mutating func entersGroupTooMany(_ current: Int) -> Bool {
    guard case .lesson = plan.kind, let group = material[current].group, group.index != openGroup,
      progress.queue.contains(where: { isUnasked($0) && material[$0].group?.index == group.index })
    else { return false }
    if let groupLimit, !begunGroups.contains(group.index), begunGroups.count >= groupLimit {
      pauses = true
      return true
    }
    begunGroups.insert(group.index)
    openGroup = group.index
    page = group.limited(to: openWords(of: group))
    return false
  }

  /// Handles an intent at a page of words or a screen; nil if it is handled as at an item.
  private mutating func turnPage(_ intent: Intent, at time: Int64) -> Step? {
    switch intent {
    case .undo, .overrule, .why, .note: return nil
    case .next:
      page = nil
      rule = nil
      askedAt = time
      return Step()
    case .play:
      let words = page?.pronunciation ?? rule?.pronunciation
      return Step(effects: [words.map { .pronounce($0) } ?? .say(.nothingToPlay)])
    default: return Step(effects: [.say(.unclear)])
    }
  }

  /// Closes the session in the journal; it is not finished if items were left out.
  mutating func finish(at time: Int64) -> [Effect] {
    if progress.isFinished { return [] }
    if !plan.kind.isOpenEnded, progress.states.contains(where: \.isPutOff) {
      return [.abandon(session: plan.id)]
    }
    return record(.finished, at: time)
  }

  /// The result of an intent at an item.
  struct Step {
    var effects: [Effect] = []
    /// Set when the item was marked.
    var judged: JudgedItem?
  }

  private mutating func carryOut(_ actions: [StageAction], at time: Int64) -> Step {
    var step = Step()
    for action in actions {
      let next = carryOut(action, at: time)
      step.effects += next.effects
      step.judged = next.judged ?? step.judged
    }
    return step
  }

  private mutating func carryOut(_ action: StageAction, at time: Int64) -> Step {
    guard let item = stage?.item else { return Step() }
    switch action {
    case .answered(let outcome, let answer):
      return answered(item, outcome, answer: answer, at: time)
    case .played:
      stage?.countPlay()
      return Step(effects: record(.played(item: item.id), at: time))
    case .perform(let effect): return Step(effects: [effect.effect(at: item.id)])
    case .explainWords(let glosses): return Step(effects: [.showGlosses(glosses)])
    case .emptyAnswer: return emptyAnswer(item, at: time)
    case .unknownAnswer: return reveal(item, at: time)
    }
  }

  private mutating func answered(
    _ item: PreparedItem,
    _ outcome: Outcome,
    answer: String,
    at time: Int64
  ) -> Step {
    let hints = currentState?.hints ?? 0
    let mark = AnswerRecord(item.id, outcome, answer: answer, milliseconds: time - askedAt)
    let effects = record(.answered(mark), at: time)
    return Step(effects: effects, judged: judged(item, outcome, hints: hints))
  }

  /// Notes once that the text of the present item was read, because nothing could be heard.
  mutating func noteReading(of item: ItemID, at time: Int64) -> [Effect] {
    let event = JournalEntry.Event.read(item: item)
    let isNew = stage?.item.id == item && !progress.entries.contains { $0.event == event }
    return isNew ? record(event, at: time) : []
  }

  /// Asks again after the first empty answer and shows the solution after the second.
  private mutating func emptyAnswer(_ item: PreparedItem, at time: Int64) -> Step {
    emptyAnswers += 1
    guard emptyAnswers > 1 else { return Step(effects: [.say(.emptyAnswer)]) }
    return reveal(item, at: time)
  }

  private mutating func reveal(_ item: PreparedItem, at time: Int64) -> Step {
    let hints = currentState?.hints ?? 0
    let effects = record(.revealed(item: item.id), at: time)
    return Step(
      effects: effects,
      judged: judged(item, .revealed(solution: item.task.solution), hints: hints)
    )
  }

  private mutating func hint(_ item: PreparedItem, at time: Int64) -> [Effect] {
    let step = (currentState?.hints ?? 0) + 1
    guard step <= ItemState.hintLimit else { return [.say(.noMoreHints)] }
    return record(.hinted(item: item.id, step: step), at: time) + [hint(item, step: step)]
  }

  private mutating func skip(_ item: PreparedItem, at time: Int64) -> [Effect] {
    let putOff = (currentState?.skips ?? 0) > 0 || plan.kind.isOpenEnded
    return record(.skipped(item: item.id), at: time)
      + [.say(.skipped(putOff: putOff))] + advance(at: time)
  }

  private mutating func record(_ event: JournalEntry.Event, at time: Int64) -> [Effect] {
    let entry = JournalEntry(sequence: progress.nextSequence, time: time, event: event)
    progress.apply(entry)
    defer { isStored = true }
    return [.record(entry, session: plan.id, plan: isStored ? nil : plan)] + hastening(after: entry)
  }

  /// Returns the effects of a journal entry on the cards.
  private func hastening(after entry: JournalEntry) -> [Effect] {
    switch entry.event {
    case .answered(let answer) where answer.verdict.fails:
      [.hastenCards(after: answer, sequence: entry.sequence, session: plan.id)]
    case .undone(let sequence), .overruled(let sequence):
      [.unhastenCards(sequence: sequence, session: plan.id)]
    case .answered, .hinted, .skipped, .played, .read, .revealed, .proposed, .finished, .planned: []
    }
  }
}

extension PreparedItem {
  /// Whether the item has a text to read.
  package var hasText: Bool { kind == .reading && passage != nil }
}
