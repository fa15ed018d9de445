import Patterns
import Scoring

/// Decides whether a reply may be shown beside the grader's own words.
///
/// The grade is ours and stands; a reply that contradicts it, or that teaches a form which we
/// can't vouch for, is not shown.
public struct ReplyGuard: Sendable {
  private let request: ExplanationRequest
  private let wrongForms: WrongForms
  private let concerned: ConcernedWords
  private let language: LanguageCheck
  private let forms: AnswerForms
  /// Nil in a language whose claims can't be judged.
  private let claims: ClaimCheck?

  /// The longest explanation in Unicode scalars.
  public static let longestExplanation = 600
  /// The longest of the other texts of a reply.
  public static let longestSideText = 240
  /// A model that says more of the findings has lost its way.
  private static let mostEdits = 2 * ExplanationRequest.mostFindings

  /// The codes of the languages in which an explanation can be judged.
  public static var judgedLanguages: [String] { ClaimWords.languages }

  /// Whether an explanation in this language can be judged; none is shown that can't.
  public static func canJudge(_ language: TeachingLanguage) -> Bool {
    judgedLanguages.contains(language.base)
  }

  /// Judges replies to this question.
  public init(_ request: ExplanationRequest) {
    self.request = request
    wrongForms = WrongForms(request)
    concerned = ConcernedWords(request)
    language = LanguageCheck(request.language)
    let forms = AnswerForms(request)
    self.forms = forms
    claims = ClaimWords.of(request.language.base).map { ClaimCheck(request, forms, $0) }
  }

  /// What speaks against a reply, the gravest first; empty if it may be shown.
  public func objections(to reply: ExplanationReply) -> [ReplyObjection] {
    objections(to: PartialReply(reply))
  }

  /// What speaks against the fields that could be read, the gravest first.
  ///
  /// Of a field that is missing nothing is shown, so nothing is demanded of it.
  public func objections(to reply: PartialReply) -> [ReplyObjection] {
    if reply.agreement == .disputes { return [.verdictDisputed] }
    if reply.agreement == .unclear { return [.contradicts("verdict_agrees")] }
    return (reply.corrected.map(objections(toCorrected:)) ?? [])
      + (reply.edits.map(objections(to:)) ?? [])
      + (reply.example.map { objections(to: $0) } ?? []) + objections(toHint: reply.hint)
      + objections(toText: reply.explanation, isClosed: true)
  }

  /// What speaks against a text for the learner.
  ///
  /// `isClosed` says that a sign has ended it, as the quotes of JSON do. Of any other text the end may
  /// be cut off, so it must end with a sentence.
  public func objections(toText text: String, isClosed: Bool = false) -> [ReplyObjection] {
    if text.isLonger(than: Self.longestExplanation) { return [.tooLong(.explanation)] }
    if text.isBlank { return [.empty(.explanation)] }
    if !ReadReply.isPlain(text) { return [.notPlain] }
    guard let claims else { return [.cannotJudge] }
    let sentences = ToldSentence.all(in: text)
    var objections: [ReplyObjection] = []
    if !isClosed, sentences.last?.isEnded != true { objections.append(.unfinished) }
    if !language.fitsExplanation(text) { objections.append(.wrongLanguage(.explanation)) }
    if !concerned.areNamed(in: text) || !claims.isOnTopic(sentences) {
      objections.append(.missesThePoint)
    }
    objections += sentences.compactMap(claims.objection)
    let turkish = TurkishWords(forms, language)
    objections += sentences.flatMap(turkish.strangeWords).map(ReplyObjection.notTurkish)
    return objections
  }

  /// What speaks against an example; `shown` are the sentences that the learner has seen.
  public func objections(
    to example: ExampleReply,
    besides shown: [String] = []
  ) -> [ReplyObjection] {
    if example.turkish.isLonger(than: Self.longestSideText) { return [.tooLong(.example)] }
    if example.gloss.isLonger(than: Self.longestSideText) { return [.tooLong(.gloss)] }
    if example.turkish.isBlank { return [.empty(.example)] }
    var objections = wrongForms.inExample(example.turkish).map {
      ReplyObjection.wrongForm($0, in: .example)
    }
    objections += ExampleCheck.strangeWords(in: example.turkish).map(ReplyObjection.notTurkish)
    let bytes = Normalization.bytes(of: example.turkish)
    if shown.contains(where: { Normalization.bytes(of: $0) == bytes }) {
      objections.append(.repeatedExample)
    }
    // Models give the meaning in English, too.
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
  /// Whether it has more Unicode scalars.
  fileprivate func isLonger(than limit: Int) -> Bool { unicodeScalars.count > limit }

  /// Whether nothing in it could be read.
  fileprivate var isBlank: Bool {
    !unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}
