import Patterns
import Scoring

/// The check whether a reply may be shown together with the grader's explanation.
///
/// The grader's verdict is final; a reply that contradicts it, or that teaches a form which can't be
/// verified, is not shown.
package struct ReplyGuard: Sendable {
  private let request: ExplanationRequest
  private let wrongForms: WrongForms
  private let concerned: ConcernedWords
  private let language: LanguageCheck
  private let forms: AnswerForms
  /// Nil for a language in which claims can't be judged.
  private let claims: ClaimCheck?
  /// Nil unless the question has options.
  private let choice: ChoiceCheck?

  /// The longest explanation, in Unicode scalars.
  package static let longestExplanation = 600
  /// The longest of the other texts of a reply, in Unicode scalars.
  package static let longestSideText = 240
  /// The most edits; a model with more of them has lost its way.
  private static let mostEdits = 2 * ExplanationRequest.mostFindings

  /// The codes of the languages in which an explanation can be judged.
  package static var judgedLanguages: [String] { ClaimWords.languages }

  /// Whether explanations in this language can be judged; others are not shown.
  package static func canJudge(_ language: TeachingLanguage) -> Bool {
    judgedLanguages.contains(language.base)
  }

  /// Creates a guard for replies to a question.
  package init(_ request: ExplanationRequest) {
    self.request = request
    wrongForms = WrongForms(request)
    concerned = ConcernedWords(request)
    language = LanguageCheck(request.language)
    let forms = AnswerForms(request)
    self.forms = forms
    claims = ClaimWords.of(request.language.base).map { ClaimCheck(request, forms, $0) }
    choice = request.choice.flatMap { choice in
      let base = request.language.base
      guard let words = ClaimWords.of(base), let own = ChoiceWords.of(base) else { return nil }
      return ChoiceCheck(ChoiceTexts(request, choice), words, own, LanguageCheck(request.language))
    }
  }

  /// Returns the objections to a reply, the gravest first; empty if it may be shown.
  package func objections(to reply: ExplanationReply) -> [ReplyObjection] {
    objections(to: PartialReply(reply))
  }

  /// Returns the objections to the fields that could be read, the gravest first.
  ///
  /// A missing field is not shown, so it is not an objection.
  package func objections(to reply: PartialReply) -> [ReplyObjection] {
    if reply.agreement == .disputes { return [.verdictDisputed] }
    if reply.agreement == .unclear { return [.contradicts("verdict_agrees")] }
    return (reply.corrected.map(objections(toCorrected:)) ?? [])
      + (reply.edits.map(objections(to:)) ?? [])
      + (reply.example.map { objections(to: $0) } ?? []) + objections(toHint: reply.hint)
      + objections(toText: reply.explanation, isClosed: true)
  }

  /// Returns the objections to a text for the learner.
  ///
  /// `isClosed` says that the text had an end mark, such as the closing quote of JSON. Another text may
  /// be cut off, so it must end with a complete sentence.
  package func objections(toText text: String, isClosed: Bool = false) -> [ReplyObjection] {
    if text.isLonger(than: Self.longestExplanation) { return [.tooLong(.explanation)] }
    if text.isBlank { return [.empty(.explanation)] }
    if !ParsedReply.isPlain(text) { return [.notPlain] }
    guard let claims else { return [.cannotJudge] }
    let sentences = ExplanationSentence.all(in: text)
    var objections: [ReplyObjection] = []
    if !isClosed, sentences.last?.isEnded != true { objections.append(.unfinished) }
    let told = choice?.texts.withoutQuotations(text) ?? text
    if !language.fitsExplanation(told) { objections.append(.wrongLanguage(.explanation)) }
    if let choice {
      if !choice.texts.areNamed(in: text) { objections.append(.missesThePoint) }
      objections += sentences.compactMap(choice.objection)
    } else {
      if !concerned.areNamed(in: text) || !claims.isOnTopic(sentences) {
        objections.append(.missesThePoint)
      }
      objections += sentences.compactMap(claims.objection)
    }
    let turkish = TurkishWords(forms, language)
    objections += sentences.flatMap(turkish.unknownWords).map(ReplyObjection.notTurkish)
    return objections
  }

  /// Returns the objections to an example; `shown` are the sentences that the learner has seen.
  package func objections(
    to example: ExampleReply,
    besides shown: [String] = []
  ) -> [ReplyObjection] {
    if example.turkish.isLonger(than: Self.longestSideText) { return [.tooLong(.example)] }
    if example.gloss.isLonger(than: Self.longestSideText) { return [.tooLong(.gloss)] }
    if example.turkish.isBlank { return [.empty(.example)] }
    var objections = wrongForms.inExample(example.turkish).map {
      ReplyObjection.wrongForm($0, in: .example)
    }
    objections += ExampleCheck.unknownWords(in: example.turkish).map(ReplyObjection.notTurkish)
    let bytes = Normalization.bytes(of: example.turkish)
    if shown.contains(where: { Normalization.bytes(of: $0) == bytes }) {
      objections.append(.repeatedExample)
    }
    // Models sometimes give the meaning in English.
    let glossLanguages = [language, LanguageCheck(.english)]
    if !glossLanguages.contains(where: { $0.fits(example.gloss) }) {
      objections.append(.wrongLanguage(.gloss))
    }
    return objections
  }

  private func objections(toCorrected text: String) -> [ReplyObjection] {
    if text.isLonger(than: ExplanationRequest.longestText) { return [.tooLong(.corrected)] }
    let bytes = Normalization.bytes(of: text)
    let repeatsAnswer =
      !request.verdict.passes && bytes == Normalization.bytes(of: request.answer)
    let isAccepted = !repeatsAnswer && request.accepted.contains { $0.accepts(bytes) }
    return (isAccepted ? [] : [.notAccepted(text)])
      + wrongForms.inCorrected(text).map { .wrongForm($0, in: .corrected) }
  }

  private func objections(to edits: [ExplanationReply.Edit]) -> [ReplyObjection] {
    // A choice has no findings, so the edits say nothing and are not shown.
    if choice != nil { return [] }
    if edits.count > Self.mostEdits { return [.tooLong(.edits)] }
    var objections: [ReplyObjection] = []
    for edit in edits {
      guard let finding = request.findings.first(where: { $0.id == edit.id }) else {
        objections.append(.unknownFinding(edit.id))
        continue
      }
      if !edit.category.agrees(with: finding.category) {
        objections.append(.otherCategory(id: edit.id, edit.category))
      }
      if edit.rule.isLonger(than: Self.longestSideText) { objections.append(.tooLong(.rule)) }
      if !language.fits(edit.rule) { objections.append(.wrongLanguage(.rule)) }
    }
    return objections
  }

  private func objections(toHint hint: String?) -> [ReplyObjection] {
    guard let hint else { return [] }
    if hint.isLonger(than: Self.longestSideText) { return [.tooLong(.hint)] }
    return language.fits(hint) ? [] : [.wrongLanguage(.hint)]
  }
}

extension String {
  /// Whether the text has more Unicode scalars than the limit.
  fileprivate func isLonger(than limit: Int) -> Bool { unicodeScalars.count > limit }

  /// Whether the text has no letters or digits.
  fileprivate var isBlank: Bool {
    !unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}
