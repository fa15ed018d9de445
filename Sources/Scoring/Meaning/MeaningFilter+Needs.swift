import Bilingual
import Turkish

/// Needs, requests and times.
extension MeaningFilter {
  /// Makes bana bir araba lazım arabaya ihtiyacım var.
  func joinNeed(_ units: inout [MeaningUnit]) {
    guard allows(.need), let english, english.hasForm(of: "need"),
      let place = units.lastIndex(where: { $0.has(["lazım", "gerek", "gerekmek"]) }), place > 1,
      let need = units[place].forms.first(where: {
        ["lazım", "gerek", "gerekmek"].contains($0.lemma)
      }),
      let thing = units[place - 1].mapped({ form in
        guard form.kind != .verb, form.grammaticalCase == nil, form.kind != .pronoun else {
          return nil
        }
        var form = form
        form.grammaticalCase = .dative
        return form
      }),
      let who = units[..<(place - 1)].firstIndex(where: { unit in
        unit.forms.contains { $0.grammaticalCase == .dative && $0.kind != .verb }
      }), let owner = Self.owner(in: units[who])
    else { return }
    var isNegative = need.isNegative
    if place + 1 < units.count, units[place + 1].has("değil") {
      isNegative = true
      units[place].words = units[place].words.joined(with: units[place + 1].words)
      units[place].isAsked = units[place].isAsked || units[place + 1].isAsked
      units.remove(at: place + 1)
    }
    var exists = units[place]
    var form = MeaningForm(lemma: isNegative ? "yok" : "var", kind: .nominal)
    if need.tenses.contains(where: { $0 == .past || $0 == .copulaPast }) {
      form.tenses = [.copulaPast]
    }
    exists.forms = [form]
    var lack = MeaningForm(lemma: "ihtiyaç", kind: .nominal)
    lack.possessive = owner.person
    units[place - 1] = thing
    units[place].forms = [lack]
    units[place].isAsked = false
    units.insert(exists, at: place + 1)
    if owner.isPronoun {
      units.remove(at: who)
    } else if let genitive = units[who].mapped({ form in
      guard form.grammaticalCase == .dative else { return nil }
      var form = form
      form.grammaticalCase = .genitive
      return form
    }) {
      units[who] = genitive
    }
  }

  /// The person of somebody who needs something, in the dative.
  private static func owner(
    in unit: MeaningUnit
  ) -> (person: MeaningForm.Person, isPronoun: Bool)? {
    guard let form = unit.forms.first(where: { $0.grammaticalCase == .dative }) else { return nil }
    guard form.kind == .pronoun else { return (.third, false) }
    if let person = subjects[form.lemma] { return (person, true) }
    return form.lemma == "o" && !form.isPlural ? (.third, true) : (.third, false)
  }

  /// Makes bekleyebilir misin bekler misin in a request, but not where a skill is asked about.
  func joinRequest(_ units: inout [MeaningUnit]) {
    guard allows(.request), let english, english.isQuestion, english.has("you"),
      english.has("can", "could", "will", "would")
    else { return }
    for place in units.indices where units[place].isAsked {
      units[place].forms += units[place].forms.compactMap { form in
        guard form.person == .second || form.person == .secondPlural,
          form.tenses == [.ability, .aorist] || form.tenses == [.aorist], !form.isNegative,
          !Self.skills.contains(form.lemma) || english.has("please", "me", "us")
        else { return nil }
        var request = form
        request.tenses = []
        request.markers.insert(.request)
        return request
      }
    }
  }

  private static let skills: Set = [
    "yüzmek", "sürmek", "kullanmak", "araba kullanmak", "araba sürmek", "konuşmak", "okumak",
    "yazmak", "çalmak", "yemek yapmak", "yemek pişirmek", "dans etmek", "görmek", "duymak",
    "anlamak", "koşmak", "uçmak", "şarkı söylemek", "çizmek", "hatırlamak", "gelmek",
  ]

