import Classes
import Curriculum
import Screens
import TextSafety
import Turkish

/// The folder of a class on the teacher's disk.
struct TeacherClass {
  let folder: String
  let id: String
  let title: String
  /// Nil if nothing is signed.
  let key: PublicKey?

  var rosterFile: String { "\(folder)/roster.csv" }
  var signersFile: String { "\(folder)/allowed_signers" }
  var marksFile: String { "\(folder)/marks.jsonl" }
  var acceptedFile: String { "\(folder)/accepted.csv" }
  /// The accepted answers that the server had too after the last exchange.
  var exchangedFile: String { "\(folder)/exchanged.jsonl" }
  var assignmentsFolder: String { "\(folder)/assignments" }
  var handInsFolder: String { "\(folder)/hand-ins" }
  /// Whether the class has a server.
  var hasServer: Bool { FileSystem.exists(ServerLink.path(in: folder)) }
  /// The secret key; nil if nothing is signed.
  var secretKey: String? { key.map { _ in "\(folder)/\(Self.keyName)" } }

  private static let keyName = "teacher-key"
  private static let className = "class.json"

  private init(folder: String, _ file: JoinFile) {
    self.folder = folder
    id = file.course
    title = file.title
    key = file.key
  }

  /// The folder in which the classes of a teacher are, unless they are elsewhere.
  static func home(_ invocation: Invocation) throws(Failure) -> String {
    "\(try invocation.folders.data)/teaching"
  }

  /// Makes the folder of a new class, or of one that has an id already.
  static func create(
    _ title: String,
    id: String? = nil,
    _ invocation: Invocation
  ) throws(Failure) -> TeacherClass {
    guard Assignment.isName(title) else { throw .usage(Wording.notAClassTitle(title)) }
    let home = try home(invocation)
    let folder = invocation.value(.folder) ?? "\(home)/\(title)"
    guard !FileSystem.exists("\(folder)/\(className)") else {
      throw .data(Wording.classThere(folder))
    }
    do {
      for name in ["assignments", "hand-ins"] { try FileSystem.createFolder("\(folder)/\(name)") }
    } catch {
      throw .data(error.message)
    }
    let key = try Signing.key(at: "\(folder)/\(keyName)")
    let file = JoinFile(course: id ?? invocation.world.newID(), title: title, key: key)
    let school = TeacherClass(folder: folder, file)
    try school.save(Roster())
    try invocation.write(file.bytes, to: "\(folder)/\(className)")
    return school
  }

  /// Opens a class by the path of its folder, or by its name.
  static func open(_ name: String, _ invocation: Invocation) throws(Failure) -> TeacherClass {
    let home = try home(invocation)
    if FileSystem.exists("\(name)/\(className)") { return try TeacherClass(at: name) }
    let names = FileSystem.names(in: home) ?? []
    let key = HeaderName.key(name)
    guard let found = names.first(where: { HeaderName.key($0) == key }) else {
      throw .usage(Wording.noClass(name, near: NearName.of(name, in: names), names))
    }
    return try TeacherClass(at: "\(home)/\(found)")
  }

  private init(at folder: String) throws(Failure) {
    let path = "\(folder)/\(Self.className)"
    self.init(
      folder: folder,
      try ClassFile.read(path) { bytes throws(TableFault) in try JoinFile(bytes) }
    )
  }

  /// The file by which pupils join.
  var joinFile: JoinFile { JoinFile(course: id, title: title, key: key) }

  func roster() throws(Failure) -> Roster {
    let roster: Roster = try ClassFile.read(rosterFile) { bytes throws(TableFault) in
      try Roster(AnswerTable(DecodedText(bytes).text))
    }
    guard roster.faults.isEmpty else {
      throw .data(roster.faults.map { $0.text(file: rosterFile) }.joined(separator: "\n"))
    }
    return roster
  }

  /// Keeps the roster, and the list of signers that belongs to it.
  func save(_ roster: Roster) throws(Failure) {
    do {
      try FileSystem.replace(rosterFile, with: Array(roster.text.utf8), mode: 0o600)
      try FileSystem.replace(signersFile, with: Array(roster.allowedSigners.utf8), mode: 0o600)
    } catch {
      throw .data(error.message)
    }
  }

  /// The pupil with this name.
  func pupil(_ name: String) throws(Failure) -> Roster.Pupil {
    let roster = try roster()
    guard let pupil = roster.pupil(named: name) else {
      let names = roster.pupils.map(\.name)
      throw .usage(Wording.noPupil(name, near: NearName.of(name, in: names), names))
    }
    return pupil
  }

  /// The marks so far.
  func ledger() throws(Failure) -> MarkLedger {
    let ledger = MarkLedger(
      FileSystem.exists(marksFile) ? try ClassFile.bytes(of: marksFile) : []
    )
    guard ledger.faults.isEmpty else {
      throw .data(ledger.faults.map { $0.text(file: marksFile) }.joined(separator: "\n"))
    }
    return ledger
  }

  /// Adds lines to the marks.
  func append(_ lines: [UInt8]) throws(Failure) {
    do { try FileSystem.append(lines, to: marksFile) } catch { throw .data(error.message) }
  }

  /// The answers that the teachers have accepted.
  func accepted() throws(Failure) -> AcceptedList {
    guard FileSystem.exists(acceptedFile) else { return AcceptedList(delimiter: .comma) }
    let list: AcceptedList = try ClassFile.read(acceptedFile) { bytes throws(TableFault) in
      try AcceptedList(AnswerTable(DecodedText(bytes).text))
    }
    guard list.faults.isEmpty else {
      throw .data(list.faults.map { $0.text(file: acceptedFile) }.joined(separator: "\n"))
    }
    return list
  }

  /// The path of an assignment with the accepted answers.
  func file(of assignment: String) -> String { "\(assignmentsFolder)/\(assignment).jsonl" }

  /// All assignments with the accepted answers, the oldest first.
  func assignments() throws(Failure) -> [Assignment] {
    var assignments: [Assignment] = []
    for name in FileSystem.names(in: assignmentsFolder) ?? [] where name.hasSuffix(".jsonl") {
      assignments.append(
        try ClassFile.read("\(assignmentsFolder)/\(name)") { bytes throws(TableFault) in
          try Assignment(bytes)
        }
      )
    }
    return assignments.sorted { ($0.made, $0.name) < ($1.made, $1.name) }
  }

  /// The assignment with this name; without a name the only one.
  func assignment(_ name: String?) throws(Failure) -> Assignment {
    let all = try assignments()
    let names = all.map(\.name)
    guard let name else {
      if all.count == 1 { return all[0] }
      throw .usage(Wording.whichAssignment(names))
    }
    guard let found = all.first(where: { HeaderName.key($0.name) == HeaderName.key(name) }) else {
      throw .usage(Wording.noAssignment(name, near: NearName.of(name, in: names), names))
    }
    return found
  }
}

/// Reads the files of a class; a file that can't be read is a failure with its place.
enum ClassFile {
  static func read<Value>(
    _ path: String,
    _ parse: ([UInt8]) throws(TableFault) -> Value
  ) throws(Failure) -> Value {
    let bytes = try bytes(of: path)
    do { return try parse(bytes) } catch { throw .data(error.text(file: path)) }
  }

  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    do { return try FileSystem.read(path) } catch { throw .data(error.message) }
  }
}
