import Turkish

/// Judges the right words in an order that is not listed.
///
/// A sentence is parted into constituents: words that belong together, as a modifier and its head,
/// a bare object and its verb, a word and its postposition. Turkish puts constituents before the
/// predicate in any order, but tears none apart.
struct WordOrder {
  private let words: [WordClass]

  /// Takes the words of the accepted form.
  init(_ words: [[UInt8]], in vocabulary: Vocabulary) {
    self.words = words.enumerated().map { place, word in
      WordClass(word, isLast: place == words.count - 1, in: vocabulary)
    }
  }

  /// Whether a Turk could say it so; false where that is not certain.
  ///
  /// `order` gives for each word of the answer its place in the accepted form.
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

  /// Whether a word belongs to the next one.
  private func binds(_ place: Int) -> Bool {
    let (word, next) = (words[place], words[place + 1])
    if next.isPostposed { return !(next.isExistential && place == 0) }
    if word.joins || next.joins { return true }
    if word.isPostposed { return false }
    if word.isFree { return next.isNonfinite && !next.isNominal }
    if word.modifies { return !next.isVerb || word.isDegree }
    if next.isVerb || next.isExistential { return word.isBareNoun && !isSubject(place) }
    if word.isGenitive { return next.isPossessed }
    if word.isBareNoun {
      return !word.isTime && !isDoer(place) && (next.isPossessed || word.isUnknown)
    }
    return next.isNonfinite
  }

  /// Whether a bare noun does what befalls the next word, rather than being a part of its name:
  /// polis hırsızı yakaladı, but polis arabası geldi.
  private func isDoer(_ place: Int) -> Bool {
    words[place].isPerson && words[place + 1].isObject && isSubject(place)
      && words.last?.isTransitive ?? false
      && !words[(place + 2)...].contains { $0.isObject }
  }

  /// Whether a bare noun is sooner who does it than what it is done to.
  private func isSubject(_ place: Int) -> Bool {
    if words[place].isName { return true }
    guard let predicate = words.last, predicate.isThirdPerson else { return false }
    return !words[..<place].contains { $0.isSubject }
  }

  /// Pronouns, and what there is or isn't: geliyorum ben, var mı sözlük.
  private func mayFollowPredicate(_ place: Int) -> Bool {
    if words[place].isPronoun { return true }
    if words[place].isParticle { return true }
    if words[place].isPostposed { return place > 0 && words[place - 1].isPronoun }
    return place == 0 && words[1].isExistential
  }
}
