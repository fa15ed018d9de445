package import Scoring

/// The explanation why two words sound alike.
package struct SoundExplanation: Sendable, Equatable {
  private let expected: String
  private let heard: String
  private let reasons: [SoundReason]

  /// Explains a word that was heard as another; nil if their letters say nothing.
  package init?(expected: String, heard: String, reasons: [SoundReason]) {
    guard !reasons.isEmpty else { return nil }
    (self.expected, self.heard) = (expected, heard)
    // A last ğ is no ending that fast speech swallows.
    self.reasons = reasons.map { $0 == .ending("ğ") ? .softG : $0 }
  }

  /// Explains a mistake in a dictation; nil unless every letter that differs can be misheard.
  package init?(dictated finding: Finding) {
    let isWord = { (text: String) in !text.isEmpty && !text.contains(" ") }
    guard isWord(finding.expected), isWord(finding.found) else { return nil }
    let sounds = SoundComparison(finding.expected, finding.found)
    guard sounds.explainsAll else { return nil }
    self.init(expected: finding.expected, heard: finding.found, reasons: sounds.reasons)
  }

  /// One sentence: “okuldan” and “okulda” sound alike: the last n is easily swallowed in fast speech.
  package func sentence(in language: ExplanationLanguage) -> String {
    let words = [expected, heard].map(\.quoted)
    switch language {
    case .english:
      let parts = reasons.map(Self.english).joined(separator: "; ")
      return "\(words[0]) and \(words[1]) sound alike: \(parts)."
    case .turkish:
      let parts = reasons.map(Self.turkish).joined(separator: "; ")
      return "\(words[0]) ile \(words[1]) benzer duyulur: \(parts)."
    }
  }

  /// One sentence on words that a recogniser heard: ı in “kır” was heard as i: ı is said at the back of
  /// the mouth, i at the front.
  ///
  /// It tells what was heard, never that a sound was wrong. Where more than the letters that learners
  /// confuse differs, it is ``sentence(in:)``.
  package func heardSentence(in language: ExplanationLanguage) -> String {
    let parts = reasons.compactMap { clause($0, in: language) }
    guard parts.count == reasons.count else { return sentence(in: language) }
    return parts.joined(separator: "; ") + "."
  }

  /// Letters that learners of Turkish confuse.
  private static let contrasts: Set<String> = ["iı", "oö", "uü", "sş", "cç", "aâ", "iî", "uû"]

  private func clause(_ reason: SoundReason, in language: ExplanationLanguage) -> String? {
    switch reason {
    case .letters(let first, let second):
      guard Self.contrasts.contains(String([first, second].sorted())) else { return nil }
      let why = Self.pair(first, second)
      return switch language {
      case .english: "\(first) in \(expected.quoted) was heard as \(second): \(why.english)"
      case .turkish:
        "\(expected.quoted) sözcüğündeki \(first), \(second) olarak duyuldu: \(why.turkish)"
      }
    case .softG:
      let isMissing = expected.contains("ğ") && !heard.contains("ğ")
      guard isMissing || heard.contains("ğ") && !expected.contains("ğ") else { return nil }
      return switch (language, isMissing) {
      case (.english, true):
        "ğ in \(expected.quoted) was not heard: it lengthens or softens what is beside it"
      case (.english, false):
        "ğ was heard in \(expected.quoted): without it the vowel is short"
      case (.turkish, true):
        "\(expected.quoted) sözcüğündeki ğ duyulmadı: ğ yanındaki sesi uzatır ya da yumuşatır"
      case (.turkish, false):
        "\(expected.quoted) sözcüğünde ğ duyuldu: ğ olmayınca ünlü kısadır"
      }
    case .doubling, .vowelLength, .faintH, .ending: return nil
    }
  }

  private static func english(_ reason: SoundReason) -> String {
    switch reason {
    case .letters(let first, let second): pair(first, second).english
    case .doubling(let letter): "\(letter)\(letter) is held longer than \(letter)"
    case .vowelLength(let letter):
      "\(letter)\(letter) is two syllables, which fast speech runs together"
    case .softG: "ğ has no sound of its own, it lengthens or softens what is beside it"
    case .faintH: "h is faint"
    case .ending(let ending): "the last \(ending) is easily swallowed in fast speech"
    }
  }

  private static func turkish(_ reason: SoundReason) -> String {
    switch reason {
    case .letters(let first, let second): pair(first, second).turkish
    case .doubling(let letter): "çift \(letter), tek \(letter) sesinden uzun tutulur"
    case .vowelLength(let letter):
      "\(letter)\(letter) iki hecedir, hızlı konuşmada tek hece gibi duyulur"
    case .softG: "ğ kendi başına duyulmaz, yanındaki sesi uzatır ya da yumuşatır"
    case .faintH: "h zayıf duyulur"
    case .ending(let ending): "sondaki \(ending) hızlı konuşmada kolayca yutulur"
    }
  }

  private static func pair(
    _ first: Character,
    _ second: Character
  ) -> (english: String, turkish: String) {
    pairs[String([first, second].sorted())] ?? voiced(first, second)
  }

  /// Two consonants that differ in the voice alone; the voiced one is named first.
  private static func voiced(
    _ first: Character,
    _ second: Character
  ) -> (english: String, turkish: String) {
    let (voiced, other) = "bdgz".contains(first) ? (first, second) : (second, first)
    return (
      "the voice sounds in \(voiced), not in \(other)",
      "\(voiced) ötümlü, \(other) ötümsüzdür"
    )
  }

  /// What parts two letters, by the letters in the order of their code points.
  private static let pairs: [String: (english: String, turkish: String)] = [
    "iı": (
      "ı is said at the back of the mouth, i at the front", "ı ağzın arkasında, i önünde söylenir"
    ),
    "oö": (
      "o is said at the back of the mouth, ö at the front",
      "o ağzın arkasında, ö önünde söylenir"
    ),
    "uü": (
      "u is said at the back of the mouth, ü at the front",
      "u ağzın arkasında, ü önünde söylenir"
    ),
    "ei": ("the mouth is more open for e than for i", "e, i sesinden daha açık söylenir"),
    "sş": ("s is a hiss, ş is the sh of “ship”", "s tıslar, ş daha kalın duyulur"),
    "cç": (
      "c is the j of “jam”, ç is the ch of “chip”", "c ötümlü, ç ötümsüzdür"
    ),
    "mn": (
      "the lips close for m, not for n", "m söylenirken dudaklar kapanır, n söylenirken kapanmaz"
    ),
    "aâ": (
      "â is longer or follows a soft k, g or l", "â uzundur ya da ince k, g, l ardından gelir"
    ),
    "iî": ("î is longer than i", "î, i sesinden uzundur"),
    "uû": (
      "û is longer or follows a soft k, g or l", "û uzundur ya da ince k, g, l ardından gelir"
    ),
  ]
}
