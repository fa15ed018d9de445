/// The 29 letters of Turkish and their order.
package enum Alphabet {
  /// The small letters in alphabetical order.
  package static let letters: [Unicode.Scalar] = Array(
    "abcçdefgğhıijklmnoöprsştuüvyz".unicodeScalars
  )

  /// The consonants after which a suffix begins with t or ç instead of d or c.
  package static let voiceless: [Unicode.Scalar] = Array("fstkçşhp".unicodeScalars)

  /// Whether the scalar is a letter of the alphabet, small or capital; circumflexes don't count.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    letters.contains(small(scalar))
  }

  /// Whether the scalar is one of the voiceless consonants, small or capital.
  package static func isVoiceless(_ scalar: Unicode.Scalar) -> Bool {
    voiceless.contains(small(scalar))
  }

  /// Whether the scalar is a letter of the alphabet but not a vowel.
  package static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar) && Vowel(scalar) == nil
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.turkishLowercased.first ?? scalar
  }
}
