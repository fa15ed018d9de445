/// One of the eight vowels, with the properties on which vowel harmony depends.
package enum Vowel: Character, CaseIterable, Sendable {
  case a = "a"
  case e = "e"
  case dotlessI = "ı"
  case i = "i"
  case o = "o"
  case oUmlaut = "ö"
  case u = "u"
  case uUmlaut = "ü"

  /// Creates the vowel of a letter, small or capital, with or without a circumflex.
  package init?(_ scalar: Unicode.Scalar) {
    guard let small = scalar.turkishLowercased.first, let byte = CodePage.byte(for: small),
      let plain = CodePage.scalar(for: CodePage.withoutCircumflex[Int(byte)])
    else { return nil }
    self.init(rawValue: Character(plain))
  }

  /// Whether it is spoken in the front of the mouth: e, i, ö, ü.
  package var isFront: Bool { [.e, .i, .oUmlaut, .uUmlaut].contains(self) }

  /// Whether it is spoken with rounded lips: o, ö, u, ü.
  package var isRounded: Bool { [.o, .oUmlaut, .u, .uUmlaut].contains(self) }

  /// Whether it is spoken with the tongue high: ı, i, u, ü.
  package var isHigh: Bool { [.dotlessI, .i, .u, .uUmlaut].contains(self) }

  /// The vowel of a suffix with A, as in -lAr, after this one.
  package var twofold: Vowel { isFront ? .e : .a }

  /// The vowel of a suffix with I, as in -(I)m, after this one.
  package var fourfold: Vowel {
    if isRounded { return isFront ? .uUmlaut : .u }
    return isFront ? .i : .dotlessI
  }
}

extension String {
  /// The last vowel of a word, which decides the vowels of its suffixes by the general rule.
  ///
  /// Only the ``Lexicon`` knows the words whose suffixes break the rule: saatler, kalpler, hâli.
  package var lastVowel: Vowel? {
    for scalar in composed.unicodeScalars.reversed() {
      if let vowel = Vowel(scalar) { return vowel }
    }
    return nil
  }
}
