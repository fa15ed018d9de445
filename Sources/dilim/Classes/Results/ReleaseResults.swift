import ClassServer
import Screens
import TextSafety

/// The results that pupils may see from now on.
struct ReleasedResults: ActionResult {
  /// The server from which pupils get them.
  let address: ServerAddress?
  let assignment: String
  let `class`: String
  /// The folder of the files; nil if none were written.
  let folder: String?
  let results: [StudentResult]
  let signed: Bool
  /// The unsure answers that still have no mark.
  let waiting: Int

  struct StudentResult: Encodable {
    var file: String?
    var signature: String?
    let student: String
  }

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(
      folder.map { Wording.released(assignment, results.count, $0) }
        ?? Wording.releasedOnServer(assignment, results.count)
    )
    if waiting > 0 { try invocation.print(Wording.stillWaiting(waiting)) }
    if !signed { try invocation.print(Wording.unsignedHere) }
  }
}

/// An assignment that was taken back, or opened again for one pupil.
struct ReopenedAssignment: ActionResult {
  let assignment: String
  let `class`: String
  /// Nil for the whole class.
  var student: String?

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(
      student.map { Wording.reopenedFor($0, assignment) } ?? Wording.reopened(assignment)
    )
  }
}

/// The pages of feedback that were written.
struct FeedbackPages: ActionResult {
  let assignment: String
  let `class`: String
  let folder: String
  let pages: [FeedbackFolder.Page]

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(Wording.feedbackWritten(pages.count, folder))
  }
}

/// A gradebook that was written.
struct WrittenGradebook: ActionResult {
  let assignments: [String]
  let `class`: String
  let file: String
  let format: String
  /// The assignments that are not released.
  let leftOut: [String]
  /// The points that a column counts out of; nil for the points as they are.
  let maximum: Double?
  /// What the table of the platform has no place for; nil without such a table.
  var missing: Missing?
  let students: Int
  /// The pupils that Moodle can't find; nil for another format.
  var unknownToMoodle: [String]?

  struct Missing: Encodable {
    let assignments: [String]
    let students: [String]
  }

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print("Written: \(file)")
    for name in leftOut { try invocation.print(Wording.leftOut(name)) }
  }
}
