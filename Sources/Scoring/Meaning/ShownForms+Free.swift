import Bilingual
import Turkish

/// Forms that Turkish leaves open, whatever the English says.
extension ShownForms {
  /// Whether the answer puts the same in another way, whatever its English.
  func isFreeForm(
    _ entry: SentenceComparison.LocatedDifference,
    _ form: MeaningForm,
    _ other: MeaningForm
  ) -> Bool {
    let pair = comparison.pairing.pairs[entry.pair]
    switch entry.difference.category {
    case .tense, .voice, .possessive:
      // Verbal nouns are interchangeable: azalış, azalma; giriş, girilmesi.
      let nouns: Set<Suffix?> = [.manner, .verbalNoun]
      if form.others.last != other.others.last, nouns.contains(form.others.last),
        nouns.contains(other.others.last)
      {
        return true
      }
      // Before önce they do so with any noun: yemekten önce, yemeden önce.
      if isFollowed(pair, by: ["önce"]), other.mayPrecedeBefore { return true }
      // What somebody is asked to do may be told of nobody: olmanız, olunması rica olunur.
      if form.others == [.verbalNoun], other.others == [.passive, .verbalNoun],
        other.possessive == .third
      {
        return true
      }
      // övünecek bir şey, övünülecek bir şey
      if isFutureParticiple(pair) { return true }
      // bitirmiş olacak, bitirmiş olur
      if form.lemma == "olmak", other.lemma == "olmak", form.tenses.first == .future,
        other.tenses.first == .aorist
      {
        return true
      }
      // Verbs made of one noun by different endings are different verbs: genellenmek,
      // genelleştirilmek.
      return Self.derivation(form) != Self.derivation(other)
    case .person:
      // evi sattılar, ev satıldı: “they” is anybody.
      // gerek is a noun before it is “be necessary!”.
      return form.others.contains { $0.slot == .voice } && !other.others.contains(.passive)
        || isBareNoun(pair)
    case .number: return form.grammaticalCase == .instrumental || form.kind == .pronoun
    case .case:
      guard form.grammaticalCase == .accusative || other.grammaticalCase == .accusative,
        form.grammaticalCase == nil || other.grammaticalCase == nil
      else { return isOwnerOfCompound(form, other, pair) || isOwnerApart(form, other, pair) }
      // The object of a verb that is a noun may be any: Türkçe öğrenmek, Türkçeyi öğrenmek.
      return form.kind == .nominal && form.possessive == nil && other.possessive == nil
        && links.entries(of: form.lemma).contains { $0.partOfSpeech == .noun }
        && !["bu", "şu", "o"].contains(where: { isPreceded(pair, by: $0) })
        && isObjectOfNonfinite(pair)
        || other.grammaticalCase == .accusative
          && isPreceded(pair, by: "bir")
    default: return false
    }
  }

  /// Whether the verb of a clause has become that of a sentence, or the other way round, so that its
  /// endings can't be compared: hangi eve taşınacağına, hangi eve taşınacaksın.
  func isOtherClause(
    _ form: MeaningForm,
    _ other: MeaningForm,
    _ category: Finding.Category
  ) -> Bool {
    // ararken has no person of its own.
    if form.tenses.contains(.whileBeing) != other.tenses.contains(.whileBeing) { return true }
    guard form.kind == .verb, form.isFiniteVerb != other.isFiniteVerb else { return false }
    if category == .case || category == .possessive { return true }
    // çalan kimin telefonu
    if other.others.last == .participle { return meaning.found.last?.forms.first?.kind != .verb }
    return false
  }

  /// Whether the verb of an indirect question has become that of a question: hangi eve taşınacağına
  /// karar verdin mi; hangi eve taşınacaksın, karar verdin mi.
  func isNewSentence(_ pair: WordPairing.Pair) -> Bool {
    guard meaning.found.contains(where: { QuestionWord($0) != nil }),
      let unit = meaning.expected.first(where: { $0.words.overlaps(pair.expected) }),
      let other = meaning.found.first(where: { $0.words.overlaps(pair.found) })
    else { return false }
    let verbs = unit.forms.filter { $0.kind == .verb }
    return !verbs.isEmpty && !verbs.contains(where: \.isFiniteVerb)
      && other.forms.contains { form in
        form.isFiniteVerb && !form.tenses.isEmpty && verbs.contains { $0.lemma == form.lemma }
      }
  }

  /// Whether a number that comes before its noun follows it as what it owns: iki kızım, kızlarımın
  /// ikisi.
  static func hasPartitive(_ meaning: MeaningComparison) -> Bool {
    meaning.found.indices.dropFirst().contains { place in
      let isOwned = meaning.found[place].forms.contains { form in
        form.kind == .numeral && form.possessive == .third
      }
      return isOwned && meaning.found[place - 1].forms.contains { $0.grammaticalCase == .genitive }
        && meaning.expected.contains { unit in
          unit.forms.contains { $0.kind == .numeral && $0.possessive == nil }
        }
    }
  }

