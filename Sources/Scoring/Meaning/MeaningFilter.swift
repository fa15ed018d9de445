import Bilingual
import Turkish

/// Brings the units of a sentence to a form in which licensed differences disappear.
///
/// Both sides of a comparison go through the same filter, so a rule that changes both in the same
/// way licenses exactly the difference between them.
struct MeaningFilter {
  let witness: Witness
  /// nil without English.
  let english: EnglishGrammar?
  /// Whether the units are those of the listed answer, which may say more than the English.
  let isListed: Bool

  init(_ witness: Witness, isListed: Bool) {
    self.witness = witness
    self.isListed = isListed
    english = witness.grammar
  }

  func filtered(_ units: [MeaningUnit]) -> [MeaningUnit] {
    var units = units
    joinInstrumental(&units)
    joinDates(&units)
    joinPlaces(&units)
    joinPerfect(&units)
    joinTopics(&units)
    dropOptionalWords(&units)
    joinNeed(&units)
    joinNecessity(&units)
    joinWhen(&units)
    joinPurpose(&units)
    joinOpinion(&units)
    joinPossession(&units)
    joinAbility(&units)
    joinSuggestion(&units)
    joinAbsence(&units)
    joinDuration(&units)
    joinClauses(&units)
    joinRequest(&units)
    dropPronouns(&units)
    dropArticles(&units)
    freePlurals(&units)
    markUnsaid(&units)
    let isNegative = Self.isNegative(units)
    return units.map { unit in
      var unit = unit
      var forms: [MeaningForm] = []
      for form in unit.forms {
        let form = normalized(form, isNegative: isNegative)
        if !forms.contains(form) { forms.append(form) }
      }
      unit.forms = forms
      return unit
    }
  }

  func allows(_ rule: MeaningRule) -> Bool { witness.allows(rule) }

  /// ile after a noun is its instrumental.
  private func joinInstrumental(_ units: inout [MeaningUnit]) {
    guard allows(.instrumental) else { return }
    var joined: [MeaningUnit] = []
    for unit in units {
      if unit.has("ile"), var before = joined.last,
        let with = before.mapped({ form in
          guard form.grammaticalCase == nil || form.grammaticalCase == .genitive, form.kind != .verb
          else { return nil }
          var form = form
          form.grammaticalCase = .instrumental
          return form
        })
      {
        before = with
        before.words = before.words.joined(with: unit.words)
        joined[joined.count - 1] = before
      } else {
        joined.append(unit)
      }
    }
    units = joined
  }

  private static let questionWords: Set = [
    "ne", "kim", "nerede", "nere", "nasıl", "kaç", "hangi", "niçin", "niye", "neden",
  ]
  static let subjects: [String: MeaningForm.Person] = [
    "ben": .first, "sen": .second, "biz": .firstPlural, "siz": .secondPlural,
  ]

  /// Subject and genitive pronouns that an ending shows.
  private func dropPronouns(_ units: inout [MeaningUnit]) {
    if allows(.subjectPronoun) {
      joinIdentity(&units)
      markPlural(&units)
    }
    let old = units
    units = old.indices.compactMap { place in
      let unit = old[place]
      guard !unit.isAsked, let form = unit.forms.first(where: { $0.kind == .pronoun }),
        place + 1 < old.count
      else { return unit }
      // Between the question word and the verb there is no place for a subject.
      if place > 0, QuestionWord(old[place - 1]) != nil,
        old[place + 1].forms.contains(where: \.isFiniteVerb)
      {
        return unit
      }
      if KnownFollowers.afterPronoun(old[place + 1]) { return unit }
      // A question word comes right before the verb: siz ne okuyorsunuz?
      if place > 0, old[place - 1].has(Self.questionWords) { return unit }
      if form.isBare, allows(.subjectPronoun), isShown(form.lemma, in: old, from: place) {
        return nil
      }
      if form.grammaticalCase == .genitive, form.possessive == nil, allows(.ownerPronoun),
        isOwnerShown(form, in: old[(place + 1)...])
      {
        return nil
      }
      if isListed, allows(.ownerPronoun), isOwnerNamed(form, in: old[(place + 1)...]) {
        var unit = unit
        unit.isOptional = true
        return unit
      }
      if form.grammaticalCase == .accusative, ["o", "bu", "şu"].contains(form.lemma),
        !form.isPlural,
        allows(.objectPronoun), english?.has("it") == true
      {
        return nil
      }
      return unit
    }
  }

  private func isShown(_ lemma: String, in units: [MeaningUnit], from place: Int) -> Bool {
    if let person = Self.subjects[lemma] {
      return units.contains { unit in
        unit.forms.first?.person == person
          || unit.forms.contains { $0.person == person && $0.isFiniteVerb }
      }
        // At the end doktorum is “I am a doctor” before it is “my doctor”.
        || units.last?.forms.contains { $0.person == person } == true
    }
    guard let english, ["o", "bu", "şu", "onlar"].contains(lemma) else { return false }
    // “It is half past ten” has no subject: o saat is “that hour”.
    if place + 1 < units.count, units[place + 1].has("saat"),
      units[place + 1].forms.contains(where: \.isBare)
    {
      return false
    }
    let isPlural = units[place].forms.contains { $0.kind == .pronoun && $0.isPlural }
    if isPlural || lemma == "onlar" { return english.has("they") && !english.has("these", "those") }
    if english.isNeutralSubject {
      return place == 0 || units[place - 1].forms.contains(where: \.isAdverb)
    }
    // o before a noun is a determiner: o kadın.
    return lemma == "o" && english.has("he", "she", "it") && !english.has("that", "those")
  }

