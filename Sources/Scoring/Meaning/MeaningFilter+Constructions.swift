import Bilingual
import Turkish

/// Constructions of several words that mean the same as one form.
extension MeaningFilter {
  /// Makes gitmek zorundayım, gitmem gerek, gitmem lazım and gitmeye mecburum one form: gitmeliyim.
  func joinNecessity(_ units: inout [MeaningUnit]) {
    guard witness.allows(.necessity), let english, isNecessity(english) else { return }
    var joined: [MeaningUnit] = []
    for unit in units {
      guard let before = joined.last, let necessity = necessity(before, unit),
        !unit.has(Self.impersonal) || !Self.hasBareSubject(joined)
      else {
        if unit.has("değil"), let last = joined.last,
          last.forms.allSatisfy({ $0.markers.contains(.modal) })
        {
          // zorunda değilim: no need, unlike gitmemeliyim.
          joined[joined.count - 1] = negated(last, by: unit)
          continue
        }
        joined.append(unit)
        continue
      }
      joined[joined.count - 1] = necessity
      if unit.has(Self.impersonal) { Self.freeSubject(&joined) }
    }
    units = joined.map { unit in
      var unit = unit
      unit.forms = unit.forms.map { form in
        var form = form
        form.markers.remove(.modal)
        return form
      }
      return unit
    }
  }

  private static let impersonal: Set = ["gerekmek", "gerek", "lazım", "şart"]

  /// Whether the subject of a duty has its case: the genitive with gerek, none with -mAlI.
  static func hasOwnSubject(_ units: [MeaningUnit]) -> Bool {
    guard let place = units.firstIndex(where: { $0.has(impersonal) }), place > 0,
      units[place - 1].forms.contains(where: {
        $0.others.last == .verbalNoun || $0.others.last == .infinitive
      })
    else {
      // Ben gitmeliyim, never benim gitmeliyim.
      let isDuty = units.last?.forms.contains { $0.tenses.contains(.necessity) } == true
      return !isDuty
        || units.first?.forms.allSatisfy({ $0.kind == .pronoun && $0.grammaticalCase == .genitive })
          != true
        || units.count > 1 && units[1].forms.contains { $0.possessive != nil }
    }
    let isOwned = units[place - 1].forms.contains { $0.possessive == .third }
    let isInfinitive = units[place - 1].forms.contains { $0.others.last == .infinitive }
    let hasSubject = units[..<(place - 1)].contains { unit in
      unit.forms.first.map { $0.isPlural && $0.grammaticalCase == nil && $0.possessive == nil }
        == true && !unit.forms.contains { $0.kind == .verb }
    }
    return !(isOwned || isInfinitive) || !hasSubject
  }

  /// Whether a word before the verb can only be a subject in the nominative, which an impersonal
  /// predicate doesn't take: öğrenciler dinlenmesi lazım.
  private static func hasBareSubject(_ units: [MeaningUnit]) -> Bool {
    // misafirler gelmeden önce is a clause of its own.
    let end = units.dropLast().lastIndex { unit in
      unit.forms.first.map { $0.kind == .verb && !$0.isFiniteVerb } == true
    }
    let start = end.map { $0 + 1 } ?? 0
    return units.indices.dropLast().dropFirst(start).contains { place in
      units[place].forms.contains { form in
        guard form.grammaticalCase == nil, form.possessive == nil, form.person == nil,
          form.tenses.isEmpty, form.others.isEmpty
        else { return false }
        return form.kind == .nominal && form.isPlural
          || form.kind == .pronoun && subjects[form.lemma] != nil
      }
    }
  }

  /// The subject of gitmem gerek is in the genitive: benim gitmem gerek.
  private static func freeSubject(_ units: inout [MeaningUnit]) {
    for place in units.indices.dropLast() {
      for form in units[place].forms.indices
      where units[place].forms[form].grammaticalCase == .genitive {
        units[place].forms[form].grammaticalCase = nil
      }
    }
  }

  private func isNecessity(_ english: EnglishGrammar) -> Bool {
    english.has("must", "should", "need", "needs", "ought", "supposed")
      || english.hasPhrase("have to") || english.hasPhrase("has to") || english.hasPhrase("had to")
      || english.hasPhrase("had better") || english.hasPhrase("got to")
  }