  /// Whether both words may be participles before a noun: övünülecek nesi var.
  private func isFutureParticiple(_ pair: WordPairing.Pair) -> Bool {
    [(meaning.expected, pair.expected), (meaning.found, pair.found)].allSatisfy { units, words in
      guard let place = units.firstIndex(where: { $0.words.overlaps(words) }),
        place + 1 < units.count
      else { return false }
      return units[place].forms.contains { form in
        form.others.last == .futureParticiple && form.possessive == nil
          && form.grammaticalCase == nil
      }
    }
  }

  func areBothPassive(_ pair: WordPairing.Pair) -> Bool {
    [(meaning.expected, pair.expected), (meaning.found, pair.found)].allSatisfy { units, words in
      units.contains { unit in
        unit.words.overlaps(words) && unit.forms.contains { $0.others.contains(.passive) }
      }
    }
  }

  private static func derivation(_ form: MeaningForm) -> [Suffix] {
    form.others.filter { $0.slot == .derivation }
  }

  private func isFollowed(_ pair: WordPairing.Pair, by lemmas: Set<String>) -> Bool {
    guard let place = meaning.found.firstIndex(where: { $0.words.overlaps(pair.found) }),
      place + 1 < meaning.found.count
    else { return false }
    return meaning.found[place + 1].has(lemmas)
  }

  func isPreceded(_ pair: WordPairing.Pair, by word: String) -> Bool {
    guard let place = pair.found.first, place > 0 else { return false }
    return comparison.foundWords[place - 1] == CodePage.encode(word)
  }

  /// Whether the next verb of the answer is an infinitive, a verbal noun or a converb.
  private func isObjectOfNonfinite(_ pair: WordPairing.Pair) -> Bool {
    guard let place = meaning.found.firstIndex(where: { $0.words.overlaps(pair.found) }),
      let verb = meaning.found[(place + 1)...].first(where: { $0.forms[0].kind == .verb })
    else { return false }
    if verb.forms[0].others.contains(.infinitive) { return true }
    return verb.forms.allSatisfy {
      $0.kind != .verb || !$0.isFiniteVerb || $0.tenses.contains(.whileBeing)
    }
  }

  /// Whether a thing that owns another is told as the first part of a compound: toplantının gündemi,
  /// toplantı gündemi.
  private func isOwnerOfCompound(
    _ form: MeaningForm,
    _ other: MeaningForm,
    _ pair: WordPairing.Pair
  ) -> Bool {
    guard form.grammaticalCase == .genitive, other.isBare, form.possessive == nil,
      !english.has("'s"), !lexicon.entries(of: form.lemma).isEmpty,
      let place = meaning.found.firstIndex(where: { $0.words.overlaps(pair.found) }),
      place + 1 < meaning.found.count
    else { return false }
    // denizi is “the sea” as an object too.
    let next = meaning.found[place + 1]
    return next.forms.contains { $0.kind == .nominal && $0.possessive == .third }
      && !next.forms.contains { $0.possessive == nil && $0.grammaticalCase == .accusative }
      && !next.has(Self.sides)
  }

  /// Whether the first part of a compound is told as the owner: su faturası, suyun faturası.
  private func isOwnerApart(
    _ form: MeaningForm,
    _ other: MeaningForm,
    _ pair: WordPairing.Pair
  ) -> Bool {
    guard form.isBare, other.grammaticalCase == .genitive, other.possessive == nil,
      !lexicon.entries(of: form.lemma).isEmpty,
      let place = meaning.found.firstIndex(where: { $0.words.overlaps(pair.found) }),
      place + 1 < meaning.found.count
    else { return false }
    return meaning.found[place + 1].forms.contains { form in
      form.kind == .nominal && form.possessive == .third
    }
  }

  /// Whether a typed word is a noun or an adjective without an ending.
  private func isBareNoun(_ pair: WordPairing.Pair) -> Bool {
    meaning.found.contains { unit in
      unit.words.overlaps(pair.found)
        && unit.forms.contains {
          $0.kind == .nominal && $0.isBare && !lexicon.entries(of: $0.lemma).isEmpty
        }
    }
  }

  /// Nouns for places beside something, which always take a genitive: evin arkası.
  static let sides: Set = [
    "arka", "karşı", "ön", "üst", "üzer", "üzeri", "alt", "iç", "yan", "ara", "dış", "orta",
    "etraf", "çevre", "taraf", "sağ", "sol", "kenar", "baş", "uç", "dip",
  ]

  /// Relatives, which usually take a possessive: annem, “my mother”.
  static let kin: Set = [
    "anne", "baba", "abla", "ağabey", "abi", "kardeş", "teyze", "hala", "dayı", "amca", "dede",
    "büyükanne", "büyükbaba", "oğul", "kız", "eş", "karı", "koca", "arkadaş", "çocuk", "torun",
    "kuzen", "yeğen", "komşu", "misafir", "konuk", "akraba", "sevgili", "nişanlı",
  ]

  /// Places whose direction and rest English doesn't tell apart: burada çiz, buraya çiz.
  static let places: Set = [
    "bura", "şura", "ora", "dışarı", "içeri", "yukarı", "aşağı", "ileri", "geri", "burada", "orada",
    "şurada", "buraya", "oraya", "şuraya", "nere", "nerede", "nereye",
  ]
}
