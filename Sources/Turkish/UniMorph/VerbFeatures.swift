/// The features of a verb: tense, aspect, mood, person, polarity, question.
struct VerbFeatures {
  private let tags: FeatureTags

  init(_ tags: FeatureTags) { self.tags = tags }

  var inflection: Inflection {
    get throws(FeatureError) {
      if tags.has("NFIN") { return try form([.infinitive]) }
      guard let person = Person(tags) else { throw .noForm(tags.text) }
      if tags.has("IMP") { return try form(imperative(person)) }
      let tense = try tense
      if tense.needsOlmak {
        let chain = finite(tense.auxiliary, tense.copula, person)
        return Inflection(
          .verb,
          voices + [tense.suffix],
          helper: .olmak(tags.has("NEG") ? chain.negated : chain),
          endsWithQuestionMark: asksInWriting
        )
      }
      return try form(finite(tense.suffix, tense.copula, person))
    }
  }

  private func form(_ chain: [Suffix]) throws(FeatureError) -> Inflection {
    let chain = voices + (tags.has("POT") ? [.ability] : []) + chain
    return Inflection(
      .verb,
      tags.has("NEG") ? chain.negated : chain,
      endsWithQuestionMark: asksInWriting,
      isFormal: tags.has("IMP") && tags.has("LGSPEC2"),
      negatesTwice: tags.has("NEG") && tags.scheme == .numberFirst
    )
  }

  private var asks: Bool { tags.has("INTR") }
  /// Whether the form ends in a question mark: in the tables of 2018, but not in those of 2021.
  private var asksInWriting: Bool { asks && tags.scheme == .personFirst }

  private var voices: [Suffix] {
    let pairs: KeyValuePairs = [
      "REFL": Suffix.reflexive, "RECP": .reciprocal, "CAUS": .causative, "PASS": .passive,
    ]
    return pairs.filter { tags.has($0.key) }.map(\.value)
  }

  private func imperative(_ person: Person) -> [Suffix] {
    [.imperative] + person.suffixes + (asks ? [.question] : [])
  }

  /// A tense and the copula after it; with `needsOlmak` the copula follows the auxiliary olmak.
  private struct Tense {
    var suffix: Suffix
    var copula: Suffix?
    var needsOlmak = false
    /// The tense of that auxiliary.
    var auxiliary = Suffix.future
  }

  private var tense: Tense {
    get throws(FeatureError) {
      var tense: Tense
      if let mood = tags.first(of: ["OBLIG": Suffix.necessity, "OPT": .optative]) {
        if let aspect = tags.first(of: Self.aspects) {
          // okuyor olmalı: the ending of the mood has no place for an aspect.
          return Tense(suffix: aspect, copula: pastCopula, needsOlmak: true, auxiliary: mood)
        }
        tense = Tense(suffix: mood, copula: pastCopula)
      } else if tags.has("COND") && !tags.has("IND") && !hasAspect {
        return Tense(suffix: .conditional, copula: pastCopula)
      } else {
        tense = try indicative
      }
      if tags.has("COND") {
        guard tense.copula == nil else { throw .noForm(tags.text) }
        tense.copula = .copulaConditional
      }
      return tense
    }
  }

  private static let aspects: KeyValuePairs<String, Suffix> = [
    "PROG": .progressive, "PRF": .evidential, "PROSP": .future, "HAB": .aorist,
  ]

  private var pastCopula: Suffix? {
    tags.has("LGSPEC2") || tags.has("IRR")
      ? .copulaEvidential : tags.has("PST") ? .copulaPast : nil
  }

  private var hasAspect: Bool { ["HAB", "PROG", "PRF", "PROSP"].contains(where: tags.has) }

  private var indicative: Tense {
    get throws(FeatureError) {
      let isHeard = tags.has("IRR")
      let time = tags.first(of: ["PST": "PST", "FUT": "FUT", "PRS": "PRS"]) ?? "PRS"
      let heard: Suffix? = isHeard ? .copulaEvidential : nil
      let aspects: KeyValuePairs = [
        "PROG": "PROG", "PRF": "PRF", "PROSP": "PROSP", "HAB": "HAB",
      ]
      switch (tags.first(of: aspects), time) {
      case (nil, "PST"):
        if isHeard {
          return Tense(
            suffix: .evidential,
            copula: tags.has("LGSPEC1") ? .copulaEvidential : nil
          )
        }
        return Tense(suffix: .past)
      case (nil, "FUT"): return Tense(suffix: .future, copula: heard)
      case (nil, _), ("HAB", "PRS"): return Tense(suffix: .aorist, copula: heard)
      case ("PROG", "PRS"): return Tense(suffix: .progressive, copula: heard)
      case ("HAB", "PST"): return Tense(suffix: .aorist, copula: heard ?? .copulaPast)
      case ("PROG", "PST"): return Tense(suffix: .progressive, copula: heard ?? .copulaPast)
      case ("HAB", "FUT"): return Tense(suffix: .aorist, copula: heard, needsOlmak: true)
      case ("PROG", "FUT"): return Tense(suffix: .progressive, copula: heard, needsOlmak: true)
      case ("PRF", "PST"): return Tense(suffix: isHeard ? .evidential : .past, copula: .copulaPast)
      case ("PRF", "FUT"): return Tense(suffix: .evidential, needsOlmak: true)
      case ("PROSP", "PST"):
        return isHeard
          ? Tense(suffix: .evidential, copula: .copulaPast, needsOlmak: true)
          : Tense(suffix: .future, copula: .copulaPast)
      case ("PROSP", "FUT"): return Tense(suffix: .future, copula: heard, needsOlmak: true)
      default: throw .noForm(tags.text)
      }
    }
  }

  /// Returns tense, copula, person and question particle in their order.
  ///
  /// The person follows the tense in geldim mi, geleyim mi and gelsem mi, and otherwise the
  /// particle: gelir miyim. -lAr follows the tense: geliyorlar mı, geliyorlardı.
  private func finite(_ tense: Suffix, _ copula: Suffix?, _ person: Person) -> [Suffix] {
    let copula = copula.map { [$0] } ?? []
    let question: [Suffix] = asks ? [.question] : []
    if person == .thirdPlural {
      return puts3pLast ? [tense] + copula + [.person3p] : [tense, .person3p] + question + copula
    }
    let takesPersonFirst = [.past, .conditional, .optative].contains(tense)
    if takesPersonFirst && copula.isEmpty { return [tense] + person.suffixes + question }
    return [tense] + question + copula + person.suffixes
  }

  /// Whether -lAr follows the copula, as in one row of the tables of 2016 and 2018: gelmiyordular.
  ///
  /// gelmiyorlardı is equally correct.
  private var puts3pLast: Bool {
    tags.scheme != .numberFirst && tags.has("NEG") && tags.has("PST") && tags.has("PROG") && !asks
  }
}
