import Scoring
import Turkish

/// What the learner wrote wrongly, to be looked for where only right forms may stand.
struct WrongForms {
  private var forms: [Form] = []

  private struct Form {
    /// As typed.
    var shown: String
    var words: [[UInt8]]
    /// Whether an apostrophe or circumflex is all that parts it from the right form.
    var isExact: Bool
    /// Whether it is only wrong in its place: a word too many, a particle.
    var isRightElsewhere: Bool
  }

  init(_ request: ExplanationRequest) {
    let right = Self.words(of: request.rightAnswer)
    for finding in request.findings where !finding.found.isEmpty {
      let (found, expected) = (Self.words(of: finding.found), Self.words(of: finding.expected))
      let isExact = Self.bare(found) == Self.bare(expected)
      let words = isExact ? found : Self.bare(found)
      guard !Self.contains(isExact ? right : Self.bare(right), words) else { continue }
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

  /// The wrong forms that stand in an example.
  func inExample(_ text: String) -> [String] {
    found(in: text, among: forms.filter { !$0.isRightElsewhere })
  }

  /// The wrong forms that stand in what should be the right answer.
  func inCorrected(_ text: String) -> [String] { found(in: text, among: forms) }

  private func found(in text: String, among forms: [Form]) -> [String] {
    let texts = [Self.words(of: text), Self.words(of: Self.joined(text))]
    return forms.filter { form in
      texts.contains { words in
        Self.contains(form.isExact ? words : Self.bare(words), form.words)
      }
    }.map(\.shown)
  }

  /// The text with the signs taken out that part a word at its endings: okul-da, okul·da.
  private static func joined(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      let isInside =
        place > 0 && place + 1 < scalars.count && scalars[place - 1].properties.isAlphabetic
        && scalars[place + 1].properties.isAlphabetic
      if !isInside || !isSign(scalar) { result.append(scalar) }
    }
    return String(result)
  }

  /// Whether it is neither a part of a word nor a space.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isAlphabetic && !properties.isWhitespace && !scalar.isApostrophe
      && properties.numericType == nil && !Composition.isCombining(scalar)
  }

  private static func words(of text: String) -> [[UInt8]] {
    var spaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      spaced.append(scalar.isASCII && isSign(scalar) ? " " : scalar)
    }
    return Normalization.bytes(of: String(spaced)).split(separator: 0x20).map(Array.init)
  }

  /// The words without apostrophes and circumflexes.
  private static func bare(_ words: [[UInt8]]) -> [[UInt8]] {
    words.map { word in
      word.filter { $0 != UInt8(ascii: "'") }.map { CodePage.withoutCircumflex[Int($0)] }
    }
  }

  /// mi, de and ki in their shapes are wrong only where they stand.
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
