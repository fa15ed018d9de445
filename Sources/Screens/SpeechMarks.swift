import Explanations
import Scoring
import TerminalUI
import TextSafety

/// The words of a spoken sentence, each marked as understood, unclear or missing, and what is likely.
enum SpeechMarks {
  /// More would hide the words.
  private static let mostSounds = 2

  static func lines(
    for judgement: SpeechJudgement,
    in language: ExplanationLanguage
  ) -> [Line] {
    // A recogniser that knows the sentence hears slips as what it expects.
    guard !judgement.isSecondListening else { return ["  \(Wording.secondListening)"] }
    let words = judgement.words.map { word -> Span in
      switch word.mark {
      case .ok: Span(text: word.text)
      case .unclear: Span("\(word.text)(?)", .warning)
      case .missing: Span("[\(word.text)]", .bad)
      }
    }
    let spaced = words.flatMap { [Span(" "), $0] }
    var lines = [
      Line("  \(judgement.percent) % understood"),
      Line([Span("  ")] + spaced.dropFirst(), hangingIndent: 2),
    ]
    guard judgement.words.contains(where: { $0.mark != .ok }) else {
      // All words were heard; only their order can lower the similarity so far.
      return judgement.verdict == .correct ? lines : lines + ["  The words came in another order."]
    }
    lines.append(Line("  (?) not clearly heard  [ ] not heard", .dim))
    lines += judgement.findings.map {
      Line("  - \(FindingExplanation($0, in: language).sentence)", hangingIndent: 4)
    }
    lines += judgement.sounds.prefix(mostSounds).map {
      Line("  - \($0.heardSentence(in: language))", hangingIndent: 4)
    }
    let practise = judgement.toPractise
    guard practise.count < judgement.words.count else { return lines }
    let again = Wording.toPractise(practise.joined(separator: ", "))
    return lines + [Line("  \(again)", hangingIndent: 2)]
  }

  /// The likeliest reasons why words were heard as others.
  static func sounds(_ sounds: [SoundExplanation]) -> [Line] {
    sounds.prefix(mostSounds).map {
      Line("  - \($0.sentence(in: .chosen))", hangingIndent: 4)
    }
  }
}

extension SpeechJudgement {
  /// The explanations of the words that were heard as others, but for words that are other words.
  var sounds: [SoundExplanation] {
    let others = Set(findings.map(\.expected))
    return misheard.filter { !others.contains($0.expected) }.compactMap {
      SoundExplanation(expected: $0.expected, heard: $0.heard, reasons: $0.reasons)
    }
  }
}

extension Wording {
  static var secondListening: SafeText {
    "Accepted at second listening: it was understood when the sentence was known."
  }

  static func toPractise(_ words: String) -> SafeText { "Say once more: \(words)" }

  /// Why words of a sentence were not heard, or heard as others.
  static func whySpeech(_ judgement: SpeechJudgement) -> [SafeText] {
    let findings = judgement.findings.map { FindingExplanation($0, in: .chosen).sentence }
    let sounds = judgement.sounds.map { $0.heardSentence(in: .chosen) }
    let lines = (findings + sounds).map { SafeText(line: $0) }
    return lines.isEmpty ? [toPractise(judgement.toPractise.joined(separator: ", "))] : lines
  }

  /// Why words of a dictation sound like others, before the rules of the mark.
  static func sounds(of findings: [Finding]) -> [SafeText] {
    findings.compactMap(SoundExplanation.init(dictated:)).map {
      SafeText(line: $0.sentence(in: .chosen))
    }
  }
}
