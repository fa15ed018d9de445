import Scoring
import Turkish

// Particles, spelling and whole words.
extension TurkishExplanation {
  var questionParticle: String {
    if details.has(.joined) { return "Soru eki ayrı yazılır: \(forms)" }
    if let place = details.place {
      return "\(place.word.quoted) sözcüğünden sonra \(typed) gelmez: "
        + "bu zamanda kişi eki soru ekine eklenir."
    }
    if details.isMissing { return "Soru eki \(right) eksik." }
    if details.isExtra { return "Soru eki \(typed) burada gerekmez." }
    if details.has(.order(grammatical: false)) || finding.expected == finding.found {
      return "Soru eki \(typed) sorulan sözcükten sonra gelir."
    }
    if let vowel = details.vowel {
      return "Soru ekinin ünlüsü önceki ünlüye uyar: \(vowel.after) ünlüsünden sonra "
        + "\(vowel.expected) olur: \(forms)"
    }
    return switch details.movedEnding {
    case .toParticle?: "Kişi eki burada soru ekine gelir, önceki sözcüğe değil: \(forms)"
    case .toVerb?: "Kişi eki burada soru ekinden önce, fiilde kalır: \(forms)"
    case nil:
      details.differsInParticleVowel
        ? "Soru ekinin ünlüsü önceki son ünlüye uyar: \(forms)"
        : "Soru ekine ve aldığı eke dikkat: \(forms)"
    }
  }

  var deDa: String {
    let particle = "“Dahi” anlamındaki"
    if details.has(.joined) {
      return "\(particle) de/da ayrı yazılır: \(right); bitişik yazılan \(typed) yer bildirir."
    }
    if details.has(.split) {
      return "Yer bildiren -de/-da bitişik yazılır: \(right); "
        + "\(typed) yazılışındaki ayrı de/da “dahi” demektir."
    }
    if details.isMissing { return "\(particle) \(right) (de/da) eksik." }
    if details.isExtra { return "\(particle) \(typed) (de/da) burada gerekmez." }
    if let vowel = details.vowel {
      return "\(particle) de/da önceki ünlüye uyar: \(vowel.after) ünlüsünden sonra ünlüsü "
        + "\(vowel.expected) olur: \(forms)"
    }
    if ["de", "da"].contains(finding.found.turkishLowercased), finding.expected.count == 2 {
      return "\(particle) de/da önceki son ünlüye uyar: \(forms)"
    }
    if let letter = finding.found.turkishLowercased.first, letter == "t" {
      return "\(particle) de/da hiçbir zaman te/ta olmaz: \(forms)"
    }
    return "\(particle) de/da ayrı, yer bildiren -de/-da bitişik yazılır: \(forms)"
  }

  var ki: String {
    if details.lacksKi {
      return
        "\(typed) sözcüğünde -ki eki (hangi?) eksik: \(right)."
    }
    if details.hasExtraKi { return "\(typed) sözcüğünde -ki eki (hangi?) gereksiz: \(right)." }
    if details.hasFrozenKi { return "Bu sözcükte ki kalıplaşmıştır ve bitişik yazılır: \(forms)" }
    if details.has(.joined) { return "Bağlaç olan ki ayrı yazılır: \(forms)" }
    if details.has(.split) { return "-ki eki (hangi?) bitişik yazılır: \(forms)" }
    if details.isMissing { return "Bağlaç olan \(right) eksik." }
    if details.isExtra { return "Bağlaç olan \(typed) burada gerekmez." }
    if details.hasRoundedKi {
      return "-ki eki yalnızca dünkü, bugünkü ve öbürkü sözcüklerinde -kü olur: \(forms)"
    }
    if details.hasConstantKi { return "-ki eki değişmez, ünlüsü hep i kalır: \(forms)" }
    return "Bağlaç olan ki ayrı, -ki eki bitişik yazılır: \(forms)"
  }

  var apostrophe: String {
    if finding.expected.turkishLowercased.hasPrefix("n'") {
      return "Kesme işareti, “ne” sözcüğünün düşen ünlüsünün yerini tutar: \(forms)"
    }
    return details.expectsApostrophe
      ? "Özel adlara, sayılara ve kısaltmalara gelen ek kesme işaretiyle ayrılır: \(forms)"
      : "Burada kesme işareti kullanılmaz: \(forms)"
  }

  var diacritics: String {
    guard let mark = details.circumflex else {
      return "Türkçe harflere dikkat: \(letters); \(forms)"
    }
    if !mark.isMissing { return "Burada düzeltme işareti kullanılmaz: \(forms)" }
    return mark.distinguishes
      ? "\(right) düzeltme işaretiyle yazılır; işaretsiz yazılan \(typed) başka bir sözcüktür."
      : "\(right) düzeltme işaretiyle yazılır; \(typed) yazılışı da sık görülür."
  }