  private func necessity(_ verb: MeaningUnit, _ word: MeaningUnit) -> MeaningUnit? {
    let isOwn = word.has("zorunda") || word.has("zor") || word.has("mecbur")
    let isImpersonal = word.has(Self.impersonal)
    guard isOwn || isImpersonal,
      let modal = word.forms.first(where: {
        ["zorunda", "zor", "mecbur", "gerekmek", "gerek", "lazım", "şart"].contains($0.lemma)
      })
    else { return nil }
    let forms = verb.forms.compactMap { form -> MeaningForm? in
      guard form.kind == .verb, form.person == nil,
        form.tenses.allSatisfy({ $0 == .ability || $0 == .inability })
      else { return nil }
      var result = form
      if isOwn {
        guard form.others.contains(.infinitive) else { return nil }
        result.person = modal.person
      } else {
        // gitmem gerek, never gitmemi gerek
        guard form.grammaticalCase == nil,
          form.others.contains(.verbalNoun) || form.others.contains(.infinitive)
        else { return nil }
        result.person = form.possessive == .third ? nil : form.possessive
      }
      result.others.removeAll { $0 == .infinitive || $0 == .verbalNoun }
      result.markers.insert(.modal)
      result.possessive = nil
      result.grammaticalCase = nil
      result.tenses =
        form.tenses + [.necessity]
        + modal.tenses.compactMap { tense in
          switch tense {
          case .past, .copulaPast: .copulaPast
          case .future: .future
          default: nil
          }
        }
      if modal.isNegative { result.markers.insert(.noNeed) }
      return result
    }
    guard !forms.isEmpty else { return nil }
    return MeaningUnit(
      words: verb.words.joined(with: word.words),
      forms: forms,
      isAsked: verb.isAsked || word.isAsked
    )
  }

  private func negated(_ unit: MeaningUnit, by word: MeaningUnit) -> MeaningUnit {
    var unit = unit
    let modal = word.forms.first { $0.lemma == "değil" }
    unit.words = unit.words.joined(with: word.words)
    unit.isAsked = unit.isAsked || word.isAsked
    for index in unit.forms.indices {
      unit.forms[index].markers.insert(.noNeed)
      if let person = modal?.person { unit.forms[index].person = person }
      unit.forms[index].tenses += modal?.tenses ?? []
    }
    return unit
  }

  /// Makes geldiğim zaman, geldiğimde and gelince one form.
  func joinWhen(_ units: inout [MeaningUnit]) {
    guard witness.allows(.when), let english, english.has("when", "whenever", "once", "as") else {
      return
    }
    var joined: [MeaningUnit] = []
    for unit in units {
      if unit.has(["zaman", "vakit", "sıra", "an"]), let before = joined.last,
        let when = before.mapped({
          $0.others.contains(.pastParticiple) && isSubjectOfWhen($0) ? Self.when($0) : nil
        })
      {
        joined[joined.count - 1] = when
        joined[joined.count - 1].words = when.words.joined(with: unit.words)
      } else {
        joined.append(
          unit.mapped { form in
            form.others.contains(.when)
              || form.others.contains(.pastParticiple) && form.grammaticalCase == .locative
                && isSubjectOfWhen(form)
              ? Self.when(form) : form
          } ?? unit
        )
      }
    }
    units = joined
  }

  /// Whether the person of -DIğI can be the subject of the English clause with “when”.
  private func isSubjectOfWhen(_ form: MeaningForm) -> Bool {
    guard let person = form.possessive, let english else { return true }
    for (subjects, persons) in Self.subjectsOfWhen {
      if subjects.contains(where: { english.hasPhrase("when \($0)") }) {
        return persons.contains(person)
      }
    }
    return true
  }

  private static let subjectsOfWhen: [(subjects: [String], persons: Set<MeaningForm.Person>)] = [
    (["i"], [.first]), (["we"], [.firstPlural]), (["you"], [.second, .secondPlural]),
    (
      ["he", "she", "it", "they", "the", "a", "an", "this", "that", "these", "those"],
      [.third, .thirdPlural]
    ),
  ]

  private static func when(_ form: MeaningForm) -> MeaningForm {
    var form = form
    form.others.removeAll { $0 == .pastParticiple || $0 == .when }
    form.others.append(.when)
    form.possessive = nil
    form.grammaticalCase = nil
    form.isPlural = false
    return form
  }

  /// Makes görmek için and görmeye one form.
  func joinPurpose(_ units: inout [MeaningUnit]) {
    guard witness.allows(.purpose), let english, english.has("to") else { return }
    var joined: [MeaningUnit] = []
    for (place, unit) in units.enumerated() {
      if place + 1 < units.count, units[place + 1].has(Self.withDativeInfinitive) {
        joined.append(unit)
        continue
      }
      if unit.has("için"), let before = joined.last,
        let purpose = before.mapped({ form in
          guard form.others.last == .infinitive, form.grammaticalCase == nil else { return nil }
          return Self.purpose(form)
        })
      {
        joined[joined.count - 1] = purpose
        joined[joined.count - 1].words = purpose.words.joined(with: unit.words)
      } else {
        var unit = unit
        let purposes = unit.forms.compactMap { form -> MeaningForm? in
          let isAim = form.others.last == .verbalNoun || form.others.last == .infinitive
          return form.kind == .verb && isAim && form.grammaticalCase == .dative
            && form.possessive == nil ? Self.purpose(form) : nil
        }
        unit.forms += purposes
        joined.append(unit)
      }
    }
    units = joined
  }

  /// Verbs whose -mAyA is no purpose: söylemeye başladım.
  private static let withDativeInfinitive: Set = [
    "başlamak", "çalışmak", "devam etmek", "karar vermek", "alışmak", "devam", "karar", "niyetli",
    "hazır", "değmek", "yaramak", "zorlamak", "mecbur",
  ]

