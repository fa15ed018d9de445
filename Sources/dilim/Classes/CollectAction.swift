import Classes
import Screens
import TerminalUI
import TextSafety

/// `dilim class collect`: takes the hand-ins of a folder, and the keys of pupils who have joined.
struct CollectAction {
  let invocation: Invocation
  let school: TeacherClass
  private(set) var assignments: [Assignment]
  private var roster: Roster
  private var lines: [CollectedFile] = []

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    school = try TeacherClass.open(invocation.arguments[1], invocation)
    assignments = try school.assignments()
    roster = try school.roster()
    for name in invocation.all(.trust) where roster.pupil(named: name) == nil {
      _ = try school.pupil(name)
    }
  }

  mutating func run() throws(Failure) -> ExitCode {
    let server = try TeacherServer.of(school, invocation)
    let folder = invocation.arguments.count > 2 ? invocation.arguments[2] : nil
    if let server {
      _ = try ColleagueExchange(school, server, invocation).run(collects: false)
      assignments = try school.assignments()
      var collection = ServerCollection(school, server)
      lines = try collection.take(assignments)
      for (assignment, count) in collection.open {
        try invocation.tell(Wording.stillOpen(assignment, count))
      }
    }
    let place = folder ?? (server == nil ? "." : nil)
    for path in try place.map({ (place) throws(Failure) in try Self.files(at: place) }) ?? [] {
      do throws(Failure) {
        try take(path)
      } catch {
        guard error.code == .badData else { throw error }
        lines.append(CollectedFile(path: path, outcome: .refused, message: error.message))
      }
    }
    try invocation.report(CollectedFiles(files: lines, place: place ?? server?.name ?? "."))
    let isBad = lines.contains { $0.outcome == .refused || $0.differing > 0 }
    return isBad ? .badData : .pass
  }

  /// The files that may be hand-ins.
  private static func files(at place: String) throws(Failure) -> [String] {
    guard FileSystem.isDirectory(place) else { return [place] }
    guard let names = FileSystem.names(in: place) else {
      throw .data(Wording.folderUnreadable(place))
    }
    return names.filter { $0.hasSuffix(".jsonl") && !$0.hasPrefix(".") }.map { "\(place)/\($0)" }
  }

  private mutating func take(_ path: String) throws(Failure) {
    let bytes = try ClassFile.bytes(of: path)
    switch TravellingFile.type(of: bytes) {
    case "hand_in": try take(handIn: bytes, path)
    case "join_answer": try take(joinAnswer: bytes, path)
    // The folder may also hold what was sent out.
    case "join", "assignment", "result": return
    default: throw .data(Wording.notAHandIn)
    }
  }

  private mutating func take(joinAnswer bytes: [UInt8], _ path: String) throws(Failure) {
    let answer = try parsed { () throws(TableFault) in try JoinAnswer(bytes) }
    guard answer.course == school.id else { throw .data(Wording.otherClass) }
    let pupil = try pupil(answer.student)
    guard let key = answer.key else {
      lines.append(joined(path, pupil, Wording.noKey(pupil.name)))
      return
    }
    if pupil.key != key {
      try trust(key, of: pupil)
      lines.append(joined(path, pupil, Wording.keyTaken(pupil.name)))
    }
  }

  private func joined(
    _ path: String,
    _ pupil: Roster.Pupil,
    _ message: SafeText
  ) -> CollectedFile {
    CollectedFile(path: path, outcome: .joined, message: message, student: pupil.name)
  }

  private mutating func take(handIn bytes: [UInt8], _ path: String) throws(Failure) {
    let handIn = try parsed { () throws(TableFault) in try HandIn(bytes) }
    guard handIn.course == school.id else { throw .data(Wording.otherClass) }
    guard let assignment = assignments.first(where: { $0.id == handIn.assignment }) else {
      throw .data(Wording.unknownAssignment)
    }
    let pupil = try pupil(handIn.student)
    let isSigned = try checkSignature(of: handIn, bytes, path, pupil)
    if let close = assignment.close, handIn.latest > close, !invocation.has(.late) {
      throw .data(Wording.tooLate(pupil.name, ClassMoment.text(close, invocation.world)))
    }
    let folder = HandInFolder(school, assignment)
    var pile = try folder.pile(of: pupil)
    let addition = pile.add(handIn)
    if addition.new > 0 {
      let signature = isSigned ? try ClassFile.bytes(of: path + Signing.ending) : nil
      try folder.keep(bytes, signature: signature, of: pupil)
    }
    var line = CollectedFile(path: path, pupil, assignment.name, addition)
    line.isSigned = isSigned
    line.isLate = handIn.latest > assignment.due
    lines.append(line)
  }

  /// Checks who has signed; false for a hand-in without a signature that is taken nevertheless.
  private mutating func checkSignature(
    of handIn: HandIn,
    _ bytes: [UInt8],
    _ path: String,
    _ pupil: Roster.Pupil
  ) throws(Failure) -> Bool {
    let isSigned = FileSystem.exists(path + Signing.ending)
    guard isSigned, Signing.isThere else {
      guard invocation.has(.unsigned) else {
        throw .data(isSigned ? Wording.cannotCheck : Wording.notSignedBy(pupil.name))
      }
      // Otherwise anybody could hand in for a pupil whose files were signed so far.
      guard pupil.key == nil || isTrusted(pupil) else {
        throw .data(Wording.usuallySigned(pupil.name))
      }
      return false
    }
    guard let key = handIn.key ?? pupil.key else { throw .data(Wording.noKey(pupil.name)) }
    guard try confirms(key, pupil, bytes, path) else { throw .data(Wording.changed(pupil.name)) }
    // Only a key that has signed these bytes is worth a question.
    if key != pupil.key { try trust(key, of: pupil) }
    return true
  }

  private func confirms(
    _ key: PublicKey,
    _ pupil: Roster.Pupil,
    _ bytes: [UInt8],
    _ path: String
  ) throws(Failure) -> Bool {
    let signers = "\(school.folder)/.signer"
    try invocation.write(Array(key.allowing(pupil.id, for: .handIn).utf8), to: signers)
    defer { try? FileSystem.remove(signers) }
    return Signing.confirms(bytes, at: path, signer: pupil.id, among: signers, for: .handIn)
  }

  /// Keeps the key of a pupil if the teacher says so.
  private mutating func trust(_ key: PublicKey, of pupil: Roster.Pupil) throws(Failure) {
    if !isTrusted(pupil) {
      let print = Signing.fingerprint(key)
      let news = Wording.newKey(pupil.name, print, isOther: pupil.key != nil)
      guard Terminal.isInteractive, !invocation.has(.json) else {
        throw .data(Wording.needsTrust(news, pupil.name))
      }
      guard try Confirmation.ask(Wording.takesKey(news), invocation) else {
        throw .data(Wording.keyRefused(pupil.name))
      }
    }
    roster.trust(key, of: pupil)
    try school.save(roster)
  }

  /// Whether `--trust` names a pupil.
  private func isTrusted(_ pupil: Roster.Pupil) -> Bool {
    invocation.all(.trust).contains { roster.pupil(named: $0)?.id == pupil.id }
  }

  private func pupil(_ name: String) throws(Failure) -> Roster.Pupil {
    guard let pupil = roster.pupil(named: name) else { throw .data(Wording.notEnrolled(name)) }
    return pupil
  }

  private func parsed<Value>(_ parse: () throws(TableFault) -> Value) throws(Failure) -> Value {
    do throws(TableFault) { return try parse() } catch {
      let place: SafeText = error.line.map { "line \($0): " } ?? ""
      throw .data(place + error.reason)
    }
  }

}
