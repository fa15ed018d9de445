package import TerminalUI
import TextSafety
package import Turkish

/// The readings of a word, each with its parts.
package struct WordAnalysis: Sendable {
  /// The word as typed.
  package let word: String
  /// The most likely first; empty if the word has no letters.
  package let ways: [Way]

  /// One reading of the word with its letters.
  package struct Way: Sendable {
    package let reading: Reading
    /// The dictionary form: gelmek, ev.
    package let lemma: String
    /// The letters of the stem, then those of each suffix, as typed; some suffixes have none.
    package let parts: [String]
    /// The word with its stress; nil if the rules can't tell it.
    package let stressed: String?
  }

  /// The largest number of guesses that are shown for an unknown stem.
  private static let guessLimit = 5

  /// Analyses a word with the stems of the lexicon; if there is none, guesses a stem.
  package init(_ word: String) {
    self.word = word
    let scalars = word.composed.unicodeScalars.filter { $0 != "'" && $0 != "’" }
    let letters = scalars.flatMap { scalar in
      scalar.turkishLowercased.flatMap { CodePage.encode(String($0)) }
    }
    guard scalars.contains(where: \.properties.isAlphabetic) else {
      ways = []
      return
    }
    var readings = Morphology.readings(of: letters)
    if readings.isEmpty {
      readings = Array(Morphology.guesses(of: letters).prefix(Self.guessLimit))
    }
    // Only Turkish letters are one byte each; other scalars would shift the bounds.
    let spelling = scalars.count == letters.count ? Array(scalars) : nil
    ways = readings.map { reading in
      let bounds = [0..<reading.stemLength] + reading.morphemes.map(\.range)
      return Way(
        reading: reading,
        lemma: Lexicon.headword(of: reading.stem),
        parts: bounds.map { range in
          let range = range.clamped(to: letters.indices)
          return spelling.map { Self.text($0[range]) } ?? CodePage.decode(letters[range])
        },
        stressed: Stress.marked(word, reading)
      )
    }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Returns the word and a line for each reading; glosses are English where `meaning` has the lemma.
  package func frame(meaning: (_ lemma: String) -> String?) -> Frame {
    guard !ways.isEmpty else { return Frame([Line("\(word): nothing to take apart")]) }
    let shown = ways.map { (apart: $0.apart, gloss: $0.gloss(meaning($0.lemma))) }
    let width = shown.map { DisplayWidth.of($0.apart) }.max() ?? 0
    var lines = [Line(text: word, .strong)]
    for (way, text) in zip(ways, shown) {
      let padding = String(repeating: " ", count: width - DisplayWidth.of(text.apart) + 2)
      let note: SafeText = "  (\(way.kind))"
      lines.append(
        Line([Span("  \(text.apart)\(padding)\(text.gloss)"), Span(note, .dim)], hangingIndent: 4)
      )
    }
    return Frame(lines)
  }

  /// Returns the meanings of the abbreviations in these analyses.
  package static func legend(_ analyses: [WordAnalysis]) -> Frame {
    let suffixes = analyses.flatMap(\.ways).flatMap(\.reading.suffixes)
    var meanings: [String: SafeText] = [:]
    for gloss in suffixes.map(SuffixGloss.of) { meanings[gloss.short] = gloss.meaning }
    guard !meanings.isEmpty else { return Frame() }
    let list = meanings.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" as SafeText }
    return Frame([Line(list.joined(separator: "; "), .dim, hangingIndent: 2)])
  }
}

extension WordAnalysis.Way {
  /// The part of speech of the stem, and whether the stem is guessed or where the word is stressed.
  fileprivate var kind: SafeText {
    let kind = Wording.name(of: reading.stem.partOfSpeech)
    if reading.stem.isGuess { return "\(kind), stem guessed" }
    return stressed.map { "\(kind), \($0)" } ?? kind
  }

  /// The parts with hyphens between them: ev-ler-imiz-den.
  fileprivate var apart: String { parts.filter { !$0.isEmpty }.joined(separator: "-") }

  /// The glosses in the same order, house-PL-our-ABL; one for a suffix without letters follows a dot.
  fileprivate func gloss(_ meaning: String?) -> String {
    var text = meaning ?? lemma
    for (suffix, letters) in zip(reading.suffixes, parts.dropFirst()) {
      text += (letters.isEmpty ? "." : "-") + SuffixGloss.of(suffix).short
    }
    return text
  }
}
