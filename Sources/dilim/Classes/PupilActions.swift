import Classes
import Coordination
import Curriculum
import Screens
import Storage
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
    let joined = JoinedClass(
      class: file.title,
      fingerprint: file.key.map { Signing.fingerprint($0) },
      folder: pupil.folder,
      ownFingerprint: key.map { Signing.fingerprint($0) },
      student: name
    )
    try invocation.report(JoinedByFile(classes: [joined], file: answer, signed: key != nil))
    return .pass
  }

  func todo() throws(Failure) -> ExitCode {
    let code = try PupilSync.attempt(invocation)
    try list()
    return code
  }

  private func list() throws(Failure) {
    var rows: [TodoList.Row] = []
    for pupil in try PupilClass.all(invocation) {
      for assignment in try pupil.assignments() {
        let work = try AssignedWork(pupil, assignment, invocation)
        rows.append(
          TodoList.Row(
            answered: work.answered.count,
            class: pupil.title,
            due: assignment.due,
            handedIn: work.record.handIns.last,
            items: assignment.items.count,
            name: assignment.name
          )
        )
      }
    }
    try invocation.report(TodoList(assignments: rows))
  }

  func handIn() throws(Failure) -> ExitCode {
    let (pupil, assignment) = try PupilActions.assignment(
      words.count > 1 ? words[1] : nil,
      invocation
    )
    let work = try AssignedWork(pupil, assignment, invocation)
    guard !work.answered.isEmpty else { throw .data(Wording.nothingAnswered(assignment.name)) }
    let now = invocation.world.now()
    var result = HandedIn(assignment, of: pupil, answered: work.answered.count, at: now)
    if pupil.hasServer, invocation.value(.outFile) == nil {
      try pupil.add(PupilRecord.line(handedInAt: now), to: assignment)
      var code = ExitCode.pass
      result.received = false
      try invocation.report(result) { (result) throws(Failure) in
        // Another class may fail after the server has taken this hand-in.
        var trouble: Failure?
        do throws(Failure) { code = try PupilSync.attempt(invocation) } catch { trouble = error }
        let work = try AssignedWork(pupil, assignment, invocation)
        result.received = !work.record.hasHandInToSend
        result.answered = work.takenByServer.count
        if let trouble { throw trouble }
      }
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
    let signature = try Signing.write(
      handIn.bytes,
      to: path,
      by: key == nil ? nil : pupil.secretKeyFile,
      for: .handIn
    )
    try pupil.add(PupilRecord.line(handedInAt: now), to: assignment)
    result.file = path
    result.signature = signature
    result.signed = signature != nil
    try invocation.report(result)
    return .pass
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
    for session in record.sessions.values.joined().sorted() {
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

  /// The items with an answer that the server of the class does not refuse.
  var takenByServer: Set<String> {
    Set(answers.filter { record.refused[$0.id] == nil }.map(\.item))
  }
}

extension String {
  /// The text without spaces around it, and with one space between words.
  var trimmingSpaces: String {
    SafeText.cleaned(self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
