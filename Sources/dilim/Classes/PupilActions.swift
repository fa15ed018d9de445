import Classes
import Coordination
import Curriculum
import JSON
import Screens
import Storage
import TerminalUI
import TextSafety

/// What a pupil does besides the work itself.
struct PupilActions {
  let invocation: Invocation
  private var words: [String] { invocation.arguments }

  func join() throws(Failure) -> ExitCode {
    let path = words[1]
    if ServerTrouble.isAddress(path) {
      return try PupilServer(invocation: invocation).join(path)
    }
    let file: JoinFile = try ClassFile.read(path) { bytes throws(TableFault) in try JoinFile(bytes)
    }
    let record = try Command.record(invocation)
    let profile = try record.profile()?.name ?? ""
    let name = (invocation.value(.pupilName) ?? profile).trimmingSpaces
    guard !name.isEmpty else { throw .usage(Wording.joinNeedsName) }
    let pupil = try PupilClass.join(file, as: name, invocation)
    let key = try pupil.key()
    let answer = invocation.value(.outFile) ?? Invocation.fileName("\(file.title) \(name)")
    try invocation.write(
      JoinAnswer(course: file.course, student: name, key: key).bytes,
      to: answer
    )
    try invocation.print(Wording.joined(file.title, name))
    if let teacher = file.key {
      try invocation.print(Wording.teacherFingerprint(Signing.fingerprint(teacher)))
    }
    if key == nil { try invocation.print(Wording.unsignedHere) }
    try invocation.print(Wording.sendBack(answer))
    return .pass
  }

  func todo() throws(Failure) -> ExitCode {
    let code = try PupilSync.attempt(invocation)
    try list()
    return code
  }

  private func list() throws(Failure) {
    var rows: [TodoRow] = []
    for pupil in try PupilClass.all(invocation) {
      for assignment in try pupil.assignments() {
        let work = try AssignedWork(pupil, assignment, invocation)
        rows.append(TodoRow(pupil.title, assignment, answered: work.answered.count, work.record))
      }
    }
    if invocation.has(.json) { return try invocation.print(JSONLine.text(of: TodoRows(rows))) }
    guard !rows.isEmpty else { return try invocation.print(Wording.nothingToDo) }
    let lines = rows.map { row in
      Line(
        Wording.todo(
          row.assignment.name,
          row.title,
          answered: row.answered,
          of: row.assignment.items.count,
          due: ClassMoment.text(row.assignment.due, invocation.world),
          handedIn: row.record.handIns.last.map { ClassMoment.text($0, invocation.world) }
        ),
        hangingIndent: 2
      )
    }
    try invocation.show(Frame(lines))
  }

  func handIn() throws(Failure) -> ExitCode {
    let (pupil, assignment) = try PupilActions.assignment(
      words.count > 1 ? words[1] : nil,
      invocation
    )
    let work = try AssignedWork(pupil, assignment, invocation)
    guard !work.answered.isEmpty else { throw .data(Wording.nothingAnswered(assignment.name)) }
    let now = invocation.world.now()
    if pupil.hasServer, invocation.value(.outFile) == nil {
      try pupil.add(PupilRecord.line(handedInAt: now), to: assignment)
      try invocation.print(
        Wording.handedIn(assignment.name, work.answered.count, of: assignment.items.count)
      )
      let code = try PupilSync.attempt(invocation)
      let isWaiting = try pupil.work(assignment).hasHandInToSend
      try invocation.print(
        isWaiting
          ? Wording.handedInLater(assignment.name) : Wording.handedInOnServer(assignment.name)
      )
      try tellIfLate(assignment, now)
      return code
    }
    let key = try pupil.key()
    let handIn = HandIn(
      course: pupil.id,
      assignment: assignment.id,
      student: pupil.name,
      key: key,
      made: now,
      answers: work.answers
    )
    let path = invocation.value(.outFile) ?? Invocation.fileName("\(assignment.name) \(pupil.name)")
    try Signing.write(
      handIn.bytes,
      to: path,
      by: key == nil ? nil : pupil.secretKeyFile,
      for: .handIn
    )
    try pupil.add(PupilRecord.line(handedInAt: now), to: assignment)
    try invocation.print(
      Wording.handedIn(assignment.name, work.answered.count, of: assignment.items.count)
    )
    try invocation.print(key == nil ? Wording.writtenUnsigned(path) : Wording.writtenSigned(path))
    try tellIfLate(assignment, now)
    return .pass
  }

