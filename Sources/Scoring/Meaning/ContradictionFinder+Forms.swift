import Bilingual
import Turkish

/// Other forms of the same words, where no other word was left out, added or replaced.
extension ContradictionFinder {
  /// Claims about forms, which need nothing but the listed answer.
  var rebuiltForms: [Contradiction] {
    if let condition = lostCondition { return [condition] }
    guard pairs.areAllForms else { return [] }
    return pairs.pairs.compactMap { pair in
      kindOfForm(pair).map { Contradiction(kind: $0, expected: pair.expected, found: pair.found) }
    }
  }

  /// A verb without -sA where the English has “if”, and no other word says so.
  private var lostCondition: Contradiction? {
    guard english.has("if"), !prompt.mayAskIndirectly(besides: ["if"]),
      !comparison.found.contains(where: \.mayBeCondition),
      let pair = pairs.pairs.first(where: { pair in
        pair.form.mood == .condition && pair.other.mood == .statement
          && (pair.other.isFiniteVerb || pair.other.kind == .nominal || isReason(pair))
      })
    else { return nil }
    return Contradiction(kind: .otherForm, expected: pair.expected, found: pair.found)
  }

  /// Whether the typed verb tells a reason: bildiğim için.
  private func isReason(_ pair: MeaningPairs.Pair) -> Bool {
    pair.other.others.last == .pastParticiple && pair.found + 1 < comparison.found.count
      && comparison.found[pair.found + 1].has("için")
  }

  private func kindOfForm(_ pair: MeaningPairs.Pair) -> Contradiction.Kind? {
    if isSwapped(pair) { return .otherForm }
    if isOpposite(pair) { return .opposite }
    if isOtherVoice(pair) { return .otherVoice }
    if isOtherMood(pair) || isOtherParticiple(pair) || isOtherTime(pair) { return .otherForm }
    return isOtherCase(pair) ? .otherCase : nil
  }

  // MARK: Clauses

  /// Whether the main verb has become that of the subordinate clause, and the other way round: düşen
  /// çocuk kalktı, kalkan çocuk düştü.
  private func isSwapped(_ pair: MeaningPairs.Pair) -> Bool {
    if isFiniteRelative(pair) { return true }
    guard pair.form.kind == .verb, pair.form.isFiniteVerb != pair.other.isFiniteVerb else {
      return false
    }
    return pairs.pairs.contains { second in
      second.form.kind == .verb && second.form.isFiniteVerb != second.other.isFiniteVerb
        && second.form.isFiniteVerb != pair.form.isFiniteVerb
    }
  }

  /// Whether a verb before its noun has a personal ending in place of a participle: oturuyorum
  /// sokak.
  private func isFiniteRelative(_ pair: MeaningPairs.Pair) -> Bool {
    let participles: Set<Suffix?> = [.participle, .pastParticiple, .futureParticiple]
    guard participles.contains(pair.form.others.last), pair.form.grammaticalCase == nil,
      pair.expected + 1 < comparison.expected.count, pair.found + 1 < comparison.found.count
    else { return false }
    let next = comparison.found[pair.found + 1]
    return comparison.partners[pair.found + 1] == pair.expected + 1
      && next.forms.allSatisfy { $0.kind == .nominal }
      && comparison.found[pair.found].forms.allSatisfy {
        $0.lemma != pair.form.lemma || $0.isFiniteVerb && !$0.tenses.isEmpty
      }
  }

  // MARK: Negation

  /// Whether one of the two is negative, and they are else the same.
  private func isOpposite(_ pair: MeaningPairs.Pair) -> Bool {
    guard pair.form.isNegative != pair.other.isNegative, !isAsked(pair), !isRaised else {
      return false
    }
    var same = pair.other
    same.isNegative = pair.form.isNegative
    // Before önce and kadar both may mean the same: yağmadan önce, yağana kadar.
    return same == pair.form && !isBeforePostposition(pair.found)
  }

