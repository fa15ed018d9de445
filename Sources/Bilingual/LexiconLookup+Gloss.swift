import Turkish

extension LexiconLookup {
  /// The dictionary forms of a Turkish word by all its readings, the likeliest first.
  package static func lemmas(of word: String) -> [String] { WordLemmas.of(word).map(\.text) }

  /// The entry of a word in a text; nil if the lexicon doesn't have it.
  ///
  /// Only the likeliest reading with an entry counts, because a rare one would gloss half of a text.
  /// A causative that the lexicon lacks has no entry, since its stem means something else:
  /// hatırlatmak is not “remember”.
  package func entry(ofLikeliest word: String) -> LexiconEntry? {
    let readings = Morphology.readings(of: CodePage.encode(WordLemmas.plain(word)))
    for reading in readings.prefix(2) {
      if let entry = entry(of: reading) { return entry }
    }
    return nil
  }

  private func entry(of reading: Reading) -> LexiconEntry? {
    let changes: Set<Suffix> = [.causative, .reciprocal, .reflexive]
    for lemma in WordLemmas.of(reading) {
      let entries = lexicon.entries(of: lemma.text).filter {
        ($0.partOfSpeech == .verb) == lemma.isVerb
      }
      let isStem = lemma.text == Lexicon.headword(of: reading.stem)
      if isStem, !changes.isDisjoint(with: reading.suffixes) { return nil }
      let fitting = isStem ? entries.first { $0.fits(reading.stem.partOfSpeech) } : nil
      if let entry = fitting ?? entries.first { return entry }
    }
    return nil
  }
}

extension LexiconEntry {
  /// Whether the entry has the part of speech of a stem.
  fileprivate func fits(_ kind: Turkish.PartOfSpeech) -> Bool {
    switch kind {
    case .noun: partOfSpeech == .noun || partOfSpeech == .compoundNoun
    case .verb: partOfSpeech == .verb
    case .adjective: partOfSpeech == .adjective
    case .adverb: partOfSpeech == .adverb
    case .pronoun: partOfSpeech == .pronoun
    case .numeral: partOfSpeech == .numeral
    case .postposition: partOfSpeech == .postposition
    case .conjunction: partOfSpeech == .conjunction
    case .interjection: partOfSpeech == .interjection
    case .determiner: partOfSpeech == .determiner
    case .question: partOfSpeech == .question
    case .properNoun: partOfSpeech == .properNoun
    }
  }
}
