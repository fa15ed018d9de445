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
    let (left, right) = (lexicon.entries(of: lemma), lexicon.entries(of: other))
    for entry in left {
      for sense in entry.senses {
        for candidate in right {
          for second in candidate.senses {
            guard let match = match(entry, sense, candidate, second) else { continue }
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
    _ second: Sense
  ) -> Match? {
    let forward = sense.synonyms.first { $0.lemma == other.lemma }
    let backward = second.synonyms.first { $0.lemma == entry.lemma }
    guard let nearness = (forward ?? backward)?.nearness else { return nil }
    for gloss in sense.glosses where second.glosses.contains(where: { $0.english == gloss.english })
    {
      guard !isBlocked(entry, other, gloss.english),
        let places = prompt.matches(of: gloss.english).first
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

  private func isBlocked(_ entry: LexiconEntry, _ other: LexiconEntry, _ english: String) -> Bool {
    entry.confusions.contains { $0.lemma == other.lemma && $0.english == english }
      || other.confusions.contains { $0.lemma == entry.lemma && $0.english == english }
  }
}
