import ClassServer
import Classes
import JSON
import Screens
import TextSafety

/// Brings the classes of a pupil and their servers to the same state; nothing is lost if a server is
/// away, because all of it is here first.
struct PupilSync {
  private let invocation: Invocation
  private(set) var report = Report()

  /// What was exchanged.
  struct Report: ActionResult {
    var sent = 0
    /// The answers that the server has refused for the first time.
    var notTaken = 0
    var newAssignments: [String] = []
    var newResults: [String] = []
    var handedIn: [String] = []
    /// What the teacher has reopened for the pupil.
    var reopened: [String] = []
    /// The assignments whose results the teacher has taken back.
    var withdrawn: [String] = []

    private enum CodingKeys: String, CodingKey {
      case sent, notTaken, newAssignments, handedIn, reopened, withdrawn
      case newResults = "results"
    }

    func say(_ invocation: Invocation) throws(Failure) {
      try invocation.print(Wording.synced(self))
    }
  }

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Syncs if there is a class with a server; a server that can't be reached is told, and is no reason
  /// to stop.
  static func attempt(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard !invocation.has(.withoutServer) else { return .pass }
    var sync = PupilSync(invocation)
    do throws(Failure) {
      try sync.run()
    } catch {
      guard error.code == .network else { throw error }
      try invocation.tell(error.message)
      try invocation.tell(Wording.keptHere)
      return .network
    }
    for name in sync.report.reopened { try invocation.tell(Wording.openAgain(name)) }
    for name in sync.report.withdrawn { try invocation.tell(Wording.takenBack(name)) }
    return sync.report.notTaken > 0 ? .badData : .pass
  }

  /// `dilim class sync`.
  static func command(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard try PupilClass.all(invocation).contains(where: { $0.hasServer }) else {
      throw .usage(Wording.noServerClass)
    }
    var sync = PupilSync(invocation)
    do throws(Failure) {
      try sync.run()
    } catch {
      // What was exchanged before.
      try invocation.report(sync.report)
      guard error.code == .network else { throw error }
      try invocation.tell(error.message)
      try invocation.tell(Wording.keptHere)
      return .network
    }
    try invocation.report(sync.report)
    return sync.report.notTaken > 0 ? .badData : .pass
  }

  private mutating func run() throws(Failure) {
    var done: Set<ServerAddress> = []
    let classes = try PupilClass.all(invocation)
    for pupil in classes {
      guard let account = try ServerLink.account(in: pupil.folder, invocation),
        done.insert(account.address).inserted
      else { continue }
      let session = try account.session()
      let given = try ServerTrouble.checked(account.address) { () throws(ServerFailure) in
        try session.assignments()
      }
      let courses = try ServerTrouble.checked(account.address) { () throws(ServerFailure) in
        try session.courses()
      }
      for other in classes where try other.isOn(account.address, invocation) {
        guard courses.contains(where: { $0.id == other.id }) else {
          try invocation.tell(Wording.outOfClass(other.title))
          continue
        }
        for assignment in given where assignment.course == other.id {
          try exchange(assignment, other, session, account.address)
        }
      }
    }
  }

  private mutating func exchange(
    _ given: ClassSession.GivenAssignment,
    _ pupil: PupilClass,
    _ session: ClassSession,
    _ address: ServerAddress
  ) throws(Failure) {
    guard let assignment = try take(given, pupil, session, address) else { return }
    let work = try AssignedWork(pupil, assignment, invocation)
    if !work.answers.isEmpty {
      let synced = try ServerTrouble.checked(address) { () throws(ServerFailure) in
        try session.send(work.answers, to: assignment.id)
      }
      report.sent += synced.added
      try note(synced.notTaken, of: work, assignment, pupil)
    }
    if work.record.hasHandInToSend {
      let time = try ServerTrouble.checked(address) { () throws(ServerFailure) in
        try session.handIn(assignment.id)
      }
      try pupil.add(PupilRecord.line(receivedAt: time), to: assignment)
      report.handedIn.append(assignment.name)
    } else if let time = given.handedIn, work.record.handIns.isEmpty {
      // Handed in on another machine.
      try pupil.add(PupilRecord.line(handedInAt: time), to: assignment)
      try pupil.add(PupilRecord.line(receivedAt: time), to: assignment)
    } else if given.handedIn == nil, !work.record.handIns.isEmpty {
      try pupil.add(PupilRecord.line(reopenedAt: invocation.world.now()), to: assignment)
      report.reopened.append(assignment.name)
    }
    if given.isReleased {
      try takeMarks(of: assignment, work, pupil, session, address)
    } else {
      try dropMarks(of: assignment, pupil)
    }
  }

  /// Keeps what the server has refused, and tells each refusal once: otherwise every command would fail.
  private mutating func note(
    _ notTaken: [ClassSession.NotTaken],
    of work: AssignedWork,
    _ assignment: Assignment,
    _ pupil: PupilClass
  ) throws(Failure) {
    let before = work.record.refused
    for told in notTaken where before[told.id] != told.reason.rawValue {
      let item = work.answers.first { $0.id == told.id }?.item ?? ""
      try invocation.tell(Wording.notTaken(item, assignment.name, told.reason))
      try pupil.add(
        PupilRecord.line(told.id, refusedFor: told.reason.rawValue),
        to: assignment
      )
      report.notTaken += 1
    }
    let refused = Set(notTaken.map(\.id))
    for answer in work.answers where before[answer.id] != nil && !refused.contains(answer.id) {
      try pupil.add(PupilRecord.line(answer.id, refusedFor: nil), to: assignment)
    }
  }

