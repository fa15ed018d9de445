import Turkish

/// The dictionary forms that a Turkish word may be a form of.
enum WordLemmas {
  /// A dictionary form with its part of speech.
  struct Lemma: Equatable {
    var text: String
    var isVerb: Bool
  }

  /// The dictionary forms by all readings, the likeliest reading first.
  ///
  /// A derived word comes before the word that it is derived from: hatırlatmak, then hatırlamak.
  static func of(_ word: String) -> [Lemma] {
    let letters = CodePage.encode(plain(word))
    var lemmas: [Lemma] = []
    for reading in Morphology.readings(of: letters) {
      for lemma in of(reading) where !lemmas.contains(lemma) { lemmas.append(lemma) }
    }
    return lemmas
  }

  /// The dictionary forms by one reading, the longest first.
  static func of(_ reading: Reading) -> [Lemma] {
    let suffixes = reading.suffixes
    let derived = suffixes.prefix { $0.slot == .derivation || $0.slot == .voice }
    var lemmas: [Lemma] = []
    for count in stride(from: derived.count, to: 0, by: -1) {
      let isVerb = makesVerb(suffixes[count - 1])
      let prefix = Array(suffixes.prefix(count)) + (isVerb ? [.infinitive] : [])
      guard let form = Morphology.form(of: reading.stem, prefix) else { continue }
      lemmas.append(Lemma(text: CodePage.decode(form), isVerb: isVerb))
    }
    lemmas.append(
      Lemma(
        text: Lexicon.headword(of: reading.stem),
        isVerb: reading.stem.partOfSpeech == .verb
      )
    )
    return lemmas
  }

  private static func makesVerb(_ suffix: Suffix) -> Bool {
    suffix.slot == .voice || [.verbalizer, .become, .getInto].contains(suffix)
  }

  /// The word in small letters without apostrophes.
  static func plain(_ word: String) -> String {
    String(word.turkishLowercased.filter { $0 != "'" && $0 != "’" })
  }
}