  private static func purpose(_ form: MeaningForm) -> MeaningForm {
    var form = form
    form.others.removeAll { $0 == .infinitive || $0 == .verbalNoun }
    form.markers.insert(.purpose)
    form.grammaticalCase = nil
    return form
  }

  /// Makes bence, sanırım, galiba and -DIğInI düşünüyorum one form, for “I think”; umarım and
  /// -DIğInI umuyorum, for “I hope”.
  func joinOpinion(_ units: inout [MeaningUnit]) {
    guard witness.allows(.opinion), let english, english.has("i") else { return }
    let isThought = english.hasForm(of: "think", "guess", "suppose", "believe")
    guard isThought || english.hasForm(of: "hope") else { return }
    let adverbs: Set = isThought ? ["bence", "galiba", "sanırım"] : ["inşallah", "umarım"]
    let verbs: Set =
      isThought ? ["düşünmek", "sanmak", "zannetmek", "inanmak"] : ["ummak", "ümit etmek"]
    let isOpinion = { (unit: MeaningUnit) in
      unit.has(adverbs)
        || unit.forms.contains { form in
          verbs.contains(form.lemma) && !form.isNegative
            && form.person == .first && !form.tenses.contains(.past)
            && !form.tenses.contains(.copulaPast)
        }
    }
    guard let place = units.firstIndex(where: isOpinion) else { return }
    if !isThought { makeFuture(&units) }
    var unit = units.remove(at: place)
    unit.forms = [MeaningForm(lemma: isThought ? "sanırım" : "umarım", kind: .adverb)]
    unit.forms[0].person = .first
    var isEmbedded = false
    units = units.map { unit in
      let forms = unit.forms.compactMap { form -> MeaningForm? in
        guard form.kind == .verb, form.possessive != nil,
          form.grammaticalCase == .accusative || form.grammaticalCase == .dative,
          form.others.contains(.pastParticiple) || form.others.contains(.futureParticiple)
        else { return nil }
        var plain = form
        plain.tenses += form.others.contains(.futureParticiple) ? [.future] : []
        plain.others.removeAll { $0 == .pastParticiple || $0 == .futureParticiple }
        plain.person = form.possessive == .third ? nil : form.possessive
        if form.isPlural { plain.person = .thirdPlural }
        plain.isPlural = false
        plain.possessive = nil
        plain.grammaticalCase = nil
        return plain
      }
      guard !forms.isEmpty else { return unit }
      isEmbedded = true
      var unit = unit
      unit.forms = forms
      return unit
    }
    if isEmbedded {
      joinCopula(&units)
      units = units.map { unit in
        var unit = unit
        for index in unit.forms.indices where unit.forms[index].grammaticalCase == .genitive {
          unit.forms[index].grammaticalCase = nil
        }
        return unit
      }
    }
    units.append(unit)
  }

  /// After umarım -Ar tells what is to come: umarım bulurlar, bulacaklarını umuyorum.
  private func makeFuture(_ units: inout [MeaningUnit]) {
    for place in units.indices {
      for index in units[place].forms.indices where units[place].forms[index].isFiniteVerb {
        units[place].forms[index].tenses = units[place].forms[index].tenses.map {
          $0 == .aorist ? .future : $0
        }
      }
    }
  }

  /// The form of sahip with its person, which değil after it may have.
  private func owner(at place: Int, in units: [MeaningUnit]) -> MeaningForm? {
    var owner = units[place].forms.first { form in
      form.lemma.hasPrefix("sahip") && form.possessive == nil
    }
    if place + 1 < units.count, units[place + 1].has(["değil", "olmak"]) {
      let person = units[place + 1].forms.lazy.compactMap(\.person).first
      if let person, owner?.person == nil { owner?.person = person }
    }
    return owner
  }

  /// Makes arabaya sahibim and arabam var one form, for “have”.
  func joinPossession(_ units: inout [MeaningUnit]) {
    guard witness.allows(.possession), let english, english.hasForm(of: "have", "own", "possess")
    else { return }
    guard let place = units.firstIndex(where: { $0.has("sahip") || $0.has("sahip olmak") }),
      place > 0, let owner = owner(at: place, in: units),
      let owned = units[place - 1].mapped({ form in
        guard form.grammaticalCase == .dative else { return nil }
        var form = form
        form.grammaticalCase = nil
        form.possessive = owner.person ?? .third
        return form
      })
    else { return }
    var exists = MeaningForm(lemma: owner.isNegative ? "yok" : "var", kind: .nominal)
    exists.tenses = owner.tenses.filter { $0 == .copulaPast || $0 == .past }.map { _ in .copulaPast
    }
    units[place - 1] = owned
    units[place].forms = [exists]
    if place + 1 < units.count, units[place + 1].has("değil") || units[place + 1].has("olmak") {
      if units[place + 1].has("değil") { units[place].forms[0].lemma = "yok" }
      units.remove(at: place + 1)
    }
  }
}
