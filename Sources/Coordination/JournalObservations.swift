import Curriculum
package import Mastery
import Scoring

/// What the learner model reads from the journal, in the order of time.
///
/// The same sessions give the same observations, in whatever order they come. Answers that were
/// undone are left out, and so are items that the course no longer has.
package struct JournalObservations: Sendable, Equatable {
  package private(set) var observations: [Observation] = []
  /// The findings in typed answers and dictations.
  package private(set) var slips: SlipHistory

  /// Reads all sessions of a learner whose clock is some seconds ahead of UTC.
  package init(
    sessions: [(plan: SessionPlan, entries: [JournalEntry])],
    bank: ItemBank,
    utcOffset: Int = 0
  ) {
    slips = SlipHistory(utcOffset: utcOffset)
    var reader = ObservationReader(bank: bank)
    let outcomes = sessions.flatMap { SessionOutcomes($0.plan, $0.entries).outcomes }
    for outcome in outcomes.sorted(by: SessionOutcome.isEarlier) {
      count(outcome, kind: bank[outcome.item]?.kind)
      guard let observation = reader.observation(of: outcome) else { continue }
      observations.append(observation)
    }
  }

  private mutating func count(_ outcome: SessionOutcome, kind: AnswerKind?) {
    guard kind == .typed || kind == .dictation, !outcome.isUnsure,
      case .answered(let record) = outcome.result
    else { return }
    // Plain letters in an answer that passes are a matter of the keyboard.
    let findings = record.findings.filter { !record.verdict.passes || $0.category != .diacritics }
    slips.count(
      answer: record.answer,
      findings: outcome.isOverruled ? [] : findings,
      at: outcome.time
    )
  }
}

extension LearnerModel {
  /// Computes the model of a learner from all sessions.
  package init(sessions: [(plan: SessionPlan, entries: [JournalEntry])], bank: ItemBank) {
    self.init(bank: bank)
    for observation in JournalObservations(sessions: sessions, bank: bank).observations {
      apply(observation)
    }
  }
}

/// Turns what came of items, in the order of time, into observations.
///
/// A session that is going on can use it for each answer.
package struct ObservationReader: Sendable {
  private let bank: ItemBank
  /// The tags of the items that were answered so far.
  private var taught: Set<GrammarTag> = []

  /// The weight of a right answer after 0 to 3 hints.
  private static let hintWeights = [1, 0.6, 0.3, 0]

  /// Creates a reader that has read nothing.
  package init(bank: ItemBank) { self.bank = bank }

  /// Creates a reader that goes on after the answers that a model has counted.
  package init(after model: LearnerModel) {
    bank = model.bank
    taught = Set(model.bank.tags.filter { model.answers(to: $0) > 0 })
  }

  /// Returns the observation; nil if the course lacks the item, or if it was tried before in the
  /// same sitting.
  ///
  /// Only the first try tells what the learner knew. The tries after it follow a mark that has shown
  /// the answer, and a sentence that is said three times is still one sentence.
  package mutating func observation(of outcome: SessionOutcome) -> Observation? {
    guard let item = bank[outcome.item], !outcome.isRepeat else { return nil }
    var observation = Observation(item: item.id, time: outcome.time, result: .skipped)
    switch outcome.result {
    case .skipped: return observation
    case .answered(let record) where outcome.isUnsure:
      observation.milliseconds = record.milliseconds
      observation.result = .unsure
      return observation
    case .revealed: observation.result = .wrong(blamed: [], others: [])
    case .answered(let record):
      observation.milliseconds = record.milliseconds
      if outcome.isOverruled || record.isRightInGrammar {
        let step = min(max(0, outcome.hints), Self.hintWeights.count - 1)
        observation.result = .right(weight: Self.hintWeights[step])
      } else {
        let tags = BlamedTags(
          findings: record.findings,
          itemTags: item.tags,
          isTaught: taught.contains
        )
        observation.result = .wrong(blamed: tags.blamed, others: tags.others)
        observation.blamesWeakest = tags.blamesWeakest
      }
    }
    taught.formUnion(item.tags)
    return observation
  }
}

extension AnswerRecord {
  /// Whether the answer passes, or fails by slips of the keyboard alone.
  fileprivate var isRightInGrammar: Bool {
    verdict.passes || Judgement.isSlipOnly(verdict, findings: findings)
  }
}
