import Coordination
import Curriculum
import Scoring
import TerminalUI
import TextSafety

/// The points of what was told freely, each with the words that match it.
enum MonologuePoints {
  /// The most words that are named for a point; more would hide the others.
  private static let mostLooked = 4

  /// The mark: whether what is demanded was found, and nothing about the Turkish of it.
  static func mark(_ judgement: MonologueJudgement) -> SafeText {
    if judgement.isComplete { return "+ All that was looked for was found." }
    let count = judgement.notFound.count
    if count == 0 { return "? All that was looked for was found, in few words." }
    return count == 1
      ? "? One thing that was looked for was not found."
      : "? \(count) things that were looked for were not found."
  }

  static func lines(for judgement: MonologueJudgement) -> [Line] {
    judgement.points.map(line) + [length(of: judgement)]
  }

  private static func line(for point: MonologueJudgement.Point) -> Line {
    if !point.isDemanded {
      return Line("  - \(point.note) (not looked for)", .dim, hangingIndent: 4)
    }
    if point.isFound {
      let words = point.words.joined(separator: " ")
      return Line("  + \(point.note): \(words)", .good, hangingIndent: 4)
    }
    let looked = point.looked.prefix(mostLooked).map { $0.joined(separator: " + ") }
    let words = looked.joined(separator: ", ")
    return Line("  ? \(point.note): not found (for example \(words))", .warning, hangingIndent: 4)
  }

  private static func length(of judgement: MonologueJudgement) -> Line {
    let words = Wording.count(judgement.wordCount, "word")
    let (fewest, most) = (judgement.length.lowerBound, judgement.length.upperBound)
    return judgement.length.contains(judgement.wordCount)
      ? Line("  \(words)", .dim)
      : Line("  \(words); asked for were \(fewest) to \(most)", .warning, hangingIndent: 2)
  }
}

extension Wording {
  static func toTell(_ words: ClosedRange<Int>) -> SafeText {
    "Tell it in \(words.lowerBound) to \(words.upperBound) words"
  }
}
