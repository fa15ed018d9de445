import Scoring
import Turkish

/// The Turkish explanation of a finding.
struct TurkishExplanation {
  let details: FindingDetails

  var finding: Finding { details.finding }
  var right: String { details.right }
  var typed: String { details.typed }

  /// One sentence with both forms, their meaning and the rule.
  var sentence: String {
    switch finding.category {
    case .harmony: harmony
    case .consonant: consonant
    case .buffer: buffer
    case .stemVowel: stemVowel
    case .case: caseEnding
    case .possessive: possessive
    case .number: number
    case .person: person
    case .tense: tense
    case .voice: voice
    case .negation: negation
    case .miParticle: questionParticle
    case .deDa: deDa
    case .kiClitic: ki
    case .apostrophe: apostrophe
    case .diacritics: diacritics
    case .spacing: spacing
    case .typo where details.has(.spoken):
      "Konuşma dilinde \(typed) denir, yazıda \(right) yazılır."
    case .typo: "Yazım yanlışı: \(letters); \(forms)"
    case .wordOrder: wordOrder
    case .missingWord: "Bir sözcük eksik: \(right)."
    case .extraWord: "\(typed) burada fazla bir sözcük; çıkar."
    case .wrongWord: wrongWord
    }
  }

  /// The end of many sentences: doğrusu “okula”, “okulda” değil.
  var forms: String { "doğrusu \(right), \(typed) değil." }

  func meaning(_ form: Finding.SuffixForm) -> SuffixMeaning { .turkish(form.suffix) }

  /// Returns the name of a suffix with its letters and meaning: “yönelme hâli eki -a (kime,
  /// nereye?)”.
  func described(_ form: Finding.SuffixForm) -> String {
    "\(named(form)) (\(meaning(form).gloss))"
  }

  func named(_ form: Finding.SuffixForm) -> String {
    let name = meaning(form).name
    if let open = form.openNegative { return "\(name) -\(open) (burada -\(form.text))" }
    return form.text.isEmpty || name.hasPrefix("-") ? name : "\(name) -\(form.text)"
  }

  /// The other reading of the typed form, if it has one.
  var otherReading: String {
    guard let other = details.alsoReads else { return "" }
    return " (yazılışı aynı olan: \(meaning(other).name), \(meaning(other).gloss))"
  }
}

// The sounds: harmony, consonants, buffer letters, stems.
extension TurkishExplanation {
  private var harmony: String {
    guard let vowel = details.vowel else {
      if let letter = details.onlyLetter {
        if letter.isOfPresent {
          return "-yor ekinin ünlüsü hiç değişmez: \(forms)"
        }
        return "Buradaki ünlü \(letter.expected) olur, \(letter.found) olmaz: \(forms)"
      }
      return "Ünlü uyumu: ek, kendinden önceki son ünlüye uyar; \(forms)"
    }
    let suffix =
      details.shape.map { "ek -\($0.form.text) olur, -\($0.found) olmaz" }
      ?? "ekin ünlüsü \(vowel.expected) olur"
    guard details.followsHarmony else {
      return "Ünlü uyumuna uymayan bir sözcük: buradaki \(vowel.after) ünlüsünden sonra "
        + "\(suffix): \(forms)"
    }
    return "Ünlü uyumu: \(vowel.after) ünlüsünden sonra \(suffix): \(forms)"
  }

