import Bilingual
import Turkish

extension MeaningFilter {
  /// Takes what the English leaves open out of a form.
  func normalized(_ form: MeaningForm, isNegative: Bool) -> MeaningForm {
    var form = form
    if isNegative, witness.allows(.optionalWord), let plain = Self.plainNegatives[form.lemma] {
      form.lemma = plain
    }
    if form.kind == .verb, let verb = plainVerb(of: form.lemma) { form.lemma = verb }
    if witness.allows(.assertive), mayAssert(form) {
      form.tenses.removeAll { $0 == .assertive }
    }
    normalizeRegister(&form)
    normalizeTense(&form)
    normalizeDemonstrative(&form)
    return form
  }

  /// Words that only stress a negation, without what they add to it.
  private static let plainNegatives = ["hiç kimse": "kimse", "hiçbir şey": "bir şey"]

  /// Whether -DIr adds nothing: on nominal predicates, -mAktA, -mAlI, -AcAk and -mIş.
  ///
  /// After -Iyor and in the first and second person it is a guess.
  private func mayAssert(_ form: MeaningForm) -> Bool {
    guard form.kind == .verb else { return !isDuration(form) }
    guard form.person == nil || form.person == .thirdPlural else { return false }
    return form.tenses.first.map { [.continuous, .necessity, .future, .evidential].contains($0) }
      ?? false
  }

  /// Whether -DIr says how long: ne zamandır, bir saattir.
  private func isDuration(_ form: MeaningForm) -> Bool {
    let noun = form.lemma.split(separator: " ").last.map(String.init) ?? form.lemma
    return Self.timeNouns.contains(noun) && english?.has("for", "since", "long") == true
  }

  private static let timeNouns: Set = [
    "zaman", "süre", "saniye", "dakika", "saat", "gün", "hafta", "ay", "yıl", "sene", "yüzyıl",
  ]

  private func normalizeRegister(_ form: inout MeaningForm) {
    guard witness.allows(.register), english?.isYouOpen == true else { return }
    if form.person == .secondPlural { form.person = .second }
    if form.possessive == .secondPlural { form.possessive = .second }
    if form.kind == .pronoun, form.lemma == "siz" { form.lemma = "sen" }
    // gel and gelin
    if form.tenses == [.imperative], form.person == nil { form.person = .second }
  }

  private func normalizeTense(_ form: inout MeaningForm) {
    guard let english, form.isFiniteVerb, !form.tenses.isEmpty else { return }
    func replace(_ old: Suffix, by new: Suffix) {
      for index in form.tenses.indices where form.tenses[index] == old { form.tenses[index] = new }
    }
    if witness.allows(.unreal) { normalizeUnreal(&form, english) }
    if witness.allows(.continuous) { replace(.continuous, by: .progressive) }
    let tenses = english.tenses
    if witness.allows(.presentTense), tenses.contains(.simplePresent), isHabitOpen(form) {
      replace(.aorist, by: .progressive)
    }
    if witness.allows(.futureTense) {
      // Offers and promises, which are not negative: ararım, I'll call.
      let isCondition = english.has("if", "unless")
      if tenses.contains(.future), !form.isNegative || isCondition,
        english.has("i", "we") || isCondition || english.isQuestion
      {
        replace(.aorist, by: .future)
      }
      if tenses.contains(.plannedFuture) || tenses.contains(.presentProgressive),
        tenses.isDisjoint(with: [.simplePast, .pastProgressive])
      {
        replace(.future, by: .progressive)
      }
    }
    if witness.allows(.pastTense) { normalizePast(&form, tenses) }
    if witness.allows(.reachedState) { normalizeState(&form, english) }
  }

  /// Whether -Ar and -Iyor mean the same for the verb: actions, and a few verbs of feeling.
  private func isHabitOpen(_ form: MeaningForm) -> Bool {
    !["istemek", "anlamak"].contains(form.lemma)
  }

  static let pastStates: Set = [
    "istemek", "sevmek", "düşünmek", "sanmak", "yaşamak", "görünmek", "ummak", "inanmak",
    "hissetmek", "beklemek", "nefret etmek", "hoşlanmak", "oturmak", "çalışmak",
  ]

