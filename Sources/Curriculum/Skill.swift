/// What a lesson trains: one of the four skills, words, or a mixed checkpoint.
///
/// The order of the cases is the teaching order inside a unit: recognise before you produce.
public enum Skill: String, CaseIterable, Sendable, Codable {
  case vocabulary
  case reading
  case listening
  case writing
  case speaking
  case checkpoint
}
