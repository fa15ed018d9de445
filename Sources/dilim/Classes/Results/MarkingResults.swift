import Classes
import Screens
import TerminalUI
import TextSafety

/// The assignments that were marked.
struct GradedAssignments: ActionResult {
  let assignments: [GradedAssignment]
  let `class`: String

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.show(Frame(assignments.flatMap(\.lines)))
  }
}

/// An assignment that was marked, and those who have handed nothing in, or late.
struct GradedAssignment: Encodable {
  let assignment: String
  let late: [String]
  let missing: [String]
  let newMarks: Int
  let students: [Student]
  private let table: [Line]

  private enum CodingKeys: CodingKey { case assignment, late, missing, newMarks, students }

  struct Student: Encodable {
    let marked: Int
    let name: String
    let points: Double
    let waiting: Int
  }

  init(_ marks: ClassMarks, _ report: ClassReport, new: Int) {
    assignment = marks.assignment.name
    late = marks.late.map(\.name)
    missing = marks.missing.map(\.name)
    newMarks = new
    students = report.students.map { student in
      Student(
        marked: student.points.marked,
        name: student.name,
        points: student.points.sum,
        waiting: student.points.waiting
      )
    }
    table = report.frame(of: .students).lines
  }

  var lines: [Line] {
    var lines = [Line(Wording.graded(assignment, students.count, new: newMarks), .strong)]
    lines += table
    if !missing.isEmpty {
      lines.append(Line("  \(Wording.notHandedIn(missing))", hangingIndent: 4))
    }
    if !late.isEmpty { lines.append(Line("  \(Wording.handedInLate(late))", hangingIndent: 4)) }
    return lines
  }
}

/// A report that was written, or has another form than JSON.
struct WrittenReport: ActionResult {
  let assignment: String
  let `class`: String
  let file: String?
  let format: ClassGrading.Format
  let text: String?

  func say(_ invocation: Invocation) throws(Failure) {
    if let file { try invocation.print("Written: \(file)") }
    if let text { try invocation.print(SafeText(text), terminator: "") }
  }
}

/// A mark that was given by hand.
struct MarkByHand: ActionResult {
  let answer: String
  let assignment: String
  let `class`: String
  let credit: Double
  let item: String
  let note: String?
  /// Whether pupils have the marks already, so that they must be released again.
  let released: Bool
  let student: String

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(Wording.marked(student, item, answer, credit))
    if released { try invocation.print(Wording.releaseAgain(assignment)) }
  }
}

/// A mark that an accepted answer changes.
struct ChangedMark: Encodable {
  private let change: MarkedClass.Change
  private let item: String
  /// The assignment of the answer; nil if it is from a table.
  private let assignment: String?

  private enum CodingKeys: CodingKey {
    case after, answer, assignment, before, file, item, line, student
  }

  init(_ change: MarkedClass.Change, in marked: MarkedClass, of assignment: String? = nil) {
    self.change = change
    item = marked.items[change.after.item].name
    self.assignment = assignment
  }

  func encode(to encoder: any Encoder) throws {
    let given = change.after.given
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(GivenMark(change.after.mark), forKey: .after)
    try container.encode(given.text, forKey: .answer)
    try container.encodeIfPresent(assignment, forKey: .assignment)
    try container.encodeIfPresent(change.before.map { GivenMark($0.mark) }, forKey: .before)
    if assignment == nil {
      try container.encode(given.file, forKey: .file)
      try container.encode(given.line, forKey: .line)
    }
    try container.encode(item, forKey: .item)
    try container.encode(given.student, forKey: .student)
  }

  var line: Line {
    Line(
      assignment.map { Wording.changedMark(change, $0) } ?? Wording.changed(change),
      hangingIndent: 2
    )
  }

  /// A mark; the credit is null while it waits for the teacher.
  private struct GivenMark: Encodable {
    private let mark: Mark

    private enum CodingKeys: CodingKey { case credit, verdict }

    init(_ mark: Mark) { self.mark = mark }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(mark.credit, forKey: .credit)
      try container.encode(mark.name, forKey: .verdict)
    }
  }
}

/// The marks that an accepted answer changes.
struct ChangedMarks: ActionResult {
  let changes: [ChangedMark]
  /// Nil for answers from tables, like ``releaseAgain``.
  var `class`: String?
  /// The assignments whose marks pupils have already.
  var releaseAgain: [String]?
  /// The list of accepted answers; nil if it stays as it was.
  let written: String?

  func say(_ invocation: Invocation) throws(Failure) {
    var lines = changes.map(\.line)
    lines += (releaseAgain ?? []).map { Line(Wording.releaseAgain($0), hangingIndent: 2) }
    lines.append(Line(Wording.changedMarks(changes.count), .strong))
    try invocation.show(Frame(lines))
    if let written {
      try invocation.print("Written: \(written)")
    } else if invocation.has(.dryRunOfAccept) {
      try invocation.print("Nothing was written.")
    }
  }
}
