import Scoring
import Turkish

/// The wrong forms of an answer, which must not occur in texts that should be right.
struct WrongForms {
  private var forms: [Form] = []

  private struct Form {
    /// The form as typed.
    var shown: String
    var words: [[UInt8]]
    /// Whether it differs from the right form only in apostrophes or circumflexes.
    var isExact: Bool
    /// Whether it is only wrong in this place: an extra word, a particle.
    var isRightElsewhere: Bool
  }

  init(_ request: ExplanationRequest) {
    let right = PlainWords.all(in: request.rightAnswer)
    for finding in request.findings where !finding.found.isEmpty {
      let (found, expected) = (
        PlainWords.all(in: finding.found), PlainWords.all(in: finding.expected)
      )
      let isExact = PlainWords.bare(found) == PlainWords.bare(expected)
      let words = isExact ? found : PlainWords.bare(found)
      guard !Self.contains(isExact ? right : PlainWords.bare(right), words) else { continue }
      let isElsewhere = finding.category == .extraWord || Self.isParticle(words)
      forms.append(
        Form(
          shown: finding.found,
          words: words,
          isExact: isExact,
          isRightElsewhere: isElsewhere
        )
      )
    }
  }

  /// Returns the wrong forms in an example.
  func inExample(_ text: String) -> [String] {
    found(in: text, among: forms.filter { !$0.isRightElsewhere })
  }

  /// Returns the wrong forms in a corrected answer.
  func inCorrected(_ text: String) -> [String] { found(in: text, among: forms) }

  private func found(in text: String, among forms: [Form]) -> [String] {
    let texts = [PlainWords.all(in: text), PlainWords.all(in: PlainWords.joined(text))]
    return forms.filter { form in
      texts.contains { words in
        Self.contains(form.isExact ? words : PlainWords.bare(words), form.words)
      }
    }.map(\.shown)
  }

  /// Whether the form is a particle (mi, de, ki), which is only wrong in its place.
  private static func isParticle(_ words: [[UInt8]]) -> Bool {
    guard words.count == 1, let word = words.first else { return false }
    if particles.contains(CodePage.decode(word)) { return true }
    return Morphology.readings(of: word).contains { $0.stem.partOfSpeech == .question }
  }

  private static let particles: Set<String> = ["de", "da", "ki", "mı", "mi", "mu", "mü"]

  private static func contains(_ words: [[UInt8]], _ phrase: [[UInt8]]) -> Bool {
    guard !phrase.isEmpty, words.count >= phrase.count else { return false }
    return (0...(words.count - phrase.count)).contains { start in
      words[start..<start + phrase.count].elementsEqual(phrase)
    }
  }
}
