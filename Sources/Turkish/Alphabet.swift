/// The 29 letters of Turkish and their order.
public enum Alphabet {
  /// The small letters in alphabetical order.
  public static let letters: [Unicode.Scalar] = Array(
    "abcçdefgğhıijklmnoöprsştuüvyz".unicodeScalars
  )

  /// The consonants after which a suffix begins with t or ç instead of d or c.
  public static let voiceless: [Unicode.Scalar] = Array("fstkçşhp".unicodeScalars)

  /// Whether the scalar is a letter of the alphabet, small or capital; circumflexes don't count.
  public static func contains(_ scalar: Unicode.Scalar) -> Bool {
    letters.contains(small(scalar))
  }

  /// Whether the scalar is one of the voiceless consonants, small or capital.
  public static func isVoiceless(_ scalar: Unicode.Scalar) -> Bool {
    voiceless.contains(small(scalar))
  }

  /// Whether the scalar is a letter of the alphabet but not a vowel.
  public static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar) && Vowel(scalar) == nil
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.turkishLowercased.first ?? scalar
  }
}
