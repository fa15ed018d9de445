/// Writes the reading of a word in the tags of the UniMorph tables.
///
/// Nouns have the same tags in all tables. Nouns as predicates are written as in 2018, verbs and
/// adjectives as in 2021.
struct FeatureWriter {
  private let suffixes: [Suffix]
  private let partOfSpeech: PartOfSpeech

  init(_ reading: Reading) {
    suffixes = reading.suffixes
    partOfSpeech = reading.stem.partOfSpeech
  }

  /// The tags; nil if the tables have none for the suffixes: derivations, participles, converbs.
  var features: String? {
    let text = partOfSpeech == .verb ? verb : nominal
    // The tags are right only if reading them gives the same suffixes.
    guard let text, let inflection = try? UniMorph.inflection(text),
      inflection.suffixes == suffixes, inflection.helper == nil
    else { return nil }
    return text
  }

  private func has(_ suffix: Suffix) -> Bool { suffixes.contains(suffix) }

  private func tag(in table: KeyValuePairs<String, Suffix>) -> String? {
    table.first { suffixes.contains($0.value) }?.key
  }

  private var nominal: String? {
    let isPredicate = suffixes.contains { [.copula, .person, .question].contains($0.slot) }
    if isPredicate { return predicate }
    if partOfSpeech == .adjective && suffixes.isEmpty { return "ADJ;DECL;SG;3;POS;PRS;LGSPEC1" }
    let possessive = tag(in: UniMorph.possessives)
    let tags = [
      "N", tag(in: UniMorph.cases) ?? "NOM", has(.plural) ? "PL" : "SG", possessive,
    ]
    return tags.compactMap { $0 }.joined(separator: ";")
  }

  private var predicate: String {
    let time = has(.copulaPast) ? "PST" : has(.copulaEvidential) ? "LGSPEC2" : "PRS"
    let tags: [String] =
      if partOfSpeech == .adjective && !has(.plural) {
        (has(.question) ? ["ADJ"] : ["ADJ", "DECL"])
          + [person.isPlural ? "PL" : "SG", person.digit, "POS"]
          + (time == "LGSPEC2" ? [] : [time]) + (has(.question) ? ["INTR"] : []) + ["LGSPEC1"]
          + (time == "LGSPEC2" ? [time] : [])
      } else {
        ["N", "LGSPEC1", predicatePerson, has(.plural) ? "PL" : "SG"]
          + (has(.question) ? ["INTR"] : []) + [time]
      }
    return (tags + (has(.copulaConditional) ? ["COND"] : [])).joined(separator: ";")
  }

  private var predicatePerson: String {
    // “They are teachers” is öğretmenlerdir: plural and -dir mean the third person plural.
    if has(.plural) && has(.assertive) { return "3P" }
    return person.digit + (person.isPlural ? "P" : "S")
  }

  private var person: Person {
    Person.allCases.first { !$0.suffixes.isEmpty && has($0.suffixes[0]) } ?? .third
  }

  private var verb: String? {
    if has(.infinitive) { return suffixes == [.infinitive] ? "V;NFIN" : nil }
    guard let (aspect, mood, time) = tense else { return nil }
    let voices: KeyValuePairs = [
      "REFL": Suffix.reflexive, "RECP": .reciprocal, "CAUS": .causative, "PASS": .passive,
    ]
    var tags = ["V"] + voices.filter { has($0.value) }.map(\.key)
    if has(.ability) || has(.inability) { tags.append("POT") }
    tags += aspect.map { [$0] } ?? []
    tags += (has(.question) ? [] : ["DECL"]) + mood
    tags += [person.isPlural ? "PL" : "SG", person.digit, has(.negative) ? "NEG" : "POS"]
    tags += time.map { [$0] } ?? []
    if has(.question) { tags.append("INTR") }
    if has(.evidential) && has(.copulaEvidential) { tags.append("LGSPEC1") }
    return tags.joined(separator: ";")
  }

  /// The aspect, mood and time of the tense and the copula after it.
  private var tense: (aspect: String?, mood: [String], time: String?)? {
    let heard = has(.copulaEvidential) ? "IRR" : "IND"
    let condition = has(.copulaConditional) ? ["COND"] : []
    let past: String? = has(.copulaPast) ? "PST" : nil
    if has(.imperative) { return (nil, ["IMP"], nil) }
    let moods: KeyValuePairs = [
      "OBLIG": Suffix.necessity, "OPT": .optative, "COND": .conditional,
    ]
    if let mood = tag(in: moods) {
      return (nil, [mood] + condition, has(.copulaEvidential) ? "LGSPEC2" : past)
    }
    if has(.progressive) { return ("PROG", [heard] + condition, past ?? "PRS") }
    if has(.aorist) { return ("HAB", [heard] + condition, past ?? "PRS") }
    if has(.past) { return (past == nil ? nil : "PRF", ["IND"] + condition, "PST") }
    if has(.evidential) { return (past == nil ? nil : "PRF", ["IRR"] + condition, "PST") }
    if has(.future) {
      return past == nil
        ? (nil, [heard] + condition, "FUT") : ("PROSP", ["IND"] + condition, "PST")
    }
    return nil
  }
}

extension UniMorph {
  /// Returns the tags of a reading as in the tables of 2021, and of 2018 for nouns as predicates.
  ///
  /// The result is nil if the tables have none: for derivations, participles and converbs.
  package static func features(of reading: Reading) -> String? {
    FeatureWriter(reading).features
  }
}
