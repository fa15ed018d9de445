import Turkish

/// Finds the entries for what somebody types: a Turkish or English word or phrase in any form.
package struct LexiconLookup: Sendable {
  let lexicon: BilingualLexicon

  /// Looks up words in a lexicon.
  package init(_ lexicon: BilingualLexicon) { self.lexicon = lexicon }

  /// What was found for a text.
  package struct Found: Sendable, Equatable {
    /// The entries of the text as a Turkish word, the likeliest first.
    package var turkish: [LexiconEntry] = []
    /// The Turkish words for the text as an English word, the commonest first.
    package var english: [EnglishIndex.Match] = []
    /// Whether the text is rather an English word than a form of a Turkish one.
    package var isRatherEnglish = false

    /// Whether there is no entry.
    package var isEmpty: Bool { turkish.isEmpty && english.isEmpty }
  }

  /// Looks a text up in both directions.
  ///
  /// A plain letter finds a Turkish one only if nothing is spelt as typed: `kiz` finds kız.
  package func find(_ text: String) -> Found {
    let words = Self.words(of: text)
    guard let first = words.first else { return Found() }
    let english = english(text)
    guard words.count == 1 else {
      let phrases = phrases(words)
      let turkish = phrases.isEmpty && english.isEmpty ? plainMatches(words) : phrases
      return Found(turkish: turkish, english: english)
    }
    let exact = lemmas(spelt: first)
    let forms = forms(of: first).filter { !exact.contains($0) }
    let plain = exact.isEmpty && english.isEmpty ? plainMatches(words) : []
    return Found(
      turkish: exact + plain + forms.filter { !plain.contains($0) },
      english: english,
      isRatherEnglish: exact.isEmpty && !english.isEmpty
    )
  }

  /// The entries of a Turkish word or phrase in any form, the likeliest first.
  package func turkish(_ text: String) -> [LexiconEntry] {
    let words = Self.words(of: text)
    guard let first = words.first else { return [] }
    if words.count > 1 { return phrases(words) }
    let exact = lemmas(spelt: first)
    return exact + forms(of: first).filter { !exact.contains($0) }
  }

  /// The words of a text without the punctuation around them.
  private static func words(of text: String) -> [String] {
    text.composed.split(whereSeparator: \.isWhitespace).compactMap { part in
      let isLetter = { (character: Character) in character.isLetter || character.isNumber }
      guard let first = part.firstIndex(where: isLetter), let last = part.lastIndex(where: isLetter)
      else { return nil }
      return String(part[first...last])
    }
  }

  // MARK: Turkish

  /// The entries of a lemma in any case and with or without circumflex.
  private func lemmas(spelt word: String) -> [LexiconEntry] {
    let small = word.turkishLowercased
    var found: [LexiconEntry] = []
    for spelling in [word, small, small.turkishCapitalized] {
      for variant in [spelling] + Circumflex.spellings(of: spelling) {
        found += lexicon.entries(spelt: variant).filter { !found.contains($0) }
      }
    }
    return found
  }

  /// The entries of the dictionary forms of a word.
  private func forms(of word: String) -> [LexiconEntry] {
    var found: [LexiconEntry] = []
    for lemma in WordLemmas.of(word) {
      let entries = lexicon.entries(of: lemma.text)
      found += entries.filter { ($0.partOfSpeech == .verb) == lemma.isVerb && !found.contains($0) }
    }
    return found
  }

  /// The phrases of which this is a form; those that are spelt so come first.
  private func phrases(_ words: [String]) -> [LexiconEntry] {
    let typed = words.map { PhraseWord($0.turkishLowercased) }
    let initial = typed[0].text.utf8.first
    let entries = lexicon.entries(whereLemma: { key in
      guard key.contains(UInt8(ascii: " ")) else { return false }
      let first = String(decoding: key, as: UTF8.self).turkishLowercased
      return first.utf8.first == initial && PhraseWord.fit(typed, lemma: first)
    })
    let whole = words.joined(separator: " ").turkishLowercased
    return entries.filter { $0.lemma == whole } + entries.filter { $0.lemma != whole }
  }

  /// The entries whose lemma is the text but for Turkish letters.
  private func plainMatches(_ words: [String]) -> [LexiconEntry] {
    let plain = PlainSpelling.of(words.joined(separator: " ").utf8)
    return lexicon.entries(whereLemma: { key in
      key.count >= plain.count && PlainSpelling.of(key) == plain
    })
  }

  // MARK: English

  /// The Turkish words for an English word or phrase in any form, the commonest first.
  ///
  /// If nothing means just that, phrases that begin with it are found: “look at” for “look”.
  package func english(_ text: String) -> [EnglishIndex.Match] {
    let query = EnglishQuery(text)
    guard !query.keys.isEmpty else { return [] }
    let exact = english(query) { gloss, key in gloss == key }
    return exact.isEmpty ? english(query) { gloss, key in gloss.hasPrefix(key + " ") } : exact
  }

  private func english(
    _ query: EnglishQuery,
    where fits: (_ gloss: String, _ key: String) -> Bool
  ) -> [EnglishIndex.Match] {
    let bytes = query.keys.map { Array($0.utf8) }
    let entries = lexicon.entries(whereGloss: { gloss in
      bytes.contains { Self.isPrefix($0, of: gloss) }
    })
    var matches: [EnglishIndex.Match] = []
    for entry in entries {
      for (place, sense) in entry.senses.enumerated() {
        let glosses = sense.glosses.map { $0.english.lowercased() }
        let isMeant = query.keys.contains { key in
          query.fits(key, entry.partOfSpeech) && glosses.contains { fits($0, key) }
        }
        if isMeant { matches.append(EnglishIndex.Match(entry: entry, sense: place)) }
      }
    }
    return EnglishIndex.sorted(matches)
  }

  /// Whether a gloss begins with a text in small letters.
  private static func isPrefix(_ text: [UInt8], of gloss: ArraySlice<UInt8>) -> Bool {
    gloss.count >= text.count
      && zip(gloss, text).allSatisfy { byte, small in
        byte == small || ((0x41...0x5A).contains(byte) && byte + 32 == small)
      }
  }
}