  /// Whether the verb of opinion may carry the negation instead: gelmeyeceğini sanıyorum,
  /// geleceğini sanmıyorum.
  private var isRaised: Bool {
    let flipped = pairs.pairs.filter { $0.form.isNegative != $0.other.isNegative }
    return flipped.count > 1 && flipped.contains { Self.opinions.contains($0.form.lemma) }
  }

  private static let opinions: Set = [
    "sanmak", "düşünmek", "istemek", "inanmak", "zannetmek", "ummak", "beklemek", "gerekmek",
    "olmak",
  ]

  private func isAsked(_ pair: MeaningPairs.Pair) -> Bool {
    comparison.expected[pair.expected].isAsked || comparison.found[pair.found].isAsked
  }

  private func isBeforePostposition(_ index: Int) -> Bool {
    index + 1 < comparison.found.count && comparison.found[index + 1].has(["önce", "kadar", "dek"])
  }

  // MARK: Verbs

  /// Whether a verb has another mood: -mAlI, -sA, a command, or -(y)Abil that no English asks for.
  private func isOtherMood(_ pair: MeaningPairs.Pair) -> Bool {
    let (form, other) = (pair.form, pair.other)
    guard form.isFiniteVerb, other.isFiniteVerb, form.isNegative == other.isNegative,
      form.markers == other.markers
    else { return false }
    // Let us go is no command: gidelim, gidin.
    if form.person == .firstPlural, form.tenses == [.optative], other.tenses == [.imperative] {
      return english.hasPhrase("let us")
    }
    let (own, typed) = (form.mood, other.mood)
    if own == .necessity, typed == .statement {
      // “You should have asked”: sormalıydın, soracaktın.
      return hasDuty && other.tenses != [.future, .copulaPast]
    }
    if other.hasAbility, !form.hasAbility { return !isAbleOpen && !isAsked(pair) }
    guard own != typed else { return false }
    switch (own, typed) {
    case (.statement, .necessity): return !hasDuty && !isAsked(pair)
    case (.condition, .statement): return !isAsked(pair) || other.tenses.contains(.copulaPast)
    case (.command, .statement):
      let first = other.tenses.first
      let isTold = first == .past || first == .evidential
      return isTold || first == .progressive && english.isImperative && !isAsked(pair)
    default: return false
    }
  }

  private var isAbleOpen: Bool { english.has(anyOf: Self.abilities) }

  private static let abilities: Set = [
    "can", "could", "able", "may", "might", "possible", "impossible", "manage", "managed",
    "would", "should", "enough", "unable", "perhaps", "maybe", "possibly",
  ]

  private var hasDuty: Bool {
    english.has(anyOf: Self.duties)
      || ["have to", "has to", "had to", "having to"].contains(where: english.hasPhrase)
  }

  private static let duties: Set = [
    "must", "should", "ought", "need", "needs", "needed", "better", "necessary", "shall",
    "supposed", "obliged", "required",
  ]

  /// Whether a verb is passive in only one of the two, with the same subject.
  private func isOtherVoice(_ pair: MeaningPairs.Pair) -> Bool {
    let (form, other) = (pair.form, pair.other)
    guard form.isFiniteVerb, other.isFiniteVerb, form.person == other.person,
      // Before a noun the future is a participle: övünülecek nesi var.
      pair.expected == comparison.expected.indices.last
        || comparison.expected[pair.expected].forms.allSatisfy({
          $0.kind != .verb || $0.isFiniteVerb
            || !$0.others.contains(where: { $0 == .futureParticiple })
        }),
      form.others.contains(.passive) != other.others.contains(.passive),
      // The subject of the one is not another word in the other.
      pairs.pairs.allSatisfy({ second in
        (second.form.grammaticalCase == nil) == (second.other.grammaticalCase == nil)
          && second.form.possessive == second.other.possessive
      })
    else { return false }
    return prompt.isPassive == form.others.contains(.passive)
  }

