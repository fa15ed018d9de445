extension EnglishGrammar {
  /// The places of the words that an adverb translates: “again”, “quietly”.
  package var adverbs: Set<Int> {
    Set(
      all.indices.filter { place in
        let word = all[place]
        return Self.adverbWords.contains(word)
          || word.count > 4 && word.hasSuffix("ly") && !Self.notAdverbs.contains(word)
      }
    )
  }

  /// Whether “that” takes up what was said, which Turkish tells with bu or o: don't do that.
  package var pointsBack: Bool {
    if all.count > 1, all[0] == "that", Self.seeming.contains(all[1]) { return true }
    return all.indices.contains { place in
      guard all[place] == "that", place > 0,
        Self.verbsOfFacts.contains(all[place - 1])
      else { return false }
      return place + 1 == all.count
        || Self.predicates.contains(all[place + 1]) || Self.afterPronoun.contains(all[place + 1])
    }
  }

  private static let seeming: Set = [
    "seems", "seemed", "sounds", "sounded", "means", "meant", "happens", "happened", "depends",
    "helps", "helped", "hurts", "hurt", "matters", "works", "worked", "reminds", "explains",
  ]
  private static let verbsOfFacts: Set = [
    "do", "does", "did", "done", "doing", "say", "said", "saying", "know", "knew", "believe",
    "mean", "tell", "think", "forget", "remember", "expect", "understand", "about", "hear",
    "explain", "admit", "deserve", "need", "try", "of",
  ]
  private static let afterPronoun: Set = [
    "to", "again", "for", "now", "at", "from", "anymore", "before", "today", "tomorrow",
    "yesterday", "right", "because", "with", "and", "or", "but", "if", "when", "please", "myself",
    "yourself", "alone", "too", "either",
  ]

  /// Whether a possessive says that something belongs to the speaker or the hearer.
  package var saysOwner: Bool { has("my", "your", "our", "mine", "yours", "ours", "own") }

  /// Words after “is that” that are no noun, so that “that” is the subject.
  private static let predicates: Set = [
    "too", "so", "really", "all", "it", "true", "right", "ok", "okay", "enough", "correct", "good",
    "bad", "clear", "possible", "why", "how", "what", "where",
  ]

  private static let adverbWords: Set = [
    "again", "still", "already", "just", "only", "even", "also", "too", "never", "ever", "yet",
    "soon", "always", "often", "very", "so", "quite", "more", "most", "here", "there", "now",
    "then", "away", "back", "once", "twice", "today", "tomorrow", "yesterday", "tonight",
    "together", "alone", "else", "almost", "enough", "instead", "maybe", "perhaps", "please",
    "far", "long", "least", "rather", "longer", "anymore", "ago", "keep", "kept", "keeps",
  ]
  private static let notAdverbs: Set = [
    "family", "early", "friendly", "lovely", "lonely", "supply", "apply", "reply", "italy", "july",
    "ugly", "silly", "jelly", "belly", "elderly", "daily", "weekly", "monthly",
  ]

  /// Whether the subject is “it” or “that” for a thing or a situation, which Turkish may leave out.
  package var isNeutralSubject: Bool {
    guard !words.contains("this"), !words.contains("these"), !words.contains("those") else {
      return false
    }
    return all.indices.contains { place in
      guard ["it", "that"].contains(all[place]) else { return false }
      // “it” may be an object; as a subject it has its verb next to it.
      if place + 1 < all.count, Self.finite.contains(all[place + 1]) || all[place + 1] == "'s" {
        return true
      }
      guard place > 0, isQuestion, Self.finite.contains(all[place - 1]) else { return false }
      // “Is that chair green?” has a determiner.
      return all[place] == "it" || place + 1 == all.count
        || place + 1 < all.count && Self.objects.contains(all[place + 1])
    }
  }
}
