import Turkish

/// Judges the right words in an order that is not listed.
enum WordOrder {
  /// Whether a Turk could say it so; false where that is not certain.
  ///
  /// `order` gives for each word of the answer its place in the accepted form. Every pair of
  /// neighbours that is torn apart must begin with a word that belongs to no other, and the
  /// predicate stays last, but for a subject pronoun behind it.
  static func isGrammatical(_ words: [[UInt8]], order: [Int]) -> Bool {
    guard words.count == order.count, words.count > 1, let last = order.last else { return false }
    let hasFinalPronoun = KnownWords.subjectPronouns.contains(words[last])
    let predicate = hasFinalPronoun ? order[order.count - 2] : last
    guard predicate == words.count - 1 else { return false }
    for place in words.indices.dropLast() {
      let isKept = zip(order, order.dropFirst()).contains { $0 == place && $1 == place + 1 }
      if !isKept, !isFree(words[place]) || KnownWords.leaning.contains(words[place + 1]) {
        return false
      }
    }
    return zip(order, order.dropFirst()).allSatisfy { left, right in
      left + 1 == right || isFree(words[left]) || left == predicate
    }
  }

  /// Whether the word depends on the predicate alone: a pronoun, a word of time or place, a case.
  private static func isFree(_ word: [UInt8]) -> Bool {
    if KnownWords.free.contains(word) { return true }
    guard word.count > 4 else { return false }
    return ["da", "de", "ta", "te", "dan", "den", "tan", "ten"].contains { ending in
      let bytes = CodePage.encode(ending)
      return word.count > bytes.count + 2 && word.suffix(bytes.count) == bytes[...]
    }
  }
}
