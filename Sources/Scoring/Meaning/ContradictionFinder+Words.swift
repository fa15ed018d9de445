import Bilingual
import Turkish

/// Words that the prompt doesn't have, and words of the prompt that the answer lacks.
extension ContradictionFinder {
  /// Claims about words, only where the listed answer accounts for the whole prompt.
  var wordContradictions: [Contradiction] {
    let links = PromptLinks(prompt, lexicon)
    guard links.areComplete(for: comparison.expected) else {
      return []
    }
    let (listed, typed) = (comparison.unmatchedExpected, comparison.unmatchedFound)
    // With more open units the words can't be told from a paraphrase.
    guard listed.count + typed.count <= 2 else { return [] }
    switch (listed.first, typed.first) {
    case (let place?, let index?):
      let (unit, other) = (comparison.expected[place], comparison.found[index])
      guard links.translates(unit), links.isForeign(other), !links.isVague(unit),
        !(links.isFrame(unit) && links.isFrame(other)),
        links.areAlike(unit, other),
        !links.areRelated(unit, other)
      else { return [] }
      return [Contradiction(kind: .otherWord, expected: place, found: index)]
    case (let place?, nil):
      guard listed.count == 1, links.isLost(place, of: comparison.expected, in: comparison.typed)
      else { return [] }
      return [Contradiction(kind: .missingWord, expected: place)]
    case (nil, let index?):
      guard typed.count == 1, links.isForeign(comparison.found[index]),
        links.isModifier(comparison.found[index])
      else { return [] }
      return [Contradiction(kind: .extraWord, found: index)]
    case (nil, nil): return []
    }
  }

  /// A claim about a postposition, together with the word whose case it governs: yemekten önce for
  /// yedikten sonra.
  func withGoverned(_ contradiction: Contradiction) -> Contradiction {
    guard contradiction.kind == .otherWord, let place = contradiction.expected,
      let index = contradiction.found, place > 0, index > 0,
      comparison.expected[place].has(Self.postpositions),
      comparison.found[index].has(Self.postpositions)
    else { return contradiction }
    var wider = contradiction
    (wider.expected, wider.found) = (nil, nil)
    wider.expectedWords =
      comparison.expected[place - 1].words.joined(with: comparison.expected[place].words)
    wider.foundWords =
      comparison.found[index - 1].words.joined(with: comparison.found[index].words)
    return wider
  }

  private static let postpositions: Set = [
    "sonra", "önce", "beri", "kadar", "dek", "değin", "göre", "karşı", "rağmen", "doğru", "dolayı",
  ]
}
