import Turkish

/// The word with a capital with which the shown form of a pattern begins.
struct OpeningWord: Sendable {
  private let scalars: [Unicode.Scalar]

  /// Takes the first word of a text; nil if it has no capital.
  init?(_ text: String) {
    scalars = Array(text.unicodeScalars.prefix { $0.properties.isAlphabetic })
    guard scalars.first?.properties.isUppercase == true else { return nil }
  }

  /// Takes the capital from the word where it begins no sentence, unless it is a name.
  func lower(in text: inout [Unicode.Scalar]) {
    guard let capital = scalars.first else { return }
    let places = text.indices.dropFirst(2).filter { place in
      text[place] == capital && text[place - 1] == " "
        && !".!?…:".unicodeScalars.contains(text[place - 2])
        && Self.word(in: text[place...]).elementsEqual(scalars)
    }
    guard !places.isEmpty, !isName else { return }
    for place in places {
      let small = text[place].turkishLowercased
      if small.count == 1, let letter = small.first { text[place] = letter }
    }
  }

  private static func word(in text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    text.prefix { $0.properties.isAlphabetic || $0 == "'" || $0 == "’" }
  }

  /// Whether the word may be a name; one that has no other reading is one.
  private var isName: Bool {
    let letters = CodePage.encode(String(scalars: scalars).turkishLowercased)
    let readings = Morphology.readings(of: letters)
    return readings.isEmpty || readings.contains { $0.stem.partOfSpeech == .properNoun }
  }
}
