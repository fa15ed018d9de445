package import Curriculum
import Turkish

/// A word with one meaning, or a front with its back, from which cards are made.
///
/// Several entries may have the same word with different meanings.
package struct CardEntry: Sendable, Equatable {
  /// For words of the course the id of their item, else 32 lower-case hexadecimal digits.
  package var id: String
  package var shape: Shape
  /// The Turkish word, or the front.
  package var word: String
  /// Empty if it is unknown.
  package var partOfSpeech: String
  /// The English meaning, or the back.
  package var meaning: String
  package var categories: [String]
  package var example: String
  /// The translation of the example.
  package var translation: String
  /// Path of a picture; empty if there is none.
  package var image: String
  /// Path of a recording; empty if there is none.
  package var sound: String
  package var tags: [String]
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var created: Int64

  /// The kind of an entry.
  package enum Shape: String, Sendable, Codable {
    /// A Turkish word with its English meaning.
    case word
    /// Any front with its back.
    case plain
  }

  /// Creates an entry.
  package init(
    id: String,
    shape: Shape = .word,
    word: String,
    partOfSpeech: String = "",
    meaning: String,
    categories: [String] = [],
    example: String = "",
    translation: String = "",
    image: String = "",
    sound: String = "",
    tags: [String] = [],
    created: Int64
  ) {
    self.id = id
    self.shape = shape
    self.word = word
    self.partOfSpeech = partOfSpeech
    self.meaning = meaning
    self.categories = categories
    self.example = example
    self.translation = translation
    self.image = image
    self.sound = sound
    self.tags = tags
    self.created = created
  }

  /// Creates the entry of a word of the course.
  package init(_ card: Card, item: ItemID, categories: [String], created: Int64) {
    self.init(
      id: item.description,
      word: card.word,
      partOfSpeech: card.partOfSpeech,
      meaning: card.meanings.joined(separator: "; "),
      categories: categories,
      example: card.example,
      translation: card.translation,
      created: created
    )
  }

  /// Whether the entry has each of the given meanings, which are separated by semicolons.
  package func means(_ meanings: String) -> Bool {
    guard shape == .word else { return Self.folded(meaning) == Self.folded(meanings) }
    return Self.meanings(meanings).isSubset(of: Self.meanings(meaning))
  }

  /// Returns meanings folded as in a search, because English has other small letters than Turkish.
  private static func meanings(_ text: String) -> Set<String> {
    Set(text.split(separator: ";").map { folded(searchable(String($0))) })
  }

  /// The word in Turkish small letters with single spaces, the same for all entries of a word.
  package var foldedWord: String { Self.folded(word) }

  /// Returns a word in Turkish small letters with single spaces.
  package static func folded(_ word: String) -> String {
    let small = word.turkishLowercased
    return hasPlainSpaces(small) ? small : withSingleSpaces(small)
  }

  /// Whether the only white space is single spaces between words; may be false for other texts too.
  private static func hasPlainSpaces(_ text: String) -> Bool {
    var isAfterSpace = true
    for byte in text.utf8 {
      switch byte {
      // In UTF-8, white space outside ASCII starts with one of these bytes.
      case 0...0x1F, 0x7F, 0xC2, 0xE1...0xE3: return false
      case 0x20 where isAfterSpace: return false
      default: isAfterSpace = byte == 0x20
      }
    }
    return !isAfterSpace || text.isEmpty
  }

  private static func withSingleSpaces(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The texts that a search looks in, folded by ``searchable(_:)``.
  package var searchText: String {
    Self.searchable(([word, meaning] + categories + tags).joined(separator: "\n"))
  }

  /// A faster ``searchable(_:)`` for Turkish and ASCII letters; nil if there are others.
  private static func foldedByBytes(_ text: String) -> String? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    var lead: UInt8 = 0
    for byte in text.utf8 {
      switch (lead, byte) {
      case (0, 0x41...0x5A): folded.append(byte | 0x20)
      case (0, 0..<0x80): folded.append(byte)
      case (0, 0xC3...0xC5): lead = byte
      default:
        guard lead > 0, let base = bases[UInt16(lead) << 8 | UInt16(byte)] else { return nil }
        folded.append(base)
        lead = 0
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// The Turkish letters outside ASCII, as two bytes of UTF-8, with their base letters.
  private static let bases: [UInt16: UInt8] = {
    var bases: [UInt16: UInt8] = [:]
    for (letters, base) in [
      ("âÂ", "a"), ("çÇ", "c"), ("ğĞ", "g"), ("ıîİÎ", "i"), ("öÖ", "o"), ("şŞ", "s"), ("üûÜÛ", "u"),
    ] {
      for letter in letters {
        let number = letter.utf8.reduce(0 as UInt16) { $0 << 8 | UInt16($1) }
        bases[number] = base.utf8.first
      }
    }
    return bases
  }()

  /// Returns a text in small letters without marks and with `i` for `ı`, so that `sehir` and
  /// `ŞEHİR` find `şehir`.
  package static func searchable(_ text: String) -> String {
    if let folded = foldedByBytes(text) { return folded }
    let small = text.turkishLowercased
    if small.utf8.allSatisfy({ $0 < 0x80 }) { return small }
    var folded = String.UnicodeScalarView()
    for scalar in small.unicodeScalars {
      if scalar.isASCII {
        folded.append(scalar)
      } else {
        folded.append(scalar == "ı" ? "i" : Composition.base(of: scalar) ?? scalar)
      }
    }
    return String(folded)
  }
}
