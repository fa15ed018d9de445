import Patterns
import Turkish

/// A grader for sentences read aloud, which compares the transcript of a recogniser with the text.
package struct SpeechGrader: Sendable {
  /// The similarity from which the verdict is `correct`.
  private static let correct = 0.85
  /// The similarity from which the verdict is `correct_with_note`.
  private static let passing = 0.5
  /// The similarity from which a word counts as said but unclear.
  private static let unclear = 0.5

  private let target: [Word]
  /// The words as a keyboard without Turkish letters writes them.
  private let folded: [Word]

  /// A word as written, with the bytes that are compared; of a number these may be several words.
  private struct Word: Sendable {
    var shown: String
    var bytes: [UInt8]

    var folded: Word { Word(shown: shown, bytes: bytes.map { CodePage.asciiFolded[Int($0)] }) }
  }

  /// Prepares the sentence to read aloud.
  package init(target: String) {
    self.target = Self.words(of: target)
    folded = self.target.map(\.folded)
  }

  /// Judges a transcript; one without any Turkish letter was typed without them, which costs nothing.
  package func judge(_ transcript: String) -> SpeechJudgement {
    let isPlain = transcript.utf8.allSatisfy { $0 < 0x80 }
    let heard = Self.words(of: transcript).map { isPlain ? $0.folded : $0 }
    let target = isPlain ? folded : target
    let score = Self.similarity(Self.joined(target), Self.joined(heard))
    let (words, extra) = Self.marks(heard, target)
    let verdict: Verdict =
      heard.isEmpty || score < Self.passing
      ? .wrong : score < Self.correct ? .correctWithNote : .correct
    return SpeechJudgement(verdict: verdict, score: score, words: words, extraWords: extra)
  }

  private static func words(of text: String) -> [Word] {
    let mapped = Normalization.mapped(text)
    let scalars = Array(text.unicodeScalars)
    return mapped.wordRanges.map { range in
      var shown = String.UnicodeScalarView()
      shown.append(contentsOf: scalars[mapped.sourceSpan(of: range)])
      let plain = TurkishNumber.spelledOut(Array(mapped.bytes[range]))
        .filter { $0 != WordComparison.apostrophe }
        .map(WordComparison.plain)
      return Word(shown: String(shown), bytes: plain)
    }
  }

  private static func joined(_ words: [Word]) -> [UInt8] {
    Array(words.map(\.bytes).joined(separator: [UInt8(ascii: " ")]))
  }

  /// Returns the larger of the similarities with and without spaces.
  private static func similarity(_ left: [UInt8], _ right: [UInt8]) -> Double {
    let space = UInt8(ascii: " ")
    return max(
      EditDistance.similarity(left, right),
      EditDistance.similarity(left.filter { $0 != space }, right.filter { $0 != space })
    )
  }

  private static func marks(
    _ heard: [Word],
    _ target: [Word]
  ) -> ([SpeechJudgement.Word], [String]) {
    let pairing = WordPairing(target.map(\.bytes), heard.map(\.bytes)) { _, _ in false }
    var marks = [SpeechJudgement.Mark](repeating: .missing, count: target.count)
    var extra: [String] = []
    for pair in pairing.pairs {
      let words = Array(heard[pair.found].map(\.bytes).joined())
      let wanted = Array(target[pair.expected].map(\.bytes).joined())
      let similarity = EditDistance.similarity(wanted, words)
      let mark: SpeechJudgement.Mark =
        words == wanted ? .ok : similarity >= unclear ? .unclear : .missing
      for place in pair.expected where !pair.found.isEmpty { marks[place] = mark }
      if pair.expected.isEmpty || mark == .missing {
        extra += heard[pair.found].map(\.shown)
      }
    }
    let isWhole =
      target.flatMap(\.bytes).filter { $0 != UInt8(ascii: " ") }
      == heard.flatMap(\.bytes).filter {
        $0 != UInt8(ascii: " ")
      }
    if isWhole { return (target.map { .init(text: $0.shown, mark: .ok) }, []) }
    return (zip(target, marks).map { .init(text: $0.shown, mark: $1) }, extra)
  }
}
