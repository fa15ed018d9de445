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

  /// The longest explanation in Unicode scalars.
  public static let longestExplanation = 600
  /// The longest of the other texts of a reply.
  public static let longestSideText = 240
  /// A model that says more of the findings has lost its way.
  private static let mostEdits = 2 * ExplanationRequest.mostFindings

  /// Judges replies to this question.
  public init(_ request: ExplanationRequest) {
    self.request = request
    wrongForms = WrongForms(request)
    concerned = ConcernedWords(request)
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
    if text.isLonger(than: Self.longestExplanation) { return [.tooLong(.explanation)] }
    if text.isBlank { return [.empty(.explanation)] }
    var objections: [ReplyObjection] = []
    if !language.fits(text) { objections.append(.wrongLanguage(.explanation)) }
    if !concerned.areNamed(in: text) { objections.append(.missesThePoint) }
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
    if !language.fits(example.gloss) { objections.append(.wrongLanguage(.gloss)) }
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
    if edits.isEmpty, !request.findings.isEmpty { return [.explainsNothing] }
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