  /// Whether a relative clause is still to come in only one of the two: satacakları, sattıkları.
  private func isOtherParticiple(_ pair: MeaningPairs.Pair) -> Bool {
    let (own, typed) = (pair.form.others.last, pair.other.others.last)
    let isFuture = english.has("will", "would", "shall") || english.hasPhrase("going to")
    return own == .futureParticiple && typed == .pastParticiple && isFuture
      || own == .pastParticiple && typed == .futureParticiple && !isFuture
        && !english.has("to", "about", "instead")
  }

  /// Whether the time is another one than the English has: what was going to happen told as what
  /// happened, or what was told as what is.
  private func isOtherTime(_ pair: MeaningPairs.Pair) -> Bool {
    let (form, other) = (pair.form, pair.other)
    if form.tenses == [.future, .copulaPast] {
      return other.isFiniteVerb && other.mood == .statement
        && english.hasPhrase("going to") && !other.tenses.contains(.future)
    }
    if form.isFiniteVerb, other.isFiniteVerb {
      return TenseTable(english).excludes(other, beside: form)
    }
    guard form.kind == .nominal, other.kind == .nominal, form.grammaticalCase == nil else {
      return false
    }
    let isPredicate = pair.found == comparison.found.count - 1 || comparison.found.count > 2
    return form.tenses == [.copulaPast] && other.tenses.isEmpty && isPredicate
      && !english.has("am", "is", "are", "has", "have", "do", "does")
      && form.lemma != "değil" && comparison.expected.count == comparison.found.count
  }

  // MARK: Case

  /// Whether a noun has a case that no word of the sentence takes for it.
  private func isOtherCase(_ pair: MeaningPairs.Pair) -> Bool {
    let (form, other) = (pair.form, pair.other)
    if isBareOwner(pair) { return true }
    var same = other
    same.grammaticalCase = form.grammaticalCase
    guard !form.isFiniteVerb, form.kind != .adverb, form.grammaticalCase != other.grammaticalCase,
      same == form, !ShownForms.places.contains(form.lemma), !hasOtherVoice
    else { return false }
    // What follows may be owned instead: bize fikrimizi, bizim fikrimizi; bütün topluma, toplumun
    // bütününe.
    if other.grammaticalCase == .genitive, pair.found + 1 < comparison.found.count,
      comparison.found[pair.found + 1].forms.contains(where: { $0.possessive != nil })
    {
      return false
    }
    switch (form.grammaticalCase, other.grammaticalCase) {
    case (let own?, let typed?): return !isGoverned(own, and: typed)
    case (let own?, nil):
      return own != .accusative && own != .genitive && own != .locative
        && governs(own, after: pair.expected)
    case (nil, .accusative?): return excludesObject(after: pair.found)
    default: return false
    }
  }

  /// Whether a definite noun that owns a later word, as the subject of a clause does, lacks its
  /// genitive: kim geldiğini.
  private func isBareOwner(_ pair: MeaningPairs.Pair) -> Bool {
    let isBare = comparison.expected[pair.expected].forms.contains { form in
      guard form.grammaticalCase == .genitive, form.isPlural || form.kind == .pronoun else {
        return false
      }
      var same = form
      same.grammaticalCase = nil
      return comparison.found[pair.found].forms.contains(same)
    }
    let next = pair.found + 1
    // “Because of this” and the like need no genitive: bu yüzden, kim için.
    guard isBare, !ShownForms.pointers.contains(pair.form.lemma),
      next < comparison.found.count,
      !comparison.found[next].forms.contains(where: { $0.kind == .postposition })
    else { return false }
    let isOwned = { (unit: MeaningUnit) in unit.forms.contains { $0.possessive == .third } }
    return comparison.expected[(pair.expected + 1)...].contains(where: isOwned)
      && comparison.found[(pair.found + 1)...].contains(where: isOwned)
  }

  private var hasOtherVoice: Bool {
    pairs.pairs.contains { pair in
      pair.form.kind == .verb && pair.form.others != pair.other.others
    }
  }