  private func tellIfLate(_ assignment: Assignment, _ time: Int64) throws(Failure) {
    guard time > assignment.due else { return }
    try invocation.print(Wording.afterDue(ClassMoment.text(assignment.due, invocation.world)))
  }

  /// The assignment with a name among all classes; without a name the only one.
  static func assignment(
    _ name: String?,
    _ invocation: Invocation
  ) throws(Failure) -> (PupilClass, Assignment) {
    var all: [(PupilClass, Assignment)] = []
    for pupil in try PupilClass.all(invocation) {
      all += try pupil.assignments().map { (pupil, $0) }
    }
    guard !all.isEmpty else { throw .usage(Wording.noAssignmentYet) }
    let names = all.map(\.1.name)
    guard let name else {
      guard all.count == 1 else { throw .usage(Wording.whichAssignment(names)) }
      return all[0]
    }
    let found = all.filter { HeaderName.key($0.1.name) == HeaderName.key(name) }
    guard let only = found.first else {
      throw .usage(Wording.noAssignment(name, near: NearName.of(name, in: names), names))
    }
    guard found.count == 1 || invocation.value(.ofClass) != nil else {
      throw .usage(Wording.whichClass(found.map(\.0.title)))
    }
    guard let title = invocation.value(.ofClass) else { return only }
    guard let chosen = found.first(where: { HeaderName.key($0.0.title) == HeaderName.key(title) })
    else { throw .usage(Wording.whichClass(found.map(\.0.title))) }
    return chosen
  }
}

/// What a pupil has answered of an assignment, in the journal and beside it.
struct AssignedWork {
  let record: PupilRecord
  /// The answers to the items of the assignment, in the order of their times.
  private(set) var answers: [HandedAnswer] = []

  init(
    _ pupil: PupilClass,
    _ assignment: Assignment,
    _ invocation: Invocation
  ) throws(Failure) {
    record = try pupil.work(assignment)
    for fault in record.faults {
      try invocation.tell(fault.text(file: pupil.workFile(assignment)))
    }
    let items = Set(assignment.items.map(\.name))
    let journal = try Command.record(invocation)
    for session in record.sessions.values.sorted() {
      guard let stored = try journal.session(id: session) else { continue }
      answers += Self.answers(of: stored)
    }
    answers += record.answers
    answers = answers.filter { items.contains($0.item) }
      .sorted {
        ($0.time, $0.id.session, $0.id.sequence) < ($1.time, $1.id.session, $1.id.sequence)
      }
  }

  /// The answers of a session that were not taken back.
  private static func answers(of stored: StoredSession) -> [HandedAnswer] {
    let progress = LessonProgress(plan: stored.plan, entries: stored.entries)
    return stored.entries.compactMap { entry in
      guard case .answered(let answer) = entry.event, progress.counts(entry) else { return nil }
      return HandedAnswer(
        id: HandedAnswer.ID(session: stored.plan.id, sequence: entry.sequence),
        item: answer.item.description,
        text: answer.answer,
        time: entry.time
      )
    }
  }

  /// The items that have an answer.
  var answered: Set<String> { Set(answers.map(\.item)) }
}

/// An assignment in the list of what is to do.
private struct TodoRow: JSONWritable {
  let title: String
  let assignment: Assignment
  let answered: Int
  let record: PupilRecord

  init(_ title: String, _ assignment: Assignment, answered: Int, _ record: PupilRecord) {
    self.title = title
    self.assignment = assignment
    self.answered = answered
    self.record = record
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("answered")
      json.integer(answered)
      json.key("class")
      json.string(title)
      json.key("due")
      json.integer(assignment.due)
      if let time = record.handIns.last {
        json.key("handed_in")
        json.integer(time)
      }
      json.key("items")
      json.integer(assignment.items.count)
      json.key("name")
      json.string(assignment.name)
    }
  }
}

private struct TodoRows: JSONWritable {
  private let rows: [TodoRow]

  init(_ rows: [TodoRow]) { self.rows = rows }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("assignments")
      json.array(rows) { $1.write(to: &$0) }
      json.key("schema")
      json.integer(1)
    }
  }
}

extension String {
  /// The text without spaces around it, and with one space between words.
  var trimmingSpaces: String {
    SafeText.cleaned(self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
