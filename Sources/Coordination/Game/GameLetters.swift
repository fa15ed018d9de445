import Turkish

/// The letters of a word and how often it has each; capitals and circumflexes make no difference.
public struct GameLetters: Sendable, Equatable {
  /// The word in small letters without circumflexes.
  public let word: String
  private let counts: [Unicode.Scalar: Int]

  /// Takes a word of Turkish letters alone; nil for anything else.
  public init?(_ text: String) {
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

  /// How many letters the word has.
  public var count: Int { word.unicodeScalars.count }

  /// How often the word has a letter.
  public subscript(_ letter: Unicode.Scalar) -> Int { counts[letter] ?? 0 }

  /// The letters in the code page of the lexicon.
  var bytes: [UInt8] { CodePage.encode(word) }

  /// The first letter of another word that this word lacks; nil if it has them all.
  public func shortage(for other: GameLetters) -> Shortage? {
    for letter in other.word.unicodeScalars where other[letter] > self[letter] {
      return Shortage(letter: letter, has: self[letter], needs: other[letter])
    }
    return nil
  }

  /// A letter that is needed more often than it is there.
  public struct Shortage: Sendable, Equatable {
    public let letter: Unicode.Scalar
    /// 0 if the letter is missing altogether.
    public let has: Int
    public let needs: Int

    /// Makes a shortage from its parts.
    public init(letter: Unicode.Scalar, has: Int, needs: Int) {
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
