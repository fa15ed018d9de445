import Classes
import Curriculum
import Screens
import TextSafety

/// What a pupil's machine holds of a class.
struct PupilClass {
  let folder: String
  let join: JoinFile
  /// The pupil's name as the teacher has it.
  let name: String

  var id: String { join.course }
  var title: String { join.title }
  var assignmentsFolder: String { "\(folder)/assignments" }
  var secretKeyFile: String { Self.secretKeyFile(in: folder) }

  static func secretKeyFile(in folder: String) -> String { "\(folder)/key" }

  private var signersFile: String { "\(folder)/allowed_signers" }

  private static let joinName = "class.json"
  private static let nameName = "pupil.json"

  static func home(_ invocation: Invocation) throws(Failure) -> String {
    "\(try invocation.folders.data)/classes"
  }

  /// Joins a class: keeps the key of its teacher.
  static func join(
    _ file: JoinFile,
    as name: String,
    _ invocation: Invocation
  ) throws(Failure) -> PupilClass {
    let folder = "\(try home(invocation))/\(file.course)"
    let path = "\(folder)/\(joinName)"
    if FileSystem.exists(path) {
      let known = try PupilClass(at: folder)
      // Another key would let somebody else give out work in the name of the teacher.
      guard known.join.key == file.key else { throw .data(Wording.otherTeacherKey(known.title)) }
      guard known.name == name else { throw .data(Wording.joinedAs(known.title, known.name)) }
      return known
    }
    let pupil = PupilClass(folder: folder, join: file, name: name)
    do {
      try FileSystem.createFolder("\(folder)/assignments")
      let answer = JoinAnswer(course: file.course, student: name, key: nil)
      try FileSystem.replace("\(folder)/\(nameName)", with: answer.bytes, mode: 0o600)
      let signers = ["teacher"].flatMap { teacher in
        SignatureUse.allCases.compactMap { file.key?.allowing(teacher, for: $0) }
      }
      try FileSystem.replace(
        pupil.signersFile,
        with: Array(signers.joined().utf8),
        mode: 0o600
      )
      try FileSystem.replace(path, with: file.bytes, mode: 0o600)
    } catch {
      throw .data(error.message)
    }
    return pupil
  }

  private init(folder: String, join: JoinFile, name: String) {
    self.folder = folder
    self.join = join
    self.name = name
  }

  private init(at folder: String) throws(Failure) {
    self.init(
      folder: folder,
      join: try ClassFile.read("\(folder)/\(Self.joinName)") { bytes throws(TableFault) in
        try JoinFile(bytes)
      },
      name: try ClassFile.read("\(folder)/\(Self.nameName)") { bytes throws(TableFault) in
        try JoinAnswer(bytes)
      }.student
    )
  }

  /// All classes that the pupil has joined.
  static func all(_ invocation: Invocation) throws(Failure) -> [PupilClass] {
    let home = try home(invocation)
    var classes: [PupilClass] = []
    for name in FileSystem.names(in: home) ?? []
    where FileSystem.exists("\(home)/\(name)/\(joinName)") {
      classes.append(try PupilClass(at: "\(home)/\(name)"))
    }
    return classes
  }

  /// The class with this id; nil if the pupil has not joined it.
  static func joined(_ id: String, _ invocation: Invocation) throws(Failure) -> PupilClass? {
    try all(invocation).first { $0.id == id }
  }

  /// The class with this title; without one the only class.
  static func named(_ title: String?, _ invocation: Invocation) throws(Failure) -> PupilClass {
    let all = try all(invocation)
    guard !all.isEmpty else { throw .usage(Wording.noClassJoined) }
    if let title {
      let key = HeaderName.key(title)
      if let found = all.first(where: { HeaderName.key($0.title) == key }) { return found }
    } else if all.count == 1 {
      return all[0]
    }
    throw .usage(Wording.whichClass(all.map(\.title)))
  }

  /// The pupil's public key, made when it is first needed; nil without OpenSSH.
  func key() throws(Failure) -> PublicKey? { try Signing.key(at: secretKeyFile) }

  /// Whether the teacher has signed a file.
  enum Trust { case confirmed, unsignedClass, cannotCheck, refused }

  func trust(in bytes: [UInt8], at path: String, for use: SignatureUse) -> Trust {
    guard join.key != nil else { return .unsignedClass }
    guard Signing.isThere else { return .cannotCheck }
    let confirms = Signing.confirms(
      bytes,
      at: path,
      signer: "teacher",
      among: signersFile,
      for: use
    )
    return confirms ? .confirmed : .refused
  }

  /// The assignments that the pupil has taken, by when they are due.
  func assignments() throws(Failure) -> [Assignment] {
    var assignments: [Assignment] = []
    for name in FileSystem.names(in: assignmentsFolder) ?? [] where name.hasSuffix(".jsonl") {
      assignments.append(
        try ClassFile.read("\(assignmentsFolder)/\(name)") { bytes throws(TableFault) in
          try Assignment(bytes)
        }
      )
    }
    return assignments.sorted { ($0.due, $0.name) < ($1.due, $1.name) }
  }

  func assignmentFile(_ assignment: Assignment) -> String {
    "\(assignmentsFolder)/\(assignment.name).jsonl"
  }

  func workFile(_ assignment: Assignment) -> String { "\(folder)/\(assignment.id).jsonl" }

  func resultFile(_ assignment: String) -> String { "\(folder)/results/\(assignment).jsonl" }

  /// What was done of an assignment.
  func work(_ assignment: Assignment) throws(Failure) -> PupilRecord {
    let path = workFile(assignment)
    guard FileSystem.exists(path) else { return PupilRecord() }
    return PupilRecord(try ClassFile.bytes(of: path))
  }

  /// Adds a line to what was done, on the disk before this returns.
  func add(_ line: [UInt8], to assignment: Assignment) throws(Failure) {
    do { try FileSystem.append(line, to: workFile(assignment)) } catch {
      throw .data(error.message)
    }
  }
}
