import Scoring
import Turkish

/// An ending with the one after it, when the two mean something that neither does alone.
enum Construction: Sendable, Equatable {
  /// -mIştI, -Iyordu, -IrdI, -AcAktI.
  case pastPerfect, pastProgressive, pastHabit, pastFuture
  /// -DIğIndA and -AcAğIndA, with any person.
  case whenDid, whenWill
  /// -(y)AnA, which is “until” before kadar.
  case until

  /// Finds the construction that a suffix begins in a word.
  ///
  /// The word is written in its parts, yağ-mış-tı. Nil if the suffix has its own meaning there.
  init?(_ form: Finding.SuffixForm, in parts: String?) {
    guard let segments = parts?.split(separator: "-").map(String.init),
      !form.text.isEmpty, let place = segments.lastIndex(where: { $0.hasSuffix(form.text) })
    else { return nil }
    let next = segments[(place + 1)...].map(Self.folded)
    switch (form.suffix, next.first) {
    case (.evidential, "di"): self = .pastPerfect
    case (.progressive, "di"): self = .pastProgressive
    case (.aorist, "di"): self = .pastHabit
    case (.future, "di"): self = .pastFuture
    case (.pastParticiple, .some) where Self.isLocative(next): self = .whenDid
    case (.futureParticiple, .some) where Self.isLocative(next): self = .whenWill
    case (.participle, "e"), (.participle, "ye"): self = .until
    default: return nil
    }
  }

  /// Returns an ending as it is after e or i and a voiced consonant: dı, tu and tü become di.
  private static func folded(_ ending: String) -> String {
    let letters = ending.map { letter -> Character in
      switch letter {
      case "a": "e"
      case "ı", "u", "ü": "i"
      case "t": "d"
      default: letter
      }
    }
    return String(letters)
  }

  /// Whether a possessive and the locative follow: -ım-da, -ı-nda.
  private static func isLocative(_ endings: [String]) -> Bool {
    endings.count == 2 && ["de", "nde"].contains(endings[1])
  }
}

extension SuffixMeaning {
  static func english(_ construction: Construction) -> SuffixMeaning {
    switch construction {
    case .pastPerfect: SuffixMeaning("past perfect -mişti", "“had done”")
    case .pastProgressive: SuffixMeaning("past progressive -iyordu", "“was doing”")
    case .pastHabit: SuffixMeaning("past habit -irdi", "“used to do, would do”")
    case .pastFuture: SuffixMeaning("past future -ecekti", "“was going to do”")
    case .whenDid: SuffixMeaning("form -diğinde", "“when somebody did”")
    case .whenWill: SuffixMeaning("form -eceğinde", "“when somebody will do”")
    case .until: SuffixMeaning("form -(y)ene", "“to the one who does”, with kadar “until”")
    }
  }

  static func turkish(_ construction: Construction) -> SuffixMeaning {
    switch construction {
    case .pastPerfect: SuffixMeaning("-mişti biçimi", "yapmıştı")
    case .pastProgressive: SuffixMeaning("-iyordu biçimi", "yapıyordu")
    case .pastHabit: SuffixMeaning("-irdi biçimi", "eskiden yapardı")
    case .pastFuture: SuffixMeaning("-ecekti biçimi", "yapacaktı")
    case .whenDid: SuffixMeaning("-diğinde biçimi", "yaptığı zaman")
    case .whenWill: SuffixMeaning("-eceğinde biçimi", "yapacağı zaman")
    case .until: SuffixMeaning("-(y)ene biçimi", "yapan kişiye; “kadar” ile yapıncaya kadar")
    }
  }
}
