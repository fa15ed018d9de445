/// A line of a stem table: letters, part of speech with traits, spelling and spoken form.
///
/// `hal nf hâl` is the noun that is found as hal, takes front suffixes and is written hâl;
/// `tbmm No TBMM /tebememe` has a spoken form too. ``trait(_:)`` lists the letters of the traits;
/// ``StemDefaults`` adds the default traits.
struct StemLine {
  static let space = UInt8(ascii: " ")
  static let newline = UInt8(ascii: "\n")

  private let text: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let lettersEnd: Int
  /// The index of the line feed of the line, or the end of the table.
  let end: Int

  init(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
    self.text = text
    self.start = start
    var place = start
    while place < text.count, text[place] != StemLine.space, text[place] != StemLine.newline {
      place += 1
    }
    lettersEnd = place
    while place < text.count, text[place] != StemLine.newline { place += 1 }
    end = place
  }

  /// The letters by which the stem is found.
  var letters: String { String(decoding: text[start..<lettersEnd], as: UTF8.self) }

  /// The spelling of a dictionary if it differs from the letters.
  var written: String? {
    fields.first.flatMap {
      $0.first == UInt8(ascii: "/") ? nil : String(decoding: $0, as: UTF8.self)
    }
  }

  /// The spoken form if it differs from the letters.
  var spoken: String? {
    fields.last.flatMap { field in
      guard field.first == UInt8(ascii: "/") else { return nil }
      return String(decoding: field.dropFirst(), as: UTF8.self)
    }
  }

  /// Returns the stem of the line; `letters` are those by which it was found.
  func stem(letters: [UInt8]) -> Stem {
    let partOfSpeech = partOfSpeech
    let traits = StemDefaults.resolve(exceptions, of: letters, partOfSpeech)
    return Stem(letters: letters, partOfSpeech: partOfSpeech, traits: traits)
  }

  private var partOfSpeech: PartOfSpeech {
    let place = lettersEnd + 1
    guard place < end else { return .noun }
    return StemLine.partOfSpeech(text[place])
  }

  private var exceptions: Stem.Traits {
    var traits: Stem.Traits = []
    var place = lettersEnd + 2
    while place < end, text[place] != StemLine.space {
      traits.formUnion(StemLine.trait(text[place]))
      place += 1
    }
    return traits
  }

  /// The fields after the traits.
  private var fields: [Slice<UnsafeBufferPointer<UInt8>>] {
    guard lettersEnd < end else { return [] }
    return Array(text[(lettersEnd + 1)..<end].split(separator: StemLine.space).dropFirst())
  }

  private static func partOfSpeech(_ letter: UInt8) -> PartOfSpeech {
    switch letter {
    case UInt8(ascii: "v"): .verb
    case UInt8(ascii: "a"): .adjective
    case UInt8(ascii: "d"): .adverb
    case UInt8(ascii: "p"): .pronoun
    case UInt8(ascii: "m"): .numeral
    case UInt8(ascii: "o"): .postposition
    case UInt8(ascii: "c"): .conjunction
    case UInt8(ascii: "i"): .interjection
    case UInt8(ascii: "t"): .determiner
    case UInt8(ascii: "q"): .question
    case UInt8(ascii: "N"): .properNoun
    default: .noun
    }
  }

  /// Returns the trait that a letter of the tables means.
  ///
  /// `q` cancels the apostrophe that proper nouns have by default.
  private static func trait(_ letter: UInt8) -> Stem.Traits {
    switch letter {
    case UInt8(ascii: "s"): .softens
    case UInt8(ascii: "h"): .staysHard
    case UInt8(ascii: "v"): .dropsVowel
    case UInt8(ascii: "d"): .doubles
    case UInt8(ascii: "f"): .frontSuffixes
    case UInt8(ascii: "a"): .aoristA
    case UInt8(ascii: "i"): .aoristI
    case UInt8(ascii: "y"): .possessiveY
    case UInt8(ascii: "c"): .possessiveCompound
    case UInt8(ascii: "b"): .boundBase
    case UInt8(ascii: "T"): .causativeIt
    case UInt8(ascii: "I"): .causativeIr
    case UInt8(ascii: "A"): .causativeAr
    case UInt8(ascii: "q"): .withoutApostrophe
    case UInt8(ascii: "l"): .isPlural
    case UInt8(ascii: "o"): .spokenOtherwise
    case UInt8(ascii: "x"): .invariable
    case UInt8(ascii: "r"): .rare
    case UInt8(ascii: "w"): .common
    default: []
    }
  }
}
