/// The skill that a lesson trains; a checkpoint mixes all.
///
/// The order of the cases is the teaching order inside a unit: learners recognise before they
/// produce.
public enum Skill: String, CaseIterable, Sendable, Codable {
  case vocabulary
  case reading
  case listening
  case writing
  case speaking
  case checkpoint
}
