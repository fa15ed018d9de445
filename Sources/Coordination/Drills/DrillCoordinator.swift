package import Curriculum
package import Drills
import Patterns
package import Scoring
import Turkish

/// Drills without an end: a form is asked, the answer is marked, the next form comes.
///
/// After a right answer in time the next item comes at once; any other mark stays until the learner
/// goes on, so that the time of the next item begins only then.
package struct DrillCoordinator: Sendable {
  package let opened: OpenedDrill
  package private(set) var item: DrillItem
  /// The mark that is shown; nil while an answer is awaited.
  package private(set) var mark: DrillMark?
  package private(set) var standings: [GrammarTag: DrillStanding]
  private var set: DrillSet
  private var given: [Given] = []
  /// The last marked answer, for the reasons.
  private var last: Judgement?
  private var askedAt: Int64
  private var hasHint = false
  private var isEmptyOnce = false
  private var count = 0

  /// An answer with what is needed to take it back.
  private struct Given: Sendable {
    let answer: DrillAnswer
    let item: DrillItem
    let before: DrillStanding
  }

  init?(_ opened: OpenedDrill, at time: Int64) {
    var set = opened.set
    guard let item = set.next() else { return nil }
    self.opened = opened
    self.item = item
    self.set = set
    standings = opened.standings
    askedAt = time
  }

  /// The result so far.
  package var summary: DrillSummary { DrillSummary(given.map(\.answer)) }

  /// The learner's progress at the grammar point of the item.
  package var standing: DrillStanding { standings[item.tag] ?? DrillStanding() }

  /// The speed at which the item is asked.
  package var speed: DrillSpeed { opened.request.speed.flatMap(DrillSpeed.init) ?? standing.speed }

  /// The seconds for the item.
  package var limit: Int { speed.limit(for: item.forms[0]) }

  package var canUndo: Bool { !given.isEmpty }
  /// Whether the last answer has a reason for its mark.
  package var canExplain: Bool { last?.findings.isEmpty == false }

  mutating func handle(_ intent: Intent, at time: Int64) -> [Effect] {
    switch intent {
    case .undo: return undo(at: time)
    case .why: return why()
    case .next where mark != nil:
      advance(at: time)
      return []
    case .submit(let text) where mark == nil: return submit(text, at: time)
    case .skip where mark == nil:
      last = nil
      return answer("", .revealed(solution: item.forms[0]), at: time)
    case .hint where mark == nil: return hint()
    default: return [.say(.unclear)]
    }
  }

  private mutating func submit(_ text: String, at time: Int64) -> [Effect] {
    guard !text.isBlank else {
      guard isEmptyOnce else {
        isEmptyOnce = true
        return [.say(.emptyAnswer)]
      }
      last = nil
      return answer("", .revealed(solution: item.forms[0]), at: time)
    }
    let judgement = Self.judge(text, item)
    last = judgement
    return answer(text, .text(judgement), at: time)
  }

  /// Judges an answer; right are all forms of the item.
  package static func judge(_ text: String, _ item: DrillItem) -> Judgement {
    func judged(with carrier: String) -> Judgement {
      TranslationGrader(accepted: item.forms.map { AnswerPattern(literal: $0 + carrier) })
        .judge(text + carrier)
    }
    var judgement = judged(with: "")
    if !judgement.verdict.passes, !item.carrier.isEmpty {
      judgement.findings = judged(with: item.carrier).findings
    }
    return judgement
  }

  private mutating func answer(_ text: String, _ outcome: Outcome, at time: Int64) -> [Effect] {
    let milliseconds = max(0, Int(time - askedAt))
    let passed = outcome.verdict?.passes ?? false
    let before = standing
    let answer = DrillAnswer(
      id: "\(opened.session).\(count)",
      tag: item.tag,
      word: item.word,
      form: item.forms[0],
      answer: text.trimmed,
      speed: speed.number,
      passed: passed,
      isInTime: milliseconds <= limit * 1000 && !hasHint,
      category: outcome.findings.first?.category.rawValue,
      milliseconds: milliseconds,
      time: time
    )
    count += 1
    given.append(Given(answer: answer, item: item, before: before))
    let raised = standings[item.tag, default: DrillStanding()]
      .add(passed: passed, inTime: answer.isInTime, at: speed)
    let next = raised && opened.request.speed == nil ? standing.speed.number : nil
    if !passed { set.askAgain(item) }
    if passed, answer.isInTime, outcome.findings.isEmpty {
      let said = Notice.rightForm(item.forms[0], seconds: milliseconds / 1000, raised: next)
      advance(at: time)
      return [.keepDrill(answer), .say(said)]
    }
    mark = DrillMark(outcome: outcome, answer: answer, limit: limit, hasHint: hasHint, raised: next)
    return [.keepDrill(answer)]
  }

  private mutating func advance(at time: Int64) {
    mark = nil
    ask(set.next() ?? item, at: time)
  }

  private mutating func ask(_ item: DrillItem, at time: Int64) {
    self.item = item
    askedAt = time
    hasHint = false
    isEmptyOnce = false
  }

  /// Takes the last answer back and asks its item again.
  private mutating func undo(at time: Int64) -> [Effect] {
    guard let last = given.popLast() else { return [.say(.nothingToUndo)] }
    standings[last.item.tag] = last.before
    mark = nil
    ask(last.item, at: time)
    return [.takeBackDrill(last.answer.id), .say(.undone(answer: last.answer.answer))]
  }

  private func why() -> [Effect] {
    guard let last, !last.findings.isEmpty else { return [.say(.unclear)] }
    return [.say(.why(last.findings, trap: nil, nearest: last.nearest))]
  }

  private mutating func hint() -> [Effect] {
    hasHint = true
    let form = item.forms[0]
    let start = String(form.prefix(max(1, form.count / 2)))
    return [.say(.formHint(letters: form.filter(\.isLetter).count, start: start))]
  }
}

/// The mark of an answer to a drill.
package struct DrillMark: Sendable {
  package let outcome: Outcome
  package let answer: DrillAnswer
  /// The limit in seconds.
  package let limit: Int
  package let hasHint: Bool
  /// The speed that begins with this answer.
  package let raised: Int?
}

/// Drills.
extension AppCoordinator {
  mutating func handle(
    _ intent: Intent,
    in drill: DrillCoordinator,
    at time: Int64
  ) -> [Effect] {
    if intent == .back {
      return (drill.summary.answers > 0 ? [.say(.drills(drill.summary))] : []) + pop()
    }
    var drill = drill
    let effects = drill.handle(intent, at: time)
    replaceTop(.drill(drill))
    return effects
  }
}
