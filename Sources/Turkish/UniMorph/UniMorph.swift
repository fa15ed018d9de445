/// The feature schemes of the UniMorph tables of Turkish.
///
/// They are SIGMORPHON 2016 (`pos=N,case=ESS,num=PL`), CoNLL-SIGMORPHON 2018
/// (`V;IND;1;SG;PRS;POS;DECL`) and SIGMORPHON 2021 (`V;HAB;DECL;IND;SG;1;POS;PRS`). The tags INS,
/// EQTV, COND, OBLIG, OPT, POT, PASS, CAUS, REFL and RECP are read too, as UniMorph defines them.
package enum UniMorph {
  /// Returns the inflection that a list of features describes.
  package static func inflection(_ features: String) throws(FeatureError) -> Inflection {
    let tags = try FeatureTags(features)
    let pairs: KeyValuePairs = ["V": PartOfSpeech.verb, "N": .noun, "ADJ": .adjective]
    guard let kind = tags.first(of: pairs) else { throw .noForm(features) }
    switch kind {
    case .verb: return try VerbFeatures(tags).inflection
    case .noun where !PredicateFeatures.apply(to: tags): return try nominal(tags, .noun)
    default: return try PredicateFeatures(tags).inflection(of: kind)
    }
  }

  private static func nominal(
    _ tags: FeatureTags,
    _ kind: PartOfSpeech
  ) throws(FeatureError) -> Inflection {
    for tag in ["PRS", "PST", "FUT", "HAB", "PROG", "PRF", "PROSP", "IMP", "NFIN", "NEG", "INTR"] {
      if tags.has(tag) { throw .noForm(tags.text) }
    }
    var suffixes: [Suffix] = []
    let possessive = tags.first(of: possessives)
    // “Their houses” and “their house” are the same form with one -lAr: evleri.
    if tags.has("PL") && possessive != .possessive3p { suffixes.append(.plural) }
    if let possessive { suffixes.append(possessive) }
    if let ending = tags.first(of: cases) { suffixes.append(ending) }
    return Inflection(kind, suffixes)
  }

  static let possessives: KeyValuePairs<String, Suffix> = [
    "PSS1S": .possessive1s, "PSS2S": .possessive2s, "PSS3S": .possessive3s,
    "PSS1P": .possessive1p, "PSS2P": .possessive2p, "PSS3P": .possessive3p,
  ]

  static let cases: KeyValuePairs<String, Suffix> = [
    "ACC": .accusative, "DAT": .dative, "LOC": .locative, "ABL": .ablative, "GEN": .genitive,
    "INS": .instrumental, "EQTV": .equative,
  ]
}
