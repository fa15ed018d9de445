import Turkish

/// The copula written as a word of its own: aç idim, mutlu iseniz, ünlü imiş.
enum FreeCopula {
  private static let stems: [(letters: String, suffix: Suffix)] = [
    ("idi", .copulaPast), ("imiş", .copulaEvidential), ("ise", .copulaConditional),
  ]
  private static let endings: [String: MeaningForm.Person] = [
    "m": .first, "n": .second, "k": .firstPlural, "niz": .secondPlural, "ler": .thirdPlural,
    "im": .first, "sin": .second, "iz": .firstPlural, "siniz": .secondPlural,
  ]

  /// Returns the suffix and the person of a free copula; nil for other words.
  static func parts(of word: [UInt8]) -> (copula: Suffix, person: MeaningForm.Person?)? {
    let text = CodePage.decode(word)
    for stem in stems where text.hasPrefix(stem.letters) {
      let ending = String(text.dropFirst(stem.letters.count))
      if ending.isEmpty { return (stem.suffix, nil) }
      if let person = endings[ending] { return (stem.suffix, person) }
    }
    return nil
  }
}
