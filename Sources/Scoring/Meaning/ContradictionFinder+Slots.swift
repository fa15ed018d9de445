import Bilingual
import Turkish

/// Other words in the places of listed ones, where all else is the same.
extension ContradictionFinder {
  /// Claims about words that have the place and the grammar of listed ones.
  ///
  /// Each of them must be shown to be wrong: with a word in doubt the others may belong to a
  /// paraphrase.
  var substitutions: [Contradiction] {
    let (listed, typed) = openWithoutPointers
    guard !listed.isEmpty, listed.count == typed.count,
      comparison.unmatchedExpected.count <= Self.mostSlots
    else { return [] }
    let slots = zip(listed, typed).compactMap { Slot($0, $1, in: comparison) }
    guard slots.count == listed.count else { return [] }
    // Two neighbours may be another phrase with the same meaning: köy meclisi, ihtiyar heyeti.
    if listed.count == 2, listed[0] + 1 == listed[1], !isPlainNoun(listed[1], typed[1]) {
      return []
    }
    let links = PromptLinks(prompt, lexicon)
    let covered = links.covered(by: comparison.typed)
    guard slots.allSatisfy({ links.isWrong($0, covered: covered, isOnly: slots.count == 1) })
    else { return [] }
    return slots.map { Contradiction(kind: .otherWord, expected: $0.expected, found: $0.found) }
  }

  /// The open units, but for bu, şu and o on both sides: these are not judged here.
  private var openWithoutPointers: (expected: [Int], found: [Int]) {
    let open = pairs.open
    guard open.expected.count == open.found.count, open.expected.count > 1 else { return open }
    let kept = open.expected.indices.filter { place in
      !(comparison.expected[open.expected[place]].has(ShownForms.pointers)
        && comparison.found[open.found[place]].has(ShownForms.pointers))
    }
    return (kept.map { open.expected[$0] }, kept.map { open.found[$0] })
  }

  /// Whether both last words are nouns that make no compound with the word before: bir bardak su.
  private func isPlainNoun(_ place: Int, _ index: Int) -> Bool {
    [comparison.expected[place], comparison.found[index]].allSatisfy { unit in
      unit.forms.first.map { $0.kind == .nominal && $0.possessive == nil && $0.tenses.isEmpty }
        == true
    }
  }

  private static let mostSlots = 2
}

/// A word of the answer in the place and with the grammar of a listed word.
struct Slot {
  let expected: Int
  let found: Int
  let unit: MeaningUnit
  /// The lemmas that both words may have with the same grammar.
  private(set) var listed: [String] = []
  private(set) var typed: [String] = []

  /// nil if the words have no grammar in common.
  init?(_ expected: Int, _ found: Int, in comparison: MeaningComparison) {
    (self.expected, self.found, unit) = (expected, found, comparison.expected[expected])
    let other = comparison.found[found]
    guard unit.isAsked == other.isAsked else { return nil }
    for form in unit.forms {
      for second in other.forms
      where form.hasEndings(of: second)
        || Self.isCompound(form, comparison)
          && form.withoutOwner.hasEndings(of: second.withoutOwner)
      {
        if !listed.contains(form.lemma) { listed.append(form.lemma) }
        if !typed.contains(second.lemma) { typed.append(second.lemma) }
      }
    }
    if listed.isEmpty { return nil }
  }
}

extension Slot {
  /// Whether the ending of a word is part of it: buzdolabında.
  private static func isCompound(_ form: MeaningForm, _ comparison: MeaningComparison) -> Bool {
    comparison.witness.lexicon.entries(of: form.lemma).contains { $0.partOfSpeech == .compoundNoun }
  }
}

extension MeaningForm {
  fileprivate var withoutOwner: MeaningForm {
    var form = self
    if form.possessive == .third { form.possessive = nil }
    return form
  }

  /// Whether another word has the same endings.
  func hasEndings(of other: MeaningForm) -> Bool {
    guard (kind == .verb) == (other.kind == .verb) else { return false }
    var same = other
    (same.lemma, same.kind) = (lemma, kind)
    return same == self
  }
}

