import Bilingual
import Turkish

/// Finds what an answer says although the English excludes it.
///
/// The listed answer is a second witness: only where it agrees with the English and the answer
/// doesn't is anything claimed. A grammar that several readings of a word could have is not claimed.
struct ContradictionFinder {
  let comparison: MeaningComparison
  let english: EnglishGrammar
  let prompt: EnglishPrompt
  let lexicon: BilingualLexicon
  let pairs: MeaningPairs

  /// nil without English.
  init?(_ comparison: MeaningComparison, _ witness: Witness) {
    guard let english = witness.grammar, let prompt = witness.prompt else { return nil }
    self.comparison = comparison
    self.english = english
    self.prompt = prompt
    lexicon = witness.lexicon
    pairs = MeaningPairs(comparison)
  }

  var contradictions: [Contradiction] {
    if comparison.isSame, !comparison.isQuestionFree {
      return doubledQuestion.map { [$0] } ?? misplacedQuestion
    }
    if let subject = comparison.bareSubject {
      return [
        Contradiction(
          kind: .bareSubject,
          expectedWords: subject.expected,
          foundWords: subject.found
        )
      ]
    }
    let rebuilt = rebuiltForms
    var found = formContradictions.filter { contradiction in
      !rebuilt.contains { $0.expected == contradiction.expected }
    }
    found += rebuilt
    found += strangers.filter { stranger in !found.contains { $0.found == stranger.found } }
    if found.isEmpty { found = strangePronouns }
    if found.isEmpty, let lost = lostMeaning { found = [lost] }
    if found.isEmpty, let predicate = otherAgreement ?? bareAgreement { found.append(predicate) }
    if let type = sentenceType { found.append(type) }
    if found.isEmpty, let time = otherTime { found = [time] }
    if let word = questionWord ?? indirectQuestionWord { found.append(word) }
    if let value { found.append(value) }
    if found.isEmpty { found = closedClassContradictions }
    if found.isEmpty { found = wordContradictions }
    if found.isEmpty { found = lostPredicate }
    if found.isEmpty { found = opposites }
    if found.isEmpty { found = substitutions }
    if found.isEmpty { found = beginnersSlips }
    return found.map(withGoverned)
  }

  /// Other grammar of the same word: person, tense, negation, case.
  private var formContradictions: [Contradiction] {
    pairs.pairs.compactMap { pair in
      kind(of: pair).map {
        Contradiction(
          kind: $0,
          expected: pair.expected,
          found: pair.found,
          isCertain: isLateDuty(pair.form, pair.other) || isForYou(pair.form, pair.other)
            || isTheirs(pair.form, pair.other) || $0 == .role && pair.form.kind == .verb
        )
      }
    }
  }

  private func kind(of pair: MeaningPairs.Pair) -> Contradiction.Kind? {
    let (form, other) = (pair.form, pair.other)
    // ararken has no person or tense of its own.
    if form.tenses.contains(.whileBeing) != other.tenses.contains(.whileBeing) { return nil }
    if form.isFiniteVerb, other.isFiniteVerb {
      if form.isNegative != other.isNegative {
        // bitmiş değil is as negative as bitmedi.
        if comparison.unmatchedFound.contains(where: { index in
          comparison.found[index].has(["değil", "yok"])
            || pairs.open.found.contains(index)
              && comparison.found[index].forms.contains { $0.isNegative && $0.isFiniteVerb }
        }) {
          return nil
        }
        // “can hardly walk” is told with and without a negation.
        guard form.isSuggestion == other.isSuggestion, isCertain(pair),
          !english.has("hardly", "barely", "scarcely")
        else { return nil }
        return english.isNegative == form.isNegative ? .negation : nil
      }
      if form.person != other.person, excludes(pair.other, beside: pair.form) { return .person }
      if isForYou(form, other) { return .person }
      if isOtherRegister(form, other) || isOtherSubject(pair) { return .person }
      if isLateDuty(form, other) { return .tense }
      return TenseTable(english).excludes(other, beside: form) ? .tense : nil
    }
    if isTheirs(form, other) { return .person }
    if lacksAccusative(pair) { return .role }
    if form.kind != .verb, other.kind != .verb, isOtherRegister(form, other) { return .person }
    guard form.kind != .verb, hasSameVerbs(), comparison.unmatchedFound.count == 1,
      comparison.unmatchedExpected.count == 1, form.person == other.person,
      form.possessive == other.possessive, form.grammaticalCase != other.grammaticalCase,
      let own = form.grammaticalCase, let typed = other.grammaticalCase
    else { return nil }
    // Whose thing it is may be told instead: bize fikrimizi sormuyor, bizim fikrimizi sormuyor.
    if typed == .genitive, other.kind == .pronoun, pair.found + 1 < comparison.found.count,
      comparison.found[pair.found + 1].forms.contains(where: { $0.possessive != nil })
    {
      return nil
    }
    let isOpen = ShownForms.places.contains(form.lemma) || isGoverned(own, and: typed)
    return isOpen ? nil : .role
  }

