import Classes
import Explanations
import Screens
import TextSafety

/// What a teacher gives back: results, pages of feedback and the gradebook.
struct ReleaseActions {
  private let marking: MarkingActions
  private var invocation: Invocation { marking.invocation }
  private var school: TeacherClass { marking.school }
  private var words: [String] { invocation.arguments }

  init(_ invocation: Invocation, _ use: MarkingActions.Use) throws(Failure) {
    marking = try MarkingActions(invocation, use)
    // The next exchange would undo it.
    if use == .sends, marking.school.hasServer, invocation.has(.withoutServer) {
      throw .usage(Wording.releaseNeedsServer)
    }
  }

  /// Writes a signed file with the marks of each pupil, who may see them from then on.
  func release() throws(Failure) {
    let assignment = try school.assignment(words[2])
    let marks = try marking.completeMarks(assignment)
    _ = try marking.keep(marks)
    let report = marks.report(in: try language)
    let server = try marking.link.server()
    if let server {
      try marking.send(marks, report, retelling: true)
      try server.release(assignment, true)
    }
    var results = report.students.map {
      ReleasedResults.StudentResult(student: $0.name)
    }
    if let folder { results = try write(report, assignment, folder) }
    try school.append(MarkLedger.released(assignment.id, at: invocation.world.now(), true))
    try invocation.report(
      ReleasedResults(
        address: server?.address,
        assignment: assignment.name,
        class: school.title,
        folder: folder,
        results: results,
        signed: school.key != nil,
        waiting: report.points.waiting
      )
    )
  }

  /// The folder of the results; nil for a class with a server, from which pupils get them.
  private var folder: String? {
    invocation.value(.outFile) ?? (school.hasServer ? nil : ".")
  }

  private func write(
    _ report: ClassReport,
    _ assignment: Assignment,
    _ folder: String
  ) throws(Failure) -> [ReleasedResults.StudentResult] {
    try makeFolder(folder)
    // Names that differ only in what a file can't be called must not share one.
    var names = FeedbackNames(ending: "jsonl")
    return try report.students.map { (student) throws(Failure) in
      let result = ResultFile(
        of: student,
        in: report,
        assignment,
        at: invocation.world.now(),
        showsRight: assignment.resultsShowRight(at: invocation.world.now())
      )
      let path = "\(folder)/\(names.name(for: "\(assignment.name) \(student.name) result"))"
      let signature = try Signing.write(
        result.bytes,
        to: path,
        by: school.secretKey,
        for: .result
      )
      return ReleasedResults.StudentResult(
        file: path,
        signature: signature,
        student: student.name
      )
    }
  }

  private var language: ExplanationLanguage {
    get throws(Failure) {
      invocation.has(.language) ? try invocation.language : .interface
    }
  }

  /// Takes the marks back into the teacher's hands; files that were sent can't be called back.
  func reopen() throws(Failure) {
    let assignment = try school.assignment(words[2])
    let server = try marking.link.server()
    if words.count > 3 {
      let pupil = try school.pupil(words[3])
      guard let server else { throw .usage(Wording.needsServer) }
      try server.reopen(assignment, for: pupil)
      return try invocation.report(
        ReopenedAssignment(
          assignment: assignment.name,
          class: school.title,
          student: pupil.name
        )
      )
    }
    guard marking.ledger.isReleased(assignment.id) else {
      throw .usage(Wording.notReleased(assignment.name))
    }
    if let server { try server.release(assignment, false) }
    try school.append(MarkLedger.released(assignment.id, at: invocation.world.now(), false))
    try invocation.report(
      ReopenedAssignment(assignment: assignment.name, class: school.title)
    )
  }

  /// Writes a page for each pupil with the marks of an assignment that is released.
  func feedback() throws(Failure) {
    guard let folder = invocation.value(.outFile) else { throw .usage(Wording.feedbackNeedsOut) }
    let assignment = try school.assignment(words.count > 2 ? words[2] : nil)
    guard marking.ledger.isReleased(assignment.id) else {
      throw .usage(Wording.notReleased(assignment.name))
    }
    // The form of the pages, which is not that of the result.
    let format = invocation.value(.format) ?? "text"
    guard ["text", "html"].contains(format) else {
      throw .usage(
        Wording.notAChoice("--format", format, ["text", "html"].joined(separator: ", "))
      )
    }
    let language = try language
    let report = try marking.completeMarks(assignment).report(in: language)
    let pages = try FeedbackFolder(folder, nil, isHTML: format == "html")
      .write(report, in: language)
    try invocation.report(
      FeedbackPages(
        assignment: assignment.name,
        class: school.title,
        folder: folder,
        pages: pages
      )
    )
  }