  /// Whether the next verb takes only this case.
  private func governs(_ suffix: Suffix, after place: Int) -> Bool {
    guard
      let verb = comparison.expected[(place + 1)...].first(where: { unit in
        unit.forms.contains { $0.kind == .verb || $0.kind == .postposition }
      })
    else { return false }
    let frames = verb.forms.flatMap { lexicon.entries(of: $0.lemma) }.flatMap(\.senses)
      .flatMap(\.government)
    return !frames.isEmpty
      && frames.allSatisfy { frame in frame.contains { $0.suffix == suffix } }
  }

  /// Whether what follows can't have an object: a postposition, or a passive verb.
  private func excludesObject(after index: Int) -> Bool {
    guard index + 1 < comparison.found.count else { return false }
    let next = comparison.found[index + 1]
    if next.forms.contains(where: { $0.kind == .postposition }) { return true }
    guard let verb = comparison.found[(index + 1)...].first(where: { $0.forms[0].kind == .verb })
    else { return false }
    return verb.forms.contains { $0.others.contains(.passive) }
      && verb.forms.allSatisfy { form in
        form.isFiniteVerb
          && (form.others.contains(.passive) || lexicon.entries(of: form.lemma).isEmpty)
      }
  }

  /// Whether a case may be another one without an error: a word takes both, or neither belongs to a
  /// word, as in üç cümleyle, üç cümlede.
  func isGoverned(_ own: Suffix, and typed: Suffix) -> Bool {
    guard own != typed else { return false }
    let government = Government(comparison.expected, prompt, lexicon)
    if government.takesEither(own, or: typed) { return true }
    let cases: Set = [own, typed]
    // A place, a means and an owner may be told in other ways: evin, evde üç oda var.
    if cases.isDisjoint(with: [.accusative, .dative]), cases.contains(.genitive) { return true }
    if cases == [.locative, .instrumental] { return true }
    return cases.isDisjoint(with: [.accusative, .dative, .genitive]) && !government.takes(own)
  }
}

extension MeaningUnit {
  /// Whether it can mean “if”: -sA, takdirde, -DIkçA.
  fileprivate var mayBeCondition: Bool {
    has(Self.conditions)
      || forms.contains { form in
        form.mood == .condition || [.when, .aslong].contains(form.others.last)
          || form.others.contains(.pastParticiple) && form.grammaticalCase == .locative
      }
  }

  private static let conditions: Set = [
    "takdir", "takdirde", "durum", "hal", "halde", "sürece", "şart", "koşul", "ise", "madem",
  ]
}

extension EnglishPrompt {
  /// Whether a verb is passive: is read, has been sold.
  fileprivate var isPassive: Bool {
    words.indices.contains { place in
      Self.be.contains(words[place])
        && words[(place + 1)...].prefix(3).contains { word in
          word.hasSuffix("ed") && word.count > 3 || Self.participles.contains(word)
        }
    }
  }

  private static let be: Set = ["am", "is", "are", "was", "were", "be", "been", "being"]
  private static let participles: Set = [
    "made", "done", "said", "told", "seen", "given", "taken", "written", "built", "sold", "known",
    "found", "held", "kept", "put", "cut", "thrown", "forgotten", "spoken", "broken", "brought",
    "bought", "caught", "sent", "shown", "shut", "stolen", "taught", "worn", "won", "read", "paid",
    "eaten", "drunk", "heard", "hidden", "chosen", "drawn", "driven", "understood", "born",
  ]
}

extension MeaningForm {
  enum Mood { case statement, necessity, condition, command }

  /// What the speaker does with the verb, besides its tense.
  var mood: Mood {
    if tenses.contains(.necessity) || markers.contains(.modal) { return .necessity }
    if tenses.contains(.conditional) || tenses.contains(.copulaConditional) { return .condition }
    return tenses.contains(.optative) || tenses.contains(.imperative) ? .command : .statement
  }
}