  /// Whether no other reading of the word has the polarity of the listed one: görmeye, “to see” or
  /// “let him not see”.
  private func isCertain(_ pair: MeaningPairs.Pair) -> Bool {
    comparison.found[pair.found].forms.allSatisfy {
      $0.lemma != pair.form.lemma || $0.isNegative == pair.other.isNegative
    }
  }

  /// Whether the English has only another person than that of a form as its subject.
  func excludes(_ form: MeaningForm, beside listed: MeaningForm) -> Bool {
    guard let person = listed.person, form.tenses != [.imperative] else { return false }
    switch form.person {
    case .first: return !english.has("i", "me", "my", "mine", "myself")
    case .firstPlural: return !english.has("we", "us", "our", "ours", "ourselves")
    case .second, .secondPlural:
      return !english.has("you", "your", "yours", "yourself", "yourselves")
        && !english.isImperative
    case nil, .third, .thirdPlural:
      // “Hepimizin karnı açtı” says “we” elsewhere.
      let pronoun = person == .first ? "ben" : "biz"
      let isSaid = comparison.found.contains { $0.mayMark([person], pronoun) }
      return !isSaid
        && (person == .first && english.has("i") || person == .firstPlural && english.has("we"))
    }
  }

  /// Whether all verbs of the answer are those of the listed one, but for a pair.
  func hasSameVerbs(but pair: MeaningPairs.Pair? = nil) -> Bool {
    let isVerb = { (unit: MeaningUnit) in unit.forms.contains { $0.kind == .verb } }
    return !comparison.unmatchedFound.contains {
      $0 != pair?.found && isVerb(comparison.found[$0])
    }
      && !comparison.unmatchedExpected.contains {
        $0 != pair?.expected && isVerb(comparison.expected[$0])
      }
  }

  /// Whether the verb has the other “you”, although the English says who is addressed.
  func isOtherRegister(_ form: MeaningForm, _ other: MeaningForm) -> Bool {
    // You and another person are several: sen de yönetmen de geç kaldınız.
    if english.has("and"), other.person == .secondPlural { return false }
    let persons = [form.person, other.person]
    return !english.isYouOpen
      && (persons == [.second, .secondPlural] || persons == [.secondPlural, .second])
      && english.has("you", "your", "yours", "yourself", "yourselves")
  }

  /// The predicate of a sentence with one verb that doesn't agree with its pronoun: biz yüzmeyecek.
  private var otherAgreement: Contradiction? {
    let units = comparison.typed
    let verbs = units.indices.filter { place in units[place].forms.contains { $0.kind == .verb } }
    guard verbs.count == 1, verbs[0] == units.count - 1, let verb = units.last,
      verb.forms.allSatisfy({ $0.isFiniteVerb && !$0.tenses.isEmpty && $0.tenses != [.imperative] }
      ),
      let place = units.indices.dropLast().first(where: { units[$0].isSubjectPronoun }),
      let person = units[place].forms.lazy.compactMap({ MeaningFilter.subjects[$0.lemma] }).first,
      !units.contains(where: { $0.has(Self.joins) || $0.isWhile }),
      // With another pronoun or name it may be both: sen ile ben.
      !KnownFollowers.afterPronoun(units[place + 1]),
      verb.forms.allSatisfy({ $0.person != person }),
      let index = comparison.found.firstIndex(where: { $0.words.overlaps(verb.words) })
    else { return nil }
    return Contradiction(kind: .person, expected: partner(of: index), found: index)
  }

  static let joins: Set = ["ve", "ile", "veya", "ya", "hem", "ne", "de", "da", "ama"]

  func partner(of index: Int) -> Int? {
    pairs.pairs.first { $0.found == index }?.expected
      ?? (comparison.unmatchedExpected.count == 1 ? comparison.unmatchedExpected[0] : nil)
  }

  // MARK: Questions

