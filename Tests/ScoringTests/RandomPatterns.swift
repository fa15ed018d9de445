import RandomTestSupport

/// Random patterns and texts for property tests.
enum RandomPatterns {
  static let words = [
    "ben", "bugün", "okula", "ışık", "İzmir'e", "git", "ti", "iyorum", "ve", "çok", "7'de", "hâlâ",
    "güzel,", "mi", "ev", "Ağaç", "3.5", "su",
  ]

  static func pattern(_ random: inout TestRandom, depth: Int = 3) -> String {
    let count = Int.random(in: 1...3, using: &random)
    return (0..<count).map { _ in part(&random, depth: depth) }
      .joined(separator: Bool.random(using: &random) ? " " : "")
  }

  private static func part(_ random: inout TestRandom, depth: Int) -> String {
    let word = words.randomElement(using: &random) ?? "ev"
    guard depth > 0 else { return word }
    func inner() -> String { pattern(&random, depth: depth - 1) }
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: "(" + inner() + ")"
    case 1: "(" + inner() + "|" + inner() + ")"
    case 2: "[" + inner() + "|" + inner() + "]"
    case 3: "{" + inner() + " / " + inner() + "}"
    default: word
    }
  }

  /// A text with a few random changes of letters.
  static func disturbed(_ text: String, _ random: inout TestRandom) -> String {
    var letters = Array(text)
    let signs: [Character] = ["a", "ı", "i", "I", " ", "'", "ş", "s", "m", "7", ".", "-", "é"]
    for _ in 0..<Int.random(in: 0...4, using: &random) where !letters.isEmpty {
      let place = Int.random(in: 0..<letters.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: letters.remove(at: place)
      case 1: letters.insert(signs.randomElement(using: &random) ?? "a", at: place)
      default: letters[place] = signs.randomElement(using: &random) ?? "a"
      }
    }
    return String(letters)
  }

  /// A text of scalars from all planes, brackets and Turkish words among them.
  static func noise(_ random: inout TestRandom, longest: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...longest, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.append("()[]{}|/\\ ".unicodeScalars.randomElement(using: &random) ?? " ")
      case 1: text.append(contentsOf: (words.randomElement(using: &random) ?? "").unicodeScalars)
      case 2: text.append(Unicode.Scalar(UInt8.random(in: 0...255, using: &random)))
      case 3: text.append(" ")
      case 4: text.append(Unicode.Scalar(UInt16.random(in: 0x300...0x36F, using: &random)) ?? " ")
      default: text.append(Unicode.Scalar(UInt32.random(in: 0..<0x110000, using: &random)) ?? "I")
      }
    }
    return String(text)
  }
}
