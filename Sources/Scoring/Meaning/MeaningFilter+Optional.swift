import Bilingual
import Turkish

/// Words that add nothing to a sentence.
extension MeaningFilter {
  /// Whether the sentence has a negative verb, değil or yok.
  static func isNegative(_ units: [MeaningUnit]) -> Bool {
    units.contains { unit in
      unit.forms.contains { $0.isNegative || $0.others.contains(.withoutDoing) }
        || unit.has(["değil", "yok"])
    }
  }

  func dropOptionalWords(_ units: inout [MeaningUnit]) {
    guard allows(.optionalWord) else { return }
    let isConditional = units.contains { unit in
      unit.forms.contains {
        $0.tenses.contains(.conditional) || $0.tenses.contains(.copulaConditional)
      }
    }
    let isNegative = Self.isNegative(units)
    let old = units
    units = old.indices.compactMap { place in
      let unit = old[place]
      guard !unit.isAsked, old.count > 1 else { return unit }
      if unit.has("eğer"), isConditional { return nil }
      if unit.has("hiç"), isNegative || english?.isQuestion == true, isAnySaid { return nil }
      if unit.has("hiçbir"), isNegative, english?.has("no", "any") == true { return nil }
      if place > 0, addsNothing(unit, after: old[place - 1]) { return nil }
      if place + 1 < old.count, isShownOtherwise(unit, before: old[place + 1]) { return nil }
      return isNamedByItsVerb(old, place) ? nil : unit
    }
  }

  /// Whether a word only says what the tense of the English or the next word says: şu anda with what
  /// is going on, eskiden with what used to be, her before iki, kendi before an owned noun.
  private func isShownOtherwise(_ unit: MeaningUnit, before next: MeaningUnit) -> Bool {
    guard let english else { return false }
    if unit.has(["şu anda", "şu an"]) {
      return english.tenses == [.presentProgressive] && !english.has("now", "moment")
    }
    if unit.has(["eskiden", "bir zamanlar"]) { return english.tenses.contains(.usedTo) }
    if unit.has("her") { return english.has("both") && next.has(["iki", "2"]) }
    if unit.has("kendi"), unit.forms.contains(where: \.isBare), !english.has("own") {
      return english.has("my", "your", "his", "her", "its", "our", "their")
        && next.forms.contains { $0.kind == .nominal && $0.possessive != nil }
    }
    return false
  }

  /// Whether the English has a word that hiç only stresses: “any”, “ever”, “at all”.
  private var isAnySaid: Bool {
    guard let english else { return false }
    return english.has(anyOf: Self.stressed) || english.hasPhrase("at all")
  }

  private static let stressed: Set = [
    "ever", "any", "never", "no", "nobody", "nothing", "none", "anybody", "anyone", "anything",
    "since", "single",
  ]

  private func addsNothing(_ unit: MeaningUnit, after before: MeaningUnit) -> Bool {
    if unit.has(["birlikte", "beraber"]) {
      return english?.has("together") == false
        && before.forms.contains { $0.grammaticalCase == .instrumental }
    }
    if unit.has("boyunca") {
      return english?.has("for") == true && english?.has("along", "throughout") == false
        && before.forms.contains { $0.isBare && Self.spans.contains($0.lemma) }
    }
    if unit.has("tane") { return before.forms.contains { $0.kind == .numeral } }
    if unit.has("daha") {
      return english?.has("than") == true
        && before.forms.contains { $0.grammaticalCase == .ablative }
    }
    if unit.has("olarak") {
      return english?.has("as") == false
        && before.forms.contains { form in
          form.isBare
            && witness.lexicon.entries(of: form.lemma).first?.partOfSpeech == .adjective
        }
    }
    if unit.has("beri") { return before.forms.contains { $0.others.last == .ever } }
    // “you guys”
    if unit.has(["arkadaş", "çocuk"]), unit.forms.contains(where: \.isPlural) {
      return english?.has("guys") == true && before.has("siz")
    }
    return unit.forms.contains { $0.isBare && ["de", "da"].contains($0.lemma) }
      && linksOnly(after: before)
  }

  /// Whether de after a word only links: hem … hem de, sonra da; “too” or “even” it would say.
  private func linksOnly(after before: MeaningUnit) -> Bool {
    guard let english, !english.has("too", "also", "even", "either"),
      !english.hasPhrase("as well"), !before.forms.contains(where: \.isConditional)
    else { return false }
    return english.has("and", "but", "neither", "nor", "both")
      || before.forms.contains { $0.grammaticalCase == nil && Self.beforeLink.contains($0.lemma) }
  }

  private static let spans: Set = [
    "saniye", "dakika", "saat", "gün", "hafta", "ay", "yıl", "sene",
  ]

  private static let beforeLink: Set = [
    "gerçekten", "hem", "ne", "sonra", "belki", "pek", "yine", "bazen", "hiç",
  ]

  /// Whether a word only repeats what its verb says: yemek yemek, kendimi iyi hissetmek.
  private func isNamedByItsVerb(_ units: [MeaningUnit], _ place: Int) -> Bool {
    let unit = units[place]
    if place + 1 < units.count, english?.hasForm(of: "eat") == true,
      unit.forms.contains(where: { $0.lemma == "yemek" && $0.kind == .nominal && $0.isBare })
    {
      return units[place + 1].forms.contains { $0.lemma == "yemek" && $0.kind == .verb }
    }
    if unit.has("kendi"), english?.hasForm(of: "feel") == true {
      let owners = unit.forms.filter { $0.grammaticalCase == .accusative }
        .map { $0.possessive ?? .third }
      return units.contains { unit in
        unit.forms.contains { form in
          form.lemma == "hissetmek" && owners.contains(form.person ?? .third)
        }
      }
    }
    if unit.has("hava"), unit.forms.contains(where: \.isBare) { return isWeather }
    if unit.has("herhangi"), place + 1 < units.count,
      english?.has("any", "anyone", "anybody", "anything") == true
    {
      return units[place + 1].has(["bir", "biri", "birisi"])
    }
    return false
  }

  private var isWeather: Bool {
    guard let english else { return false }
    return (english.isNeutralSubject || english.has("weather"))
      && english.has(
        "cloudy",
        "sunny",
        "hot",
        "cold",
        "warm",
        "windy",
        "rainy",
        "foggy",
        "cool",
        "snowy",
        "clear",
        "dark"
      )
  }

  /// Verbs with the object that they always have, and the English that names both together.
  private static let ownObjects = [
    "yemek yemek": ("yemek", "eat"), "ders çalışmak": ("çalışmak", "study"),
  ]

  /// The verb of a phrase whose object the English doesn't name: yemek yedim, I ate.
  func plainVerb(of lemma: String) -> String? {
    guard allows(.optionalWord), let (verb, word) = Self.ownObjects[lemma] else { return nil }
    return english?.hasForm(of: word) == true ? verb : nil
  }
}

extension MeaningForm {
  fileprivate var isConditional: Bool {
    tenses.contains(.conditional) || tenses.contains(.copulaConditional)
  }
}
