import Turkish

/// A suffix as grammars of Turkish write it: `-DIK`, `-(y)An`, `-sA-DI`.
///
/// Capitals are the letters that change: A is a or e, I is ı, i, u or ü, D is d or t, C is c or ç, K is k
/// or ğ. Buffer letters are in brackets and may be left out.
package struct SuffixNotation: Sendable, Equatable {
  /// As it was written.
  package let text: String
  /// For each suffix those that are written alike: -DI is the past of a verb and of a copula.
  let suffixes: [Set<Suffix>]

  /// Reads a notation that begins with a hyphen; nil if one of its suffixes is unknown.
  package init?(_ text: String) {
    guard text.hasPrefix("-") else { return nil }
    self.text = text
    // The negative, unlike the verbal noun -mA, must have something after it.
    let plain = text.hasSuffix("-mA-") ? String(text.dropLast("mA-".count)) + "neg" : text
    let names = plain.dropFirst().split(separator: "-", omittingEmptySubsequences: false)
    let found = names.map { Self.known[Self.withoutBuffer($0)] }
    suffixes = found.compactMap(\.self)
    guard suffixes.count == found.count else { return nil }
  }

  /// Whether a word has the suffixes in this order.
  func isShown(by reading: Reading) -> Bool {
    var rest = suffixes[...]
    for suffix in reading.suffixes where rest.first?.contains(suffix) == true { rest.removeFirst() }
    return rest.isEmpty
  }

  private static func withoutBuffer(_ name: Substring) -> String {
    for buffer in ["(y)", "(n)", "(s)", "(ş)"] where name.hasPrefix(buffer) {
      return String(name.dropFirst(buffer.count))
    }
    return String(name)
  }

  private static let known: [String: Set<Suffix>] = [
    // Nouns
    "lAr": [.plural, .possessive3p, .person3p],
    "Im": [.possessive1s], "ImIz": [.possessive1p],
    "sI": [.possessive3s, .possessive3p], "I": [.accusative, .possessive3s],
    "A": [.dative], "DA": [.locative], "DAn": [.ablative], "In": [.genitive],
    "lA": [.instrumental], "CA": [.equative, .language], "ki": [.relative],
    "lI": [.with], "sIz": [.without], "lIk": [.abstract], "CI": [.agent], "IncI": [.ordinal],
    "DAş": [.fellow], "lAş": [.become], "lAn": [.getInto],
    // Verbs
    "Iş": [.manner, .reciprocal], "Il": [.passive], "DIr/t": [.causative],
    "Abil": [.ability], "AmA": [.inability], "neg": [.negative], "Iver": [.suddenly],
    "Iyor": [.progressive], "mAktA": [.continuous], "Ar": [.aorist, .aoristParticiple],
    "Ir": [.aorist, .aoristParticiple], "(A/I)r": [.aorist, .aoristParticiple],
    "AcAK": [.future, .futureParticiple], "DI": [.past, .copulaPast],
    "mIş": [.evidential, .evidentialParticiple, .copulaEvidential],
    "mAlI": [.necessity], "sA": [.conditional, .copulaConditional], "sIn": [.imperative],
    "DIr": [.assertive], "ken": [.whileBeing], "AlIm": [.optative],
    // Verbal nouns, participles and converbs
    "mAK": [.infinitive], "mA": [.verbalNoun], "An": [.participle], "DIK": [.pastParticiple],
    "AsI": [.necessityParticiple], "Ip": [.andThen], "ArAk": [.byDoing], "IncA": [.when],
    "AlI": [.ever], "DIkçA": [.aslong], "mAdAn": [.withoutDoing], "mAksIzIn": [.withoutEver],
    "CAsInA": [.asIf],
  ]
}
