import Turkish

/// A part of a sentence with one meaning: a word, or several words that mean one thing together.
struct MeaningUnit: Sendable {
  /// The places of the words in their sentence.
  var words: Range<Int>
  /// The ways to understand it, the likeliest first; never empty.
  var forms: [MeaningForm]
  /// Whether the question particle follows.
  var isAsked = false
  /// Whether a learner may leave it out, because the English doesn't say it.
  var isOptional = false

  /// Whether it may be the verb of the sentence.
  var mayBePredicate: Bool {
    if forms.contains(where: { $0.tenses.contains(.whileBeing) }) { return false }
    return forms.contains(where: \.isFiniteVerb) || has(["var", "yok", "değil"])
      || forms.contains { $0.person != nil || !$0.tenses.isEmpty }
  }

  func has(_ lemma: String) -> Bool { forms.contains { $0.lemma == lemma } }
  func has(_ lemmas: Set<String>) -> Bool { forms.contains { lemmas.contains($0.lemma) } }

  /// The unit with its forms changed; nil if no form is left.
  func mapped(_ change: (MeaningForm) -> MeaningForm?) -> MeaningUnit? {
    var unit = self
    unit.forms = forms.compactMap(change)
    return unit.forms.isEmpty ? nil : unit
  }
}

extension [MeaningUnit] {
  /// Whether a unit is the first of two hem, ne or ya, with which a new phrase begins.
  func opensSeries(at place: Int) -> Bool {
    WordOrder.correlatives.contains { word in
      self[place].has(word) && !self[..<place].contains { $0.has(word) }
        && self[(place + 1)...].contains { $0.has(word) }
    }
  }
}
