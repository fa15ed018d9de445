import Turkish

/// A word of an answer that was typed in ASCII, with its Turkish letters put back.
enum Deasciified {
  private static let mostForms = 64

  /// The word as the expected one and the rules of the suffixes suggest it.
  ///
  /// `typed` has the marks of `word` already where the letters agree. What follows the common
  /// beginning is taken for suffixes: gidiyorsunuz, kitaplarimizi.
  static func guided(_ typed: [UInt8], by word: [UInt8]) -> [UInt8] {
    var letters = typed
    let shared = zip(typed, word).prefix { $0 == $1 }.count
    for place in shared..<max(shared, letters.count) where place > 0 {
      let letter = letters[place]
      let next = place + 1 < letters.count ? letters[place + 1] : nil
      if letter == Phonology.i || letter == Phonology.u,
        let vowel = Phonology.vowel(in: letters, before: place)
      {
        let harmonic = Phonology.harmonic(letter, after: vowel)
        if CodePage.asciiFolded[Int(harmonic)] == letter { letters[place] = harmonic }
      } else if letter == UInt8(ascii: "g"), Phonology.isVowel(letters[place - 1]),
        next.map(Phonology.isVowel) ?? false
      {
        letters[place] = CodePage.softG
      } else if letter == UInt8(ascii: "c"), Phonology.isVoiceless(letters[place - 1]) {
        letters[place] = CodePage.cCedilla
      } else if letter == UInt8(ascii: "s"), place > 1, Phonology.isHigh(letters[place - 1]),
        letters[place - 2] == UInt8(ascii: "m"), !(next.map(Phonology.isVowel) ?? false)
      {
        letters[place] = CodePage.sCedilla
      }
    }
    return letters
  }

  /// Whether the word is a common one with some of its letters marked.
  static func isWord(_ typed: [UInt8], in vocabulary: Vocabulary) -> Bool {
    var forms: [[UInt8]] = [[]]
    for letter in typed {
      let marked = marks[letter]
      let doubles = marked != nil && forms.count * 2 <= mostForms
      forms = forms.flatMap { form -> [[UInt8]] in
        guard doubles, let marked else { return [form + [letter]] }
        return [form + [letter], form + [marked]]
      }
    }
    return forms.contains { vocabulary.isWord($0) }
  }

  private static let marks: [UInt8: UInt8] = [
    UInt8(ascii: "c"): CodePage.cCedilla, UInt8(ascii: "g"): CodePage.softG,
    UInt8(ascii: "i"): CodePage.dotlessI, UInt8(ascii: "o"): CodePage.oUmlaut,
    UInt8(ascii: "s"): CodePage.sCedilla, UInt8(ascii: "u"): CodePage.uUmlaut,
  ]
}
