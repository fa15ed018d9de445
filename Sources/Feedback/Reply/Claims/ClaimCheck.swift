import Scoring

/// The search for claims of an explanation that contradict the grader: that the answer is right, that
/// the verdict is wrong, or that another form is the right one.
///
/// It matches words and does not understand meaning, so a sentence that may be a claim counts as one.
struct ClaimCheck: Sendable {
  let forms: AnswerForms
  let words: ClaimWords
  /// Whether the answer passes or is unsure; then a text may call it right.
  private let passes: Bool
  /// Whether the text is a second opinion, which may call nothing wrong.
  private let isOpinion: Bool
  let language: LanguageCheck
  /// Whether the text explains a marked answer; false in a chat.
  private let isAboutAnswer: Bool

  /// The number of words before a judgement in which a negator denies it.
  static let negatorReach = 3
  /// The number of words after a demand that may contain its form.
  static let demandReach = 8
  /// The number of words after advice that may contain its form; a form follows less often.
  static let adviceReach = 3

  init(_ request: ExplanationRequest, _ forms: AnswerForms, _ words: ClaimWords) {
    self.forms = forms
    self.words = words
    passes = request.verdict.passes || request.isForOpinion
    isOpinion = request.isForOpinion
    language = LanguageCheck(request.language)
    isAboutAnswer = true
  }

  /// Creates a check for a chat, in which the learner's forms may be right in another sentence.
  init(_ forms: AnswerForms, _ words: ClaimWords, in teaching: TeachingLanguage) {
    self.forms = forms
    self.words = words
    passes = false
    isOpinion = false
    language = LanguageCheck(teaching)
    isAboutAnswer = false
  }

  /// Returns the objection to a sentence; nil if there is none.
  func objection(to sentence: ExplanationSentence) -> ReplyObjection? {
    var sentence = sentence
    sentence.clauses = sentence.clauses.map { clause in
      clause.filter { !words.fillers.occur(in: [$0]) }
    }
    let all = sentence.words
    if !isAboutAnswer {
      let isDisputed = doubtsGrader(sentence) || isAboutMistake(all) && callsAnswerRight(sentence)
      return isDisputed ? .contradicts(Self.text(of: all)) : nil
    }
    if words.refusals.occur(in: all) || words.orders.occur(in: all) { return .refusal }
    if isOpinion, sentence.clauses.contains(where: { !blames(in: $0).isEmpty }) {
      return .contradicts(Self.text(of: all))
    }
    if doubtsGrader(sentence) || !passes && callsAnswerRight(sentence) || deniesRightForm(sentence)
    {
      return .contradicts(Self.text(of: all))
    }
    return demandedForm(sentence).map(ReplyObjection.otherForm)
  }

  /// Whether a text is about a word or a form.
  func isOnTopic(_ sentences: [ExplanationSentence]) -> Bool {
    words.topics.isEmpty
      || sentences.contains { sentence in
        words.topics.occur(in: sentence.words)
          || sentence.words.contains { $0.isEnding || $0.isParted || $0.isOpenStem }
      }
  }

  /// Whether a sentence of a chat is about a marked answer.
  private func isAboutMistake(_ sentence: [ExplanationWord]) -> Bool {
    forms.isAnswerIn(sentence)
      || sentence.contains { forms.role(of: $0) == .learner } && words.graders.occur(in: sentence)
  }

  /// Returns the first words of a sentence.
  private static func text(of words: [ExplanationWord]) -> String {
    words.prefix(8).map(\.text).joined(separator: " ")
  }
}
