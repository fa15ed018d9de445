/// Decides sentence by sentence what of a tutor's answer may be shown.
///
/// A sentence that doubts a mark, that holds a wrong answer for right, that gives as Turkish what is
/// none, that is in another language, or that is no plain text is left out.
public struct ChatGuard: Sendable {
  private let claims: ClaimCheck?
  private let turkish: TurkishWords
  private let languages: [LanguageCheck]

  /// Judges answers to the last of these turns; the tutor knows of the mistakes in the context.
  public init(_ request: TutorRequest) {
    let said = request.turns.filter { $0.speaker == .learner }.map(\.text)
    let forms = AnswerForms(request.context.mistakes, said: said, in: request.language)
    let language = LanguageCheck(request.language)
    claims = ClaimWords.of(request.language.base).map {
      ClaimCheck(forms, $0, in: request.language)
    }
    turkish = TurkishWords(forms, language)
    languages = [language, LanguageCheck(.turkish)]
  }

  /// What speaks against a sentence; empty if it may be shown.
  public func objections(to sentence: String) -> [ReplyObjection] {
    if !ReadReply.isPlain(sentence) { return [.notPlain] }
    guard let claims else { return [.cannotJudge] }
    var objections: [ReplyObjection] = []
    if !languages.contains(where: { $0.fits(sentence) }) {
      objections.append(.wrongLanguage(.explanation))
    }
    let told = ToldSentence.all(in: sentence)
    objections += told.compactMap(claims.objection)
    return objections + told.flatMap(turkish.strangeWords).map(ReplyObjection.notTurkish)
  }
}