  private var consonant: String {
    if let seam = details.assimilation {
      let before =
        seam.after.isTurkishVowel
        ? "\(seam.after) ünlüsünden"
        : "\(seam.after.isVoiceless ? "sert" : "yumuşak") \(seam.after) ünsüzünden"
      let shape = details.shape.map { " (-\($0.form.text))" } ?? ""
      return "Ünsüz uyumu: \(before) sonra ek \(seam.expected) ile başlar\(shape): \(forms)"
    }
    switch details.stemChange {
    case .softens(let stem, let from, let to)?:
      return "Ünsüz yumuşaması: \(atEnd(of: stem)) \(from), ünlüden önce \(to) olur: \(forms)"
    case .staysHard(let stem?, let letter)? where !details.hasVowel(after: stem):
      return "Son ünsüz: \(stem.quoted) sözcüğünün sonunda ve ünsüzden önce \(letter) bulunur: "
        + forms
    case .staysHard(let stem, let letter)?:
      return "Son ünsüz: \(atEnd(of: stem)) \(letter), ünlüden önce de değişmez: \(forms)"
    default: break
    }
    for case .letterReplaced(_, let expected, let found) in details.letters {
      return "Buradaki ünsüz \(expected) olmalı, \(found) değil: \(forms)"
    }
    return "Ünsüzler birbirine uymalı: \(forms)"
  }

  private func atEnd(of stem: String?) -> String {
    stem.map { "\($0.quoted) sözcüğünün sonundaki" } ?? "sondaki"
  }

  private func inLastSyllable(of stem: String?) -> String {
    stem.map { "\($0.quoted) sözcüğünün son hecesindeki" } ?? "son hecedeki"
  }

  private var buffer: String {
    guard let buffer = details.buffer else {
      return "Kaynaştırma ünsüzüne (y, s, n, ş) dikkat: \(forms)"
    }
    if buffer.isPronominal, let letter = buffer.expected {
      let before = details.isDemonstrative ? "“bu, şu, o” sözcüklerinden" : "-(s)i (onun) ekinden"
      let not = buffer.found.map { ", \($0) değil" } ?? ""
      return "Başka bir ek gelince \(before) sonra kaynaştırma ünsüzü \(letter) "
        + "kullanılır\(not): \(forms)"
    }
    switch (buffer.expected, buffer.found) {
    case (let expected?, let found?):
      return "Buradaki kaynaştırma ünsüzü \(expected) olmalı, \(found) değil: \(forms)"
    case (let expected?, nil) where details.isBufferOfCopula:
      return "Ünlüden sonra -dı, -sa, -mış ve -ken ekleri \(expected) ile başlar: \(forms)"
    case (let expected?, nil):
      return "İki ünlü arasına kaynaştırma ünsüzü girer, burada \(expected): \(forms)"
    case (nil, "n"?) where buffer.isPronominal:
      return "Kaynaştırma ünsüzü n yalnızca -(s)i (onun) ekinden ve bu, şu, o sözcüklerinden "
        + "sonra gelir: \(forms)"
    case (nil, let found?):
      return "İki ünlü yan yana gelmediği için kaynaştırma ünsüzü \(found) gerekmez: \(forms)"
    case (nil, nil): return "Kaynaştırma ünsüzüne dikkat: \(forms)"
    }
  }

  private var stemVowel: String {
    switch details.stemChange {
    case .narrows(let stem, let from, let to)?:
      details.expects("yor")
        ? "Ünlü daralması: -yor ekinden önce \(atEnd(of: stem)) \(from), \(to) olur: \(forms)"
        : "Ünlü daralması: burada \(atEnd(of: stem)) \(from), \(to) olur: \(forms)"
    case .staysOpen(let stem, let vowel)?:
      "Burada \(atEnd(of: stem)) \(vowel) daralmaz; ünlü ancak -yor ekinden önce daralır: \(forms)"
    case .dropsVowel(let stem, let vowel)?:
      "Ünlü düşmesi: ünlüden önce \(inLastSyllable(of: stem)) \(vowel) düşer: \(forms)"
    case .keepsVowel(let stem, let vowel)?:
      "Burada ünlü düşmesi olmaz, \(inLastSyllable(of: stem)) \(vowel) kalır: \(forms)"
    case .doubles(let stem, let letter)?:
      "Ünsüz ikizleşmesi: ünlüden önce \(atEnd(of: stem)) \(letter) ikizleşir: \(forms)"
    case .staysSingle(let stem, let letter)?:
      "Burada \(atEnd(of: stem)) \(letter) ikizleşmez: \(forms)"
    default: "Kökün bu ekle nasıl birleştiğine dikkat: \(forms)"
    }
  }
}
