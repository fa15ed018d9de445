import Turkish

/// The letters of a word with their counts; capitals and circumflexes are ignored.
package struct GameLetters: Sendable, Equatable {
  /// The word in small letters without circumflexes.
  package let word: String
  private let counts: [Unicode.Scalar: Int]

  /// Counts the letters of a word; fails if it has anything but Turkish letters.
  package init?(_ text: String) {
    var letters = String.UnicodeScalarView()
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in text.trimmed.turkishLowercased.unicodeScalars {
      let letter = Self.plain(scalar)
      guard Alphabet.letters.contains(letter) else { return nil }
      letters.append(letter)
      counts[letter, default: 0] += 1
    }
    guard !letters.isEmpty else { return nil }
    word = String(letters)
    self.counts = counts
  }

  /// The number of letters in the word.
  package var count: Int { word.unicodeScalars.count }

  /// The count of a letter in the word.
  package subscript(_ letter: Unicode.Scalar) -> Int { counts[letter] ?? 0 }

  /// The letters in the code page of the lexicon.
  var bytes: [UInt8] { CodePage.encode(word) }

  /// Returns the first letter that another word needs and this word lacks; nil if it has them all.
  package func shortage(for other: GameLetters) -> Shortage? {
    for letter in other.word.unicodeScalars where other[letter] > self[letter] {
      return Shortage(letter: letter, has: self[letter], needs: other[letter])
    }
    return nil
  }

  /// A letter that is needed more often than the word has it.
  package struct Shortage: Sendable, Equatable {
    package let letter: Unicode.Scalar
    /// 0 if the word does not have the letter.
    package let has: Int
    package let needs: Int

    /// Creates a shortage.
    package init(letter: Unicode.Scalar, has: Int, needs: Int) {
      self.letter = letter
      self.has = has
      self.needs = needs
    }
  }

  private static func plain(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "â": "a"
    case "î": "i"
    case "û": "u"
    default: letter
    }
  }
}
