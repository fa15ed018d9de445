public import Curriculum
import Scoring

/// The material for questions about an answer: why it was marked so, its grammar notes, its text.
///
/// It is kept until the next answer, so that a learner who is already at the next item can still
/// ask.
public struct AnswerBackground: Sendable, Equatable {
  /// The findings and the accepted answer; nil where no text was graded.
  let reasons: Notice?
  /// The points that the item trains.
  public let tags: [GrammarTag]
  /// The text of a reading question; empty for other items.
  public let paragraphs: [String]
  /// How many grammar notes were asked for.
  private var noteCount = 0

  init(_ item: PreparedItem, _ outcome: Outcome) {
    if case .text(let judgement) = outcome {
      reasons = .why(judgement.findings, trap: judgement.trap, nearest: judgement.nearest)
    } else {
      reasons = nil
    }
    tags = item.exercise.tags
    paragraphs = item.kind == .reading ? item.passage?.paragraphs ?? [] : []
  }

  /// Whether there are reasons to tell.
  public var explainsMark: Bool { reasons != nil }

  /// Deals with a question about the answer; nil for any other intent.
  mutating func handle(_ intent: Intent) -> [Effect]? {
    switch intent {
    case .why: [.say(reasons ?? .unclear)]
    case .note: [nextNote().map { .showNote($0) } ?? .say(.unclear)]
    case .readText: [.say(paragraphs.isEmpty ? .noText : .text(paragraphs: paragraphs))]
    case .explainWords: [paragraphs.isEmpty ? .say(.noText) : .showGlosses(paragraphs)]
    default: nil
    }
  }

  /// The point whose note comes next, each in turn; nil for an item without any.
  private mutating func nextNote() -> GrammarTag? {
    guard !tags.isEmpty else { return nil }
    defer { noteCount += 1 }
    return tags[noteCount % tags.count]
  }
}
