import Turkish

/// Judges the right words in an order that is not listed.
enum WordOrder {
  /// Whether a Turk could say it so; false where that is not certain.
  ///
  /// `order` gives for each word of the answer its place in the accepted form. Every pair of
  /// neighbours that is torn apart must begin with a word that belongs to no other; behind the
  /// predicate stand only such words, as in everyday speech.
  static func isGrammatical(_ words: [[UInt8]], order: [Int]) -> Bool {
    guard words.count == order.count, words.count > 1,
      let end = order.firstIndex(of: words.count - 1)
    else { return false }
    let predicate = words.count - 1
    guard order[(end + 1)...].allSatisfy({ isFree(words, $0) || isThing(words, $0) }) else {
      return false
    }
    for place in words.indices.dropLast() {
      let isKept = zip(order, order.dropFirst()).contains { $0 == place && $1 == place + 1 }
      if !isKept, !(isFree(words, place) || isThing(words, place)) || leans(words, place + 1) {
        return false
      }
    }
    return zip(order, order.dropFirst()).allSatisfy { left, right in
      left + 1 == right || left == predicate || isFree(words, left)
        || right > left && isThing(words, left)
    }
  }

  private static func leans(_ words: [[UInt8]], _ place: Int) -> Bool {
    guard KnownWords.leaning.contains(words[place]) else { return false }
    return !isExistential(words) || place < words.count - 2
      || QuestionParticle.matches(words[place])
  }

  /// Whether the sentence says that there is something: var, yok mu.
  private static func isExistential(_ words: [[UInt8]]) -> Bool {
    words.suffix(2).contains { existentials.contains($0) }
  }

  private static let existentials = WordList("var yok")

  /// Whether the word is what there is, right before var or yok: sözlük var mı, var mı sözlük.
  private static func isThing(_ words: [[UInt8]], _ place: Int) -> Bool {
    place == 0 && place + 1 < words.count && existentials.contains(words[place + 1])
  }

  /// Whether the word depends on the predicate alone: a pronoun, a name, an adverb, a word with a
  /// case; de and da belong to the word before them.
  private static func isFree(_ words: [[UInt8]], _ place: Int) -> Bool {
    let word = words[place]
    if place > 0, also.contains(word) { return isFree(words, place - 1) }
    if KnownWords.free.contains(word) { return true }
    let bare = WordComparison.bare(word)
    guard bare.count > 3 else { return false }
    let readings = Morphology.readings(of: bare)
    guard !readings.isEmpty else {
      return word.contains(WordComparison.apostrophe) && hasCase(Morphology.guesses(of: bare).first)
    }
    return readings.allSatisfy { reading in
      hasCase(reading) || reading.stem.partOfSpeech == .properNoun && reading.morphemes.isEmpty
    }
  }

  private static let also = WordList("de da")

  private static func hasCase(_ reading: Reading?) -> Bool {
    guard let suffix = reading?.morphemes.last?.suffix else { return false }
    return [.accusative, .dative, .locative, .ablative, .instrumental].contains(suffix)
  }
}
