import Bilingual
import Turkish

/// How an answer orders two acts in time.
extension ContradictionFinder {
  /// The time of an act before, during or after another.
  private enum TimeRelation {
    /// -mAdAn önce, -DIktAn sonra, -(y)ken, and -(y)AnA or -(y)IncAyA kadar.
    case before, after, during, until
  }

  /// The relation of the same verb, if it is another than the English tells: geldikten sonra, for
  /// “until I come”.
  var otherTime: Contradiction? {
    // “Not until I come” is “only after I come” or “before I come”.
    guard !english.isNegative || !english.has("until", "till") else { return nil }
    for pair in pairs.pairs {
      guard let listed = time(of: pair.expected, in: comparison.expected),
        let typed = time(of: pair.found, in: comparison.found), listed.relation != typed.relation,
        english.has(anyOf: Self.words(for: listed.relation)),
        !english.has(anyOf: Self.words(for: typed.relation))
      else { continue }
      return Contradiction(kind: .otherWord, expectedWords: listed.words, foundWords: typed.words)
    }
    return nil
  }

  private func time(
    of place: Int,
    in units: [MeaningUnit]
  ) -> (relation: TimeRelation, words: Range<Int>)? {
    let unit = units[place]
    if unit.forms.contains(where: { $0.markers.contains(.limit) }) { return (.until, unit.words) }
    if unit.forms.contains(where: { $0.tenses.contains(.whileBeing) }) {
      return (.during, unit.words)
    }
    guard place + 1 < units.count else { return nil }
    let link = units[place + 1]
    let words = unit.words.joined(with: link.words)
    for form in unit.forms where form.kind == .verb {
      switch (form.others.last, form.grammaticalCase) {
      case (.pastParticiple, .ablative) where link.has("sonra"): return (.after, words)
      case (.verbalNoun, .ablative) where link.has("önce"): return (.before, words)
      case (.withoutDoing, nil) where link.has("önce"): return (.before, words)
      default: continue
      }
    }
    return nil
  }

  /// The English words for a relation; “when” and “as” may be any of them.
  private static func words(for relation: TimeRelation) -> Set<String> {
    switch relation {
    case .before: ["before", "until", "till"]
    case .after: ["after", "once", "when", "as", "since", "then"]
    case .during: ["while", "when", "as", "during"]
    case .until: ["until", "till", "by", "before"]
    }
  }
}
