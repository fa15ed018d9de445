/// The check of a tutor's answer, sentence by sentence.
///
/// A sentence is left out if it doubts a verdict, calls a wrong answer right, presents a word as
/// Turkish that isn't, is in another language, or isn't plain text.
package struct ChatGuard: Sendable {
  private let claims: ClaimCheck?
  private let turkish: TurkishWords
  private let languages: [LanguageCheck]

  /// Creates a guard for answers to the last turn of a request.
  package init(_ request: TutorRequest) {
    let said = request.turns.filter { $0.speaker == .learner }.map(\.text)
    let forms = AnswerForms(request.context.mistakes, said: said, in: request.language)
    let language = LanguageCheck(request.language)
    claims = ClaimWords.of(request.language.base).map {
      ClaimCheck(forms, $0, in: request.language)
    }
    turkish = TurkishWords(forms, language)
    languages = [language, LanguageCheck(.turkish)]
  }

  /// Returns the objections to a sentence; empty if it may be shown.
  package func objections(to sentence: String) -> [ReplyObjection] {
    if !ParsedReply.isPlain(sentence) { return [.notPlain] }
    guard let claims else { return [.cannotJudge] }
    var objections: [ReplyObjection] = []
    if !languages.contains(where: { $0.fits(sentence) }) {
      objections.append(.wrongLanguage(.explanation))
    }
    let told = ExplanationSentence.all(in: sentence)
    objections += told.compactMap(claims.objection)
    return objections + told.flatMap(turkish.unknownWords).map(ReplyObjection.notTurkish)
  }
}
