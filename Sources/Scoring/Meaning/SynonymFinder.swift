import Bilingual

/// Finds out whether two Turkish words translate the same English word of a prompt.
struct SynonymFinder {
  private let lexicon: BilingualLexicon
  private let prompt: EnglishPrompt

  /// How well one word replaces another.
  struct Match: Equatable {
    var nearness: Sense.Nearness
    /// The words of the prompt that both translate.
    var places: [Int]
    /// The complements of each word in that sense.
    var government: ([Sense.Frame], [Sense.Frame])

    static func == (left: Match, right: Match) -> Bool {
      left.nearness == right.nearness && left.places == right.places
    }
  }

  init(_ lexicon: BilingualLexicon, _ prompt: EnglishPrompt) {
    self.lexicon = lexicon
    self.prompt = prompt
  }

  /// Returns how `other` replaces `lemma` in this prompt; nil if it doesn't.
  ///
  /// Both need a sense with the same English word, which the prompt has, and one must name the
  /// other as its synonym in that sense. Turkish nearness alone never counts.
  func match(_ lemma: String, _ other: String) -> Match? {
    match(lemma, other, isNamed: true) ?? match(lemma, other, isNamed: false)
  }

  /// Looks for senses of which one names the other, or that only share a third word.
  private func match(_ lemma: String, _ other: String, isNamed: Bool) -> Match? {
    let (left, right) = (lexicon.entries(of: lemma), lexicon.entries(of: other))
    for entry in left {
      for sense in entry.senses {
        for candidate in right {
          for second in candidate.senses {
            guard let match = match(entry, sense, candidate, second, isNamed) else { continue }
            return match
          }
        }
      }
    }
    return nil
  }

  private func match(
    _ entry: LexiconEntry,
    _ sense: Sense,
    _ other: LexiconEntry,
    _ second: Sense,
    _ isNamed: Bool
  ) -> Match? {
    let forward = sense.synonyms.first { $0.lemma == other.lemma }
    let backward = second.synonyms.first { $0.lemma == entry.lemma }
    guard isNamed == (forward != nil || backward != nil),
      isNamed || haveCommonSynonym(sense, second)
    else { return nil }
    let nearness = (forward ?? backward)?.nearness ?? .near
    for gloss in sense.glosses where second.glosses.contains(where: { $0.english == gloss.english })
    {
      guard !isBlocked(entry, other, gloss.english),
        let places = prompt.matches(of: gloss.english).first,
        isNamed || areLinked(sense, of: entry.lemma, second, of: other.lemma, gloss.english)
      else { continue }
      return Match(
        nearness: nearness,
        places: places,
        government: (
          backward.map { $0.government.isEmpty ? sense.government : $0.government }
            ?? sense.government,
          forward.map { $0.government.isEmpty ? second.government : $0.government }
            ?? second.government
        )
      )
    }
    return nil
  }

  /// Whether both senses name a third word, which the lexicon may link to each of them alone.
  private func haveCommonSynonym(_ sense: Sense, _ second: Sense) -> Bool {
    sense.synonyms.contains { synonym in
      synonym.nearness != .narrower
        && second.synonyms.contains { $0.lemma == synonym.lemma && $0.nearness != .narrower }
    }
  }

  /// Whether a third word that both senses name has the same English word: eşya and mal, “goods”.
  private func areLinked(
    _ sense: Sense,
    of entry: String,
    _ second: Sense,
    of other: String,
    _ english: String
  ) -> Bool {
    // The same root is never taken for a synonym unless the lexicon says so: kırmak, kırılmak.
    guard entry.prefix(3) != other.prefix(3) else { return false }
    return sense.synonyms.contains { synonym in
      synonym.nearness != .narrower
        && lexicon.entries(of: synonym.lemma).contains { third in
          third.senses.contains { names([entry, other], $0, english) }
        }
    }
  }

  /// Whether a sense with an English word names all the lemmas.
  private func names(_ lemmas: [String], _ sense: Sense, _ english: String) -> Bool {
    let names = Set(sense.synonyms.filter { $0.nearness != .narrower }.map(\.lemma))
    return names.isSuperset(of: lemmas) && sense.glosses.contains { $0.english == english }
  }

  private func isBlocked(_ entry: LexiconEntry, _ other: LexiconEntry, _ english: String) -> Bool {
    entry.confusions.contains { $0.lemma == other.lemma && $0.english == english }
      || other.confusions.contains { $0.lemma == entry.lemma && $0.english == english }
  }
}