  /// Deletes the marks that the teacher has taken back.
  private mutating func dropMarks(
    of assignment: Assignment,
    _ pupil: PupilClass
  ) throws(Failure) {
    let path = pupil.resultFile(assignment.id)
    guard FileSystem.exists(path) else { return }
    do { try FileSystem.remove(path) } catch { throw .data(error.message) }
    report.withdrawn.append(assignment.name)
  }

  /// Keeps an assignment; with the accepted answers as soon as the server shows them.
  private mutating func take(
    _ given: ClassSession.GivenAssignment,
    _ pupil: PupilClass,
    _ session: ClassSession,
    _ address: ServerAddress
  ) throws(Failure) -> Assignment? {
    guard let assignment = try? Assignment(given.file), assignment.id == given.id,
      assignment.course == pupil.id
    else { throw .data(Wording.badAssignment(given.id, address)) }
    let path = pupil.assignmentFile(assignment)
    var kept: Assignment?
    if FileSystem.exists(path) {
      kept = try ClassFile.read(path) { bytes throws(TableFault) in try Assignment(bytes) }
      guard kept?.id == assignment.id else {
        try invocation.tell(Wording.otherAssignment(assignment.name))
        report.notTaken += 1
        return nil
      }
    } else {
      report.newAssignments.append(assignment.name)
    }
    let lacksKey = { (assignment: Assignment) in
      assignment.items.contains { $0.isOwn && $0.key == nil }
    }
    if let kept, !lacksKey(kept) || !lacksKey(assignment) && kept == assignment { return kept }
    var (file, result) = (given.file, assignment)
    if lacksKey(assignment) {
      let key = try ServerTrouble.checked(address) { () throws(ServerFailure) in
        try session.key(of: assignment.id)
      }
      if let key, let whole = try? Assignment(key), whole.id == assignment.id {
        (file, result) = (key, whole)
      }
    }
    if result != kept { try invocation.write(file, to: path) }
    return result
  }

  private mutating func takeMarks(
    of assignment: Assignment,
    _ work: AssignedWork,
    _ pupil: PupilClass,
    _ session: ClassSession,
    _ address: ServerAddress
  ) throws(Failure) {
    let marks = try ServerTrouble.checked(address) { () throws(ServerFailure) in
      try session.marks(of: assignment.id)
    }
    let result = ResultFile(
      course: assignment.course,
      assignment: assignment.id,
      name: assignment.name,
      student: pupil.name,
      made: invocation.world.now(),
      scale: assignment.scale,
      rows: assignment.items.map { item in
        let given = Self.counting(marks.filter { $0.item == item.name }, assignment, work)
        return given.map { ResultFile.Row($0, item) }
          ?? ResultFile.unmarked(item, answer: work.answers.last { $0.item == item.name }?.text)
      }
    )
    let path = pupil.resultFile(assignment.id)
    let old = FileSystem.exists(path) ? try? ResultFile(try ClassFile.bytes(of: path)) : nil
    guard old?.rows != result.rows else { return }
    do { try FileSystem.createFolder("\(pupil.folder)/results") } catch {
      throw .data(error.message)
    }
    try invocation.write(result.bytes, to: path)
    report.newResults.append(assignment.name)
  }

  /// The mark that counts, of several answers to an item.
  private static func counting(
    _ marks: [ClassSession.GivenMark],
    _ assignment: Assignment,
    _ work: AssignedWork
  ) -> ClassSession.GivenMark? {
    let times = Dictionary(work.answers.map { ($0.id, $0.time) }) { first, _ in first }
    let byTime = marks.sorted {
      (times[$0.answer] ?? 0, $0.answer.sequence) < (times[$1.answer] ?? 0, $1.answer.sequence)
    }
    switch assignment.attempt {
    case .first: return byTime.first
    case .last: return byTime.last
    case .best: return byTime.max { $0.points < $1.points }
    }
  }
}

extension ResultFile.Row {
  fileprivate init(_ mark: ClassSession.GivenMark, _ item: Assignment.Item) {
    self.init(
      item: item.name,
      asked: item.asked,
      answer: mark.text,
      mark: mark.told["mark"]?.string ?? "",
      credit: mark.points,
      right: mark.told["right"]?.string,
      reasons: (mark.told["reasons"]?.elements ?? []).compactMap(\.string),
      verdict: mark.verdict == "overruled" ? MarkLedger.Revision.verdictByHand : mark.verdict
    )
  }
}

extension PupilClass {
  var hasServer: Bool { FileSystem.exists(ServerLink.path(in: folder)) }

  func isOn(_ address: ServerAddress, _ invocation: Invocation) throws(Failure) -> Bool {
    try ServerLink.account(in: folder, invocation)?.address == address
  }
}
