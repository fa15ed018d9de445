import Patterns
import Turkish

/// The words and structures that show that somebody has spoken about a point.
///
/// `çünkü | -DIK için | sevmek + yardım`: alternatives are parted by ` | `, what must all be there by
/// ` + `. Each is a word or several words next to each other. A word is a dictionary form, which every
/// form of it shows, or the ``SuffixNotation`` of any word with these suffixes.
package struct PointEvidence: Sendable {
  /// The alternatives; each holds the phrases that must all be there.
  private let alternatives: [[Phrase]]
  /// The words that are not in the lexicon and the suffixes that are unknown; nothing shows them.
  package let unknown: [String]

  /// Words next to each other.
  private struct Phrase: Sendable {
    var text: String
    var terms: [Term]
  }

  private enum Term: Sendable {
    case suffixes(SuffixNotation)
    case word(DictionaryForm)
  }

  /// Reads evidence; whatever it holds, there is no error, but perhaps something unknown.
  package init(_ source: String) {
    var unknown: [String] = []
    alternatives = Self.parts(of: source, "|").map { alternative in
      Self.parts(of: alternative, "+").map { text in
        let words = text.split(separator: " ").map(String.init)
        let terms = words.compactMap { word -> Term? in
          if word.hasPrefix("-") { return SuffixNotation(word).map(Term.suffixes) }
          let form = DictionaryForm(word)
          return form.isKnown ? .word(form) : nil
        }
        if terms.count < words.count { unknown.append(text) }
        return Phrase(text: text, terms: terms.count < words.count ? [] : terms)
      }
    }
    self.unknown = unknown
  }

  private static func parts(of text: String, _ separator: String) -> [String] {
    var parts = [[Substring]()]
    for word in text.split(separator: " ") {
      if word == separator { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    return parts.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The alternatives as they were written, each part by itself.
  package var texts: [[String]] { alternatives.map { $0.map(\.text) } }

  /// Returns the places of the words that show the point, in their order; nil if no alternative is there.
  func places(in words: [SpokenWord]) -> [Int]? {
    for alternative in alternatives {
      let found = alternative.map { Self.places(of: $0, in: words) }
      guard !found.isEmpty, found.allSatisfy({ $0 != nil }) else { continue }
      return Set(found.compactMap(\.self).joined()).sorted()
    }
    return nil
  }

  private static func places(of phrase: Phrase, in words: [SpokenWord]) -> Range<Int>? {
    let count = phrase.terms.count
    guard count > 0, count <= words.count else { return nil }
    for start in 0...(words.count - count) {
      let isHere = zip(phrase.terms, words[start...]).allSatisfy { term, word in
        switch term {
        case .suffixes(let notation): word.readings.contains(where: notation.isShown)
        case .word(let form): form.isShown(by: word)
        }
      }
      if isHere { return start..<(start + count) }
    }
    return nil
  }
}

/// A word as dictionaries have it, which all its forms show: sevmek, komşu.
///
/// Another form, such as bakılırsa, is shown by itself alone.
private struct DictionaryForm: Sendable {
  private let letters: [UInt8]
  /// What a form of it begins with: the stem, and the suffixes of a derived word.
  private let starts: [(stem: Stem, suffixes: [Suffix])]
  /// Whether the lexicon can read the word.
  let isKnown: Bool

  init(_ word: String) {
    letters = WordComparison.bare(Normalization.bytes(of: word))
    let readings = SpokenWord.readings(of: letters, using: WordAnalyzer())
    isKnown = !readings.isEmpty
    starts = readings.compactMap { reading in
      // Of a verb its stem counts, whatever follows: sev-di as well as sev-mek.
      if reading.suffixes.last == .infinitive {
        return (reading.stem, Array(reading.suffixes.dropLast()))
      }
      let isDerived = reading.suffixes.allSatisfy { $0.slot == .derivation }
      return reading.stem.partOfSpeech != .verb && isDerived
        ? (reading.stem, reading.suffixes) : nil
    }
  }

  func isShown(by word: SpokenWord) -> Bool {
    if word.letters == letters { return true }
    return word.readings.contains { reading in
      starts.contains { start in
        reading.stem.letters == start.stem.letters
          && reading.stem.partOfSpeech == start.stem.partOfSpeech
          && reading.suffixes.starts(with: start.suffixes)
      }
    }
  }
}
