/// The words of the table of stems and the letters that the Swift table has for them.
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

  /// Traits that no stem can have both.
  static let contradictions = [
    ("softens", "stays-hard"), ("aorist-a", "aorist-i"), ("rare", "common"),
  ]

  /// Traits that verbs alone can have.
  static let verbTraits = [
    "aorist-a", "aorist-i", "causative-it", "causative-ir", "causative-ar",
  ]

  /// The letters of stems: small ones without a circumflex, with q, w and x of foreign words.
  static let letters = Set("abcçdefgğhıijklmnoöpqrsştuüvwxyz".unicodeScalars)
  static let spokenLetters = letters.union("âîû".unicodeScalars)

  /// The stem of a spelling: small letters without circumflex and hyphen.
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