extension PromptLinks {
  /// Whether a word is shown to be wrong in its place.
  fileprivate func isWrong(_ slot: Slot, covered: Set<Int>, isOnly: Bool) -> Bool {
    let listed = slot.listed.filter { !entries(of: $0).isEmpty }
    let typed = slot.typed.filter { !entries(of: $0).isEmpty }
    // The likeliest word must be one of the lexicon.
    guard let first = typed.first, first == slot.typed.first, !listed.isEmpty else { return false }
    guard mayReplace(first, listed, isOnly: isOnly),
      typed.allSatisfy({ mayReplace($0, listed, isOnly: isOnly) || !mayBeMeant($0) })
    else { return false }
    if listed.contains(where: { one in typed.contains { isConfused($0, with: one) } }) {
      return true
    }
    let isLink = typed.flatMap { entries(of: $0) }.contains { Self.links.contains($0.partOfSpeech) }
    guard !lost(slot.unit, covered, isLink: isLink).isEmpty,
      !slot.typed.contains(where: { translates($0, isLink: isLink) })
    else { return false }
    return !listed.contains { one in
      typed.contains { areNear(one, $0) || Self.haveSameRoot(one, $0) }
    }
  }

  /// Whether an unlikely reading of a word may be what the learner means: a verb that needs another
  /// word, or one that translates something; not açı, “angle”, in açım for “I am hungry”.
  private func mayBeMeant(_ lemma: String) -> Bool {
    entries(of: lemma).contains { $0.partOfSpeech == .verb } || translates(lemma, isLink: true)
  }

  /// The words of the prompt with a clear meaning that only this unit translates.
  private func lost(_ unit: MeaningUnit, _ covered: Set<Int>, isLink: Bool) -> Set<Int> {
    let isVerb = unit.forms.contains { $0.kind == .verb }
    let single = places(of: unit).subtracting(covered).filter { place in
      let word = prompt.words[place]
      // “my back” is a noun.
      if !isVerb, place > 0, Self.owners.contains(prompt.words[place - 1]) { return true }
      return (isLink || isMeant(word, isVerb: isVerb)) && !Self.tones.contains(word)
    }
    return single.isEmpty ? lostPhrase(unit, covered) : single
  }

  /// Whether a typed word translates something in the prompt.
  ///
  /// A function word alone shows nothing: açık is “on”, but not in “on Friday”.
  private func translates(_ lemma: String, isLink: Bool) -> Bool {
    let isVerb = entries(of: lemma).contains { $0.partOfSpeech == .verb }
    let isPhrase = entries(of: lemma).flatMap(\.senses).flatMap(\.glosses).contains {
      $0.english.contains(" ") && !prompt.matches(of: $0.english).isEmpty
    }
    return isPhrase
      || places(of: lemma).contains { isLink || isMeant(prompt.words[$0], isVerb: isVerb) }
  }

  private func isMeant(_ word: String, isVerb: Bool) -> Bool {
    !EnglishGrammar.isFunctionWord(word) || isVerb && Self.verbs.contains(word)
  }

  /// The words of a phrase such as “get on”, which have a meaning together.
  private func lostPhrase(_ unit: MeaningUnit, _ covered: Set<Int>) -> Set<Int> {
    let glosses = unit.forms.flatMap { entries(of: $0.lemma) }.flatMap(\.senses).flatMap(\.glosses)
    return glosses.filter { $0.english.contains(" ") }
      .flatMap { prompt.matches(of: $0.english) }
      .reduce(into: []) { if covered.isDisjoint(with: $1) { $0.formUnion($1) } }
  }

  private static let owners: Set = ["my", "your", "his", "her", "its", "our", "their"]

  /// Function words that may be verbs.
  private static let verbs: Set = ["like", "need", "use"]

  /// Whether the lexicon warns of a word that learners take for the listed one.
  private func isConfused(_ typed: String, with listed: String) -> Bool {
    entries(of: listed).flatMap(\.confusions).contains { confusion in
      MeaningForm.plain(confusion.lemma) == typed && !prompt.matches(of: confusion.english).isEmpty
        && (Self.areLanguageAndPeople(listed, typed)
          || !entries(of: typed).flatMap(\.senses).flatMap(\.glosses).contains {
            $0.english == confusion.english
          })
    }
  }

  /// Whether one is the language of the other, a people: Türkçe, Türk.
  private static func areLanguageAndPeople(_ one: String, _ other: String) -> Bool {
    let endings = ["ca", "ce", "ça", "çe"]
    return endings.contains { one == other + $0 || other == one + $0 }
  }

