package import Curriculum
import Scoring
import Turkish

/// The place after an answer: the mark and the possible actions.
package struct JudgedItem: Sendable {
  package let item: PreparedItem
  package let outcome: Outcome
  /// The highest hint used, 0 to 3.
  package let hints: Int
  /// Whether the learner has overruled the mark.
  package internal(set) var isOverruled = false
  /// Whether the learner has proposed the answer to the author of the course.
  package internal(set) var isProposed = false
  /// Whether the learner is typing the listed answer, which follows an unsure one.
  package internal(set) var isCopying = false
  /// In speaking, the attempts left after a failed one; otherwise 0.
  package let attemptsLeft: Int
  /// Whether the item comes back, at the end of the lesson or later on the day.
  package let comesBack: Bool
  /// Whether the item waits in the session to be asked again.
  package let isQueued: Bool
  /// Whether it comes back while its group of words is asked.
  package let comesBackSoon: Bool
  /// Whether the lesson may rest before it comes back, because its words are learnt on several days.
  package internal(set) var comesBackLater: Bool
  /// In listening, the transcript after its last question was answered; otherwise nil.
  package let transcript: [String]?
  /// The number of items that are done.
  package let settled: Int
  /// The number of all items.
  package let total: Int
  /// Whether nothing is left to ask after this item.
  package let isLast: Bool
  /// What the mark says of Turkish letters that were typed without their marks.
  package internal(set) var letterNotes = LetterNotes.whole
  /// Whether what the learner said can be heard.
  package internal(set) var isRecorded = false
  /// The data for questions about the answer.
  package internal(set) var background: AnswerBackground
  /// The questions to a language model and its replies.
  var dialogue = AssistantDialogue()
}

extension JudgedItem {
  /// Whether nothing could be shown of the answer, so that it neither passes nor fails.
  package var isUnsure: Bool { outcome.verdict == .unsure && !outcome.isRated }

  /// Whether the learner decides on what was told, because not all that was looked for was found.
  package var isOpen: Bool {
    if case .told(let judgement) = outcome { !judgement.isComplete } else { false }
  }

  /// Whether the day asks the item once more; other sessions ask it at their end.
  package var isAskedAgainToday: Bool {
    comesBack && outcome.verdict == .unsure && !isQueued
  }

  /// The sentences of a transcript that decide, to hear once more; nil for every other item.
  package var deciding: [String]? {
    item.kind == .listening ? background.choice?.evidence?.lines.map(\.text) : nil
  }

  /// The sentence that was to be said, to be heard; nil for every other item.
  package var model: Pronunciation? {
    switch item.task.answering {
    case .say, .tell: item.model
    case .choose, .write, .writeDown: nil
    }
  }

  /// The word of a list that was asked, to be heard with its example; nil for every other item.
  package var word: Card? {
    if let card = item.exercise.task.taughtWord { return card }
    let asked = [item.task.solution, item.task.prompt]
    return item.group?.words.map(\.card).first { asked.contains($0.word) }
  }

  /// Whether a typed text is the listed answer.
  package func isCopy(_ text: String) -> Bool {
    switch item.task.answering {
    case .write(let mark), .writeDown(_, let mark):
      !text.isBlank && mark(text, false).verdict.passes
    case .choose, .say, .tell: true
    }
  }
}
