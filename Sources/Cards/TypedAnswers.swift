public import Patterns
import Turkish

/// What may be typed for a word: each of its alternatives, with or without what is in brackets.
///
/// "ev, yuva" and "gelmek / varmak" are two words each, and "(bir) şey" is one with and without
/// "bir". Brackets are optional anywhere. A comma, a semicolon or a slash parts alternatives only
/// where no part can be half a sentence: the entry calls itself a noun, a verb, an adjective or an
/// adverb, or each part is a single word in small letters, as a dictionary has it, and all are of
/// one kind. A sentence has a capital, a sign at its end or an inflected word. Cards with other
/// sides than Turkish and English are taken as they are.
public struct TypedAnswers: Sendable {
  /// Any of them is right.
  public let patterns: [AnswerPattern]
  /// Whether there is more than one right answer.
  public let isSeveral: Bool

  /// Reads the word of an entry.
  public init(_ entry: CardEntry) {
    let literal = AnswerPattern(literal: entry.word)
    guard entry.shape == .word else {
      (patterns, isSeveral) = ([literal], false)
      return
    }
    let alternatives = Self.alternatives(entry)
    let found = alternatives.compactMap { try? AnswerPattern(Self.pattern($0)) }
    guard found.count == alternatives.count else {
      (patterns, isSeveral) = ([literal], false)
      return
    }
    isSeveral = found.count > 1 || found.contains { $0.expansionCount > 1 }
    // Who types the word as it stands is right too.
    patterns = isSeveral ? found + [literal] : [literal]
  }

  /// The parts of the word, or the whole where it has none.
  private static func alternatives(_ entry: CardEntry) -> [String] {
    let parts = split(entry.word)
    guard parts.count > 1, !parts.contains(where: \.isBlank) else { return [entry.word] }
    let areParts =
      dictionaryKinds.contains(entry.partOfSpeech)
      || entry.word.turkishLowercased == entry.word && areOfOneKind(parts)
    let hasEnd = entry.word.contains { ".!?…:".contains($0) }
    return areParts && !hasEnd ? parts : [entry.word]
  }

  private static let dictionaryKinds: Set<String> = ["noun", "verb", "adjective", "adverb"]

  /// What stands between the separators outside brackets.
  private static func split(_ word: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in word {
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      if depth == 0, ",;/".contains(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private static func areOfOneKind(_ parts: [String]) -> Bool {
    var kinds = Set(Kind.allCases)
    for part in parts { kinds.formIntersection(Self.kinds(of: part)) }
    return !kinds.isEmpty
  }

  /// What a dictionary form can be.
  private enum Kind: CaseIterable {
    case nominal, verb, adverb
  }

  /// The kinds of a single word in its dictionary form; none for any other.
  private static func kinds(of part: String) -> Set<Kind> {
    let letters = CodePage.encode(withoutBrackets(part).composed)
    var kinds: Set<Kind> = []
    for reading in Morphology.readings(of: letters) {
      switch (reading.stem.partOfSpeech, reading.suffixes) {
      case (.noun, []), (.adjective, []): kinds.insert(.nominal)
      case (.adverb, []): kinds.insert(.adverb)
      case (.verb, [.infinitive]): kinds.insert(.verb)
      default: break
      }
    }
    return kinds
  }

  private static func withoutBrackets(_ part: String) -> String {
    var depth = 0
    var rest = ""
    for character in part {
      if character == "(" { depth += 1 }
      if depth == 0 { rest.append(character) }
      if character == ")" { depth -= 1 }
    }
    return rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The alternative as a pattern, in which only round brackets mean anything.
  private static func pattern(_ alternative: String) -> String {
    var pattern = ""
    for character in alternative {
      if "[]{}|/\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    return pattern
  }
}