  /// Writes the points of the assignments that are released.
  func gradebook() throws(Failure) {
    guard let path = invocation.value(.outFile) else { throw .usage(Wording.gradebookNeedsOut) }
    let (released, open) = try assignments
    guard !released.isEmpty else { throw .usage(Wording.nothingReleased(open.map(\.name))) }
    let book = try gradebook(of: released)
    let name = invocation.value(.format) ?? "plain"
    var result = WrittenGradebook(
      assignments: book.assignments,
      class: school.title,
      file: path,
      format: name,
      leftOut: open.map(\.name),
      maximum: book.maximum,
      students: book.rows.count
    )
    var text: String
    switch (name, invocation.value(.exported)) {
    case ("plain", nil): text = "\u{FEFF}" + book.plain
    case ("moodle", nil):
      text = book.moodle
      if book.maximum == nil { try invocation.tell(Wording.moodleMaximum) }
      let unknown = book.unknownToMoodle
      if !unknown.isEmpty { try invocation.tell(Wording.unknownToMoodle(unknown)) }
      result.unknownToMoodle = unknown
    case ("canvas", nil): throw .usage(Wording.canvasNeedsFrom)
    case ("moodle", let exported?), ("canvas", let exported?):
      (text, result.missing) = try filled(book, exported)
    case ("plain", .some): throw .usage(Wording.plainTakesNoFrom)
    default:
      throw .usage(
        Wording.notAChoice("--format", name, ["moodle", "canvas", "plain"].joined(separator: ", "))
      )
    }
    try invocation.write(Array(SafeText(text).string.utf8), to: path)
    try invocation.report(result)
  }

  private func filled(
    _ book: Gradebook,
    _ path: String
  ) throws(Failure) -> (String, WrittenGradebook.Missing) {
    var exported: ExportedGradebook = try ClassFile.read(path) { bytes throws(TableFault) in
      try ExportedGradebook(DecodedText(bytes).text)
    }
    do throws(TableFault) { try exported.fill(book) } catch {
      throw .data(error.text(file: path))
    }
    let empty = book.assignments.filter { !exported.filled.contains($0) }
    if !empty.isEmpty { try invocation.tell(Wording.noColumnFor(empty)) }
    if !exported.missing.isEmpty { try invocation.tell(Wording.notInExport(exported.missing)) }
    return (
      exported.text, WrittenGradebook.Missing(assignments: empty, students: exported.missing)
    )
  }

  private var assignments: (released: [Assignment], open: [Assignment]) {
    get throws(Failure) {
      let all = try school.assignments()
      let released = all.filter { marking.ledger.isReleased($0.id) }
      return (released, all.filter { !marking.ledger.isReleased($0.id) })
    }
  }

  private func gradebook(of assignments: [Assignment]) throws(Failure) -> Gradebook {
    var reports: [ClassReport] = []
    for assignment in assignments {
      reports.append(try marking.completeMarks(assignment).report(in: .interface))
    }
    let rows = try school.roster().pupils.map { pupil in
      let students = reports.map { report in
        report.students.first { HeaderName.key($0.name) == HeaderName.key(pupil.name) }
      }
      return Gradebook.Row(
        pupil,
        points: students.map { $0?.points },
        notes: zip(reports, students).map { report, student in
          student.map { report.notes(of: $0).joined(separator: " ") } ?? ""
        }
      )
    }
    return Gradebook(assignments: assignments.map(\.name), rows: rows, maximum: try maximum)
  }

  private var maximum: Double? {
    get throws(Failure) {
      guard let text = invocation.value(.maximum) else { return nil }
      guard let number = Double(text), number > 0, number <= 1_000_000 else {
        throw .usage(Wording.badMaximum(text))
      }
      return number
    }
  }

  private func makeFolder(_ folder: String) throws(Failure) {
    do { try FileSystem.createFolder(folder) } catch { throw .data(error.message) }
  }
}

extension Assignment {
  /// Whether the results may tell what is right.
  func resultsShowRight(at time: Int64) -> Bool {
    switch key {
    case .now, .handIn, .release: true
    case .close: close.map { time > $0 } ?? true
    case .never: false
    }
  }
}
