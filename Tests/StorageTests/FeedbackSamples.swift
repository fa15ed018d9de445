import Coordination
import Curriculum
import Feedback
import Patterns
import Scoring
import Storage

/// Milliseconds of a minute and of a day.
let minute: Int64 = 60_000
let day: Int64 = 86_400_000

let here = SendContext(endpoint: "http://127.0.0.1:8080/v1", settings: "a", day: 20_000, now: 0)

extension SendContext {
  func at(_ now: Int64) -> SendContext {
    var context = self
    context.now = now
    return context
  }
}

/// A question about a wrong answer to an item.
func question(
  _ item: ItemID = tea,
  answer: String = "Çay içiyor.",
  english: String = "I am drinking tea.",
  level: Level = .a1
) -> ExplanationRequest {
  let accepted = [AnswerPattern(literal: "Çay içiyorum.")]
  var judgement = TranslationGrader(accepted: accepted, traps: []).judge(answer)
  judgement.verdict = .wrong
  judgement.findings = [
    Finding(
      category: .person,
      expected: "içiyorum",
      found: "içiyor",
      expectedSpan: 4..<12,
      foundSpan: 4..<10
    )
  ]
  let request = ExplanationRequest(
    subject: item.description,
    task: .translation(english: english),
    accepted: accepted,
    judgement: judgement,
    sentences: ["içiyorum, not içiyor."],
    level: level,
    language: .english
  )
  guard let request else { preconditionFailure("there is a finding to explain") }
  return request
}

func job(
  _ item: ItemID = tea,
  answer: String = "Çay içiyor.",
  created: Int64 = 0,
  model: String = "m"
) -> ExplanationJob {
  ExplanationJob(
    question(item, answer: answer),
    promptHash: "p",
    model: model,
    created: created
  )
}

/// Questions about as many items, in their order.
func jobs(_ count: Int) -> [ExplanationJob] {
  (0..<count).map { job(ItemID(lesson: lesson, item: "i\($0)"), created: Int64($0)) }
}

func reply(
  _ text: String = "The ending says who drinks: içiyor-um.",
  objections: [KeptReply.Objection] = [],
  time: Int64 = 5
) -> KeptReply {
  let content = ExplanationReply(
    verdictAgrees: true,
    edits: [.init(id: 1, category: .finding(.person), rule: "I is -um.")],
    corrected: "Çay içiyorum.",
    example: ExampleReply(turkish: "Su içiyorum.", gloss: "I am drinking water."),
    hint: nil,
    confidence: .high,
    explanation: text
  )
  return KeptReply(.reply(content), objections: objections, model: "m-1", time: time)
}

let dispute = reply(objections: [.init(code: "verdict_disputed", detail: "")])
let cost = Spending(requests: 1, tokens: 120, isEstimated: false)

func run(_ limits: SendLimits = .none, isAsked: Bool = false) -> SendRun {
  SendRun(limits: limits, settings: "a", isAsked: isAsked, longestWait: .max)
}

extension ExplanationQueue {
  /// Claims a question without limits.
  func claim(_ id: String, now: Int64 = 0, estimate: Int = 100) throws -> Claim {
    try claim(id, for: run(), estimate: estimate, until: now + 2 * minute, in: here.at(now))
  }

  /// Queues, claims and finishes a question.
  func explain(
    _ job: ExplanationJob,
    _ reply: KeptReply = reply(),
    now: Int64 = 0
  ) throws {
    _ = try enqueue(job)
    _ = try claim(job.id, now: now)
    try finish(job.id, with: reply, spending: cost, in: here.at(now))
  }
}
