import ClassServer
import Classes
import JSON
import Screens
import TextSafety

/// What an action erases: said before the question, and once more when it is gone.
protocol Erasure: ActionResult {
  /// The server that has erased its part; nil without one.
  var address: ServerAddress? { get set }
  var deleted: Bool { get set }
  var files: [String] { get }
  /// What the server has erased.
  var subject: String { get }
  var question: SafeText { get }
  /// What is said when all is gone.
  var farewell: SafeText { get }
}

extension Erasure {
  func say(_ invocation: Invocation) throws(Failure) {
    guard deleted else {
      for file in files { try invocation.print(SafeText(line: file)) }
      return
    }
    if let address { try invocation.print(Wording.erasedFromServer(subject, address)) }
    try invocation.print(farewell)
  }
}

/// A class that a pupil leaves.
struct LeftClass: Erasure {
  var address: ServerAddress?
  let `class`: String
  var deleted = false
  let files: [String]

  init(_ pupil: PupilClass) {
    `class` = pupil.title
    files = FileTree.files(below: pupil.folder)
  }

  var subject: String { `class` }
  var question: SafeText { Wording.leaving(`class`, files: files.count) }
  var farewell: SafeText { Wording.left(`class`) }
}

/// The removal of a pupil by the teacher.
struct RemovedPupil: Erasure {
  var address: ServerAddress?
  let `class`: String
  var deleted = false
  let files: [String]
  let marks: Int
  let student: String

  var subject: String { student }
  var question: SafeText { Wording.removing(student, files: files.count, marks: marks) }
  var farewell: SafeText { Wording.removed(student) }
}

/// A class that its teacher deletes.
struct DeletedClass: Erasure {
  var address: ServerAddress?
  let `class`: String
  var deleted = false
  let files: [String]

  /// The server that erases the class for everybody; nil if it goes from this machine alone.
  private let erasing: ServerAddress?
  private let hasServer: Bool

  private enum CodingKeys: CodingKey { case address, `class`, deleted, files }

  init(_ school: TeacherClass, erasing: ServerAddress?) {
    `class` = school.title
    self.erasing = erasing
    hasServer = school.hasServer
    // The folder may be one that also has files of the teacher's own.
    files = school.files
  }

  var subject: String { `class` }
  var question: SafeText {
    erasing.map { Wording.deletingForAll(`class`, files: files.count, $0) }
      ?? Wording.deleting(`class`, files: files.count)
  }
  var farewell: SafeText {
    hasServer && address == nil ? Wording.deletedHere(`class`) : Wording.deleted(`class`)
  }
}

/// All that this machine and the servers hold for a pupil's classes.
struct PupilData: ActionResult {
  var accounts: [Account] = []
  let classes: [OfClass]
  /// The pupil's own record, from which the answers to the course are.
  let record: String

  /// An account; its password is named and never shown.
  struct Account: Encodable {
    let address: ServerAddress
    let files: [String]
    /// What the server holds; nil with `--offline`.
    var rows: [Row]?
  }

  struct OfClass: Encodable {
    let answers: [OfAssignment]
    let `class`: String
    let files: [OfFile]
    let folder: String
    /// That of the pupil's key; nil without one.
    let ownFingerprint: String?
    let student: String

    init(
      answers: [OfAssignment],
      class title: String,
      files: [OfFile],
      folder: String,
      student: String
    ) {
      self.answers = answers
      `class` = title
      self.files = files
      self.folder = folder
      ownFingerprint = Signing.keyMade(at: PupilClass.secretKeyFile(in: folder))
        .map { Signing.fingerprint($0) }
      self.student = student
    }
  }

  /// The answers to an assignment that are in the pupil's own record.
  struct OfAssignment: Encodable {
    let answers: [Row]
    let assignment: String
  }

  /// A file, as the rows that it has or as text; the secret key is named and never shown.
  struct OfFile: Encodable {
    let file: String
    private let rows: [Row]?
    private let text: String?
    private let bytes: [UInt8]

    private enum CodingKeys: CodingKey { case file, rows, text }

    init(_ path: String, isSecret: Bool) throws(Failure) {
      file = path
      bytes = isSecret ? [] : try ClassFile.bytes(of: path)
      let isJSON = path.hasSuffix(".json") || path.hasSuffix(".jsonl")
      rows = isJSON ? bytes.split(separator: UInt8(ascii: "\n")).map { Row($0) } : nil
      text = isJSON || isSecret ? nil : String(decoding: bytes, as: UTF8.self)
    }

    var shown: SafeText { SafeText(String(decoding: bytes, as: UTF8.self)) }
  }

  /// A row that is JSON already; one that can't be read is a text.
  struct Row: Encodable {
    let line: String

    init(_ line: String) { self.line = line }

    init(_ bytes: ArraySlice<UInt8>) { line = String(decoding: bytes, as: UTF8.self) }

    init(_ answer: HandedAnswer) { self.init(PupilRecord.line(answer).dropLast()) }

    func encode(to encoder: any Encoder) throws {
      try ((try? JSONValue(reading: line)) ?? .string(line)).encode(to: encoder)
    }
  }

  func say(_ invocation: Invocation) throws(Failure) {
    for data in classes {
      if let print = data.ownFingerprint { try invocation.print(Wording.ownFingerprint(print)) }
      for file in data.files {
        try invocation.print(SafeText(line: file.file))
        try invocation.print(file.shown, terminator: "")
      }
      for assignment in data.answers {
        try invocation.print(SafeText(line: "\(record) (\(assignment.assignment))"))
        for answer in assignment.answers { try invocation.print(SafeText(json: answer.line)) }
      }
    }
    for account in accounts {
      for file in account.files { try invocation.print(SafeText(line: file)) }
      guard let rows = account.rows else { continue }
      try invocation.print(SafeText(line: account.address.description))
      for row in rows { try invocation.print(SafeText(json: row.line)) }
    }
  }
}
