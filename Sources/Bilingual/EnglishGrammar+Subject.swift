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

  /// Whether a possessive says that something belongs to the speaker or the hearer.
  package var saysOwner: Bool { has("my", "your", "our", "mine", "yours", "ours", "own") }

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
      return all[place] == "it" || place + 1 < all.count && Self.objects.contains(all[place + 1])
    }
  }
}
