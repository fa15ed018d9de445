import Scoring
import Turkish

// Two forms of one word: case, possessive, number, person, tense, negation.
extension TurkishExplanation {
  /// Returns the sentence on a wrong, missing or superfluous suffix.
  private func sentence(on form: FindingDetails.Form, lacking: String, unneeded: String) -> String?
  {
    switch (form.expected, form.found) {
    case (let expected?, let found?):
      "\(typed) sözcüğünde \(described(found)) var\(otherReading); "
        + "burada \(described(expected)) gerekir: \(right)."
    case (let expected?, nil):
      "\(typed) sözcüğünde \(lacking)\(otherReading); "
        + "burada \(described(expected)) gerekir: \(right)."
    case (nil, let found?):
      "\(typed) sözcüğünde \(described(found)) var\(otherReading); \(unneeded): \(right)."
    case (nil, nil): nil
    }
  }

  var caseEnding: String {
    if let other = details.swapped, let ending = details.form?.expected {
      return "\(finding.found.quoted) ile \(other.found.quoted) sözcüklerinin görevleri yer "
        + "değiştirmiş: \(meaning(ending).name) (\(meaning(ending).gloss)) "
        + "\(finding.expected.quoted) sözcüğünde olmalı, \(other.found.quoted) sözcüğünde değil."
    }
    let simple = "\(typed) sözcüğünün hâl eki yanlış; burada \(right) gerekir."
    guard let form = details.form else { return simple }
    if let cause = details.cause, [.verb, .postposition].contains(cause.kind) {
      let word = cause.word.quoted
      guard let expected = form.expected else {
        return "\(word) sözcüğüyle burada hâl eki kullanılmaz: \(forms)"
      }
      return "\(word) sözcüğü burada \(described(expected)) ister: \(forms)"
    }
    return sentence(on: form, lacking: "hâl eki yok", unneeded: "burada sözcük hâl eki almaz")
      ?? simple
  }

  var possessive: String {
    let simple = "İyelik eki farklı: \(forms)"
    guard let form = details.form else { return simple }
    if let cause = details.cause, cause.kind == .genitive, let expected = form.expected {
      return "\(cause.word.quoted) tamlayanından sonra gelen ad "
        + "\(described(expected)) alır: \(forms)"
    }
    return sentence(on: form, lacking: "iyelik eki yok", unneeded: "burada bu ek gerekmez")
      ?? simple
  }

  var number: String {
    if let cause = details.cause, cause.kind == .numeral {
      return "\(cause.word.quoted) sözcüğünden sonra ad tekil kalır: \(forms)"
    }
    guard let form = details.form else { return "Biri tekil, öteki çoğul: \(forms)" }
    if let expected = form.expected {
      return "\(typed) tekil\(otherReading); burada \(named(expected)) gerekir: \(right)."
    }
    return "\(typed) çoğul\(otherReading); burada tekil biçim gerekir: \(right)."
  }

  var person: String {
    if details.has(.register) {
      return
        "“Sen” bir arkadaşa, “siz” saygı duyulan birine ya da birden çok kişiye söylenir: \(forms)"
    }
    let simple = "Kişi farklı: \(forms)"
    if let shape = details.shape {
      return "-m, -n, -k, -nız ekleri -dı ve -sa ile, ötekiler başka zamanlarla kullanılır; burada "
        + "-\(shape.form.text) olur, -\(shape.found) olmaz: \(forms)"
    }
    guard let form = details.form else {
      return NegativeAorist.isRegular(finding.found)
        ? "Geniş zamanın olumsuzunda “ben” ve “biz” için z kullanılmaz: \(forms)" : simple
    }
    if let cause = details.cause, cause.kind == .subject {
      let subject = "\(cause.word.quoted) öznesiyle"
      guard let expected = form.expected else {
        return "\(subject) yüklem kişi eki almaz: \(forms)"
      }
      return "\(subject) yüklem \(named(expected)) alır: \(forms)"
    }
    if let command = form.expected, command.suffix == .imperative {
      return "“O” kişisine verilen emir -\(command.text) ekini alır: \(forms)"
    }
    if let command = form.found, command.suffix == .imperative {
      return "\(typed), -\(command.text) ekiyle “o” kişisine verilen emirdir; "
        + "burada kişi başkadır: \(right)."
    }
    return sentence(
      on: form,
      lacking: "kişi eki yok, kişi “o” olur",
      unneeded: "burada 3. kişi için ek gerekmez"
    ) ?? simple
  }

  var tense: String {
    let simple = "Burada başka bir zaman ya da fiil biçimi gerekir: \(forms)"
    guard let form = details.form else { return simple }
    if let expected = form.expected, let found = form.found {
      let tense = described(found, in: details.parts?.found, details.copula?.found)
      let needed = described(expected, in: details.parts?.expected, details.copula?.expected)
      return "\(typed) sözcüğünde \(tense) var\(otherReading); burada \(needed) gerekir: \(right)."
    }
    return sentence(
      on: form,
      lacking: form.expected?.isConditional == true
        ? "şart eki yok" : details.differsInTense ? "bir zaman eki eksik" : "fiilin bir eki eksik",
      unneeded: "burada bu ek gerekmez"
    ) ?? simple
  }

