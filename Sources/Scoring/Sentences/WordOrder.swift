import Turkish

/// Judges an order of the right words that the pattern doesn't list.
///
/// A sentence is divided into constituents, words that belong together: a modifier and its head, a
/// bare object and its verb, a word and its postposition. Turkish allows the constituents before
/// the predicate in any order, but doesn't separate the words of one.
struct WordOrder {
  private let words: [WordRole]
  /// The places of the first hem of a sentence, or the first ne or ya, if another follows.
  private let openings: Set<Int>

  /// Creates the word order of an accepted form.
  init(_ words: [[UInt8]], using analyzer: WordAnalyzer) {
    self.words = words.enumerated().map { place, word in
      WordRole(word, isLast: place == words.count - 1, using: analyzer)
    }
    openings = Set(
      Self.correlatives.map(CodePage.encode).compactMap { word in
        words.firstIndex(of: word).flatMap { $0 == words.lastIndex(of: word) ? nil : $0 }
      }
    )
  }

  /// Conjunctions that come before each of several phrases: hem … hem.
  static let correlatives = ["hem", "ne", "ya"]

  /// Whether the last word is a verb.
  var endsWithVerb: Bool { words.last?.isVerb == true }

  /// Whether the order is certainly grammatical.
  ///
  /// `order` holds, for each word of the answer, its place in the accepted form.
  func isGrammatical(_ order: [Int]) -> Bool {
    guard words.count == order.count, words.count > 1,
      let end = order.firstIndex(of: words.count - 1)
    else { return false }
    var isKept = [Bool](repeating: false, count: words.count)
    for (left, right) in zip(order, order.dropFirst()) where left + 1 == right {
      isKept[left] = true
    }
    let isWhole = words.indices.dropLast().allSatisfy { isKept[$0] || !binds($0) }
    return isWhole && order[(end + 1)...].allSatisfy(mayFollowPredicate)
  }

  /// Returns the rule that an order breaks: which word is misplaced, and where it belongs.
  func brokenRule(
    in order: [Int]
  ) -> (word: Int, placement: Finding.Placement, other: Int?)? {
    let next = Dictionary(zip(order, order.dropFirst())) { first, _ in first }
    for place in words.indices.dropLast() where binds(place) && next[place] != place + 1 {
      if words[place + 1].isPostposed { return (place + 1, .after, place) }
      if words[place].isQuestion, words[place + 1].isVerb { return (place, .before, place + 1) }
      if words[place].joins || words[place + 1].joins { continue }
      return (place, .before, place + 1)
    }
    let isPredicateLast = order.last == words.count - 1
    return words.last?.isVerb == true && !isPredicateLast ? (words.count - 1, .last, nil) : nil
  }

  /// Whether the order is right after the misplaced word is put where it belongs.
  func mends(
    _ rule: (word: Int, placement: Finding.Placement, other: Int?),
    _ order: [Int]
  ) -> Bool {
    var mended = order.filter { $0 != rule.word }
    let other = rule.other.flatMap { mended.firstIndex(of: $0) }
    switch (rule.placement, other) {
    case (.after, let other?): mended.insert(rule.word, at: other + 1)
    case (.before, let other?): mended.insert(rule.word, at: other)
    default: mended.append(rule.word)
    }
    return mended == mended.sorted() || isGrammatical(mended)
  }

  /// Returns the range from one word to another if these two have changed places and no other word has
  /// moved; nil for neighbours and any other order.
  static func exchange(in order: [Int]) -> Range<Int>? {
    let moved = order.indices.filter { order[$0] != $0 }
    guard moved.count == 2, moved[0] + 1 < moved[1] else { return nil }
    return moved[0]..<moved[1] + 1
  }

  /// Returns the range of the words that have moved; nil if moving one phrase mends the order.
  static func tangle(in order: [Int]) -> Range<Int>? {
    guard let first = order.indices.first(where: { order[$0] != $0 }),
      let last = order.indices.last(where: { order[$0] != $0 })
    else { return nil }
    // If one phrase has moved, the order is broken only between it and the words that it has passed.
    let breaks = (first..<last).filter { order[$0] + 1 != order[$0 + 1] }
    return breaks.count > 1 ? first..<last + 1 : nil
  }

  /// Whether a word belongs to the next one.
  private func binds(_ place: Int) -> Bool {
    let (word, next) = (words[place], words[place + 1])
    if next.isPostposed { return !(next.isExistential && place == 0) }
    if openings.contains(place + 1) { return false }
    if word.makesConverb(with: next) { return true }
    if place > 0, words[place - 1].makesConverb(with: word) { return false }
    if word.joins || next.joins || word.isQuestion && next.isVerb { return true }
    if word.isPostposed { return false }
    if word.isFree { return next.isNonfinite && !next.isNominal }
    if word.modifies { return !next.isVerb || word.isDegree }
    if next.isVerb || next.isExistential { return word.isBareNoun && !isSubject(place) }
    if word.isGenitive { return next.isPossessed }
    if word.isBareNoun {
      return !word.isTime && !isSubjectBeforeObject(place) && (next.isPossessed || word.isUnknown)
    }
    return next.isNonfinite
  }

  /// Whether a bare noun is the subject and the next word its object, not both one compound: polis
  /// hırsızı yakaladı, but polis arabası geldi.
  private func isSubjectBeforeObject(_ place: Int) -> Bool {
    words[place].isPerson && words[place + 1].isObject && isSubject(place)
      && words.last?.isTransitive ?? false
      && !words[(place + 2)...].contains { $0.isObject }
  }

  /// Whether a bare noun is more likely the subject than the object.
  private func isSubject(_ place: Int) -> Bool {
    if words[place].isName { return true }
    guard let predicate = words.last, predicate.isThirdPerson else { return false }
    return !words[..<place].contains { $0.isSubject }
  }

  /// Whether a word may follow the predicate: a pronoun, or the subject of var and yok (geliyorum
  /// ben, var mı sözlük).
  private func mayFollowPredicate(_ place: Int) -> Bool {
    if words[place].isPronoun { return true }
    if words[place].isParticle { return true }
    if words[place].isPostposed { return place > 0 && words[place - 1].isPronoun }
    return place == 0 && words[1].isExistential
  }
}
