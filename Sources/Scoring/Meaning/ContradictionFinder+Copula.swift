import Bilingual
import Turkish

/// Faults of a sentence that tells what somebody is: “I am”, “you are”, “we are”.
extension ContradictionFinder {
  /// What such a sentence lacks, adds or exchanges; the first kind of fault that it has.
  var beginnersSlips: [Contradiction] {
    var found = lostPersons + doubledPlurals
    if found.isEmpty { found = exchangedNumbers + exchangedPredicates }
    if found.isEmpty { found = lostNames + splitLocatives }
    if found.isEmpty, let particle = doubledQuestion { found = [particle] }
    if found.isEmpty, let word = lostPoliteness ?? otherExistence ?? addedDegree { found = [word] }
    return found
  }

  /// Predicates whose personal ending is missing, apart or on the pronoun: ben değil Japon, ben im
  /// aşçı, yorgun biziz.
  private var lostPersons: [Contradiction] {
    // With “the” or an owner two nouns may change their roles: kazanan benim.
    let isIdentity = english.has(anyOf: Self.definite)
    if isIdentity, comparison.typed.contains(where: \.isPredicativePronoun) { return [] }
    return comparison.expected.compactMap { unit in
      guard let person = nominalPerson(of: unit),
        !comparison.typed.contains(where: { tells($0, person) }),
        let typed = comparison.typed.first(where: { $0.has(Set(unit.forms.map(\.lemma))) })
      else { return nil }
      guard unit.isAsked else {
        return Contradiction(
          kind: .person,
          expectedWords: unit.words,
          foundWords: typed.words,
          isCertain: true
        )
      }
      guard let asked = comparison.typed.first(where: \.isAsked) else { return nil }
      return Contradiction(
        kind: .questionPlace,
        expectedWords: unit.words.upperBound - 1..<unit.words.upperBound,
        foundWords: asked.words,
        isCertain: true
      )
    }
  }

  /// The person of a noun, an adjective or değil with an ending of “to be”, if the English has that
  /// person.
  private func nominalPerson(of unit: MeaningUnit) -> MeaningForm.Person? {
    guard let form = unit.forms.first, form.kind != .verb, form.kind != .pronoun,
      let person = form.person, form.tenses.isEmpty
    else { return nil }
    return switch person {
    case .first where english.has("i"): person
    case .firstPlural where english.has("we") || english.has("and"): person
    case .second where english.has("you"), .secondPlural where english.has("you"): person
    default: nil
    }
  }

  /// Whether a reading of a unit has the person, on another word than a pronoun.
  private func tells(_ unit: MeaningUnit, _ person: MeaningForm.Person) -> Bool {
    let words = unit.words.map { CodePage.decode(comparison.typedWords[$0]) }
    if let first = words.first, Self.endings.contains(first) { return false }
    let isAddressed = [.second, .secondPlural].contains(person)
    return unit.forms.contains { form in
      if form.kind == .pronoun { return form.grammaticalCase != nil }
      if form.kind == .verb {
        return form.isFiniteVerb && !form.tenses.isEmpty && form.tenses != [.imperative]
      }
      return [form.person, form.possessive].compactMap { $0 }.contains { other in
        other == person || isAddressed && [.second, .secondPlural].contains(other)
      }
    }
  }

  /// The personal endings, which are no words by themselves.
  private static let endings: Set = [
    "im", "ım", "um", "üm", "yim", "yım", "yum", "yüm", "sin", "sın", "sun", "sün", "iz", "ız",
    "uz",
    "üz", "yiz", "yız", "yuz", "yüz", "siniz", "sınız", "sunuz", "sünüz",
  ]

  private static let definite: Set = [
    "the", "my", "your", "his", "her", "its", "our", "their", "who", "it", "one", "'s", "that",
    "this", "those", "these", "only",
  ]

  /// A plural ending before a personal ending that is plural itself: arkadaşlarsınız.
  private var doubledPlurals: [Contradiction] {
    // “You are the teachers” names certain people: sizler o öğretmenlersiniz.
    guard !english.has(anyOf: Self.definite) else { return [] }
    return pairs.pairs.filter { pair in
      pair.form.kind == .nominal && pair.form.person != nil && !pair.form.isPlural
        && pair.other.isPlural && pair.other.person == pair.form.person
        && pair.form.tenses.isEmpty && pair.other.possessive == nil
    }
    .map {
      Contradiction(kind: .number, expected: $0.expected, found: $0.found, isCertain: true)
    }
  }