  private var misplacedQuestion: [Contradiction] {
    if comparison.asksBesidePredicate { return [] }
    let (listed, typed) = (
      comparison.expected.indices.filter { comparison.expected[$0].isAsked },
      comparison.found.indices.filter { comparison.found[$0].isAsked }
    )
    guard listed.count == 1, typed.count == 1 else { return [] }
    // Of two nouns each may be the predicate: kitaplarınız bunlar mı, bunlar kitaplarınız mı.
    let isIdentity = [comparison.expected[listed[0]], comparison.found[typed[0]]].allSatisfy {
      $0.forms.allSatisfy { $0.kind == .nominal || $0.kind == .pronoun }
    }
    if isIdentity, typed[0] == comparison.found.indices.last { return [] }
    return [Contradiction(kind: .questionPlace, expected: listed[0], found: typed[0])]
  }

  /// A question told as a statement, or the other way round, with the same predicate.
  private var sentenceType: Contradiction? {
    guard !prompt.mayAskIndirectly else { return nil }
    let (listed, typed) = (isQuestion(comparison.expected), isQuestion(comparison.found))
    guard listed == english.isQuestion, typed != listed,
      let pair = pairs.pairs.first(where: { pair in
        comparison.expected[pair.expected].isAsked != comparison.found[pair.found].isAsked
      })
    else { return nil }
    return Contradiction(kind: .sentenceType, expected: pair.expected, found: pair.found)
  }

  private func isQuestion(_ units: [MeaningUnit]) -> Bool {
    units.contains { unit in unit.isAsked || unit.has("acaba") || QuestionWord(unit) != nil }
  }

  private var questionWord: Contradiction? {
    guard english.isQuestion, let asked = QuestionWord(prompt) else { return nil }
    let words = comparison.found.indices.filter { QuestionWord(comparison.found[$0]) != nil }
    guard let first = words.first,
      words.allSatisfy({ index in
        QuestionWord(comparison.found[index]).map { typed in
          // “What for” is a reason.
          asked.excludes(typed)
            || asked == .thing && typed == .reason
              && !english.has("for", "rush", "hurry", "point")
        } ?? false
      })
    else { return nil }
    let place = comparison.expected.indices.first { QuestionWord(comparison.expected[$0]) == asked }
    return place.map { Contradiction(kind: .questionWord, expected: $0, found: first) }
  }

  // MARK: Numbers

  private var value: Contradiction? { otherNumber ?? replacedNumber ?? otherDate }

  /// Another day, month or season, or the next one for the last one.
  private var otherDate: Contradiction? {
    guard comparison.unmatchedExpected.count == 1, comparison.unmatchedFound.count == 1 else {
      return nil
    }
    let (place, index) = (comparison.unmatchedExpected[0], comparison.unmatchedFound[0])
    let (unit, other) = (comparison.expected[place], comparison.found[index])
    let isOther = Self.dates.contains { names in
      names.contains { unit.has($0) } && names.contains { other.has($0) }
        && !names.contains { unit.has($0) && other.has($0) }
    }
    return isOther || isOtherSide(unit, other)
      ? Contradiction(kind: .value, expected: place, found: index) : nil
  }

  private static let dates: [[String]] = [
    ["pazartesi", "salı", "çarşamba", "perşembe", "cuma", "cumartesi", "pazar"],
    [
      "ocak", "şubat", "mart", "nisan", "mayıs", "haziran", "temmuz", "ağustos", "eylül", "ekim",
      "kasım", "aralık",
    ],
    ["ilkbahar", "yaz", "sonbahar", "kış"],
  ]

  /// Whether a time is the next one where the English has “last”, or the other way round.
  private func isOtherSide(_ unit: MeaningUnit, _ other: MeaningUnit) -> Bool {
    let begins = { (unit: MeaningUnit, words: Set<String>) in
      unit.forms.contains { form in
        form.lemma.split(separator: " ").first.map { words.contains(String($0)) } ?? false
      }
    }
    let (past, next): (Set, Set) = (["geçen"], ["gelecek", "önümüzdeki", "haftaya"])
    return begins(unit, past) && begins(other, next) && english.has("last")
      || begins(unit, next) && begins(other, past) && english.has("next")
  }

  /// A number that neither the English nor the listed answer has, where all else is the same: iki
  /// saattir for “for an hour”.
  private var replacedNumber: Contradiction? {
    let numbers = comparison.unmatchedFound.filter { index in
      comparison.found[index].forms.allSatisfy { form in
        form.kind == .numeral && form.isBare && Int(form.lemma).map { $0 > 1 } ?? false
      }
    }
    guard numbers.count == 1, comparison.unmatchedFound.count == 1,
      comparison.unmatchedExpected.count <= 1, pairs.pairs.isEmpty,
      comparison.unmatchedExpected.allSatisfy({ isSmallWord(comparison.expected[$0]) }),
      !prompt.words.contains(where: { EnglishGrammar.value(of: $0) ?? 1 > 1 }),
      !english.has(anyOf: Self.several)
    else { return nil }
    return Contradiction(
      kind: .value,
      expected: comparison.unmatchedExpected.first,
      found: numbers[0]
    )
  }

