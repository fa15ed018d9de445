import Classes
import Curriculum
import Explanations
import JSON
import Screens
import TerminalUI
import TextSafety

/// What a teacher does with the hand-ins: marking, accepting, reporting.
struct MarkingActions {
  let invocation: Invocation
  let school: TeacherClass
  let examiner: Examiner
  /// Nothing but ``TeacherLink/none`` for an action that only looks at what is here.
  let link: TeacherLink
  let ledger: MarkLedger
  let accepted: AcceptedList
  private var words: [String] { invocation.arguments }

  /// Opens a class; an action that changes marks first takes what other teachers have done.
  init(_ invocation: Invocation, changesMarks: Bool) throws(Failure) {
    let school = try TeacherClass.open(invocation.arguments[1], invocation)
    try self.init(
      invocation,
      school,
      changesMarks ? TeacherLink(school, invocation) : .none
    )
  }

  private init(
    _ invocation: Invocation,
    _ school: TeacherClass,
    _ link: TeacherLink
  ) throws(Failure) {
    self.invocation = invocation
    self.school = school
    self.link = link
    examiner = Examiner { () throws(Failure) in try invocation.library }
    ledger = try school.ledger()
    accepted = try school.accepted()
  }

  /// Marks an assignment; the same answers always get the same marks.
  func marks(
    _ assignment: Assignment,
    accepting list: AcceptedList? = nil
  ) throws(Failure) -> ClassMarks {
    try ClassMarks(school, assignment, examiner, accepting: list ?? accepted, ledger)
  }

  /// Keeps the marks that are new, and returns their number.
  func keep(_ marks: ClassMarks) throws(Failure) -> Int {
    let revisions = marks.revisions(ledger, at: invocation.world.now())
    guard !revisions.isEmpty else { return 0 }
    try school.append(revisions.flatMap(\.bytes))
    return revisions.count
  }

  /// Sends marks to the server of the class, if it has one; they are kept here first.
  func send(_ marks: ClassMarks, _ report: ClassReport) throws(Failure) {
    do throws(Failure) {
      guard let server = try link.server() else { return }
      let shows = marks.assignment.resultsShowRight(at: invocation.world.now())
      try server.send(marks, report, ledger, showsRight: shows)
    } catch {
      if error.code == .network {
        try invocation.tell(Wording.marksKept(school.title, marks.assignment.name))
      }
      throw error
    }
  }

  /// The assignment that the words after the class name, or all of them.
  private func assignments(at place: Int) throws(Failure) -> [Assignment] {
    if words.count > place { return [try school.assignment(words[place])] }
    let all = try school.assignments()
    guard !all.isEmpty else { throw .usage(Wording.whichAssignment([])) }
    return all
  }

  func grade() throws(Failure) -> ExitCode {
    var hasFaults = false
    var lines: [Line] = []
    var graded: [GradedAssignment] = []
    for assignment in try assignments(at: 2) {
      let marks = try marks(assignment)
      for fault in marks.faults { try invocation.tell(fault.text) }
      hasFaults = hasFaults || !marks.faults.isEmpty
      let report = marks.report(in: .interface)
      let new = try keep(marks)
      try send(marks, report)
      graded.append(GradedAssignment(marks, report, new: new))
      lines.append(Line(Wording.graded(assignment.name, report.students.count, new: new), .strong))
      lines += report.frame(of: .students).lines
      if !marks.missing.isEmpty {
        lines.append(Line("  \(Wording.notHandedIn(marks.missing))", hangingIndent: 4))
      }
      if !marks.late.isEmpty {
        lines.append(Line("  \(Wording.handedInLate(marks.late))", hangingIndent: 4))
      }
    }
    if invocation.has(.json) {
      try invocation.print(JSONLine.text(of: GradedAssignments(graded)))
    } else {
      try invocation.show(Frame(lines))
    }
    return hasFaults ? .badData : .pass
  }

  func answers() throws(Failure) {
    let assignment = try school.assignment(words[2])
    var report = try marks(assignment).report(in: .interface)
    if words.count > 3 {
      let item = try item(words[3], in: [assignment])
      report = report.only(item: item)
    }
    if invocation.has(.json) { return try invocation.print(JSONLine.text(of: report)) }
    let frame = report.frame(of: .groups)
    guard !frame.lines.isEmpty else { return try invocation.print(Wording.allPass) }
    try invocation.show(frame)
  }

  func report() throws(Failure) {
    let assignment = try school.assignment(words.count > 2 ? words[2] : nil)
    let marks = try marks(assignment)
    let format = try ClassGrading.format(invocation)
    var report = marks.report(
      in: format == .json && !invocation.has(.language) ? .english : try invocation.language
    )
    if let name = invocation.all(.studentColumn).last {
      report = report.only(student: try school.pupil(name).name)
    }
    var frame = report.frame
    if invocation.has(.hardest) { frame = report.frame(of: .items) }
    if let part = invocation.value(.by) {
      guard part == "category" else {
        throw .usage(Wording.notAChoice("--by", part, "category"))
      }
      frame = report.frame(of: .categories)
    }
    let text: SafeText =
      switch format {
      case .text:
        SafeText(frame.rendered(columns: Frame.widest, palette: .none).string)
      case .csv: SafeText(report.csv)
      case .html: SafeText(report.html)
      case .json: JSONLine.text(of: report) + SafeText("\n")
      }
    if let path = invocation.value(.outFile) {
      try invocation.write(Array(text.string.utf8), to: path)
      return try invocation.print("Written: \(path)")
    }
    if format == .text { return try invocation.show(frame) }
    try invocation.print(text, terminator: "")
  }

