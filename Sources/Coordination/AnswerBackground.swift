package import Curriculum
import Scoring

extension Judgement {
  /// Whether the answer is right in other words, or nothing could be shown of it.
  package var isUnlisted: Bool { verdict == .unsure || verdict.passes && !licences.isEmpty }
}

/// The data for questions about an answer: the reasons for its mark, its grammar notes, its text.
///
/// It is kept until the next answer, because the learner can still ask at the next item.
package struct AnswerBackground: Sendable, Equatable {
  /// The findings and the accepted answer; nil where there are none.
  let reasons: Notice?
  /// The reasons of a question with options; nil if the lesson has none, and for other items.
  package let choice: ChoiceReasons?
  /// The grammar points that the item trains; empty for a word.
  package let tags: [GrammarTag]
  /// The text of a reading question; empty for other items.
  package let paragraphs: [String]
  /// The glosses for the text or the transcript.
  package let glosses: [Glossary.Gloss]
  /// The words of the page before a word that was asked; nil for other items.
  package let group: WordGroup?
  /// The screen that the item tries; nil for other items.
  package let rule: GrammarPage?
  /// The number of grammar notes shown so far.
  private var noteCount = 0

  /// `hidesText` keeps back a transcript that can still be heard for other questions.
  init(_ item: PreparedItem, _ outcome: Outcome, hidesText: Bool) {
    choice = ChoiceReasons(item, outcome, hidesText: hidesText)
    reasons = Self.reasons(item, outcome) ?? choice.map { .whyChoice($0) }
    tags = item.group == nil ? item.exercise.tags : []
    paragraphs = item.kind == .reading ? item.passage?.paragraphs ?? [] : []
    glosses = item.glosses
    group = item.group
    rule = item.rule
  }

  private static func reasons(_ item: PreparedItem, _ outcome: Outcome) -> Notice? {
    switch outcome {
    case .text(let judgement):
      if case .writeDown = item.task.answering, !judgement.findings.isEmpty {
        return .whyDictation(judgement.findings, nearest: judgement.nearest)
      }
      return reasons(judgement)
    case .speech(let judgement):
      let isClear = judgement.findings.isEmpty && judgement.misheard.isEmpty
      return isClear ? nil : .whySpeech(judgement)
    case .choice, .rated, .told, .revealed: return nil
    }
  }

  private static func reasons(_ judgement: Judgement) -> Notice {
    judgement.isUnlisted
      ? .unlisted(judgement)
      : .why(judgement.findings, trap: judgement.trap, nearest: judgement.nearest)
  }

  /// Whether there are reasons for the mark.
  package var explainsMark: Bool { reasons != nil }

  /// Handles a question about the answer; returns nil for any other intent.
  mutating func handle(_ intent: Intent) -> [Effect]? {
    switch intent {
    case .why: [.say(reasons ?? .unclear)]
    case .note: [nextNote().map { .showNote($0) } ?? .say(.unclear)]
    case .readText: [.say(text)]
    case .explainWords: [glosses.isEmpty ? .say(.noGlosses) : .showGlosses(glosses)]
    default: nil
    }
  }

  /// What can be read again: the words of a list, a screen, or the text of a question.
  private var text: Notice {
    if let group { return .words(group) }
    if let rule { return .rule(rule) }
    return paragraphs.isEmpty ? .noText : .text(paragraphs: paragraphs)
  }

  /// Returns the grammar point whose note comes next, in rotation; nil for an item without one.
  private mutating func nextNote() -> GrammarTag? {
    guard !tags.isEmpty else { return nil }
    defer { noteCount += 1 }
    return tags[noteCount % tags.count]
  }
}
