import Scoring

/// Decides whether a reply may be shown beside the grader's own words.
///
/// The grade is ours and stands; a reply that contradicts it, or that teaches a form which we
/// can't vouch for, is not shown.
public struct ReplyGuard: Sendable {
  private let request: ExplanationRequest
  private let wrongForms: WrongForms
  private let language: LanguageCheck

  /// The longest explanation in Unicode scalars.
  public static let longestExplanation = 600
  /// The longest of the other texts of a reply.
  public static let longestSideText = 240

  /// Judges replies to this question.
  public init(_ request: ExplanationRequest) {
    self.request = request
    wrongForms = WrongForms(request)
    language = LanguageCheck(request.language)
  }

  /// What speaks against a reply, the gravest first; empty if it may be shown.
  public func objections(to reply: ExplanationReply) -> [ReplyObjection] {
    if !reply.verdictAgrees { return [.verdictDisputed] }
    return headObjections(to: reply) + objections(toText: reply.explanation)
  }

  /// What speaks against the fields before the text, while the text is still to come.
  public func headObjections(to reply: ExplanationReply) -> [ReplyObjection] {
    if !reply.verdictAgrees { return [.verdictDisputed] }
    return objections(toCorrected: reply.corrected) + objections(to: reply.edits)
      + objections(to: reply.example) + objections(toHint: reply.hint)
  }

  /// What speaks against an explanation that came as plain text.
  public func objections(toText text: String) -> [ReplyObjection] {
    if text.isBlank { return [.empty(.explanation)] }
    var objections: [ReplyObjection] = []
    if text.unicodeScalars.count > Self.longestExplanation {
      objections.append(.tooLong(.explanation))
    }
    if !language.fits(text) { objections.append(.wrongLanguage(.explanation)) }
    return objections
  }

  /// What speaks against an example; `shown` are the sentences that the learner has seen.
  public func objections(
    to example: ExampleReply,
    besides shown: [String] = []
  ) -> [ReplyObjection] {
    if example.turkish.isBlank { return [.empty(.example)] }
    var objections = wrongForms.inExample(example.turkish).map {
      ReplyObjection.wrongForm($0, in: .example)
    }
    objections += ExampleCheck.strangeWords(in: example.turkish).map(ReplyObjection.notTurkish)
    let bytes = Normalization.bytes(of: example.turkish)
    if shown.contains(where: { Normalization.bytes(of: $0) == bytes }) {
      objections.append(.repeatedExample)
    }
    for (field, text) in [(ReplyObjection.Field.example, example.turkish), (.gloss, example.gloss)]
    where text.unicodeScalars.count > Self.longestSideText { objections.append(.tooLong(field)) }
    if !language.fits(example.gloss) { objections.append(.wrongLanguage(.gloss)) }
    return objections
  }

  private func objections(toCorrected text: String) -> [ReplyObjection] {
    let bytes = Normalization.bytes(of: text)
    let repeatsAnswer =
      !request.verdict.passes && bytes == Normalization.bytes(of: request.answer)
    let isAccepted = !repeatsAnswer && request.accepted.contains { $0.accepts(bytes) }
    return (isAccepted ? [] : [.notAccepted(text)])
      + wrongForms.inCorrected(text).map { .wrongForm($0, in: .corrected) }
  }

  private func objections(to edits: [ExplanationReply.Edit]) -> [ReplyObjection] {
    if edits.isEmpty, !request.findings.isEmpty { return [.explainsNothing] }
    var objections: [ReplyObjection] = []
    for edit in edits {
      guard let finding = request.findings.first(where: { $0.id == edit.id }) else {
        objections.append(.unknownFinding(edit.id))
        continue
      }
      if !edit.category.agrees(with: finding.category) {
        objections.append(.otherCategory(id: edit.id, edit.category))
      }
      if edit.rule.unicodeScalars.count > Self.longestSideText {
        objections.append(.tooLong(.rule))
      }
      if !language.fits(edit.rule) { objections.append(.wrongLanguage(.rule)) }
    }
    return objections
  }

  private func objections(toHint hint: String?) -> [ReplyObjection] {
    guard let hint else { return [] }
    if hint.unicodeScalars.count > Self.longestSideText { return [.tooLong(.hint)] }
    return language.fits(hint) ? [] : [.wrongLanguage(.hint)]
  }
}

extension String {
  /// Whether nothing in it could be read.
  fileprivate var isBlank: Bool {
    !unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}
