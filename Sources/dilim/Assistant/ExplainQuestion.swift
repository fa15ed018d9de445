import Asking
import Coordination
import Curriculum
import Feedback
import Patterns
import TextSafety

/// A graded answer with its task, which is the input of an explanation.
struct ExplainQuestion {
  let outcome: Outcome
  /// Why the option of a question is right or wrong; nil for other items.
  let choice: ChoiceReasons?
  private let subject: String
  private let task: ExplanationRequest.Task
  private let accepted: [AnswerPattern]
  private let level: Level

  /// Grades an answer to an item of the course.
  init(_ answer: String, item name: String, _ examiner: inout Examiner) throws(Failure) {
    let item = try examiner.material(name)
    outcome = try examiner.mark(answer, item: name, strict: false)
    choice = ChoiceReasons(item, outcome, hidesText: false)
    subject = name
    task = item.task.explained
    accepted = item.task.accepted
    level = item.id.lesson.level ?? .a1
  }

  /// Grades an answer by patterns of accepted answers.
  init(
    _ answer: String,
    accept: [String],
    english: String,
    level: Level,
    _ examiner: inout Examiner
  ) throws(Failure) {
    outcome = try examiner.mark(
      answer,
      accept: accept,
      english: english.isEmpty ? nil : english,
      strict: false
    )
    choice = nil
    accepted = accept.compactMap { try? AnswerPattern($0) }
    subject = accept.joined(separator: "\n")
    task = .translation(english: english)
    self.level = level
  }

  /// The request to a model; nil if there is nothing to explain.
  func request(in language: TeachingLanguage) -> ExplanationRequest? {
    ExplanationRequest(
      outcome,
      subject: subject,
      task: task,
      accepted: accepted,
      level: level,
      language: language
    )
  }
}

extension ExplainQuestion {
  /// Grades the answer on the command line of `dilim explain`.
  init(_ invocation: Invocation) throws(Failure) {
    let answer = invocation.arguments.first ?? ""
    let accept = invocation.all(.accept)
    var examiner = Examiner { () throws(Failure) in try invocation.library }
    if let item = invocation.value(.item) {
      guard accept.isEmpty else { throw .usage("--accept and --item exclude each other.") }
      try self.init(answer, item: item, &examiner)
    } else {
      guard !accept.isEmpty else {
        throw .usage("Name the accepted answers: --accept PATTERN, or --item ITEM.")
      }
      try self.init(
        answer,
        accept: accept,
        english: invocation.value(.english) ?? "",
        level: try invocation.explainLevel ?? .a2,
        &examiner
      )
    }
  }
}
