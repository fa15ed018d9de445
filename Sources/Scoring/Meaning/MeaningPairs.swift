import Turkish

/// The units of an answer and of a listed one that have the same lemma but different grammar.
struct MeaningPairs {
  /// A pair with the two forms that differ least.
  struct Pair {
    var expected: Int
    var found: Int
    var form: MeaningForm
    var other: MeaningForm
  }

  private(set) var pairs: [Pair] = []
  /// The units of the listed answer and of the learner's without a pair, in their order.
  private(set) var open: (expected: [Int], found: [Int]) = ([], [])

  /// Pairs the units without a counterpart, each at most once, the most alike first.
  init(_ comparison: MeaningComparison) {
    var candidates: [(distance: Int, pair: Pair)] = []
    for place in comparison.unmatchedExpected {
      for index in comparison.unmatchedFound {
        guard
          let best = Self.nearest(
            comparison.expected[place].read(asLast: place + 1 == comparison.expected.count),
            comparison.found[index].read(asLast: index + 1 == comparison.found.count)
          )
        else { continue }
        let pair = Pair(expected: place, found: index, form: best.form, other: best.other)
        candidates.append((best.distance, pair))
      }
    }
    for (_, pair) in candidates.sorted(by: { $0.distance < $1.distance })
    where !pairs.contains(where: { $0.expected == pair.expected || $0.found == pair.found }) {
      pairs.append(pair)
    }
    open.expected = comparison.unmatchedExpected.filter { place in
      !pairs.contains { $0.expected == place }
    }
    open.found = comparison.unmatchedFound.filter { index in
      !pairs.contains { $0.found == index }
    }
  }

  /// Whether all that differs is the form of words that both sentences have.
  var areAllForms: Bool { !pairs.isEmpty && open.expected.isEmpty && open.found.isEmpty }

  /// The forms of two units with the same lemma that differ least.
  static func nearestForms(
    _ unit: MeaningUnit,
    _ other: MeaningUnit
  ) -> (MeaningForm, MeaningForm)? {
    nearest(unit, other).map { ($0.form, $0.other) }
  }

  private static func nearest(
    _ unit: MeaningUnit,
    _ other: MeaningUnit
  ) -> (distance: Int, form: MeaningForm, other: MeaningForm)? {
    var best: (distance: Int, form: MeaningForm, other: MeaningForm)?
    for form in unit.forms {
      for second in other.forms where second.lemma == form.lemma && second.isLike(form) {
        let distance = form.distance(from: second)
        if best.map({ distance < $0.distance }) ?? true { best = (distance, form, second) }
      }
    }
    return best
  }
}

extension MeaningUnit {
  /// The unit with the forms that its place allows: at the end gelecek is “will come” rather than
  /// “which will come”, and geleceksin is so anywhere.
  func read(asLast isLast: Bool) -> MeaningUnit {
    let finite = forms.filter { $0.isFiniteVerb && !$0.tenses.isEmpty }
    guard !finite.isEmpty else { return self }
    return mapped { form in
      let isParticiple =
        form.kind == .verb && !form.isFiniteVerb && form.possessive == nil
        && form.grammaticalCase == nil
        && form.others.last.map { [.futureParticiple, .participle].contains($0) } == true
      return isParticiple && (isLast || form.person != nil) ? nil : form
    } ?? self
  }
}

extension MeaningForm {
  /// Whether both are verbs, or both are no verbs.
  fileprivate func isLike(_ other: MeaningForm) -> Bool {
    (kind == .verb) == (other.kind == .verb)
  }

  /// The number of features in which two forms differ.
  fileprivate func distance(from other: MeaningForm) -> Int {
    let differences = [
      isPlural != other.isPlural, possessive != other.possessive,
      grammaticalCase != other.grammaticalCase, person != other.person,
      isNegative != other.isNegative, tenses != other.tenses, others != other.others,
      markers != other.markers,
    ]
    return differences.count { $0 }
  }
}
