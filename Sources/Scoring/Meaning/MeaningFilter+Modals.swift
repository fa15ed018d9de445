import Bilingual
import Turkish

/// Ability, suggestions and states, which Turkish and English express by different means.
extension MeaningFilter {
  /// Makes haklı olmak, which an embedded clause needs, the nominal predicate haklı.
  func joinCopula(_ units: inout [MeaningUnit]) {
    guard let place = units.firstIndex(where: { $0.has("olmak") }), place > 0,
      let copula = units[place].forms.first(where: { $0.lemma == "olmak" }),
      let predicate = units[place - 1].mapped({ form in
        guard form.kind != .verb, form.person == nil, form.grammaticalCase == nil else {
          return nil
        }
        var form = form
        form.person = copula.person
        return form
      })
    else { return }
    units[place - 1] = predicate
    units[place - 1].words = predicate.words.joined(with: units[place].words)
    units.remove(at: place)
  }

  /// Makes yüzme bilmek yüzebilmek for “can swim”, and görebilmek görmek for “can see”.
  func joinAbility(_ units: inout [MeaningUnit]) {
    guard witness.allows(.ability), let english, english.has("can", "could") else { return }
    var joined: [MeaningUnit] = []
    for unit in units {
      if unit.has("bilmek"), let before = joined.last, let know = unit.form(of: "bilmek"),
        let skill = before.mapped({ form in
          guard form.kind == .verb, form.others.last == .verbalNoun, form.possessive == nil,
            form.grammaticalCase == nil || form.grammaticalCase == .accusative
          else { return nil }
          var ability = know
          ability.lemma = form.lemma
          ability.tenses.insert(.ability, at: 0)
          return ability
        })
      {
        joined[joined.count - 1] = skill
        joined[joined.count - 1].isAsked = unit.isAsked
        joined[joined.count - 1].words = before.words.joined(with: unit.words)
        continue
      }
      var unit = unit
      for index in unit.forms.indices where Self.perceptions.contains(unit.forms[index].lemma) {
        unit.forms[index].tenses.removeAll { $0 == .ability }
      }
      joined.append(unit)
    }
    units = joined
  }

  private static let perceptions: Set = ["görmek", "duymak", "işitmek"]

  /// Makes denememe izin ver deneyeyim, and takes off hadi before a suggestion.
  func joinSuggestion(_ units: inout [MeaningUnit]) {
    guard witness.allows(.suggestion), let english, english.has("let") else { return }
    if english.has("us"), units.contains(where: { $0.suggests(.firstPlural) }) {
      units.removeAll { $0.has(["hadi", "haydi"]) }
    }
    guard let place = units.firstIndex(where: { $0.has(["izin", "izin vermek"]) }), place > 0,
      let last = units[place...].firstIndex(where: { $0.has(["vermek", "izin vermek"]) }),
      units[last].forms.contains(where: { $0.tenses == [.imperative] && !$0.isNegative }),
      let wish = units[place - 1].mapped({ form in
        guard form.kind == .verb, form.others.last == .verbalNoun, form.grammaticalCase == .dative,
          let person = form.possessive
        else { return nil }
        var wish = form
        wish.others.removeLast()
        (wish.possessive, wish.grammaticalCase) = (nil, nil)
        wish.person = person == .third ? nil : person
        wish.tenses = person == .third ? [.imperative] : [.optative]
        return wish
      })
    else { return }
    units[place - 1] = wish
    units[place - 1].words = wish.words.joined(with: units[last].words)
    units.removeSubrange(place...last)
  }

  /// Makes bir saattir, bir saatten beri and bir saatten bu yana one form, for “for” and “since”.
  func joinDuration(_ units: inout [MeaningUnit]) {
    guard witness.allows(.duration), let english, english.has("for", "since") else { return }
    var joined: [MeaningUnit] = []
    var place = units.startIndex
    while place < units.endIndex {
      let unit = units[place]
      let isSince = unit.has("bu") && place + 1 < units.endIndex && units[place + 1].has("yana")
      if unit.has(["beri", "bu yana"]) || isSince, let before = joined.last,
        let duration = before.mapped({ Self.duration($0, from: .ablative) })
      {
        let last = isSince ? place + 1 : place
        joined[joined.count - 1] = duration
        joined[joined.count - 1].words = before.words.joined(with: units[last].words)
        place = last + 1
        continue
      }
      // At the end -DIr makes a sentence: on yıldır, it is ten years.
      let isInside = place + 1 < units.endIndex
      joined.append(isInside ? unit.mapped { Self.duration($0, from: nil) } ?? unit : unit)
      place += 1
    }
    units = joined
  }

  /// The form of a time with -DIr, or with the case that beri governs.
  private static func duration(_ form: MeaningForm, from grammaticalCase: Suffix?) -> MeaningForm? {
    guard form.kind != .verb, form.grammaticalCase == grammaticalCase else { return nil }
    guard grammaticalCase != nil || form.tenses == [.assertive] else { return nil }
    var form = form
    form.grammaticalCase = nil
    form.tenses = []
    form.markers.insert(.duration)
    return form
  }

  /// Makes evde yok evde değil.
  func joinAbsence(_ units: inout [MeaningUnit]) {
    guard witness.allows(.absence), let english, english.isNegative,
      !english.hasForm(of: "there", "have", "exist"), units.count > 1
    else { return }
    for place in units.indices.dropFirst() where units[place].has("yok") {
      guard units[place - 1].forms.contains(where: { $0.grammaticalCase == .locative }) else {
        continue
      }
      for index in units[place].forms.indices where units[place].forms[index].lemma == "yok" {
        units[place].forms[index].lemma = "değil"
        units[place].forms[index].kind = .conjunction
      }
    }
  }

  /// Makes acıktım açım for “I am hungry”, and özledim özlüyorum for “I miss”.
  func normalizeState(_ form: inout MeaningForm, _ english: EnglishGrammar) {
    guard form.isFiniteVerb, form.tenses == [.past], !form.isNegative,
      !english.tenses.contains(.perfect)
    else { return }
    if english.tenses.contains(.simplePast) {
      // “I was tired”, but not “I got tired”.
      guard english.has("was", "were"), let (state, word) = Self.states[form.lemma],
        english.has(word)
      else { return }
      (form.lemma, form.kind, form.tenses) = (state, .nominal, [.copulaPast])
      return
    }
    if form.lemma == "özlemek", english.hasForm(of: "miss") { form.tenses = [.progressive] }
    guard let (state, word) = Self.states[form.lemma], english.has(word) else { return }
    (form.lemma, form.kind, form.tenses) = (state, .nominal, [])
  }

  /// Verbs of change with the adjective of the state and its English word.
  private static let states = [
    "acıkmak": ("aç", "hungry"), "doymak": ("tok", "full"), "yorulmak": ("yorgun", "tired"),
    "susamak": ("susuz", "thirsty"), "kızmak": ("kızgın", "angry"),
    "korkmak": ("korkmuş", "scared"),
    "şaşırmak": ("şaşkın", "surprised"),
    "terlemek": ("terli", "sweaty"), "üzülmek": ("üzgün", "sad"), "hastalanmak": ("hasta", "ill"),
  ]
}

extension MeaningUnit {
  /// The first way to understand the unit as a form of a lemma.
  func form(of lemma: String) -> MeaningForm? { forms.first { $0.lemma == lemma } }

  /// Whether the unit is an optative of a person: gidelim.
  func suggests(_ person: MeaningForm.Person) -> Bool {
    forms.contains { $0.person == person && $0.tenses == [.optative] }
  }
}
