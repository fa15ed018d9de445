/// What came of listening to the learner.
package struct Heard: Sendable, Equatable {
  /// What was understood; nil if nothing was said, or if it could not be written down.
  package var transcript: String?
  /// What was understood when the recogniser was told the sentence; nil if it was asked once.
  package var second: String?
  /// Whether the sound was kept, so that the learner can hear it.
  package var isRecorded: Bool

  package init(_ transcript: String?, second: String? = nil, isRecorded: Bool = false) {
    self.transcript = transcript
    self.second = second
    self.isRecorded = isRecorded
  }
}