  var spacing: String {
    if details.has(.variant), !details.hasSpace {
      return "İki biçim de kullanılır: \(right), \(typed)."
    }
    if details.has(.variant) {
      return "Bitişik de ayrı da yazılabilir; ikisi de doğrudur: \(right), \(typed)."
    }
    if details.has(.joined) { return "Ayrı yazılır: \(forms)" }
    if details.has(.split) { return "Bitişik, tek sözcük olarak yazılır: \(forms)" }
    return "Ayrı ve bitişik yazmaya dikkat: \(forms)"
  }

  var wordOrder: String {
    if let place = details.place {
      let word = place.word.quoted
      switch place.placement {
      case .after:
        let ending = details.takesEnding ? " ve eki alır" : ""
        let forms = "\(place.word) \(finding.expected)"
        return "Söz dizimi: “\(details.bareWord)”, \(word) sözcüğünden hemen sonra gelir\(ending): "
          + "“\(forms)”."
      case .before:
        return "Söz dizimi: \(typed), ilgili olduğu \(word) sözcüğünden hemen önce gelir."
      case .last: return "Söz dizimi: yüklem sonda bulunur; burada yüklem \(typed)."
      case .stressed where !details.has(.order(grammatical: true)):
        return
          "Söz dizimi: soru sözcüğü \(word) yüklemden hemen önce, \(typed) ise ondan önce gelir."
      case .stressed where !place.word.isEmpty:
        return "Sözcükler doğru; bu söz diziminde yüklemden hemen önceki \(typed) vurgulanır; "
          + "orada genellikle \(word) bulunur."
      case .stressed:
        return "Yüklemden hemen önce gelen \(typed) vurgulanır: “başkası değil” anlamı verir."
      }
    }
    if details.isOfSeveralPlaces { return "Söz dizimi yanlış: \(forms)" }
    return details.has(.order(grammatical: true))
      ? "Sözcükler doğru; alışılmış söz diziminde \(typed) başka yerde bulunur."
      : "Söz dizimi yanlış: \(typed) yerinde değil."
  }

  var wrongWord: String {
    if details.has(.quiteDifferent) {
      return "Yanıtın beklenen yanıttan çok farklı; ikisini karşılaştır."
    }
    if let lemma = details.lemma, lemma.expected != lemma.found {
      let isOwn = finding.found.turkishLowercased == lemma.found
      let from = isOwn ? "" : " (\(lemma.found))"
      let isNeededItself = finding.expected.turkishLowercased == lemma.expected
      let needed =
        isNeededItself ? "\(right) gerekir" : "\(lemma.expected) gerekir: \(right)"
      return "\(typed) yanlış sözcük\(from); burada \(needed)."
    }
    if let circumflex = details.circumflex, circumflex.distinguishes {
      return "\(typed) yanlış sözcük, düzeltme işareti anlamı değiştirir; burada \(right) gerekir."
    }
    if details.isOfPhrase { return "\(typed) burada yanlış; \(right) gerekir." }
    if details.has(.otherWord) {
      return "\(typed) başka bir sözcük, burada yanlış; \(right) gerekir."
    }
    return wrongEnding ?? "\(typed) yanlış sözcük; burada \(right) gerekir."
  }

  /// The sentence on where the two words begin to differ; nil if they don't begin alike.
  private var wrongEnding: String? {
    guard let tails = details.tails else { return nil }
    let head = "Yanlış sözcük ya da biçim: doğrusu \(right), \(typed) değil"
    if tails.expected.isEmpty { return "\(head); sonundaki “\(tails.found)” fazla." }
    if tails.found.isEmpty { return "\(head); sonunda “\(tails.expected)” eksik." }
    return "\(head); “\(tails.start)” harflerinden sonra “\(tails.expected)” gelir, "
      + "“\(tails.found)” değil."
  }

  /// The letters that differ: “s değil ş”.
  var letters: String {
    let parts = details.letters.compactMap { fact -> String? in
      switch fact {
      case .letterReplaced(_, let expected, let found): "\(found) değil \(expected)"
      case .letterMissing(let place, let expected): "\(place + 1). harf (\(expected)) eksik"
      case .letterExtra(let place, let found): "\(place + 1). harf (\(found)) fazla"
      case .lettersSwapped(_, let first, let second):
        "\(first) harfi \(second) harfinden önce gelir"
      default: nil
      }
    }
    var unique: [String] = []
    for part in parts where !unique.contains(part) { unique.append(part) }
    return unique.isEmpty ? "yazıma dikkat" : unique.prefix(3).joined(separator: ", ")
  }
}
