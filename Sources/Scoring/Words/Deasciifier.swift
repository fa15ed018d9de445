import Turkish

/// Restores the Turkish letters of words that were typed in ASCII.
enum Deasciifier {
  private static let mostForms = 64

  /// Returns the typed word with the letters that the rules for suffixes suggest.
  ///
  /// `typed` already has the marks of `word` where the letters agree. The letters after the common
  /// prefix count as suffixes: gidiyorsunuz, kitaplarimizi.
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

  /// Returns the known word that a word in plain letters is with its marks: aşçıyım for asciyim.
  ///
  /// nil if the plain word is known too, or if several words are as likely.
  static func only(_ typed: [UInt8], using analyzer: WordAnalyzer) -> [UInt8]? {
    let isKnown = { (word: [UInt8]) in
      analyzer.readings(of: WordComparison.bare(word)).contains { $0.slips.isEmpty }
    }
    guard !isKnown(typed) else { return nil }
    // aşçı is a stem, asçı only a derivation from as.
    let words = CodePage.marked(typed, limit: mostForms).compactMap { word in
      analyzer.readings(of: WordComparison.bare(word)).filter { $0.slips.isEmpty }
        .map(\.stem.letters.count).max().map { (word: word, stem: $0) }
    }
    let longest = words.map(\.stem).max()
    let likely = words.filter { $0.stem == longest }
    return likely.count == 1 ? likely[0].word : nil
  }

  /// Whether the word is a common one if marks are added to some of its letters.
  static func isWord(_ typed: [UInt8], using analyzer: WordAnalyzer) -> Bool {
    CodePage.marked(typed, limit: mostForms).contains { analyzer.isWord($0) }
  }
}
