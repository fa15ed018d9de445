import Coordination
import Curriculum
import Feedback
import Scoring
import Screens

/// What `dilim explain` is asked: an answer with what it answers.
struct ExplainQuestion {
  let outcome: Outcome
  let offlineLanguage: ExplanationLanguage
  private let subject: String
  private let task: ExplanationRequest.Task
  private let accepted: [AnswerPattern]
  private let level: Level

  /// Reads the command line and marks the answer.
  init(_ invocation: Invocation) throws(Failure) {
    let answer = invocation.arguments.first ?? ""
    offlineLanguage = try invocation.language
    if let item = invocation.value(.item) {
      guard invocation.all(.accept).isEmpty else {
        throw .usage("--accept and --item exclude each other.")
      }
      var examiner = Examiner { () throws(Failure) in try invocation.library }
      let prepared = try examiner.material(item)
      outcome = try examiner.mark(answer, item: item, strict: false)
      subject = item
      (task, accepted) = prepared.explanationTask
      level = prepared.id.lesson.level ?? .a1
    } else {
      let sources = invocation.all(.accept)
      guard !sources.isEmpty else {
        throw .usage("Name the accepted answers: --accept PATTERN, or --item ITEM.")
      }
      outcome = .text(try Examiner.compiled(sources).judge(answer))
      accepted = sources.compactMap { try? AnswerPattern($0) }
      let english = invocation.value(.english) ?? ""
      subject = sources.joined(separator: "\n")
      task = .translation(english: english)
      level = try invocation.explainLevel ?? .a2
    }
  }

  /// What to ask a model; nil if there is nothing to explain.
  func request(in language: TeachingLanguage) -> ExplanationRequest? {
    guard case .text(let judgement) = outcome else { return nil }
    return ExplanationRequest(
      subject: subject,
      task: task,
      accepted: accepted,
      judgement: judgement,
      sentences: judgement.findings.map { Wording.sentence(for: $0) },
      level: level,
      language: language
    )
  }
}
