/// The features of a noun or adjective as predicate: “I am tired”, “they were teachers”.
struct PredicateFeatures {
  private let tags: FeatureTags
  private let person: Person
  private let isPlural: Bool

  /// Whether the features make a noun a predicate.
  static func apply(to tags: FeatureTags) -> Bool {
    if tags.has("LGSPEC1") { return true }
    return ["1", "2", "3", "1S", "2S", "3S", "1P", "2P", "3P"].contains(where: tags.has)
  }

  init(_ tags: FeatureTags) throws(FeatureError) {
    self.tags = tags
    for tag in ["FUT", "PRF", "PROSP", "PROG", "IMP", "NFIN"] where tags.has(tag) {
      throw .noForm(tags.text)
    }
    let digits: KeyValuePairs = [
      "1S": Person.first, "2S": .second, "3S": .third,
      "1P": .firstPlural, "2P": .secondPlural, "3P": .thirdPlural,
    ]
    if let both = tags.first(of: digits) {
      (person, isPlural) = (both, tags.has("PL"))
    } else if tags.scheme == .keyed, tags.has("N"), let one = Person(tags),
      let several = Person(digit: one.digit, isPlural: true)
    {
      // In the tables of 2016 `num` belongs to the noun; every person is plural: öğretmenlerdik.
      (person, isPlural) = (several, tags.has("PL"))
    } else if let person = Person(tags) {
      (self.person, isPlural) = (person, false)
    } else {
      throw .noForm(tags.text)
    }
  }

  func inflection(of kind: PartOfSpeech) -> Inflection {
    let asks = tags.has("INTR")
    let number: [Suffix] = isPlural ? [.plural] : []
    let predicate = ending(asks: asks)
    if tags.has("NEG") {
      return Inflection(
        kind,
        number,
        helper: .degil(predicate),
        endsWithQuestionMark: asks
      )
    }
    return Inflection(kind, number + predicate, endsWithQuestionMark: asks)
  }

  private var copula: [Suffix] {
    if tags.has("LGSPEC2") { return [.copulaEvidential] }
    if tags.has("PST") { return [.copulaPast] }
    return tags.has("COND") ? [.copulaConditional] : []
  }

  private func ending(asks: Bool) -> [Suffix] {
    let isThirdPlural = person == .thirdPlural
    // Without -lAr for the person, which would repeat the plural: öğretmenlerdir.
    let persons = isThirdPlural && isPlural ? [] : person.suffixes
    if copula.isEmpty {
      if isThirdPlural && isPlural && !asks && !tags.has("NEG") { return [.assertive] }
      return isThirdPlural || !asks ? persons + (asks ? [.question] : []) : [.question] + persons
    }
    return (asks ? [.question] : []) + copula + persons
  }
}