  /// -DA written apart from its noun: istasyon da, for istasyonda.
  private var splitLocatives: [Contradiction] {
    guard !english.has("also", "too", "either", "even", "both", "neither") else { return [] }
    return comparison.expected.compactMap { unit in
      guard let form = unit.forms.first, form.grammaticalCase == .locative, unit.words.count == 1,
        !comparison.found.contains(where: { found in
          found.forms.contains { $0.lemma == form.lemma && $0.grammaticalCase == .locative }
        }),
        let typed = comparison.typed.first(where: { $0.has(form.lemma) }),
        typed.words.upperBound < comparison.typedWords.count,
        ["de", "da"].contains(CodePage.decode(comparison.typedWords[typed.words.upperBound]))
      else { return nil }
      return Contradiction(
        kind: .splitLocative,
        expectedWords: unit.words,
        foundWords: typed.words.lowerBound..<typed.words.upperBound + 1
      )
    }
  }

  /// mI beside a question word: istasyon nerede mi.
  var doubledQuestion: Contradiction? {
    guard prompt.isQuestion, QuestionWord(prompt) != nil,
      !comparison.expected.contains(where: \.isAsked),
      comparison.typed.count(where: { QuestionWord($0) != nil }) == 1,
      let unit = comparison.typed.first(where: { QuestionWord($0) != nil && $0.isAsked })
    else { return nil }
    return Contradiction(
      kind: .sentenceType,
      foundWords: unit.words.upperBound - 1..<unit.words.upperBound,
      isCertain: true
    )
  }

  /// Names of the English sentence that the answer leaves out: siz öğrencisiniz, for “Marco and Anna,
  /// you are students”.
  private var lostNames: [Contradiction] {
    comparison.unmatchedExpected.filter { place in
      guard let name = comparison.expected[place].forms.first?.lemma, name.count > 2,
        prompt.names.contains(name),
        lexicon.entries(of: name).isEmpty
      else { return false }
      // Another spelling of the name may be among the words that are not known.
      return !comparison.typed.contains { $0.has(name) || $0.isUnknown }
    }
    .map { Contradiction(kind: .missingWord, expected: $0) }
  }

  /// çok before a word that the English has without “very”.
  private var addedDegree: Contradiction? {
    guard !english.has(anyOf: Self.degrees), comparison.unmatchedExpected.isEmpty,
      comparison.unmatchedFound.count == 1, let index = comparison.unmatchedFound.first,
      comparison.found[index].has(["çok", "pek"]), index + 1 < comparison.found.count,
      let partner = comparison.partners[index + 1],
      comparison.found[index + 1].has(Set(comparison.expected[partner].forms.map(\.lemma)))
    else { return nil }
    let links = PromptLinks(prompt, lexicon)
    let next = comparison.found[index + 1]
    guard next.forms.first?.kind == .nominal, !links.places(of: next).isEmpty else { return nil }
    return Contradiction(kind: .extraWord, found: index)
  }

  private static let degrees: Set = [
    "very", "much", "many", "lot", "lots", "so", "really", "too", "such", "quite", "extremely",
    "pretty", "most", "awfully", "terribly", "highly", "deeply", "well", "far", "what", "how",
    "plenty", "often", "long", "super", "incredibly", "absolutely", "completely", "totally",
    "great", "badly", "more", "few", "hardly", "all", "enough", "rather", "particularly",
  ]

  /// lütfen or ama, if the English has “please” or “but” and nothing else differs.
  private var lostPoliteness: Contradiction? {
    guard comparison.unmatchedFound.isEmpty, comparison.unmatchedExpected.count == 1,
      let place = comparison.unmatchedExpected.first
    else { return nil }
    let unit = comparison.expected[place]
    let isLost =
      english.has("please") && !english.isQuestion && unit.has("lütfen")
      || english.has("but") && unit.has(Self.contrasts)
    return isLost ? Contradiction(kind: .missingWord, expected: place) : nil
  }

  /// var or yok, where nothing exists and nobody has anything: mimar var, Japon yok.
  private var otherExistence: Contradiction? {
    let added = comparison.unmatchedFound.filter { !comparison.found[$0].isSubjectPronoun }
    guard !english.has(anyOf: Self.existence),
      !comparison.expected.contains(where: { $0.has(["var", "yok"]) }),
      let index = added.first, added.count == 1,
      comparison.found[index].has(["var", "yok"]), comparison.unmatchedExpected.count < 2
    else { return nil }
    guard let place = comparison.unmatchedExpected.first else {
      // gözlerin çok güzel, çok güzel gözlerin var
      guard index > 0, index == comparison.found.count - 1,
        comparison.partners[index - 1] == comparison.expected.count - 1,
        comparison.found[index - 1].forms.first?.isBare == true
      else { return nil }
      return Contradiction(kind: .extraWord, found: index)
    }
    return comparison.expected[place].has("değil")
      ? Contradiction(kind: .otherWord, expected: place, found: index, isCertain: true) : nil
  }