  /// Makes doktor sensin sen doktorsun, for “you are the doctor”.
  private func joinIdentity(_ units: inout [MeaningUnit]) {
    guard english?.has("the") == true, units.count > 1,
      let form = units.last?.forms.first(where: {
        $0.kind == .pronoun && $0.person != nil && Self.subjects[$0.lemma] == $0.person
          && $0.tenses.isEmpty
      }),
      let noun = units[units.count - 2].mapped({ noun in
        guard noun.kind == .nominal, noun.grammaticalCase == nil, noun.person == nil else {
          return nil
        }
        var noun = noun
        noun.person = form.person
        return noun
      }), let pronoun = units.popLast()
    else { return }
    units[units.count - 1].forms = noun.forms
    units[units.count - 1].words = noun.words.joined(with: pronoun.words)
    units[units.count - 1].isAsked = noun.isAsked || pronoun.isAsked
  }

  /// Gives the predicate of onlar the plural that shows it: onlar geldi, geldiler.
  private func markPlural(_ units: inout [MeaningUnit]) {
    guard let english, english.has("they"), !english.has("these", "those"),
      let subject = units.firstIndex(where: { unit in
        unit.forms.first.map { form in
          form.kind == .pronoun && form.grammaticalCase == nil && form.possessive == nil
            && (form.lemma == "onlar" || form.lemma == "o" && form.isPlural)
        } ?? false
      }), subject + 1 < units.count, !KnownFollowers.afterPronoun(units[subject + 1]),
      let predicate = units[(subject + 1)...].firstIndex(where: {
        $0.forms.first?.isFiniteVerb == true
      }) ?? units.indices.last, !units[predicate].has(["var", "yok"])
    else { return }
    for index in units[predicate].forms.indices where units[predicate].forms[index].person == nil {
      units[predicate].forms[index].person = .thirdPlural
    }
  }

  /// Whether a possessive follows onun in a listed answer; the owner may be the subject.
  private func isOwnerNamed(_ pronoun: MeaningForm, in rest: ArraySlice<MeaningUnit>) -> Bool {
    pronoun.grammaticalCase == .genitive && ["o", "onlar"].contains(pronoun.lemma)
      && rest.first?.forms.contains { $0.possessive == .third || $0.possessive == .thirdPlural }
        == true
  }

  private func isOwnerShown(_ pronoun: MeaningForm, in rest: ArraySlice<MeaningUnit>) -> Bool {
    let persons: Set<MeaningForm.Person>
    // kimin asks for the owner.
    guard Self.subjects[pronoun.lemma] != nil || ["o", "onlar", "bu", "şu"].contains(pronoun.lemma)
    else { return false }
    switch pronoun.lemma {
    case "ben": persons = [.first]
    case "sen": persons = [.second]
    case "biz": persons = [.firstPlural]
    case "siz": persons = [.secondPlural]
    case "o" where !pronoun.isPlural: persons = [.third]
    default: persons = [.third, .thirdPlural]
    }
    // Under a third-person subject onun is somebody else's.
    if persons.contains(.third), english?.ownsUnderSubject != false { return false }
    // olduğunu is “that you are” as well as “that he is”.
    if persons.contains(.third), !namesOwner(pronoun) { return false }
    return rest.contains { unit in
      unit.forms.contains { form in form.possessive.map(persons.contains) ?? false }
    }
  }

  /// Whether the English has the owner that onun or onların names.
  private func namesOwner(_ pronoun: MeaningForm) -> Bool {
    guard let english else { return false }
    return pronoun.isPlural || pronoun.lemma == "onlar"
      ? english.has("they", "them", "their", "theirs")
      : english.has("he", "she", "it", "him", "her", "his", "hers", "its")
  }

  private func dropArticles(_ units: inout [MeaningUnit]) {
    guard allows(.article), english?.has("one", "once", "same") != true else { return }
    let isOpen = english?.has("a", "an", "some", "any", "another") == true
    guard isOpen else { return }
    let old = units
    units = old.indices.compactMap { place in
      let unit = old[place]
      let isArticle =
        unit.words.count == 1 && !unit.isAsked && place + 1 < old.count
        && unit.forms.contains { ["bir", "1"].contains($0.lemma) && $0.isBare }
        && !old[place + 1].has(["var", "yok", "değil"])
        && !old[place + 1].forms.allSatisfy(\.isFiniteVerb)
      return isArticle ? nil : unit
    }
  }
}

/// Words that need the pronoun before them.
enum KnownFollowers {
  static func afterPronoun(_ unit: MeaningUnit) -> Bool {
    unit.has([
      "de", "da", "gibi", "kadar", "için", "ile", "değil", "bile", "ise", "dahi", "mi",
    ])
  }
}
