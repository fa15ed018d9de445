package import Patterns

/// A grader for a sentence whose words are given and are to be put in order.
///
/// A listed order is right. Another one passes with a note if both rules of order let it: a bare
/// object and its verb, a compound, a modifier and its head may not part. If only the rule by words
/// lets it, nothing is claimed; if a given piece is torn apart, it fails. A wrong order is corrected to
/// that of the sentence, not to the nearest listed one, which is often the marked one.
package struct OrderGrader: Sendable {
  private let grader: TranslationGrader
  /// Knows the order of the sentence alone.
  private let usual: TranslationGrader
  private let pieces: [RequiredWords]

  /// Prepares an item with its pieces and the patterns of its listed orders, that of the sentence
  /// first.
  package init(_ pieces: [String], listed: [AnswerPattern], traps: [Trap] = []) {
    grader = TranslationGrader(accepted: listed, traps: traps)
    usual = TranslationGrader(accepted: Array(listed.prefix(1)), traps: traps)
    self.pieces = pieces.map { RequiredWords([$0]) }
  }

  /// Judges a whole sentence.
  package func judge(_ answer: String, strict: Bool = false, by lexicon: LexiconSource)
    -> Judgement
  {
    var judgement = grader.judge(answer, strict: strict)
    guard judgement.trap == nil else { return judgement }
    let byUsual = usual.judge(answer, strict: strict)
    guard judgement.isReordered else {
      let isOrderAlone = judgement.findings.allSatisfy { $0.category == .wordOrder }
      return judgement.verdict.fails && isOrderAlone && byUsual.verdict.fails ? byUsual : judgement
    }
    guard pieces.allSatisfy({ $0.areKept(in: answer) }) else {
      if byUsual.isReordered { judgement = byUsual }
      judgement.verdict = .almost
      judgement.findings = judgement.findings.map(Self.broken)
      return judgement
    }
    let witness = lexicon.witness(english: nil).allowing(only: [.order])
    guard !grader.isLicensed(answer, by: witness) else { return judgement }
    judgement.verdict = .unsure
    judgement.findings = []
    return judgement
  }

  /// The same finding about an order that Turkish doesn't have.
  private static func broken(_ finding: Finding) -> Finding {
    guard finding.facts.contains(.order(grammatical: true)) else { return finding }
    var finding = finding
    finding.facts = [.order(grammatical: false)]
    return finding
  }
}