  private static let existence: Set = [
    "there", "have", "has", "had", "exist", "exists", "no", "any", "some", "got", "with", "without",
    "nobody", "nothing", "home", "here", "available", "present", "away", "out", "own", "in", "at",
    "on", "left", "missing", "absent", "gone",
  ]

  /// A number before another noun than in the listed answer, which has the same numbers: iki çanta ve
  /// üç kitap, for “three bags and two books”.
  private var exchangedNumbers: [Contradiction] {
    let (own, typed) = (counted(comparison.expected), counted(comparison.typed))
    guard own.count > 1, own.count == typed.count,
      Set(own.map(\.number)) == Set(typed.map(\.number)),
      Set(own.map(\.number)).count == own.count
    else { return [] }
    return typed.compactMap { pair -> Contradiction? in
      guard
        let same = own.first(where: { $0.noun == pair.noun }), same.number != pair.number,
        own.count(where: { $0.noun == pair.noun }) == 1
      else { return nil }
      return Contradiction(
        kind: .exchanged,
        expectedWords: same.words,
        foundWords: pair.words
      )
    }
  }

  /// The numbers of a sentence with the nouns that they count.
  private func counted(
    _ units: [MeaningUnit]
  ) -> [(number: String, noun: String, words: Range<Int>)] {
    units.indices.compactMap { place in
      guard let number = units[place].forms.first, number.kind == .numeral, number.isBare,
        let noun = units[(place + 1)...].first(where: { !$0.has(["tane", "adet"]) })?.forms.first,
        noun.kind == .nominal
      else { return nil }
      return (number.lemma, noun.lemma, units[place].words)
    }
  }

  /// The first of two adjectives that have changed their nouns: mutlu and yorgun in aşçılar yorgun ama
  /// öğrenciler mutlu.
  private var exchangedPredicates: [Contradiction] {
    guard comparison.unmatchedFound.isEmpty, comparison.unmatchedExpected.isEmpty,
      comparison.expected.count == comparison.found.count
    else { return [] }
    let partners = comparison.partners.compactMap { $0 }
    let moved = partners.indices.filter { partners[$0] != $0 }
    guard moved.count == 2, partners[moved[0]] == moved[1], partners[moved[1]] == moved[0],
      comparison.expected[moved[0]..<moved[1]].contains(where: { $0.has(Self.contrasts) }),
      moved.allSatisfy({ place in
        comparison.expected[place].forms.first.map { $0.kind == .nominal && $0.isBare } == true
      }),
      // Before its conjunction each has its own subject.
      moved[0] > 0, !comparison.expected[moved[0] + 1].forms.contains(where: \.isFiniteVerb)
    else { return [] }
    return moved.map {
      Contradiction(kind: .exchanged, expected: $0, found: $0)
    }
  }

  private static let contrasts: Set = ["ama", "fakat", "ancak", "ise", "oysa"]

  /// Whether no word of the answer has anything to do with the sentence: bunlar kalemler, for “Those
  /// notebooks are yellow”.
  var isForeign: Bool {
    let links = PromptLinks(prompt, lexicon)
    let words = prompt.words.indices.filter { !EnglishGrammar.isFunctionWord(prompt.words[$0]) }
    guard words.count > 1, links.areComplete(for: comparison.expected) else { return false }
    let content = comparison.found.indices.filter { index in
      let unit = comparison.found[index]
      return !unit.isSubjectPronoun
        && !unit.forms.allSatisfy { [.pronoun, .determiner, .conjunction].contains($0.kind) }
    }
    return !content.isEmpty
      && content.allSatisfy { index in
        comparison.partners[index] == nil && !comparison.found[index].isUnknown
          && links.isForeign(comparison.found[index])
          && comparison.found[index].forms.allSatisfy { $0.kind != .verb }
          && !comparison.expected.contains { links.areRelated($0, comparison.found[index]) }
      }
  }
}

extension MeaningUnit {
  /// Whether the analyser doesn't know it.
  fileprivate var isUnknown: Bool { forms.contains { $0.lemma.hasPrefix("?") } }

  /// Whether it is ben, sen, biz or siz with an ending of “to be”: biziz.
  fileprivate var isPredicativePronoun: Bool {
    forms.contains { $0.kind == .pronoun && $0.person != nil }
  }
}
