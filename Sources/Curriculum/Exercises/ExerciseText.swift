/// A text of an exercise with its role, which decides how the course check judges it.
///
/// The roles are all that the check needs to test spelling, vocabulary, length, repetition and
/// patterns, so a new kind of exercise needs no new rules.
package struct ExerciseText: Sendable, Equatable {
  package let text: String
  package let role: Role
  /// Line of the file, from 1; nil for the first line of the item.
  package let line: Int?

  init(_ text: String, _ role: Role, line: Int? = nil) {
    self.text = text
    self.role = role
    self.line = line
  }

  /// Creates a text that has a line to itself.
  init(_ source: LocatedText, _ role: Role) { self.init(source.text, role, line: source.line) }

  /// The purpose of a text.
  package enum Role: Sendable, Equatable {
    /// Asks about a passage, in Turkish or in English.
    case question
    case option
    /// An English sentence to be put into Turkish; brackets hold hints from a closed list.
    case english
    /// A pattern of accepted answers.
    case answer
    /// A pattern of an expected mistake.
    case trap
    /// Says what is wrong with the trap before it, or with a wrong option.
    case feedback
    /// A Turkish sentence that is heard and written down.
    case heard
    /// A Turkish sentence that is read aloud.
    case said
    /// A Turkish word to learn.
    case word
    /// A Turkish sentence that is shown.
    case example
    /// The English meaning of a word.
    case meaning
    /// The English translation of a sentence that is shown.
    case translation
    /// A Turkish sentence whose pieces are put in order.
    case ordered
    /// The word, the key word or the frame by which a sentence is completed or changed.
    case cue
    /// Says in English what to tell.
    case instruction
    /// One half of a pair: a word, a beginning, an end, a meaning or a class.
    case paired
  }
}

extension ExerciseText.Role {
  /// Whether the text is a pattern, in the syntax of `AnswerPattern`.
  package var isPattern: Bool {
    switch self {
    case .answer, .trap: true
    case .question, .option, .english, .feedback, .heard, .said, .word, .example, .meaning,
      .translation, .ordered, .cue, .instruction, .paired:
      false
    }
  }

  /// Whether the text is Turkish that the learner must write or say.
  package var isProduced: Bool {
    switch self {
    case .answer, .heard, .said, .ordered: true
    case .question, .option, .english, .trap, .feedback, .word, .example, .meaning, .translation,
      .cue, .instruction, .paired:
      false
    }
  }

  /// Whether the text is a correct Turkish sentence.
  package var isTurkishSentence: Bool { isProduced || self == .example }
}
