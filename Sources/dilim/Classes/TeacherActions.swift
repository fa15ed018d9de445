import Classes
import Coordination
import Curriculum
import Screens
import TerminalUI
import TextSafety

/// What a teacher does before the first hand-in: the class, its pupils, their work.
struct TeacherActions {
  let invocation: Invocation
  private var words: [String] { invocation.arguments }

  func new() throws(Failure) {
    let school: TeacherClass
    if let server = invocation.value(.server) {
      guard Assignment.isName(words[1]) else { throw .usage(Wording.notAClassTitle(words[1])) }
      school = try TeacherServer.create(words[1], on: server, invocation)
    } else {
      guard !invocation.has(.shared) else { throw .usage(Wording.sharedNeedsServer) }
      school = try TeacherClass.create(words[1], invocation)
    }
    let made = NewClass(
      address: try ServerLink.account(in: school.folder, invocation)?.address,
      class: school.title,
      folder: school.folder,
      id: school.id,
      shared: invocation.has(.shared),
      signed: school.key != nil
    )
    guard made.shared else { return try invocation.report(made) }
    try invocation.report(made) { (_) throws(Failure) in
      guard let server = try TeacherServer.of(school, invocation) else { return }
      _ = try ColleagueExchange(school, server, invocation).run(collects: false)
    }
  }

  func enrol() throws(Failure) -> ExitCode {
    let school = try TeacherClass.open(words[1], invocation)
    let path = words[2]
    var roster = try school.roster()
    let table: AnswerTable = try ClassFile.read(path) { bytes throws(TableFault) in
      try AnswerTable(DecodedText(bytes).text)
    }
    var names = ColumnNames()
    names.student = invocation.all(.studentColumn)
    let result: (enrolment: Roster.Enrolment, faults: [TableFault])
    do throws(TableFault) {
      result = try roster.enrol(table, names: names) {
        // It begins with a letter, so that no spreadsheet takes it for a number.
        "a" + String(invocation.world.newID().prefix(15))
      }
    } catch {
      throw .data(error.text(file: path))
    }
    try school.save(roster)
    for fault in result.faults { try invocation.tell(fault.text(file: path)) }
    try invocation.report(
      EnrolledPupils(
        added: result.enrolment.added,
        changed: result.enrolment.changed,
        class: school.title,
        known: result.enrolment.known,
        refused: result.faults.map { RefusedLine($0) },
        total: roster.pupils.count
      )
    )
    return result.faults.isEmpty ? .pass : .badData
  }

