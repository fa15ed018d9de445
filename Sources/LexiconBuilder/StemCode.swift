/// The words of the table of stems and their letters in the Swift table.
///
/// `StemLine` of the module Turkish reads these letters.
enum StemCode {
  static let parts: [Substring: Character] = [
    "noun": "n", "verb": "v", "adjective": "a", "adverb": "d", "pronoun": "p", "numeral": "m",
    "postposition": "o", "conjunction": "c", "interjection": "i", "determiner": "t",
    "question": "q", "name": "N",
  ]

  static let traits: [Substring: Character] = [
    "softens": "s", "stays-hard": "h", "drops-vowel": "v", "doubles": "d",
    "front-suffixes": "f", "aorist-a": "a", "aorist-i": "i", "possessive-y": "y",
    "compound": "c", "bound-base": "b", "causative-it": "T", "causative-ir": "I",
    "causative-ar": "A", "no-apostrophe": "q", "plural": "l", "invariable": "x", "rare": "r",
    "common": "w",
  ]

  /// Pairs of traits that exclude each other.
  static let contradictions = [
    ("softens", "stays-hard"), ("aorist-a", "aorist-i"), ("rare", "common"),
  ]

  /// Traits that only verbs can have.
  static let verbTraits = [
    "aorist-a", "aorist-i", "causative-it", "causative-ir", "causative-ar",
  ]

  /// The letters of stems: small letters without a circumflex, with q, w and x for foreign words.
  static let letters = Set("abcçdefgğhıijklmnoöpqrsştuüvwxyz".unicodeScalars)
  static let spokenLetters = letters.union("âîû".unicodeScalars)

  /// Returns the stem of a spelling: small letters without circumflexes and hyphens.
  static func letters(of written: Substring) -> String {
    var letters = ""
    for scalar in written.unicodeScalars where scalar != "-" {
      letters += plain[scalar] ?? scalar.properties.lowercaseMapping
    }
    return letters
  }

  private static let plain: [Unicode.Scalar: String] = [
    "I": "ı", "İ": "i", "â": "a", "î": "i", "û": "u", "Â": "a", "Î": "i", "Û": "u",
  ]
}
