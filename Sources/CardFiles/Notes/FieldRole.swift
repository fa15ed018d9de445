import Cards

/// The role of a field of a note type, guessed from its name.
enum FieldRole: Equatable {
  case example
  /// The translation of the example.
  case translation
  case other

  private static let examples = [
    "example", "sentence", "ornek", "cumle", "beispiel", "satz", "exemple", "phrase", "ejemplo",
    "frase", "esempio", "context", "usage", "kullanim",
  ]
  private static let translations = [
    "translat", "meaning", "english", "ingilizce", "ceviri", "anlam", "ubersetz", "uebersetz",
    "deutsch", "german", "almanca", "bedeutung", "tradu", "definition", "native",
  ]
  private static let codes: Set<String> = ["en", "eng", "de", "ger", "trans", "fr", "es", "ru"]

  init(heading: String) {
    let words = Self.words(heading)
    guard words.contains(where: { word in Self.examples.contains { word.hasPrefix($0) } }) else {
      self = .other
      return
    }
    let isTranslated = words.contains { word in
      Self.codes.contains(word) || Self.translations.contains { word.hasPrefix($0) }
    }
    self = isTranslated ? .translation : .example
  }

  /// Returns the words of a name in small letters without marks; `ExampleTranslation` has two.
  static func words(_ heading: String) -> [String] {
    var spaced = ""
    var wasSmall = false
    for character in heading {
      if character.isUppercase, wasSmall { spaced.append(" ") }
      spaced.append(character.isLetter ? character : " ")
      wasSmall = character.isLowercase
    }
    return CardEntry.searchable(spaced).split(separator: " ").map(String.init)
  }
}
