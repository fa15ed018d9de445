import Bilingual
import Turkish

/// A subject without the genitive that its clause asks for: Selin çalışması gerekiyor for Selin'in
/// çalışması gerekiyor, Ali geldiğini for Ali'nin geldiğini.
struct BareSubject {
  /// The places of the words in the listed answer and in the learner's.
  let expected: Range<Int>
  let found: Range<Int>

  /// Finds one; nil if there is none, or if the word may be no subject.
  init?(_ expected: [MeaningUnit], _ found: [MeaningUnit], _ lexicon: BilingualLexicon) {
    for verb in found.indices where Self.isClause(found, verb) {
      // A genitive before the verb is its subject.
      guard !found[..<verb].contains(where: Self.isGenitive) else { continue }
      for place in found[..<verb].indices.reversed() {
        // öğretmen is a noun before it is “your not teaching”.
        let isVerb = found[place].forms.contains { $0.kind == .verb }
        if isVerb, Self.bareForm(found[place]) == nil { break }
        // Ben and the like are the subject of the main verb: ben Ali'nin geldiğini biliyorum.
        guard let form = Self.bareForm(found[place]), MeaningFilter.subjects[form.lemma] == nil,
          let listed = expected.firstIndex(where: { $0.has(form.lemma) }),
          Self.isSubject(expected, listed, of: found[verb], lexicon)
        else { continue }
        self.expected = expected[listed].words
        self.found = found[place].words
        return
      }
    }
    return nil
  }

  /// Whether a verb is the noun of a clause whose subject takes the genitive: çalışması, geldiğini.
  private static func isClause(_ units: [MeaningUnit], _ place: Int) -> Bool {
    guard place > 0, place + 1 < units.count else { return false }
    let isNoun = units[place].forms.contains { form in
      form.kind == .verb && form.possessive == .third
        && form.others.last.map { nouns.contains($0) } == true
    }
    guard isNoun else { return false }
    let next = units[place + 1]
    // Clauses that tell a time, a reason or a concession have a subject without a case: Ali geldiği
    // için, lamba söndüğünde, örneklem küçük olmasına rağmen.
    guard !next.forms.contains(where: { $0.kind == .postposition }) else { return false }
    return units[place].forms.allSatisfy { form in
      form.kind != .verb || form.isFiniteVerb
        || form.grammaticalCase == .accusative
        || form.others.last == .verbalNoun
          && (form.grammaticalCase == .dative
            || form.grammaticalCase == nil && next.has(impersonal))
    }
  }

  private static let impersonal: Set = [
    "gerekmek", "gerek", "lazım", "şart", "mümkün", "imkansız", "önemli", "gerekli", "zorunlu",
  ]

  private static let nouns: Set<Suffix> = [.verbalNoun, .pastParticiple, .futureParticiple]

  private static func isGenitive(_ unit: MeaningUnit) -> Bool {
    unit.forms.contains { $0.grammaticalCase == .genitive } && bareForm(unit) == nil
  }

  /// The form of a noun or pronoun without a case: Selin is a name before it is “of the flood”, but
  /// Selin'in is a genitive before it is “your Selin”.
  private static func bareForm(_ unit: MeaningUnit) -> MeaningForm? {
    let mayBeGenitive = unit.forms.contains { $0.grammaticalCase == .genitive }
    return unit.forms.first { isBare($0) && !(mayBeGenitive && $0.possessive != nil) }
  }

  /// Whether a noun or pronoun has no case.
  private static func isBare(_ form: MeaningForm) -> Bool {
    form.grammaticalCase == nil && (form.kind == .nominal || form.kind == .pronoun)
      && form.tenses.isEmpty && form.others.isEmpty && form.person == nil
  }

  /// Whether the listed answer has a word as the subject of the same verb.
  private static func isSubject(
    _ units: [MeaningUnit],
    _ place: Int,
    of verb: MeaningUnit,
    _ lexicon: BilingualLexicon
  ) -> Bool {
    let lemmas = Set(verb.forms.filter { $0.kind == .verb }.map(\.lemma))
    guard let own = units[(place + 1)...].firstIndex(where: { $0.has(lemmas) }) else {
      return false
    }
    if isGenitive(units[place]) {
      // A genitive before another noun is its owner.
      return units[(place + 1)...own].first { unit in
        unit.forms.contains { $0.possessive == .third || $0.possessive == .thirdPlural }
      }?.has(lemmas) == true
    }
    // With a verb of the main clause alone the word can be its subject, which has no case there.
    let isMain = units[own].forms.contains { form in
      form.isFiniteVerb || form.others.last == .infinitive
    }
    guard place == 0, isMain, let form = bareForm(units[place]) else {
      return false
    }
    if form.isPlural || form.possessive != nil || form.kind == .pronoun { return true }
    let entries = lexicon.entries(of: form.lemma)
    if entries.isEmpty { return true }
    guard entries.allSatisfy({ $0.partOfSpeech == .noun }) else { return false }
    // A bare noun right before a transitive verb is its object: kitap okumalı.
    return own > place + 1 && !units[place + 1].forms.contains { $0.possessive == .third }
      || !lexicon.entries(of: lemmas.first ?? "").isEmpty
        && !lemmas.flatMap { lexicon.entries(of: $0) }.flatMap(\.senses).contains { sense in
          sense.government.joined().contains { $0 == .accusative || $0 == .bare }
        }
  }
}
