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
    let detail = objection.detail
    return switch objection.code {
    case KeptReply.Objection.reported.code: "You reported it."
    case "verdict_disputed": "It says that the mark is wrong."
    case "not_accepted": "It gives another answer as the right one: \(detail)"
    case "contradicts": "It contradicts the mark: \(detail) …"
    case "other_form": "It demands a form that is in no accepted answer: \(detail)"
    case "not_in_text": "It quotes what is not in the text: \(detail)"
    case "wrong_form": "It uses the wrong form as if it were right: \(detail)"
    case "not_turkish": "It has a word that is not known as Turkish: \(detail)"
    case "unknown_finding", "other_category": "It explains something that was not found."
    case "misses_the_point": "It does not speak of the words in question."
    case "wrong_language": "It is in another language than the one asked for."
    case "cannot_judge": "Explanations in its language can't be checked."
    case "repeated_example": "It repeats an example."
    case "refusal": "The model declined."
    default: "It is not a whole explanation."
    }
  }
}
