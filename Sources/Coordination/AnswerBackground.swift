package import Curriculum
import Scoring

/// The data for questions about an answer: the reasons for its mark, its grammar notes, its text.
///
/// It is kept until the next answer, because the learner can still ask at the next item.
package struct AnswerBackground: Sendable, Equatable {
  /// The findings and the accepted answer; nil where no text was graded.
  let reasons: Notice?
  /// The grammar points that the item trains.
  package let tags: [GrammarTag]
  /// The text of a reading question; empty for other items.
  package let paragraphs: [String]
  /// The glosses for the text or the transcript.
  package let glosses: [Glossary.Gloss]
  /// The number of grammar notes shown so far.
  private var noteCount = 0

  init(_ item: PreparedItem, _ outcome: Outcome) {
    if case .text(let judgement) = outcome {
      reasons = .why(judgement.findings, trap: judgement.trap, nearest: judgement.nearest)
    } else {
      reasons = nil
    }
    tags = item.exercise.tags
    paragraphs = item.kind == .reading ? item.passage?.paragraphs ?? [] : []
    glosses = item.glosses
  }

  /// Whether there are reasons for the mark.
  package var explainsMark: Bool { reasons != nil }

  /// Handles a question about the answer; returns nil for any other intent.
  mutating func handle(_ intent: Intent) -> [Effect]? {
    switch intent {
    case .why: [.say(reasons ?? .unclear)]
    case .note: [nextNote().map { .showNote($0) } ?? .say(.unclear)]
    case .readText: [.say(paragraphs.isEmpty ? .noText : .text(paragraphs: paragraphs))]
    case .explainWords: [glosses.isEmpty ? .say(.noGlosses) : .showGlosses(glosses)]
    default: nil
    }
  }

  /// Returns the grammar point whose note comes next, in rotation; nil for an item without one.
  private mutating func nextNote() -> GrammarTag? {
    guard !tags.isEmpty else { return nil }
    defer { noteCount += 1 }
    return tags[noteCount % tags.count]
  }
}