  /// Makes arabanın içinde arabada, and masanın üstünde masada.
  func joinPlaces(_ units: inout [MeaningUnit]) {
    guard allows(.place), let english else { return }
    var inner: Set<String> = []
    if english.has("in", "inside") { inner.formUnion(["iç", "içinde"]) }
    if english.has("on") { inner.formUnion(["üst", "üzer", "üzeri", "üstünde", "üzerinde"]) }
    guard !inner.isEmpty else { return }
    var joined: [MeaningUnit] = []
    for unit in units {
      if let word = unit.forms.first(where: { form in
        inner.contains(form.lemma) && (form.grammaticalCase ?? .locative) == .locative
      }), word.grammaticalCase != nil || word.lemma.hasSuffix("nde"),
        let before = joined.last?.mapped({ form in
          guard form.grammaticalCase == .genitive, form.kind == .nominal else { return nil }
          var form = form
          form.grammaticalCase = .locative
          (form.person, form.tenses) = (word.person, word.tenses)
          return form
        })
      {
        joined[joined.count - 1] = before
        joined[joined.count - 1].isAsked = unit.isAsked
        joined[joined.count - 1].words = before.words.joined(with: unit.words)
      } else {
        joined.append(unit)
      }
    }
    units = joined
  }

  /// Leaves out saat, gün, ay and yıl with a time that is clear without them.
  func joinDates(_ units: inout [MeaningUnit]) {
    guard allows(.timeWord) else { return }
    var joined: [MeaningUnit] = []
    for (place, unit) in units.enumerated() {
      if unit.has("saat"), unit.forms.contains(where: \.isBare), !unit.isAsked,
        place + 1 < units.count, english?.hasForm(of: "hour", "clock", "watch") == false,
        units[place + 1].forms.contains(where: { $0.kind == .numeral && $0.grammaticalCase != nil })
      {
        continue
      }
      if let before = joined.last, let date = Self.date(before, unit) {
        joined[joined.count - 1] = date
      } else if let before = joined.last, let (day, month) = Self.day(unit, of: before) {
        joined[joined.count - 1] = day
        joined.append(month)
      } else {
        joined.append(unit)
      }
    }
    units = joined
  }

  /// A day, month or year with the word for it: cuma günü, mayıs ayında, 1975 yılında.
  private static func date(_ name: MeaningUnit, _ word: MeaningUnit) -> MeaningUnit? {
    guard !name.isAsked,
      let nouns = [(days, daysWords), (months, monthWords)].first(where: { name.has($0.0) })?.1
        ?? (name.forms.contains { $0.kind == .numeral && $0.isYear } ? yearWords : nil),
      let ending = word.forms.first(where: { nouns.contains($0.lemma) && $0.possessive == .third }),
      let date = name.mapped({ form in
        guard form.grammaticalCase == nil, form.possessive == nil else { return nil }
        var form = form
        form.grammaticalCase = ending.grammaticalCase
        return form
      })
    else { return nil }
    var unit = date
    unit.words = name.words.joined(with: word.words)
    unit.isAsked = word.isAsked
    return unit
  }

  /// Makes mayısın beşinde beş mayısta.
  private static func day(_ day: MeaningUnit, of month: MeaningUnit) -> (MeaningUnit, MeaningUnit)?
  {
    guard month.has(months), !month.isAsked,
      let number = day.forms.first(where: { Int($0.lemma) != nil && $0.possessive == .third }),
      let name = month.mapped({ form in
        guard months.contains(form.lemma), form.grammaticalCase == .genitive else { return nil }
        var form = form
        form.grammaticalCase = number.grammaticalCase
        (form.tenses, form.person) = (number.tenses, number.person)
        return form
      })
    else { return nil }
    var (first, second) = (day, name)
    first.forms = [MeaningForm(lemma: number.lemma, kind: .numeral)]
    first.isAsked = false
    second.isAsked = day.isAsked
    return (first, second)
  }

  private static let days: Set = [
    "pazartesi", "salı", "çarşamba", "perşembe", "cuma", "cumartesi", "pazar",
  ]
  private static let months: Set = [
    "ocak", "şubat", "mart", "nisan", "mayıs", "haziran", "temmuz", "ağustos", "eylül", "ekim",
    "kasım", "aralık",
  ]
  /// Whether a word names a day or a month.
  static func isDate(_ lemma: String) -> Bool { days.contains(lemma) || months.contains(lemma) }

  private static let daysWords: Set = ["gün"]
  private static let monthWords: Set = ["ay", "tarih", "gün"]
  private static let yearWords: Set = ["yıl", "sene"]
}

extension MeaningForm {
  /// Whether a number can be that of a year.
  fileprivate var isYear: Bool { Int(lemma).map { (1_000...2_200).contains($0) } ?? false }
}
