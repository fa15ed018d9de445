public import Curriculum
import Turkish

/// One meaning of a word, or a front with its back; what cards are made of.
///
/// Several entries may share a word, each with a meaning of its own.
public struct CardEntry: Sendable, Equatable {
  /// For words of the course the name of their item, else 32 lower-case hexadecimal digits.
  public var id: String
  public var shape: Shape
  /// The Turkish word, or the front.
  public var word: String
  /// Empty if it is not told.
  public var partOfSpeech: String
  /// The English meaning, or the back.
  public var meaning: String
  public var categories: [String]
  public var example: String
  /// What the example means.
  public var translation: String
  /// Path of a picture; empty if there is none.
  public var image: String
  /// Path of a recording; empty if there is none.
  public var sound: String
  public var tags: [String]
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var created: Int64

  /// What an entry is.
  public enum Shape: String, Sendable, Codable {
    case word, plain
  }

  /// Makes an entry from its parts.
  public init(
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

  /// Takes a word of the course.
  public init(_ card: Card, item: ItemID, categories: [String], created: Int64) {
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

  /// Whether each of these meanings, with semicolons between them, is one of its own.
  public func means(_ meanings: String) -> Bool {
    guard shape == .word else { return Self.folded(meaning) == Self.folded(meanings) }
    return Self.meanings(meanings).isSubset(of: Self.meanings(meaning))
  }

  /// English words, for which the Turkish rule of small letters is none.
  private static func meanings(_ text: String) -> Set<String> {
    Set(text.split(separator: ";").map { folded(searchable(String($0))) })
  }

  /// What entries of the same word share: small letters by the Turkish rule, single spaces.
  public var foldedWord: String { Self.folded(word) }

  /// Folds a word as ``foldedWord`` does.
  public static func folded(_ word: String) -> String {
    let small = word.turkishLowercased
    return hasPlainSpaces(small) ? small : withSingleSpaces(small)
  }

  /// Whether no white space is at the ends or doubled, nor any but spaces among ASCII signs.
  private static func hasPlainSpaces(_ text: String) -> Bool {
    var isAfterSpace = true
    for byte in text.utf8 {
      switch byte {
      // E1 to E3 and C2 begin the white space that is not ASCII.
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

  /// What a search looks in: the texts without marks, `ı` and `i` alike.
  public var searchText: String {
    Self.searchable(([word, meaning] + categories + tags).joined(separator: "\n"))
  }

  /// The same for a text of no other letters than those of Turkish and ASCII; else nil.
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

  /// The letters of Turkish beyond ASCII, in UTF-8, with what a search takes them for.
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

  /// Folds a text as ``searchText`` does, so that `sehir` and `ŞEHİR` find `şehir`.
  public static func searchable(_ text: String) -> String {
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
