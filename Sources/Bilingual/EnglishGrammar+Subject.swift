extension EnglishGrammar {
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
