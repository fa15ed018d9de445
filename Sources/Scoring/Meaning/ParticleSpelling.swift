import Turkish

/// Checks the vowel of the particles that follow their word: geldi mi, Ali de.
enum ParticleSpelling {
  /// Whether every mI, de and da has the vowel that the word before it asks for.
  static func isRight(_ words: [[UInt8]]) -> Bool {
    words.indices.dropFirst().allSatisfy { place in
      guard let vowel = words[place - 1].last(where: CodePage.isVowel).map(plain) else {
        return true
      }
      let word = words[place]
      if QuestionParticle.matches(word) { return word.count > 1 && word[1] == narrow(after: vowel) }
      let text = CodePage.decode(word)
      switch text {
      case "da": return isBack(vowel)
      case "de": return !isBack(vowel)
      case "ta", "te": return false
      default: return true
      }
    }
  }

  private static func plain(_ vowel: UInt8) -> UInt8 { CodePage.withoutCircumflex[Int(vowel)] }

  private static func isBack(_ vowel: UInt8) -> Bool {
    [UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "u"), CodePage.dotlessI].contains(vowel)
  }

  private static func narrow(after vowel: UInt8) -> UInt8 {
    switch vowel {
    case UInt8(ascii: "a"), CodePage.dotlessI: CodePage.dotlessI
    case UInt8(ascii: "o"), UInt8(ascii: "u"): UInt8(ascii: "u")
    case CodePage.oUmlaut, CodePage.uUmlaut: CodePage.uUmlaut
    default: UInt8(ascii: "i")
    }
  }
}