  /// Whether a word has senses of its own that tell it apart.
  private func mayReplace(_ typed: String, _ listed: [String], isOnly: Bool) -> Bool {
    let parts = entries(of: typed).map(\.partOfSpeech)
    if parts.contains(where: Self.links.contains) {
      return listed.flatMap { entries(of: $0) }.contains {
        Self.links.contains($0.partOfSpeech)
      }
    }
    let isAdverb = parts.allSatisfy { $0 == .adverb }
    return parts.allSatisfy { Self.content.contains($0) || $0 == .properNoun }
      && !Self.tails.contains(typed)
      && Self.tails.isDisjoint(with: listed)
      && (!Self.motions.contains(typed) || isOnly && Opposites.areOpposite(typed, listed[0]))
      && (!isAdverb || Self.times.contains(typed))
      && !Self.frames.contains(typed) && Self.frames.isDisjoint(with: listed)
  }

  private static let links: Set<LexiconEntry.PartOfSpeech> = [.postposition, .conjunction]
  /// Verbs that mean something only together with another word.
  private static let tails: Set = [
    "etmek", "olmak", "yapmak", "bulunmak", "durmak", "tutmak", "kılmak", "eylemek", "şey", "iş",
    "hal", "kalmak", "çekmek", "bir şey",
  ]
  private static let motions: Set = ["almak", "vermek", "gelmek", "gitmek", "çıkmak"]
  /// Adverbs that tell a time or how often, and no tone.
  private static let times: Set = [
    "bazen", "her zaman", "genelde", "genellikle", "hiçbir zaman", "sık sık", "nadiren", "dün",
    "bugün", "yarın", "erken", "geç", "asla",
  ]
  /// Nouns that with an ending link words, as postpositions do: hız bakımından, şartıyla.
  private static let frames: Set = [
    "şart", "kayıt", "bakım", "yön", "açı", "art", "peş", "arka", "taraf", "konu", "neden", "sebep",
    "yüz", "süre", "an", "sıra", "hal", "durum", "zaman", "biçim", "şekil", "iç", "üst", "alt",
    "ön",
  ]

  /// Whether a noun sets a condition, as şartıyla and kaydıyla do.
  func isFrame(_ unit: MeaningUnit) -> Bool { unit.has(["şart", "kayıt", "koşul"]) }

  /// Whether two words are near in the sense of the prompt.
  private func areNear(_ listed: String, _ typed: String) -> Bool {
    let asked = entries(of: listed).flatMap(\.senses).filter { sense in
      sense.glosses.contains { !prompt.matches(of: $0.english).isEmpty }
    }
    let senses = entries(of: typed).flatMap(\.senses)
    let glosses = Set(asked.flatMap { $0.glosses.map(\.english) }).subtracting(Self.generic)
    let others = Set(senses.flatMap { $0.glosses.map(\.english) }).subtracting(Self.generic)
    let synonyms = Set(asked.flatMap { $0.synonyms.map(\.lemma) })
    let further = Set(senses.flatMap { $0.synonyms.map(\.lemma) })
    if !glosses.isDisjoint(with: others) || !synonyms.isDisjoint(with: further)
      || synonyms.contains(typed) || further.contains(listed)
    {
      return true
    }
    let isLinked = synonyms.contains { synonym in
      entries(of: synonym).flatMap(\.senses).contains { sense in
        let words = sense.glosses.map(\.english)
        return !glosses.isDisjoint(with: words) && !others.isDisjoint(with: words)
      }
    }
    let isVerb = entries(of: listed).contains { $0.partOfSpeech == .verb }
    let words = { (glosses: Set<String>) in
      Set(glosses.flatMap { isVerb ? Self.meaningful($0) : Self.meaningful($0).suffix(1) })
    }
    return isLinked || !words(glosses).isDisjoint(with: words(others))
  }

  /// Glosses that many words have.
  private static let generic: Set = [
    "have", "get", "make", "take", "do", "go", "be", "give", "put",
  ]

  /// Whether two words begin so much alike that they may be of one family: kabul etmek,
  /// kabullenmek.
  private static func haveSameRoot(_ one: String, _ other: String) -> Bool {
    let (left, right) = (one.prefix { $0 != " " }, other.prefix { $0 != " " })
    let count = zip(left, right).prefix { $0 == $1 }.count
    return count >= 4 || count == 3 && min(left.count, right.count) <= 7
  }
}
