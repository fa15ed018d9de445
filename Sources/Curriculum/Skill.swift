/// The skill that a lesson trains; a checkpoint mixes all.
///
/// The order of the cases is the teaching order inside a unit: learners recognise before they
/// produce.
public enum Skill: String, CaseIterable, Sendable, Codable {
  /// Words to learn.
  case vocabulary
  /// A grammar point, shown in small steps and tried at once.
  case grammar
  /// Texts with questions.
  case reading
  /// Texts to be heard, with questions, and dictations.
  case listening
  /// Forms in context: gaps, words to be put in order, sentences to be said another way.
  case practice
  /// English sentences to be put into Turkish.
  case writing
  /// Sentences to be said.
  case speaking
  /// Gaps and orders made from sentences of the unit and of the units before it.
  case revision
  /// Items of all kinds, at the end of some units.
  case checkpoint

  /// The skill as which the items of a lesson count in tests, practice by skill and strengths.
  ///
  /// Those know the four skills of a language and nothing else: who fills a gap writes.
  package var counted: Skill {
    switch self {
    case .grammar, .practice, .revision: .writing
    case .vocabulary, .reading, .listening, .writing, .speaking, .checkpoint: self
    }
  }
}
