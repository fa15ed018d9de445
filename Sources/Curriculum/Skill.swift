/// What a lesson trains: one of the four skills, words, or a mixed checkpoint.
///
/// The order of the cases is the teaching order inside a unit: recognise before you produce.
public enum Skill: String, CaseIterable, Sendable, Codable {
  /// Words to learn.
  case vocabulary
  /// Texts with questions.
  case reading
  /// Texts to be heard, with questions, and dictations.
  case listening
  /// English sentences to be put into Turkish.
  case writing
  /// Sentences to be said.
  case speaking
  /// Items of all kinds, at the end of some units.
  case checkpoint
}