  /// Describes a tense with the ending after it: “şimdiki zaman eki -yor ve ardından -du”.
  private func described(
    _ form: Finding.SuffixForm,
    in parts: String?,
    _ copula: Finding.SuffixForm?
  ) -> String {
    if let construction = Construction(form, in: parts) {
      let meaning = SuffixMeaning.turkish(construction)
      return "\(meaning.name) (\(meaning.gloss))"
    }
    return copula.map { "\(named(form)) ve ardından -\($0.text)" } ?? described(form)
  }

  var voice: String {
    let simple =
      "Burada başka bir çatı ya da başka bir sözcük gerekir: " + forms
    guard let form = details.form,
      [form.expected, form.found].allSatisfy({ $0.map { $0.suffix.slot == .voice } ?? true })
    else { return simple }
    switch (form.expected, form.found) {
    case (let expected?, let found?):
      return "\(typed) \(voiced(found)) çatıda; burada \(voiced(expected)) çatı gerekir: \(right)."
    case (let expected?, nil) where expected.suffix == .passive && !expected.mayBeReflexive:
      return "\(typed) etken çatıda; burada \(voiced(expected)) çatı gerekir: \(right)."
    case (let expected?, nil):
      return "\(typed), \(voiced(expected)) çatıda değil; burada bu çatı gerekir: \(right)."
    case (nil, let found?) where found.suffix == .passive && !found.mayBeReflexive:
      return "\(typed) \(voiced(found)) çatıda; burada etken çatı gerekir: \(right)."
    case (nil, let found?):
      return "\(typed) \(voiced(found)) çatıda; burada bu çatı gerekmez: \(right)."
    case (nil, nil): return simple
    }
  }

  /// Describes a voice with its letters and meaning: edilgen (-ıl, yapılmak).
  private func voiced(_ form: Finding.SuffixForm) -> String {
    if form.mayBeReflexive { return "edilgen ya da dönüşlü (-\(form.text))" }
    let names: [Suffix: String] = [
      .passive: "edilgen", .causative: "ettirgen", .reflexive: "dönüşlü", .reciprocal: "işteş",
    ]
    return "\(names[form.suffix] ?? "") (-\(form.text), \(meaning(form).gloss))"
  }

  var negation: String {
    if let word = negationWord { return word }
    if let words = details.negativeWords {
      return "\(typed) “\(words.found)” sözcüğünün bir biçimidir; "
        + "burada “\(words.expected)” gerekir: \(right)."
    }
    if details.isOfPhrase, let form = details.form?.expected, form.suffix == .negative {
      return "Bu fiil “değil” ile değil, -\(form.text) ekiyle olumsuz yapılır: \(forms)"
    }
    let simple = "Biri olumlu, öteki olumsuz: \(forms)"
    guard let form = details.form else {
      if details.isMissing { return "Olumsuzluk eksik: burada \(right) gerekir." }
      if details.isExtra { return "\(typed) cümleyi olumsuz yapar; burada gerekmez." }
      return simple
    }
    guard [.polarity, .ability].contains((form.expected ?? form.found)?.suffix.slot) else {
      return "Olumlu ve olumsuz biçime dikkat: \(forms)"
    }
    switch (form.expected, form.found) {
    case (let expected?, nil) where expected.suffix == .negative:
      return "\(typed) olumlu\(otherReading); burada \(named(expected)) gerekir: \(right)."
    case (let expected?, nil) where expected.suffix == .inability:
      let vowel = expected.text.last.map { "-m\($0)" } ?? "olumsuzluk"
      return "\(typed) “yapamamak” anlamı vermez\(otherReading); bunun için \(vowel) ekinden "
        + "önce -\(expected.text) gerekir: \(right)."
    case (let expected?, let found?)
    where expected.suffix == .ability && found.suffix == .inability:
      return "\(typed) “yapamamak” demektir\(otherReading); burada olumlu biçim gerekir: \(right)."
    case (nil, let found?) where found.suffix == .negative:
      return "\(typed) olumsuz\(otherReading); burada olumlu biçim gerekir: \(right)."
    default:
      return sentence(on: form, lacking: "yeterlilik eki yok", unneeded: "burada bu ek gerekmez")
        ?? simple
    }
  }

  /// The sentence on değil, var or yok; nil if the finding is not about these words.
  private var negationWord: String? {
    let words = ["değil", "var", "yok"]
    let expected = finding.expected.turkishLowercased
    let found = finding.found.turkishLowercased
    if words.contains(expected), words.contains(found) {
      return "\(typed) yerine burada \(right) gerekir; olumlu ve olumsuz biçime dikkat."
    }
    if words.contains(expected), details.isMissing {
      return expected == "var"
        ? "Olumsuzu “yok” olan \(right) eksik." : "Olumsuzluk eksik: burada \(right) gerekir."
    }
    if words.contains(found), details.isExtra {
      return found == "var"
        ? "Olumsuzu “yok” olan \(typed) burada gerekmez."
        : "\(typed) cümleyi olumsuz yapar; burada gerekmez."
    }
    return nil
  }
}
