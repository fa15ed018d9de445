import Turkish

/// A pronoun that can be left out because an ending has the same meaning: (ben) geldim, (benim)
/// evim.
struct DroppedPronoun {
  private let words: [[UInt8]]
  /// The index of the pronoun.
  private let place: Int
  private let analyzer: WordAnalyzer

  private enum Role { case subject, owner }

  private static let pronouns: [[UInt8]: (role: Role, ending: Suffix)] = {
    let list: [(String, Role, Suffix)] = [
      ("ben", .subject, .person1s), ("sen", .subject, .person2s), ("biz", .subject, .person1p),
      ("siz", .subject, .person2p), ("benim", .owner, .possessive1s),
      ("senin", .owner, .possessive2s), ("bizim", .owner, .possessive1p),
      ("sizin", .owner, .possessive2p),
    ]
    return Dictionary(uniqueKeysWithValues: list.map { (CodePage.encode($0.0), ($0.1, $0.2)) })
  }()

  /// Creates the pronoun at a place of a sentence.
  init(in words: [[UInt8]], at place: Int, _ analyzer: WordAnalyzer) {
    self.words = words
    self.place = place
    self.analyzer = analyzer
  }

  /// Whether the sentence has the same meaning without the pronoun.
  ///
  /// With `isCertain` the ending must be unambiguous, as is needed if the learner adds the pronoun.
  func isFree(isCertain: Bool) -> Bool {
    guard words.indices.contains(place), place + 1 < words.count,
      let (role, ending) = Self.pronouns[words[place]],
      !KnownWords.afterPronoun.contains(words[place + 1])
    else { return false }
    switch role {
    case .subject: return isCertain ? isOnlySubject && names(ending) : mayName(ending)
    case .owner:
      guard let owned else { return false }
      let readings = isCertain ? owned.prefix(1) : owned
      return readings.contains { $0.suffixes.contains(ending) }
    }
  }

  /// Whether it is a subject right before the predicate and after other words, where it is
  /// stressed: müzeye ben gittim.
  var isStressed: Bool {
    Self.pronouns[words[place]]?.role == .subject && place > 0 && place + 2 == words.count
      && !WordRole(words[place - 1], isLast: false, using: analyzer).isTimeAdverb
  }

  private var isOnlySubject: Bool {
    !words.indices.contains { $0 != place && KnownWords.subjectPronouns.contains(words[$0]) }
  }

  /// Whether the predicate can have this person.
  private func mayName(_ person: Suffix) -> Bool {
    readings(of: predicate).contains { $0.suffixes.contains(person) }
  }

  /// Whether the predicate can have no other person.
  ///
  /// A word that can be a finite verb is read as one, because it comes last. A possessive is not
  /// read as a predicate if the word is alone or an adjective.
  private func names(_ person: Suffix) -> Bool {
    let readings = readings(of: predicate)
    let isAlone = words.count == 2
    let finite = readings.filter { $0.suffixes.contains { $0.slot == .tense } }
    let predicates =
      !finite.isEmpty
      ? finite
      : readings.filter { reading in
        !reading.suffixes.contains { $0.slot == .possessive }
          || !isAlone && reading.stem.partOfSpeech != .adjective
      }
    return !predicates.isEmpty && predicates.allSatisfy { $0.suffixes.contains(person) }
  }

  /// The last word, or the one before a question particle without a person.
  private var predicate: [UInt8] {
    guard let last = words.last, QuestionParticle.matches(last), last.count == 2 else {
      return words.last ?? []
    }
    return words.dropLast().last ?? []
  }

  /// The likeliest readings of the next word with a possessive.
  private var owned: ArraySlice<Reading>? {
    words[(place + 1)...].prefix(4).lazy.map { readings(of: $0).prefix(3) }
      .first { $0.contains { $0.suffixes.contains { $0.slot == .possessive } } }
  }

  private func readings(of word: [UInt8]) -> [Reading] {
    analyzer.readings(of: WordComparison.bare(word))
  }
}