  func invite() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    if let server = try TeacherServer.of(school, invocation) {
      return try invocation.report(try server.invite(words.count > 2 ? words[2] : nil))
    }
    guard words.count == 2 else { throw .usage(Wording.needsServer) }
    let path = invocation.value(.outFile) ?? Invocation.fileName("\(school.title) join")
    try invocation.write(school.joinFile.bytes, to: path)
    try invocation.report(
      JoinInvitation(
        class: school.title,
        file: path,
        fingerprint: school.key.map { Signing.fingerprint($0) }
      )
    )
  }

  func assign() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    guard let path = invocation.value(.outFile) else { throw .usage(Wording.assignNeedsOut) }
    guard let dueText = invocation.value(.due) else { throw .usage(Wording.assignNeedsDue) }
    let name = Self.stem(of: path)
    guard Assignment.isName(name) else { throw .usage(Wording.notAnAssignmentName(name)) }
    // Another teacher of the class may have given the name to an assignment.
    let link = try TeacherLink(school, invocation)
    let file = school.file(of: name)
    guard !FileSystem.exists(file) else { throw .data(Wording.assignmentThere(name)) }
    let due = try moment(dueText, .due)
    let close = try invocation.value(.close).map { (text) throws(Failure) in
      try moment(text, .close)
    }
    if let close, close < due { throw .usage(Wording.closeBeforeDue) }
    guard !invocation.all(.itemsFile).contains(where: { FileSystem.areSame($0, path) }) else {
      throw .usage(Wording.outIsInput(path))
    }
    if due < invocation.world.now() { try invocation.tell(Wording.duePast) }
    let key = try choice(.keyPolicy, Assignment.KeyPolicy.release)
    // The server must know when to show the key.
    let hasServer = school.hasServer
    if key == .close, close == nil, hasServer { throw .usage(Wording.closeKeyNeedsClose) }
    let assignment = Assignment(
      id: invocation.world.newID(),
      course: school.id,
      name: name,
      made: invocation.world.now(),
      due: due,
      close: close,
      key: key,
      attempt: try choice(.attempt, .last),
      scale: try scale(),
      items: try items()
    )
    // Pupils must not get an assignment whose key is not kept.
    try invocation.write(assignment.bytes(forPupils: false), to: file)
    let signature: String?
    do throws(Failure) {
      signature = try Signing.write(
        assignment.bytes(forPupils: true),
        to: path,
        by: school.secretKey,
        for: .assignment
      )
    } catch {
      try? FileSystem.remove(file)
      throw error
    }
    let made = NewAssignment(
      assignment,
      of: school,
      path,
      signature: signature,
      hasServer: hasServer
    )
    do throws(Failure) {
      try invocation.report(made) { (made) throws(Failure) in
        guard let server = try link.server() else { return }
        try server.publish(assignment)
        made.publish(on: server)
      }
    } catch {
      try invocation.tell(Wording.assignmentKept(assignment.name, school.title))
      throw error
    }
  }

  /// Publishes an assignment again that the server does not have, because it was away.
  func publish() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    let assignment = try school.assignment(words.count > 2 ? words[2] : nil)
    guard let server = try TeacherServer.of(school, invocation) else {
      throw .usage(Wording.needsServer)
    }
    try server.publish(assignment)
    try invocation.report(
      PublishedAssignment(
        address: server.address,
        assignment: assignment.name,
        class: school.title
      )
    )
  }

  /// Lets a pupil who has left the class on its server come back.
  func readmit() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    let pupil = try school.pupil(words[2])
    guard let server = try TeacherServer.of(school, invocation) else {
      throw .usage(Wording.needsServer)
    }
    try invocation.report(try server.readmit(pupil))
  }

  /// Lets a pupil join who has an account on the server of the class.
  func code() throws(Failure) {
    let school = try TeacherClass.open(words[1], invocation)
    let pupil = try school.pupil(words[2])
    guard let server = try TeacherServer.of(school, invocation) else {
      throw .usage(Wording.needsServer)
    }
    try invocation.report(try server.offerCode(to: pupil))
  }

  /// The name of a file without its ending.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  private func moment(_ text: String, _ option: CommandOption) throws(Failure) -> Int64 {
    guard let moment = ClassMoment.milliseconds(text, invocation.world) else {
      throw .usage(Wording.notADate(option.name, text))
    }
    return moment
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: CommandOption,
    _ usual: Choice
  ) throws(Failure) -> Choice {
    guard let name = invocation.value(option) else { return usual }
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(Wording.notAChoice(option.name, name, names))
    }
    return choice
  }

  private func scale() throws(Failure) -> CreditScale {
    try ClassOptions(invocation).scale
  }

  /// The items of the lessons, or of a table of the teacher's own.
  private func items() throws(Failure) -> [Assignment.Item] {
    var items: [Assignment.Item] = []
    let lessons = words.dropFirst(2)
    if !lessons.isEmpty {
      let library = try invocation.library
      for name in lessons { items += try Self.items(of: LessonID(rawValue: name), library) }
    }
    for path in invocation.all(.itemsFile) { items += try ownItems(path) }
    guard !items.isEmpty else { throw .usage(Wording.nothingAssigned) }
    var names = Set<String>()
    for item in items where !names.insert(HeaderName.key(item.name)).inserted {
      throw .usage(Wording.itemTwice(item.name))
    }
    return items
  }

  private static func items(
    of id: LessonID,
    _ library: CourseLibrary
  ) throws(Failure) -> [Assignment.Item] {
    var items: [Assignment.Item] = []
    for material in try library.material(of: id) {
      let task: PreparedTask
      do { task = try material.prepared().task } catch { throw library.failure(error) }
      items.append(
        Assignment.Item(
          name: material.id.description,
          asked: task.question,
          isOwn: false,
          key: nil
        )
      )
    }
    return items
  }

  private func ownItems(_ path: String) throws(Failure) -> [Assignment.Item] {
    let keys: ItemKeys = try ClassFile.read(path) { bytes throws(TableFault) in
      try ItemKeys(AnswerTable(DecodedText(bytes).text))
    }
    guard keys.faults.isEmpty else {
      throw .data(keys.faults.map { $0.text(file: path) }.joined(separator: "\n"))
    }
    return try keys.inOrder.map { (key) throws(Failure) in
      do throws(Failure) { _ = try Examiner.patterns(key.accept) } catch {
        throw .data("\(path): \(key.name): \(error.message)")
      }
      guard let english = key.english else { throw .data(Wording.notAsked(path, key.name)) }
      return Assignment.Item(name: key.name, asked: english, isOwn: true, key: key)
    }
  }
}

extension Invocation {
  /// Writes a file that only the user can read.
  func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do { try FileSystem.replace(path, with: bytes, mode: 0o600) } catch {
      throw .data(error.message)
    }
  }

  /// Returns the usual name of a file about this: without spaces, and safe on every system.
  static func fileName(_ subject: String) -> String {
    var names = FeedbackNames(ending: "jsonl")
    return names.name(for: subject)
  }

  /// Prints a message on standard error.
  func tell(_ message: SafeText) throws(Failure) {
    do { try Output.error.write(message + SafeText("\n")) } catch { throw Failure(error) }
  }
}
