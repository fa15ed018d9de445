import Feedback
import Screens
import TextSafety

/// Replies of a language model that are not shown as explanations.
extension Wording {
  static var nothingDisputed: SafeText { "No reply was refused, and you have reported none." }

  /// The task, the answer, why the reply is not shown, and the reply.
  static func lines(forDisputed kept: KeptExplanation) -> [SafeText] {
    let reasons = kept.reply.objections.map { sentence(for: $0) }.reduce(into: [SafeText]()) {
      all,
      sentence in
      if !all.contains(sentence) { all.append(sentence) }
    }
    return [
      task(of: kept.request), "Yours: \(kept.request.answer)", "Right: \(kept.request.rightAnswer)",
    ] + reasons + ["The reply, which may be wrong: \(text(of: kept.reply.content))"]
  }

  /// The sentence or question that was asked.
  static func task(of request: ExplanationRequest) -> SafeText {
    switch request.task {
    case .translation(let english): english.isEmpty ? "A sentence" : "\(english)"
    case .dictation: "Dictation"
    case .speech: "Say: \(request.rightAnswer)"
    case .choice(let choice): "\(choice.question)"
    case .form(let form): "\(form.line)"
    case .monologue(let told): "\(told.prompt)"
    }
  }

  private static func text(of content: ExplanationContent) -> SafeText {
    switch content {
    case .reply(let reply): SafeText(line: reply.explanation)
    case .text(let text): SafeText(line: text)
    }
  }

  /// Says why a reply is not shown.
  private static func sentence(for objection: KeptReply.Objection) -> SafeText {
    if objection == .reported { return "You reported it." }
    let detail = objection.detail
    return switch objection.kind {
    case .verdictDisputed: "It says that the mark is wrong."
    case .notAccepted: "It gives another answer as the right one: \(detail)"
    case .contradicts: "It contradicts the mark: \(detail) …"
    case .otherForm: "It demands a form that is in no accepted answer: \(detail)"
    case .notInText: "It quotes what is not in the text: \(detail)"
    case .wrongForm: "It uses the wrong form as if it were right: \(withoutField(detail))"
    case .notTurkish: "It has a word that is not known as Turkish: \(detail)"
    case .unknownFinding, .otherCategory: "It explains something that was not found."
    case .missesThePoint: "It does not speak of the words in question."
    case .wrongLanguage: "It is in another language than the one asked for."
    case .cannotJudge: "Explanations in its language can't be checked."
    case .repeatedExample: "It repeats an example."
    case .refusal: "The model declined."
    case .notPlain, .unfinished, .tooLong, .empty, nil: "It is not a whole explanation."
    }
  }

  /// The form, without the name of the part of the reply before it.
  private static func withoutField(_ detail: String) -> String {
    String(detail.drop { $0 != " " }.dropFirst())
  }
}
