import Classes
import Curriculum
import Explanations
import Screens
import TerminalUI
import TextSafety

/// What a teacher does with the hand-ins: marking, accepting, reporting.
struct MarkingActions {
  let invocation: Invocation
  let school: TeacherClass
  let examiner: Examiner
  /// Always ``TeacherLink/none`` for a trial that changes nothing.
  let link: TeacherLink
  let ledger: MarkLedger
  let accepted: AcceptedList
  private var words: [String] { invocation.arguments }

  /// What an action needs of the server.
  enum Use {
    /// Its marks go there.
    case sends
    /// It shows what is new there, or what is here if the server is away.
    case looks
    /// It leaves everything as it is.
    case nothing
  }

  /// Opens a class, and takes what pupils and other teachers have done on its server.
  init(_ invocation: Invocation, _ use: Use) throws(Failure) {
    let school = try TeacherClass.open(invocation.arguments[1], invocation)
    let link: TeacherLink = use == .nothing ? .none : try TeacherLink(school, invocation)
    if use == .looks, case .away(let failure) = link {
      try invocation.tell(failure.message + " " + Wording.asLastCollected)
    }
    try self.init(invocation, school, link)
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
  ///
  /// `retelling` replaces what pupils are told of marks that stay the same.
  func send(
    _ marks: ClassMarks,
    _ report: ClassReport,
    retelling: Bool = false
  ) throws(Failure) {
    do throws(Failure) {
      guard let server = try link.server() else { return }
      let hasHandMarks = try server.send(
        marks,
        report,
        ledger,
        known: link.handMarks,
        showsRight: marks.assignment.resultsShowRight(at: invocation.world.now()),
        retelling: retelling
      )
      if hasHandMarks { try ColleagueExchange(school, server, invocation).confirmMarks() }
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
    var graded: [GradedAssignment] = []
    var trouble: Failure?
    for assignment in try assignments(at: 2) {
      let marks = try marks(assignment)
      try tell(marks.faults)
      hasFaults = hasFaults || !marks.faults.isEmpty
      let report = marks.report(in: .interface)
      let new = try keep(marks)
      do { try send(marks, report) } catch { trouble = error }
      graded.append(GradedAssignment(marks, report, new: new))
    }
    try invocation.report(GradedAssignments(assignments: graded, class: school.title))
    if let trouble { throw trouble }
    return hasFaults ? .badData : .pass
  }

  /// Tells what could not be marked, and how it can be.
  private func tell(_ faults: [FileFault]) throws(Failure) {
    guard !faults.isEmpty else { return }
    try invocation.tell(Self.text(of: faults))
  }

  private static func text(of faults: [FileFault]) -> SafeText {
    (faults.map(\.text) + [Wording.ownLessonsNeedWith]).joined(separator: "\n")
  }

  /// The marks for pupils or a gradebook, from which no item may be missing.
  func completeMarks(_ assignment: Assignment) throws(Failure) -> ClassMarks {
    let marks = try marks(assignment)
    guard marks.faults.isEmpty else { throw .data(Self.text(of: marks.faults)) }
    return marks
  }

  func answers() throws(Failure) -> ExitCode {
    let assignment = try school.assignment(words[2])
    let marks = try marks(assignment)
    try tell(marks.faults)
    var report = marks.report(in: .interface)
    if words.count > 3 {
      let item = try item(words[3], in: [assignment])
      report = report.only(item: item)
    }
    let frame = report.frame(of: .groups)
    if invocation.has(.json) {
      try invocation.print(JSONLine.text(of: report))
    } else if frame.lines.isEmpty {
      try invocation.print(Wording.allPass)
    } else {
      try invocation.show(frame)
    }
    return marks.faults.isEmpty ? .pass : .badData
  }

  /// Reports an assignment; what can't be marked makes it incomplete, and the exit status says so.
  func report() throws(Failure) -> ExitCode {
    let assignment = try school.assignment(words.count > 2 ? words[2] : nil)
    let marks = try marks(assignment)
    try tell(marks.faults)
    try report(marks, of: assignment)
    return marks.faults.isEmpty ? .pass : .badData
  }

  private func report(_ marks: ClassMarks, of assignment: Assignment) throws(Failure) {
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
    let path = invocation.value(.outFile)
    // The report is a result by itself; only what is in a file, or in another form, is told of.
    if path == nil, format == .json { return try invocation.print(JSONLine.text(of: report)) }
    if path == nil, format == .text, !invocation.has(.json) { return try invocation.show(frame) }
    let text: SafeText =
      switch format {
      case .text:
        SafeText(frame.rendered(columns: Frame.widest, palette: .none).string)
      case .csv: SafeText(report.csv)
      case .html: SafeText(report.html)
      case .json: JSONLine.text(of: report) + SafeText("\n")
      }
    let delivery = try Delivery(text.string, to: path, invocation)
    try invocation.report(
      WrittenReport(
        assignment: assignment.name,
        class: school.title,
        file: delivery.file,
        format: format,
        text: delivery.text
      )
    )
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
    var trouble: Failure?
    if isWritten {
      try invocation.write(Array(list.text.utf8), to: school.acceptedFile)
      do { try link.sendAccepted(of: school, invocation) } catch { trouble = error }
      list = try school.accepted()
    }
    var result: [ChangedMark] = []
    var releaseAgain: [String] = []
    for assignment in assignments where assignment.items.contains(where: { $0.name == name }) {
      let before = try marks(assignment)
      let after = try marks(assignment, accepting: list)
      let changes = after.marked.changes(since: before.marked)
      result += changes.map { ChangedMark($0, in: after.marked, of: assignment.name) }
      if isWritten {
        _ = try keep(after)
        if !changes.isEmpty {
          do { try send(after, after.report(in: .interface)) } catch { trouble = error }
        }
      }
      if isWritten, !changes.isEmpty, !school.hasServer, ledger.isReleased(assignment.id) {
        releaseAgain.append(assignment.name)
      }
    }
    try invocation.report(
      ChangedMarks(
        changes: result,
        class: school.title,
        releaseAgain: releaseAgain,
        written: isWritten ? school.acceptedFile : nil
      )
    )
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
    // The server keeps marks of answers, so one without would stay on this machine.
    guard !school.hasServer || marks.subjects[place].answer != nil else {
      throw .data(Wording.notAnswered(item, by: pupil.name))
    }
    let revision = MarkLedger.Revision(
      marks.subjects[place],
      by: .teacher,
      verdict: MarkLedger.Revision.verdictByHand,
      credit: points,
      note: note,
      time: invocation.world.now()
    )
    let given = marks.marked.answers[place].given
    let result = MarkByHand(
      answer: given.text,
      assignment: found[0].name,
      class: school.title,
      credit: points,
      item: item,
      note: note,
      released: !school.hasServer && ledger.isReleased(found[0].id),
      student: given.student
    )
    guard ledger.isNew(revision) else { return try invocation.report(result) }
    try school.append(revision.bytes)
    try invocation.report(result) { (_) throws(Failure) in
      let after = try MarkingActions(invocation, school, link)
      let marks = try after.marks(found[0])
      try after.send(marks, marks.report(in: .interface))
    }
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
