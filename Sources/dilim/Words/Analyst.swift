import Screens
import TerminalUI
import TextSafety
import Turkish

/// Analyses words from the command line or line by line, in constant memory.
struct Analyst {
  private let invocation: Invocation
  /// Read at the first gloss; empty without a course.
  private lazy var meanings = WordMeanings(try? invocation.library)

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// Prints the readings of these words.
  mutating func analyze(_ words: [String]) throws(Failure) -> ExitCode {
    let analyses = words.map { WordAnalysis($0) }
    if invocation.has(.json) {
      for analysis in analyses {
        try invocation.print(try JSONLine.encoded(AnalysisReply(analysis, meanings)))
      }
    } else {
      var frame = Frame()
      for analysis in analyses { frame = frame + analysis.frame { meanings[$0] } }
      frame = frame + WordAnalysis.legend(analyses)
      try invocation.show(frame)
    }
    return analyses.contains { $0.ways.isEmpty } ? .badData : .pass
  }

  /// Prints the readings of the words of every line; a bad line gets an error in its place.
  mutating func run(_ reader: inout LineReader) throws(Failure) -> ExitCode {
    var code = ExitCode.pass
    while let item = reader.next() {
      switch item {
      case .text(let text, _):
        let words = Self.words(in: text)
        if !words.isEmpty { code = max(code, try analyze(words)) }
      case .invalid(let line): code = try refuse(line, Wording.lineNotUTF8)
      case .tooLong(let line): code = try refuse(line, Wording.lineTooLong)
      case .failed(let error, let line):
        code = try refuse(line, Wording.inputUnreadable("\(error)"))
      }
    }
    return code
  }

  private func refuse(_ line: Int, _ reason: SafeText) throws(Failure) -> ExitCode {
    if invocation.has(.json) {
      try invocation.print(JSONLine.text(of: LineRefusal(line: line, error: reason.string)))
    } else {
      try? Output.error.write(Wording.refused(line: line, reason) + "\n")
    }
    return .badData
  }

  /// Splits a text at spaces and trims punctuation; drops parts without letters.
  private static func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).compactMap { part in
      let isWordPart = { (character: Character) in character.isLetter || character.isNumber }
      guard let first = part.firstIndex(where: isWordPart),
        let last = part.lastIndex(where: isWordPart), part.contains(where: \.isLetter)
      else { return nil }
      return String(part[first...last])
    }
  }
}

/// The readings of a word as JSON; the property names are the keys, in snake case.
struct AnalysisReply: Encodable {
  struct Reading: Encodable {
    let lemma: String
    let meaning: String?
    let partOfSpeech: String
    /// Whether the stem is guessed because the lexicon lacks it.
    let guess: Bool
    /// The letters of the stem, then of each suffix.
    let parts: [String]
    let suffixes: [String]
    /// The features in UniMorph's schema; nil if it has none for the reading.
    let features: String?
    /// The word with an accent on its stressed vowel; nil if the rules can't tell it.
    let stress: String?
  }

  let word: String
  let readings: [Reading]

  init(_ analysis: WordAnalysis, _ meanings: WordMeanings) {
    word = analysis.word
    var readings: [Reading] = []
    for way in analysis.ways {
      readings.append(
        Reading(
          lemma: way.lemma,
          meaning: meanings[way.lemma],
          partOfSpeech: way.reading.stem.partOfSpeech.rawValue,
          guess: way.reading.stem.isGuess,
          parts: way.parts,
          suffixes: way.reading.suffixes.map(\.rawValue),
          features: UniMorph.features(of: way.reading),
          stress: way.stressed
        )
      )
    }
    self.readings = readings
  }
}
