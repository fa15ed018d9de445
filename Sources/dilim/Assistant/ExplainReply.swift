import Asking
import ChatAPI
import Coordination
import Explanations
import Feedback
import JSON
import Scoring
import Screens
import TextSafety

/// The output of `dilim explain --json`.
struct ExplainReply: JSONWritable {
  private let mark: GradeMark
  private let text: String
  private let source: Source
  private let failure: ChatFailure?
  private let objections: [KeptReply.Objection]
  private let usage: Usage?
  private let refusal: String?

  /// The origin of the explanation.
  enum Source: String {
    case ai, offline, cache
  }

  /// Creates the output for a graded answer.
  ///
  /// `explanation` is nil if no model was asked, for example because of a limit (`refusal`);
  /// `isKnown` is true if it was in the record already.
  init(
    _ outcome: Outcome,
    _ explanation: JudgedReply?,
    isKnown: Bool,
    refusal: String?,
    language: ExplanationLanguage,
    choice: ChoiceReasons? = nil
  ) {
    mark = GradeMark(id: nil, outcome: outcome, language: language)
    usage = explanation?.usage
    self.refusal = refusal
    var failure: ChatFailure?
    var objections: [KeptReply.Objection] = []
    var said: String?
    switch explanation?.content {
    case .reply(let reply): said = reply.explanation
    case .text(let text): said = text.string
    case .example(let example): said = "\(example.turkish) – \(example.gloss)"
    case .disputed(let found, _): objections = found
    case .failed(let found): failure = found
    case .unreadable: failure = ChatFailure(.malformed)
    case nil: break
    }
    self.failure = failure
    self.objections = objections
    source = said == nil ? .offline : isKnown ? .cache : .ai
    let reasons =
      outcome.findings.map { FindingExplanation($0, in: language).sentence }
      + (choice?.sentences.map(\.string) ?? [])
    text = said ?? reasons.joined(separator: " ")
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("error")
      writeError(to: &json)
      json.key("explanation")
      json.string(text)
      mark.writeFindings(to: &json)
      json.key("source")
      json.string(source.rawValue)
      json.key("usage")
      writeUsage(to: &json)
      json.key("verdict")
      json.string(mark.verdict.rawValue)
    }
  }

  private func writeError(to json: inout JSONWriter) {
    let error: (kind: String, message: String)? =
      if let failure {
        (failure.kind.rawValue, failure.message.line)
      } else if let objection = objections.first {
        ("disputed", objection.code)
      } else if let refusal {
        ("limit", refusal)
      } else {
        nil
      }
    guard let error else { return json.null() }
    json.object { json in
      json.key("class")
      json.string(error.kind)
      json.key("message")
      json.string(error.message)
    }
  }

  private func writeUsage(to json: inout JSONWriter) {
    guard let usage else { return json.null() }
    json.object { json in
      json.key("completion_tokens")
      json.integer(usage.completion)
      json.key("estimated")
      json.bool(usage.isEstimated)
      json.key("prompt_tokens")
      json.integer(usage.prompt)
    }
  }
}
