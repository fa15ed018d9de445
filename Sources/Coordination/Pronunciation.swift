package import Curriculum

/// Words or sentences that are shown and may be heard, as often as the learner likes.
package struct Pronunciation: Sendable, Equatable {
  package let parts: [Part]
  /// Whether it is left out without a word where there is no sound.
  package private(set) var isOptional = false

  /// A text, with its recording if there is one.
  package struct Part: Sendable, Equatable {
    package let text: String
    package let recording: Recording?

    package init(_ text: String, recording: Recording? = nil) {
      self.text = text
      self.recording = recording
    }
  }

  /// Creates a pronunciation; parts without text are left out.
  package init(_ parts: [Part]) { self.parts = parts.filter { !$0.text.isEmpty } }

  /// Creates a pronunciation of texts without recordings.
  package init(_ texts: String...) { self.init(texts.map { Part($0) }) }

  /// The same, left out without a word where there is no sound.
  var ifHeard: Pronunciation {
    var words = self
    words.isOptional = true
    return words
  }

  /// The texts one after the other.
  package var text: String { parts.map(\.text).joined(separator: " ") }
}

/// A file with a recording.
package enum Recording: Sendable, Equatable {
  /// A file in the folder `sound` beside the lesson.
  case lesson(LessonID, name: String)
  /// The path as the entry of a card names it.
  case card(String)
}
