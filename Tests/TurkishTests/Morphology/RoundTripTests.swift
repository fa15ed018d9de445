import RandomTestSupport
import Testing
import Turkish

@Suite(.seeded) struct RoundTripTests {
  private static let cases: [[Suffix]] = [
    [], [.accusative], [.dative], [.locative], [.ablative], [.genitive], [.instrumental],
  ]

  private static let possessives: [[Suffix]] = [
    [], [.possessive1s], [.possessive2s], [.possessive3s], [.possessive1p], [.possessive2p],
    [.possessive3p],
  ]

  private static let nominalPersons: [[Suffix]] = [
    [.person1s], [.person2s], [.person1p], [.person2p], [.person3p], [.assertive],
    [.copulaPast, .person1s], [.copulaEvidential], [.copulaConditional, .person3p],
    [.whileBeing], [.locative, .copulaPast, .person1p],
  ]

  private static let declined = joined(joined([[], [.plural]], possessives), cases)

  private static let derivedNominals: [[Suffix]] = [
    [.locative, .relative], [.genitive, .relative, .plural, .dative], [.equative],
    [.with], [.without], [.abstract], [.agent],
  ]

  private static let declension: [[Suffix]] = declined + nominalPersons + derivedNominals

  private static let persons: [[Suffix]] = [
    [], [.person1s], [.person2s], [.person1p], [.person2p], [.person3p],
  ]

  private static let tenses: [[Suffix]] = [
    [.progressive], [.aorist], [.future], [.past], [.evidential], [.necessity], [.conditional],
    [.optative], [.imperative], [.continuous], [.progressive, .copulaPast],
    [.aorist, .copulaPast], [.future, .copulaPast], [.evidential, .copulaPast],
    [.aorist, .copulaConditional], [.progressive, .copulaEvidential], [.conditional, .copulaPast],
    [.progressive, .question], [.future, .question, .copulaPast],
  ]

  private static let nonfinite: [[Suffix]] = [
    [.infinitive], [.infinitive, .locative], [.verbalNoun, .possessive1s, .dative], [.manner],
    [.participle], [.participle, .plural, .dative], [.pastParticiple, .possessive3s, .accusative],
    [.pastParticiple, .plural, .possessive1p], [.futureParticiple, .possessive1p],
    [.evidentialParticiple], [.aoristParticiple], [.andThen], [.byDoing], [.when],
    [.when, .dative],
    [.ever], [.aslong], [.withoutDoing], [.withoutEver], [.repeatedly], [.aorist, .whileBeing],
    [.aorist, .asIf], [.past, .person2s, .question], [.suddenly, .past],
  ]

  private static let polarities: [[Suffix]] = [[], [.negative]]
  private static let abilities: [[Suffix]] = [[.ability], [.inability, .negative]]
  private static let voices: [[Suffix]] = [
    [.causative], [.passive], [.causative, .passive], [.causative, .causative],
  ]

  private static let ofAbility: [[Suffix]] =
    joined([[.progressive], [.aorist], [.past]], persons)
    + [[.participle], [.pastParticiple, .possessive1s]]

  private static let ofVoice: [[Suffix]] = [
    [.infinitive], [.progressive], [.aorist], [.past, .person1s], [.negative, .aorist],
    [.future], [.participle], [.inability, .negative, .progressive], [.andThen],
  ]

  private static let conjugation: [[Suffix]] =
    joined(joined(polarities, tenses), persons) + joined(polarities, nonfinite)
    + joined(abilities, ofAbility) + joined(voices, ofVoice)

  private static let numbering: [[Suffix]] =
    cases + [[.ordinal], [.distributive], [.possessive3s], [.possessive1p, .dative], [.with]]

  private static let ofAdjective: [[Suffix]] =
    cases + nominalPersons + [[.plural, .dative], [.abstract]]
  private static let ofPronoun: [[Suffix]] =
    cases + [[.person1s], [.copulaPast], [.genitive, .relative]]
  private static let ofTime: [[Suffix]] = [
    [.relative], [.relative, .plural], [.relative, .accusative],
  ]

  private static let classes: [([String], PartOfSpeech, [[Suffix]])] = [
    (Lemmas.nouns, .noun, declension),
    (Lemmas.adjectives, .adjective, ofAdjective),
    (Lemmas.numerals, .numeral, numbering),
    (Lemmas.pronouns, .pronoun, ofPronoun), (Lemmas.times, .noun, ofTime),
    (Lemmas.times, .adverb, ofTime),
    (Lemmas.verbs, .verb, conjugation),
  ]

