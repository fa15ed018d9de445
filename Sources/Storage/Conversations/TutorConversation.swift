package import Feedback

/// A conversation with the tutor.
package struct TutorConversation: Sendable, Equatable, Identifiable {
  package var id: String
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var started: Int64
  package var language: TeachingLanguage
  /// The facts about the learner that the tutor may know.
  package var shared: Set<ChatContext.Part>

  package init(
    id: String,
    started: Int64,
    language: TeachingLanguage,
    shared: Set<ChatContext.Part>
  ) {
    self.id = id
    self.started = started
    self.language = language
    self.shared = shared
  }

  /// A turn with its sequence number and time.
  package struct Turn: Sendable, Equatable {
    /// The number of the turn, from 0 without gaps.
    package var sequence: Int
    package var time: Int64
    package var turn: ChatTurn
    /// Whether the turn ended early because the tutor was stopped or the connection broke.
    package var isCut: Bool

    package init(sequence: Int, time: Int64, _ turn: ChatTurn, isCut: Bool = false) {
      self.sequence = sequence
      self.time = time
      self.turn = turn
      self.isCut = isCut
    }
  }
}
