package import Turkish

/// A lemma and the inflection of one of its forms, as far as a drill can ask for it.
package struct DrillKey: Hashable {
  package let lemma: String
  package let inflection: Inflection

  package init(_ lemma: String, _ inflection: Inflection) {
    self.lemma = lemma
    self.inflection = Inflection(
      inflection.partOfSpeech,
      inflection.suffixes,
      helper: inflection.helper
    )
  }
}