  /// The lemmas in shares, so that they are read side by side.
  private static let shares: [(lemmas: [Stem], chains: [[Suffix]])] = classes.flatMap {
    words,
    partOfSpeech,
    chains in
    let stems = words.flatMap { Lexicon.stems(bytes($0), as: partOfSpeech) }
    return stride(from: 0, to: stems.count, by: 40).map {
      (Array(stems[$0..<min($0 + 40, stems.count)]), chains)
    }
  }

  /// Without optimisation each lemma takes one chain in twelve, the next lemma the next ones.
  #if DEBUG
    private static let step = 12
  #else
    private static let step = 1
  #endif

  @Test(arguments: shares.indices)
  func `every form of the common lemmas is read back`(share: Int) {
    let (stems, chains) = Self.shares[share]
    for (number, stem) in stems.enumerated() {
      for chain in chosen(from: chains, number) {
        for form in Morphology.forms(of: stem, chain) {
          let isRead = Morphology.readings(of: form).contains {
            $0.stem == stem && $0.suffixes == chain
          }
          if !isRead { Issue.record("\(name(stem, chain)): \(CodePage.decode(form))") }
        }
      }
    }
  }

  @Test func `the lemmas are in the lexicon and have their forms`() {
    for (words, partOfSpeech, chains) in Self.classes where words != Lemmas.times {
      for word in words {
        let stems = Lexicon.stems(bytes(word), as: partOfSpeech)
        #expect(!stems.isEmpty, "\(word)")
        for stem in stems {
          let made = chains.count { Morphology.form(of: stem, $0) != nil }
          #expect(made * 3 > chains.count * 2, "\(word): \(made) of \(chains.count)")
        }
      }
    }
    #expect(Self.classes.reduce(0) { $0 + $1.0.count } > 700)
  }

  @Test(arguments: ["kitap", "ağız", "hak", "su", "saat", "gol", "zeytinyağı", "renk", "ev"])
  func `every form of a noun is read from its stem`(word: String) {
    isReadFromStem(stem(word), Self.declension)
  }

  @Test(arguments: ["git", "başla", "de", "ye", "oku", "ayır", "al", "kork", "iç"])
  func `every form of a verb is read from its stem`(word: String) {
    isReadFromStem(stem(word, .verb), Self.conjugation)
  }

  private func chosen(from chains: [[Suffix]], _ number: Int) -> [[Suffix]] {
    stride(from: number % Self.step, to: chains.count, by: Self.step).map { chains[$0] }
  }

  private func isReadFromStem(_ stem: Stem, _ chains: [[Suffix]]) {
    for chain in chains {
      for form in Morphology.forms(of: stem, chain) {
        let isRead = Morphology.readings(of: form, from: stem, slips: 0).contains {
          $0.suffixes == chain
        }
        if !isRead { Issue.record("\(name(stem, chain)): \(CodePage.decode(form))") }
      }
    }
  }

  /// Each of the first chains followed by each of the second.
  private static func joined(_ first: [[Suffix]], _ second: [[Suffix]]) -> [[Suffix]] {
    first.flatMap { before in second.map { before + $0 } }
  }

  private func name(_ stem: Stem, _ chain: [Suffix]) -> String {
    ([CodePage.decode(stem.letters)] + chain.map(\.rawValue)).joined(separator: "+")
  }

  @Test func `any bytes are read without harm`() {
    var numbers = TestRandom(20_261_121)
    func random(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
    let letters = bytes("aeıioöuükmnlrsştdyzğ")
    var words = (0..<4000).map { round in
      (0..<random(24)).map { _ in
        round.isMultiple(of: 4) ? UInt8(random(256)) : letters[random(letters.count)]
      }
    }
    words += [[], Array(repeating: UInt8(ascii: "a"), count: 10_000), [0], [0, 0xFF, 0xC3]]
    let house = stem("ev")
    let come = stem("gel", .verb)
    for word in words {
      let readings =
        Morphology.readings(of: word) + Morphology.guesses(of: word)
        + Morphology.readings(of: word, from: house, slips: 4)
        + Morphology.readings(of: house.letters + word, from: house, slips: 4)
        + Morphology.readings(of: come.letters + word, from: come, slips: 4)
      #expect(readings.allSatisfy { $0.stemLength <= max(word.count + 3, 0) })
      #expect(!Morphology.isWord(word) || !Morphology.readings(of: word).isEmpty)
    }
  }
}
