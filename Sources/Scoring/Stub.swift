public struct TranslationGrader: Sendable {
  public static let version = 1
  public struct Trap: Sendable {
    public var pattern: AnswerPattern; public var feedback: String
    public init(pattern: AnswerPattern, feedback: String) {
      self.pattern = pattern; self.feedback = feedback
    }
  }
  let a: [AnswerPattern]
  public init(accepted: [AnswerPattern], traps: [Trap] = []) { a = accepted }
  public func judge(_ answer: String, strict: Bool = false) -> Judgement {
    Judgement(
      verdict: a.contains { $0.shown == answer } ? .correct : .wrong,
      score: 0,
      answer: answer,
      nearest: a.first?.shown ?? "",
      alignment: Alignment(pairs: []),
      findings: []
    )
  }
}
public struct DictationGrader: Sendable {
  let s: String
  public init(_ s: String) { self.s = s }
  public func judge(_ answer: String) -> Judgement {
    TranslationGrader(accepted: [AnswerPattern(literal: s)]).judge(answer)
  }
}
public struct SpeechGrader: Sendable {
  let s: String
  public init(_ s: String) { self.s = s }
  public func judge(_ t: String) -> SpeechJudgement {
    SpeechJudgement(verdict: .correct, score: 1, percent: 100, words: [])
  }
}
public struct SpeechJudgement: Sendable, Equatable {
  public var verdict: Verdict; public var score: Double; public var percent: Int;
  public var words: [Word]
  public struct Word: Sendable, Equatable { public var text: String; public var mark: Mark }
  public enum Mark: Sendable, Equatable { case ok, unclear, missing }
}
