import Coordination
import Explanations
import JSON
import Scoring
import Screens
import TerminalUI
import TextSafety

/// Grades JSON Lines.
struct GradeStream {
  private var lines: JSONLineStream<GradeRequest, GradeMark>

  /// Takes a function that makes an examiner, one for each thread.
  init(language: ExplanationLanguage, _ examiner: @escaping () -> Examiner) {
    lines = JSONLineStream {
      var examiner = examiner()
      return { request in
        let outcome = try Self.outcome(of: request, by: &examiner)
        let mark = GradeMark(id: request.id, outcome: outcome, language: language)
        return (mark, mark.verdict.passes ? .pass : .someFailed)
      }
    }
  }

  mutating func run(_ reader: inout LineReader) throws(Failure) -> ExitCode {
    try lines.run(&reader)
  }

  private static func outcome(
    of request: GradeRequest,
    by examiner: inout Examiner
  ) throws(Failure) -> Outcome {
    let strict = request.strict ?? false
    switch (request.accept, request.item) {
    case (let accept?, nil):
      return try examiner.mark(
        request.answer,
        accept: accept,
        english: request.english,
        strict: strict
      )
    case (nil, .some) where request.english != nil: throw .data(Wording.englishAndItem)
    case (nil, let item?): return try examiner.mark(request.answer, item: item, strict: strict)
    case (nil, nil): throw .data(Wording.noPatternsOrItem)
    case (.some, .some): throw .data(Wording.patternsAndItem)
    }
  }
}
