import Turkish

/// Two sounds that learners take for each other.
package enum SoundContrast: String, Sendable, CaseIterable {
  case dottedI = "i"
  case frontO = "o"
  case frontU = "u"
  case sibilant = "s"
  case affricate = "c"
  /// A vowel that ğ makes long, and a short one.
  case softG = "g"
  /// â, î or û, which is long or softens the consonant before it, and the plain vowel.
  case circumflex = "a"

  /// The letters as they are shown.
  package var letters: String {
    switch self {
    case .dottedI: "ı/i"
    case .frontO: "o/ö"
    case .frontU: "u/ü"
    case .sibilant: "s/ş"
    case .affricate: "c/ç"
    case .softG: "ğ"
    case .circumflex: "â"
    }
  }

  /// Reads the letters of a contrast, together or one of them, in any case and with or without their
  /// marks: ı/i, S-Ş, o, ğ; nil for anything else.
  package init?(named name: String) {
    let typed = name.turkishLowercased.filter { $0 != "/" && $0 != "-" }
    let found = Self.allCases.first { contrast in
      typed.allSatisfy { "\(contrast.rawValue)\(contrast.letters)".contains($0) }
    }
    guard let found, (1...2).contains(typed.count) else { return nil }
    self = found
  }

  /// Whether a transcript tells the sounds apart: recognisers seldom write a circumflex.
  package var isWritten: Bool { self != .circumflex }

  /// A word without the contrast, by which the two words of a pair are alike.
  ///
  /// Harmony may change several letters at once: sınır, sinir.
  func folded(_ word: String) -> String {
    switch self {
    case .dottedI: word.replacing("ı", with: "i")
    case .frontO: word.replacing("ö", with: "o")
    case .frontU: word.replacing("ü", with: "u")
    case .sibilant: word.replacing("ş", with: "s")
    case .affricate: word.replacing("ç", with: "c")
    case .softG: Self.withoutSoftG(word)
    case .circumflex:
      word.replacing("â", with: "a").replacing("î", with: "i").replacing("û", with: "u")
    }
  }

  /// Leaves ğ out; two equal back vowels beside it are one long vowel: ağaç sounds like a long aç.
  private static func withoutSoftG(_ word: String) -> String {
    var text = word
    for vowel in ["a", "ı", "o", "u"] {
      text = text.replacing("\(vowel)ğ\(vowel)", with: vowel)
    }
    return text.replacing("ğ", with: "")
  }
}
