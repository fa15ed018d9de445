import Patterns
public import Scoring

/// The accepted answers to one exercise; prepared once, it grades any number of answers.
public struct AnswerKey: Sendable {
  let patterns: [AnswerPattern]
  private let grader: TranslationGrader

  /// Prepares an exercise: an answer that fits any pattern is right.
  ///
  /// In a pattern `(x)` is optional, `(x|y)` is one of them or nothing, `[x|y]` is one of them,
  /// `{a / b}` is any order, and `\` takes the next sign literally. Capitals, final punctuation and
  /// spaces need no pattern of their own.
  ///
  /// - Parameters:
  ///   - patterns: at least one; the first gives the answer that is shown.
  ///   - traps: patterns of expected mistakes, each with a sentence that says what is wrong.
  /// - Throws: the first pattern that can't be read, with the place in it.
  public init(
    accepting patterns: [String],
    traps: KeyValuePairs<String, String> = [:]
  ) throws(AnswerKeyError) {
    guard !patterns.isEmpty else {
      throw AnswerKeyError(pattern: "", column: 0, reason: "give at least one pattern")
    }
    var compiled: [AnswerPattern] = []
    for pattern in patterns { compiled.append(try Self.compiled(pattern)) }
    var mistakes: [Trap] = []
    for (pattern, feedback) in traps {
      mistakes.append(Trap(pattern: try Self.compiled(pattern), feedback: feedback))
    }
    self.patterns = compiled
    grader = TranslationGrader(accepted: compiled, traps: mistakes)
  }

  private static func compiled(_ pattern: String) throws(AnswerKeyError) -> AnswerPattern {
    do {
      return try AnswerPattern(pattern)
    } catch {
      throw AnswerKeyError(pattern: pattern, column: error.column, reason: error.reason)
    }
  }

  /// The answer to show as the right one: the shown form of the first pattern.
  public var solution: String { patterns.first?.shown ?? "" }

  /// Marks an answer, with what differs from the nearest accepted answer.
  ///
  /// - Parameters:
  ///   - answer: as it was typed.
  ///   - strict: whether what would pass with a note fails with ``Verdict/almost``.
  /// - Returns: the verdict, the score, the findings and the words side by side.
  public func grade(_ answer: String, strict: Bool = false) -> Judgement {
    grader.judge(answer, strict: strict)
  }
}

/// A pattern that can't be read, and where.
public struct AnswerKeyError: Error, Sendable, Equatable, CustomStringConvertible {
  /// As it was given; empty if there was none.
  public let pattern: String
  /// The place in the pattern, in Unicode scalars from 1; 0 if there was no pattern.
  public let column: Int
  /// What is wrong there and what was expected, in a few words.
  public let reason: String

  /// Pattern, column and reason in one line.
  public var description: String { "\(pattern): column \(column): \(reason)" }
}
