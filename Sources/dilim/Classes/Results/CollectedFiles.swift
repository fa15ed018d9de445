import Classes
import Screens
import TerminalUI
import TextSafety

/// The files that were collected.
struct CollectedFiles: ActionResult {
  let files: [CollectedFile]
  /// Where they were looked for.
  let place: String

  private enum CodingKeys: CodingKey { case files }

  func say(_ invocation: Invocation) throws(Failure) {
    guard !files.isEmpty else { return try invocation.print(Wording.nothingCollected(place)) }
    try invocation.show(Frame(files.flatMap(\.frameLines)))
  }
}

/// What became of a file, or of a pupil's answers on the server.
struct CollectedFile: Encodable {
  let path: String
  let outcome: Outcome
  let message: SafeText
  var details: [SafeText] = []
  var isSigned = false
  var isLate = false
  var differing = 0
  /// Nil for a file that was refused.
  let student: String?
  /// Nil for a file that is no hand-in too, like the counts.
  private(set) var assignment: String?
  private(set) var new: Int?
  private(set) var known: Int?

  enum Outcome: String, Encodable {
    case taken, known, joined, refused
  }

  private enum CodingKeys: String, CodingKey {
    case assignment, known, message, new, outcome, student
    case differing = "differs"
    case isLate = "late"
    case isSigned = "signed"
    case path = "file"
  }

  init(path: String, outcome: Outcome, message: SafeText, student: String? = nil) {
    self.path = path
    self.outcome = outcome
    self.message = message
    self.student = student
  }

  /// The answers of a pupil, as they were added to those that are there.
  init(path: String, _ pupil: Roster.Pupil, _ name: String, _ addition: AnswerPile.Addition) {
    self.init(
      path: path,
      outcome: addition.new > 0 ? .taken : .known,
      message: Wording.collected(pupil.name, name, addition),
      student: pupil.name
    )
    differing = addition.differing.count
    details = addition.differing.map { Wording.differs($0) }
    assignment = name
    (new, known) = (addition.new, addition.known)
  }

  var frameLines: [Line] {
    var text = SafeText(line: "\(path): ") + message
    if outcome == .taken || outcome == .known {
      if isLate { text += ", late" as SafeText }
      if !isSigned { text += ", not signed" as SafeText }
    }
    return [Line(text, hangingIndent: 2)]
      + details.map { Line(SafeText("  ") + $0, hangingIndent: 4) }
  }
}