  private func isSmallWord(_ unit: MeaningUnit) -> Bool { unit.has(["bir", "1", "birkaç", "her"]) }

  /// Words that a Turkish number may translate.
  private static let several: Set = [
    "couple", "both", "pair", "twice", "twins", "double", "dozen", "several", "few", "either",
    "neither", "half", "quarter", "past", "to", "o'clock", "other", "each", "second", "twenties",
    "thirties", "decade", "century", "many", "some", "noon", "midnight", "fortnight",
  ]

  private var otherNumber: Contradiction? {
    let isNumber = { (unit: MeaningUnit) in
      unit.forms.contains { Int($0.lemma) != nil || $0.isFirst }
    }
    let listed = comparison.unmatchedExpected.filter { isNumber(comparison.expected[$0]) }
    let typed = comparison.unmatchedFound.filter { isNumber(comparison.found[$0]) }
    guard listed.count == 1, typed.count == 1,
      values(comparison.expected[listed[0]]).isDisjoint(with: values(comparison.found[typed[0]])),
      // “ten to nine”: the hour may be told in other numbers.
      !english.has("to", "past", "half", "quarter", "o'clock")
    else { return nil }
    return Contradiction(kind: .value, expected: listed[0], found: typed[0])
  }

  private func values(_ unit: MeaningUnit) -> Set<Int> {
    Set(unit.forms.compactMap { $0.isFirst ? 1 : Int($0.lemma) })
  }
}

extension MeaningUnit {
  /// Whether every reading says one of the persons.
  func marks(_ persons: Set<MeaningForm.Person>, _ pronoun: String) -> Bool {
    forms.allSatisfy { $0.marks(persons, pronoun) }
  }

  /// Whether the likeliest reading says one of the persons; masrafların is hardly “your expenses”.
  func likelyMarks(_ persons: Set<MeaningForm.Person>, _ pronoun: String) -> Bool {
    forms.first?.marks(persons, pronoun) == true
      || forms.contains { $0.isFiniteVerb && $0.marks(persons, pronoun) }
  }

  func mayMark(_ persons: Set<MeaningForm.Person>, _ pronoun: String) -> Bool {
    forms.contains { $0.marks(persons, pronoun) }
  }
}

extension MeaningForm {
  /// Whether it is birinci, “first”; bir alone is no number.
  fileprivate var isFirst: Bool {
    lemma == "bir" && others.contains(.ordinal) || lemma == "birinci"
  }

  /// Whether it proposes or asks for something: gitsene, gidelim, git.
  var isSuggestion: Bool {
    !Set(tenses).isDisjoint(with: [.conditional, .optative, .imperative, .necessity])
  }
}

extension MeaningUnit {
  /// Whether it is ben, sen, biz or siz as a subject.
  var isSubjectPronoun: Bool {
    forms.allSatisfy { $0.isBare && MeaningFilter.subjects[$0.lemma] != nil } && !isAsked
  }

  /// Whether it is a clause with a subject of its own: ben hastayken annem geldi.
  fileprivate var isWhile: Bool {
    has("iken") || forms.contains { $0.tenses.contains(.whileBeing) }
  }

  /// Whether it can tell who the sentence is about: a pronoun or a finite verb.
  var isSubjectOrPredicate: Bool {
    forms.contains { $0.isFiniteVerb || $0.kind == .pronoun || $0.person != nil }
  }
}

extension MeaningForm {
  private static let phrases: Set = ["rica etmek", "sanmak", "demek", "teşekkür etmek", "ummak"]

  func marks(_ persons: Set<Person>, _ pronoun: String) -> Bool {
    // bak, “look”, önümüzdeki, “next”, and rica ederim, “please”, speak of nobody.
    guard tenses != [.imperative], !others.contains(.relative), !Self.phrases.contains(lemma)
    else { return false }
    return kind == .pronoun && lemma == pronoun || person.map(persons.contains) == true
      || possessive.map(persons.contains) == true
  }
}

extension EnglishPrompt {
  /// Whether a clause may be an indirect question, as after “I wonder”.
  fileprivate var mayAskIndirectly: Bool { mayAskIndirectly(besides: []) }

  func mayAskIndirectly(besides other: Set<String>) -> Bool {
    words.contains { Self.indirect.contains($0) && !other.contains($0) }
  }

  private static let indirect: Set = [
    "wonder", "know", "ask", "asked", "whether", "if", "think", "or", "as", "when",
  ]
}