  func accept() throws(Failure) {
    let assignments = try school.assignments()
    let name = try item(words[2], in: assignments)
    let points = try points() ?? 1
    var list = accepted
    let answer = AcceptedAnswer(
      item: name,
      answer: words[3].trimmingSpaces,
      points: points,
      note: note
    )
    let isNew: Bool
    do throws(TableFault) {
      isNew = try list.accept(answer)
    } catch {
      throw .data(error.reason)
    }
    let isWritten = isNew && !invocation.has(.dryRunOfAccept)
    if isWritten {
      try invocation.write(Array(list.text.utf8), to: school.acceptedFile)
      if case .open(let server) = link {
        _ = try ColleagueExchange(school, server, invocation).exchangeAccepted()
      }
    }
    var lines: [Line] = []
    var count = 0
    var trouble: Failure?
    for assignment in assignments where assignment.items.contains(where: { $0.name == name }) {
      let before = try marks(assignment)
      let after = try marks(assignment, accepting: list)
      let changes = after.marked.changes(since: before.marked)
      count += changes.count
      lines += changes.map { Line(Wording.changedMark($0, assignment.name), hangingIndent: 2) }
      if isWritten {
        _ = try keep(after)
        if !changes.isEmpty {
          do { try send(after, after.report(in: .interface)) } catch { trouble = error }
        }
      }
      if isWritten, !changes.isEmpty, ledger.isReleased(assignment.id) {
        lines.append(Line(Wording.releaseAgain(assignment.name), hangingIndent: 2))
      }
    }
    lines.append(Line(Wording.changedMarks(count), .strong))
    try invocation.show(Frame(lines))
    if isWritten {
      try invocation.print("Written: \(school.acceptedFile)")
    } else if invocation.has(.dryRunOfAccept) {
      try invocation.print("Nothing was written.")
    }
    if isWritten, case .away(let failure) = link { trouble = failure }
    if let trouble { throw trouble }
  }

  /// Gives a mark by hand, which accepted answers don't change.
  func mark() throws(Failure) {
    let pupil = try school.pupil(words[2])
    guard let points = try points() else { throw .usage(Wording.markNeedsPoints) }
    let all =
      if let name = invocation.value(.assignment) {
        [try school.assignment(name)]
      } else {
        try school.assignments()
      }
    let item = try item(words[3], in: all)
    let found = all.filter { $0.items.contains { $0.name == item } }
    guard found.count == 1 else { throw .usage(Wording.markNeedsAssignment(found.map(\.name))) }
    let marks = try marks(found[0])
    guard
      let place = marks.subjects.firstIndex(where: { $0.student == pupil.id && $0.item == item })
    else { throw .data(Wording.nothingFrom(pupil.name, found[0].name)) }
    let revision = MarkLedger.Revision(
      marks.subjects[place],
      by: .teacher,
      verdict: MarkLedger.Revision.verdictByHand,
      credit: points,
      note: note,
      time: invocation.world.now()
    )
    if ledger.isNew(revision) {
      try school.append(revision.bytes)
      let after = try MarkingActions(invocation, school, link)
      let marks = try after.marks(found[0])
      try after.send(marks, marks.report(in: .interface))
    }
    let answer = marks.marked.answers[place]
    try invocation.print(Wording.marked(answer, item, points))
    if ledger.isReleased(found[0].id) { try invocation.print(Wording.releaseAgain(found[0].name)) }
  }

  private var note: String? {
    invocation.value(.note).map(\.trimmingSpaces).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func points() throws(Failure) -> Double? {
    guard let text = invocation.value(.points) else { return nil }
    guard let points = CreditScale.credit(text) else {
      throw .usage("--points \(text): expected a number from 0 to 1.")
    }
    return points
  }

  /// Returns the name of an item as the assignments have it.
  private func item(_ name: String, in assignments: [Assignment]) throws(Failure) -> String {
    let names = assignments.flatMap(\.items).map(\.name)
    let key = HeaderName.key(name)
    guard let found = names.first(where: { HeaderName.key($0) == key }) else {
      throw .usage(Wording.noItemAssigned(name, near: NearName.of(name, in: names)))
    }
    return found
  }
}

/// The result of marking an assignment, as JSON.
private struct GradedAssignment: JSONWritable {
  private let marks: ClassMarks
  private let report: ClassReport
  private let new: Int

  init(_ marks: ClassMarks, _ report: ClassReport, new: Int) {
    self.marks = marks
    self.report = report
    self.new = new
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("assignment")
      json.string(marks.assignment.name)
      json.key("late")
      json.array(marks.late) { $0.string($1.name) }
      json.key("missing")
      json.array(marks.missing) { $0.string($1.name) }
      json.key("new_marks")
      json.integer(new)
      json.key("students")
      json.array(report.students) { json, student in
        json.object { json in
          json.key("marked")
          json.integer(student.points.marked)
          json.key("name")
          json.string(student.name)
          json.key("points")
          json.number(student.points.sum)
          json.key("waiting")
          json.integer(student.points.waiting)
        }
      }
    }
  }
}

private struct GradedAssignments: JSONWritable {
  private let assignments: [GradedAssignment]

  init(_ assignments: [GradedAssignment]) { self.assignments = assignments }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("assignments")
      json.array(assignments) { $1.write(to: &$0) }
      json.key("schema")
      json.integer(1)
    }
  }
}
