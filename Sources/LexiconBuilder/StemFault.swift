/// An error in a line of the table of stems.
package enum StemFault: Error, Equatable, Sendable {
  case columns(Int)
  case tabAtEnd
  case part(String)
  case trait(String)
  case traitTwice(String)
  case contradiction(String, String)
  case verbsOnly(String)
  case emptyStem
  case tooLong(String)
  case letter(Unicode.Scalar, in: String)
  case initial(String)
  case written(String, stem: String)
  case spoken(String)
  case twice
  case outOfPlace(after: String)
  case carriageReturn
  case noLineFeed
}

extension StemFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .columns(let count): "expected 2 to 5 columns separated by tabs, found \(count)"
    case .tabAtEnd: "empty columns at the end of a row must be left out"
    case .part(let word): "“\(word)” is not a part of speech: \(Self.list(StemCode.parts.keys))"
    case .trait(let word): "“\(word)” is not a trait: \(Self.list(StemCode.traits.keys))"
    case .traitTwice(let word): "the trait \(word) is given twice"
    case .contradiction(let one, let other): "a stem can't be both \(one) and \(other)"
    case .verbsOnly(let trait): "only a verb can have the trait \(trait)"
    case .emptyStem: "the stem is missing"
    case .tooLong(let stem): "“\(stem)” has more than \(StemRow.longestStem) letters"
    case .letter(let letter, let stem):
      "“\(letter)” in “\(stem)” is not a small letter without a circumflex"
    case .initial(let stem): "“\(stem)” begins with ğ, but no Turkish word does"
    case .written(let written, let stem):
      "“\(written)” is not another spelling of the letters “\(stem)”"
    case .spoken(let sound): "“\(sound)” must be small letters"
    case .twice: "the row is already in the table"
    case .outOfPlace(let previous):
      "must come before “\(previous)”: rows are sorted by the bytes of their stems"
    case .carriageReturn: "the line ends with a carriage return; use only a line feed"
    case .noLineFeed: "the last line must end with a line feed"
    }
  }

  private static func list(_ words: some Sequence<Substring>) -> String {
    "use one of " + words.sorted().joined(separator: ", ")
  }
}
