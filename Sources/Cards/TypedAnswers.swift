package import Patterns
import Turkish

/// The answers that may be typed for an entry: each of its alternatives, with or without the parts
/// in brackets.
///
/// "ev, yuva" and "gelmek / varmak" have two alternatives each; "(bir) şey" may be typed with or
/// without "bir". Brackets are optional everywhere. A comma, semicolon or slash separates
/// alternatives only if the text is not a sentence: the part of speech is noun, verb, adjective or
/// adverb, or all parts are dictionary forms of one kind in small letters. A text with `.`, `!`,
/// `?`, `…` or `:` counts as a sentence. Plain entries have only their literal text.
package struct TypedAnswers: Sendable {
  /// The patterns of right answers.
  package let patterns: [AnswerPattern]
  /// Whether there is more than one right answer.
  package let hasAlternatives: Bool

  /// Derives the answers from the word of an entry.
  package init(_ entry: CardEntry) {
    let literal = AnswerPattern(literal: entry.word)
    guard entry.shape == .word else {
      (patterns, hasAlternatives) = ([literal], false)
      return
    }
    let alternatives = Self.alternatives(entry)
    let found = alternatives.compactMap { try? AnswerPattern(Self.pattern($0)) }
    guard found.count == alternatives.count else {
      (patterns, hasAlternatives) = ([literal], false)
      return
    }
    hasAlternatives = found.count > 1 || found.contains { $0.expansionCount > 1 }
    // The literal text with its brackets and separators is right too.
    patterns = hasAlternatives ? found + [literal] : [literal]
  }

  /// Returns the alternatives of the word, or the whole word.
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

  /// Splits a word at the separators outside brackets.
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

  /// The kinds of dictionary form.
  private enum Kind: CaseIterable {
    case nominal, verb, adverb
  }

  /// Returns the kinds of a single word in its dictionary form; empty for other texts.
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

  /// Returns an alternative as a pattern in which only round brackets have a meaning.
  private static func pattern(_ alternative: String) -> String {
    var pattern = ""
    for character in alternative {
      if "[]{}|/\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    return pattern
  }
}
