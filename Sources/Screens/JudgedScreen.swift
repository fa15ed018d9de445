package import Coordination
import Curriculum
package import Explanations
import Feedback
import Scoring
package import TerminalUI

extension JudgedItem {
  var frame: Frame {
    var lines = [markLine] + outcome.details(in: .english)
    for note in item.exercise.notes { lines.append(Line("  ! \(note)", .dim, hangingIndent: 4)) }
    if let transcript {
      lines.append("  Transcript:")
      lines += transcript.map { Line("  \($0)", hangingIndent: 2) }
    }
    if let after = afterwards { lines.append(Line("  \(after)", .dim, hangingIndent: 2)) }
    return Frame(lines + AssistantLines.lines(for: turns))
  }

  var prompt: Prompt {
    if isOverruled { return Prompt("Enter, u undo > ", .key) }
    if offersFollowUps { return Prompt("Enter, x example, d differently, ? > ", .key) }
    if offersExplanation {
      let more = outcome.verdict?.passes == false ? ", u undo, o right > " : ", u undo > "
      return Prompt("Enter, w why, e AI\(more)", .key)
    }
    return switch outcome.verdict {
    case .correct: Prompt("Enter > ", .key)
    case .correctWithNote: Prompt("Enter, w why, u undo > ", .key)
    case nil: Prompt("Enter > ", .key)
    case .almost, .wrong:
      if case .text = outcome {
        Prompt("Enter, w why, u undo, o I was right > ", .key)
      } else {
        Prompt("Enter, u undo, o I was right > ", .key)
      }
    }
  }

  /// Only what has a meaning after this answer.
  var keys: [KeyHelp] {
    var keys = [KeyHelp("Enter", ":next", "go on")]
    if case .text = outcome { keys.append(KeyHelp("w", ":why", "why")) }
    if let tag = item.exercise.tags.first {
      keys.append(KeyHelp("n", ":note", "the grammar note on \(tag)"))
    }
    keys += assistantKeys
    if outcome.verdict != nil { keys.append(KeyHelp("u", ":undo", "take the answer back")) }
    if outcome.verdict?.passes == false && !isOverruled {
      keys.append(KeyHelp("o", ":right", "\"I was right\": overrule the mark"))
    }
    if item.kind == .reading && item.passage != nil {
      keys.append(KeyHelp("t", ":text", "show the text again"))
      keys.append(KeyHelp("g", ":words", "what its rarer words mean"))
    }
    return keys + [
      KeyHelp("b", ":back", "go back; the lesson keeps its place"),
      KeyHelp("q", ":quit", "leave; everything is kept"),
    ]
  }

  private var assistantKeys: [KeyHelp] {
    var keys: [KeyHelp] = []
    if offersExplanation { keys.append(KeyHelp("e", nil, "let the AI explain it")) }
    if offersFollowUps {
      keys.append(KeyHelp("x", nil, "another example from the AI"))
      keys.append(KeyHelp("d", nil, "let the AI explain it differently"))
    }
    return keys
  }

  static func intent(for key: Key) -> Intent? {
    switch key {
    case .enter, .character(" "): .next
    case .character("w"): .why
    case .character("n"): .note
    case .character("e"): .explain
    case .character("x"): .followUp(.anotherExample)
    case .character("d"): .followUp(.explainDifferently)
    case .character("u"): .undo
    case .character("o"): .overrule
    case .character("t"): .readText
    case .character("g"): .explainWords
    case .character("b"), .escape: .back
    default: nil
    }
  }

  private var markLine: Line {
    let hint = hints == 0 ? "" : hints == 1 ? " (1 hint used)" : " (\(hints) hints used)"
    if isOverruled { return Line("+ Counted as right, on your word.\(hint)", .good) }
    return outcome.markLine(after: hint)
  }

  private var afterwards: String? {
    if isOverruled { return nil }
    if attemptsLeft > 0 {
      return attemptsLeft == 1 ? "One try is left." : "\(attemptsLeft) tries are left."
    }
    return comesBack ? "It comes back at the end." : nil
  }
}

extension Screen {
  /// The mark of an answer by itself, outside a lesson.
  package static func frame(
    for outcome: Outcome,
    in language: ExplanationLanguage = .english
  ) -> Frame {
    Frame([outcome.markLine(after: "")] + outcome.details(in: language))
  }
}

extension Outcome {
  fileprivate func markLine(after: String) -> Line {
    guard let verdict else { return Line("x Not known: here is the solution.\(after)", .bad) }
    let style: Style =
      switch verdict {
      case .correct, .correctWithNote: .good
      case .almost: .warning
      case .wrong: .bad
      }
    return Line(Wording.mark(verdict) + after, style)
  }

  fileprivate func details(in language: ExplanationLanguage) -> [Line] {
    switch self {
    case .choice(let chosen, let solution):
      return chosen.isRight ? [] : [Line("  Right: \(solution)", hangingIndent: 9)]
    case .text(let judgement): return AnswerDiff.lines(for: judgement, in: language)
    case .speech(let judgement): return SpeechMarks.lines(for: judgement)
    case .revealed(let solution): return [Line("  \(solution)", .strong, hangingIndent: 2)]
    }
  }
}