  /// Makes -AcAktI -ArdI for “would”, and -sAydI -sA for a wish about the present.
  private func normalizeUnreal(_ form: inout MeaningForm, _ english: EnglishGrammar) {
    let tenses = form.tenses.filter { $0 != .ability && $0 != .inability }
    if english.has("would"), tenses == [.future, .copulaPast],
      let place = form.tenses.firstIndex(of: .future)
    {
      form.tenses[place] = .aorist
    }
    if english.hasForm(of: "wish"), !english.has("had"), tenses == [.conditional, .copulaPast] {
      form.tenses.removeLast()
    }
  }

  private func normalizePast(_ form: inout MeaningForm, _ tenses: Set<EnglishGrammar.Tense>) {
    let past: Set<EnglishGrammar.Tense> = [.simplePast, .perfect, .pastPerfect]
    guard !tenses.isDisjoint(with: past) else { return }
    // With a time clause the past perfect says what was over by then.
    let isOver =
      tenses.contains(.pastPerfect) && english?.has("when", "before", "by", "after") == true
    if form.tenses == [.evidential, .copulaPast], !isOver { form.tenses = [.past] }
    // Without hearsay in the English, -mIş tells the same event, as something found out.
    if form.tenses == [.evidential], english?.isHearsay == false,
      form.person == nil || form.person == .thirdPlural, !isOver
    {
      form.tenses = [.past]
    }
    if form.tenses == [.progressive, .copulaPast], tenses.contains(.simplePast),
      !tenses.contains(.pastProgressive), Self.pastStates.contains(form.lemma)
    {
      form.tenses = [.past]
    }
    if tenses.contains(.usedTo), form.tenses == [.aorist, .copulaPast] {
      form.tenses = [.progressive, .copulaPast]
    }
  }

  /// Takes the plural ending off predicates with a plural subject: çocuklar oynuyorlar.
  func freePlurals(_ units: inout [MeaningUnit]) {
    guard witness.allows(.pluralPredicate), hasPluralSubject(units) else { return }
    for place in units.indices {
      let isLast = place == units.indices.last && units.count > 1
      for index in units[place].forms.indices
      where units[place].forms[index].person == .thirdPlural {
        let form = units[place].forms[index]
        guard
          isLast || form.isFiniteVerb && units[place].forms.first?.isFiniteVerb == true
            || form.tenses.contains(.copulaPast)
        else { continue }
        units[place].forms[index].person = form.tenses == [.imperative] ? .third : nil
      }
    }
  }

  private func hasPluralSubject(_ units: [MeaningUnit]) -> Bool {
    if let english, english.has("these", "those", "both", "all", "people", "some") {
      return true
    }
    // annen ve baban
    if units.indices.dropFirst().dropLast().contains(where: { place in
      units[place].has("ve") && isSubject(units[place - 1]) && isSubject(units[place + 1])
    }) {
      return true
    }
    var last = units.lastIndex { !$0.has(["sanırım", "umarım"]) }
    // After the verb it is a subject: gittiler çocuklar.
    if let place = last, units[..<place].contains(where: { $0.forms.first?.isFiniteVerb == true }) {
      last = nil
    }
    return units.indices.contains { place in
      let unit = units[place]
      // öfkeliler at the end is “they are angry” rather than a subject.
      if place == last, unit.forms.contains(where: { $0.person == .thirdPlural }) { return false }
      return unit.forms.contains { form in
        form.isPlural && form.grammaticalCase == nil && form.kind != .verb
          || form.lemma == "onlar" || form.kind == .pronoun && form.possessive != nil
      }
    }
  }

  private func isSubject(_ unit: MeaningUnit) -> Bool {
    unit.forms.contains { form in
      form.grammaticalCase == nil && form.tenses.isEmpty && form.person == nil
        && (form.kind == .nominal || form.kind == .pronoun)
    }
  }

  private func normalizeDemonstrative(_ form: inout MeaningForm) {
    guard witness.allows(.demonstrative), let english else { return }
    guard form.kind == .pronoun || form.kind == .determiner else { return }
    if english.has("that", "those"), form.lemma == "şu" { form.lemma = "o" }
    if english.has("it"), !english.has("this", "that"), form.lemma == "bu" { form.lemma = "o" }
    if english.pointsBack, !english.has("this"), form.kind == .pronoun, form.lemma == "bu" {
      form.lemma = "o"
    }
    // “That would be stupid.” takes up what was just said, as bu does.
    if english.isNeutralSubject, !english.has("this"), form.lemma == "bu" { form.lemma = "o" }
  }
}
