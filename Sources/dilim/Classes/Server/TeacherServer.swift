import ClassServer
import Classes
import JSON
import Scoring
import Screens
import TextSafety

/// A class of a teacher on its server.
struct TeacherServer {
  let school: TeacherClass
  let invocation: Invocation
  let address: ServerAddress
  let session: ClassSession

  /// How long the code of an invitation counts, in days.
  static let days = 14

  /// Logs in; nil if the class has no server.
  static func of(
    _ school: TeacherClass,
    _ invocation: Invocation
  ) throws(Failure) -> TeacherServer? {
    guard !invocation.has(.withoutServer),
      let account = try ServerLink.account(in: school.folder, invocation)
    else { return nil }
    return TeacherServer(
      school: school,
      invocation: invocation,
      address: account.address,
      session: try account.session()
    )
  }

  /// Makes a class on a server, and its folder here.
  static func create(
    _ title: String,
    on text: String,
    _ invocation: Invocation
  ) throws(Failure) -> TeacherClass {
    let address = try ServerTrouble.address(text, invocation)
    guard address.user != nil else { throw .usage(Wording.addressNeedsLogin(text)) }
    let session: ClassSession
    if let known = try ServerAccount.known(address, invocation)?.sessionUnlessReset() {
      session = known
    } else {
      session = try ServerAccount.enter(address, invocation).session
    }
    let who = try ServerTrouble.checked(address) { () throws(ServerFailure) in
      try session.account()
    }
    guard who.kind == .teacher else { throw .usage(Wording.notATeacher(who.role)) }
    let course =
      invocation.has(.shared) ? try shared(title, session, address) : nil
    let school = try TeacherClass.create(course?.title ?? title, id: course?.id, invocation)
    // First here: whatever comes later makes the class on the server if it is not there.
    try ServerLink.write(address, in: school.folder, invocation)
    let server = TeacherServer(
      school: school,
      invocation: invocation,
      address: address,
      session: session
    )
    if course == nil { try server.make() }
    return school
  }

  func asking<Value>(
    _ work: (ClassSession) throws(ServerFailure) -> Value
  ) throws(Failure) -> Value {
    try ServerTrouble.checked(address) { () throws(ServerFailure) in try work(session) }
  }

  /// What this login may do in the class; nil if the server has no such class for it.
  func access() throws(Failure) -> ClassSession.Access? {
    try asking { (session) throws(ServerFailure) in
      try session.courses().first { $0.id == school.id }?.access
    }
  }

  /// Makes the class on the server unless it is there, because the connection may have been lost before;
  /// returns what this login may do in it.
  ///
  /// A class that was there once is not made again: somebody has deleted it.
  @discardableResult
  func make() throws(Failure) -> ClassSession.Access {
    if let access = try access() { return access }
    guard !FileSystem.exists(school.exchangedFile) else {
      throw .data(Wording.noLongerShared(school.title, address, school.exchangedFile))
    }
    do throws(ServerFailure) {
      try session.make(school.id, title: school.title)
    } catch {
      // It is there, and is somebody else's.
      guard error.code != ServerFailure.notAllowed else {
        throw .data(Wording.noLongerShared(school.title, address, nil))
      }
      throw ServerTrouble.failure(error, address)
    }
    return .own
  }

  /// Refuses what only an owner of the class may do.
  func requireOwner() throws(Failure) {
    guard try make() == .own else { throw .data(Wording.onlyForOwners(school.title)) }
  }

  func publish(_ assignment: Assignment) throws(Failure) {
    try make()
    try asking { (session) throws(ServerFailure) in try session.publish(assignment) }
  }

  func members() throws(Failure) -> [ClassSession.Member] {
    try asking { (session) throws(ServerFailure) in try session.members(of: school.id) }
  }

  private func departed() throws(Failure) -> [ClassSession.Member] {
    try asking { (session) throws(ServerFailure) in try session.departed(from: school.id) }
  }

  private func role(of pupil: Roster.Pupil) throws(Failure) -> String? {
    try members().first { $0.label == pupil.id }?.role
  }

  // MARK: Invitations

  /// Makes accounts for the pupils who have had none, and writes a slip for each.
  ///
  /// A pupil who is named gets a new code, for a new account if there is none any more.
  func invite(_ name: String?) throws(Failure) -> WrittenSlips {
    try requireOwner()
    let members = try members()
    let path = invocation.value(.outFile) ?? "\(school.title)-slips.txt"
    var pupils = try school.roster().pupils
    if let name {
      pupils = [try school.pupil(name)]
    } else {
      let known = Set(members.map(\.label) + (try departed().map(\.label)) + (try invited()))
      pupils.removeAll { known.contains($0.id) }
      guard !pupils.isEmpty else {
        return WrittenSlips(class: school.title, file: nil, invitations: [])
      }
    }
    // Slips are added one by one, and must not go into another file.
    if FileSystem.exists(path) {
      let text = String(decoding: try ClassFile.bytes(of: path), as: UTF8.self)
      guard text.hasSuffix(Wording.slipEnd) else { throw .usage(Wording.notSlips(path)) }
    }
    var invitations: [WrittenSlips.Slip] = []
    for pupil in pupils {
      let code = ServerCode.new()
      let login: String
      if let member = members.first(where: { $0.label == pupil.id }) {
        try asking { (session) throws(ServerFailure) in
          try session.reset(member.role, code: code, days: Self.days)
        }
        login = member.role
      } else {
        login = try asking { (session) throws(ServerFailure) in
          try session.invite(to: school.id, label: pupil.id, code: code, days: Self.days)
        }
      }
      let invitation = invitation(of: pupil, to: address.with(user: login), code)
      let slip = Wording.slip(
        pupil.name,
        school.title,
        command: invitation.command,
        code,
        until: ClassMoment.text(invitation.expires, invocation.world)
      )
      // The server has the account by now, and nobody else has the code.
      do throws(FileSystem.Problem) {
        try FileSystem.append(Array(slip.string.utf8), to: path)
        try FileSystem.append(Array("\(pupil.id)\n".utf8), to: invitedFile)
      } catch {
        throw .data(error.message)
      }
      invitations.append(WrittenSlips.Slip(invitation))
    }
    return WrittenSlips(class: school.title, file: path, invitations: invitations)
  }

  private func invitation(
    of pupil: Roster.Pupil,
    to address: ServerAddress,
    _ code: String
  ) -> ServerInvitation {
    ServerInvitation(
      address: address,
      code: code,
      command: command(joining: address),
      expires: Self.expiry(invocation),
      student: pupil.name
    )
  }

  /// What a pupil types, in no language.
  private func command(joining address: ServerAddress) -> String {
    let certificate = address.certificate == nil ? [] : [CommandOption.certificate.name, "FILE"]
    return (["dilim", "class", "join", address.description] + certificate).joined(separator: " ")
  }

  /// The moment from which a code of now counts no more.
  static func expiry(_ invocation: Invocation) -> Int64 {
    invocation.world.now() + Int64(days) * 86_400_000
  }

  /// The pseudonyms of those who have had an account: who has closed it is not invited again unasked.
  private var invitedFile: String { "\(school.folder)/invited" }

  private func invited() throws(Failure) -> [String] {
    guard FileSystem.exists(invitedFile) else { return [] }
    return String(decoding: try ClassFile.bytes(of: invitedFile), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// Lets a pupil who has left come back, by a code with which the pupil joins with the old account.
  func readmit(_ pupil: Roster.Pupil) throws(Failure) -> OfferedCode {
    guard let member = try departed().first(where: { $0.label == pupil.id }) else {
      throw .usage(Wording.notDeparted(pupil.name, school.title))
    }
    let code = ServerCode.new()
    try asking { (session) throws(ServerFailure) in
      try session.readmit(member.role, to: school.id)
      try session.offer(code: code, for: school.id, days: Self.days, uses: 1)
    }
    return OfferedCode(
      class: school.title,
      invitation: invitation(of: pupil, to: address.with(user: member.role), code),
      isReturn: true
    )
  }

  /// Makes a code by which a pupil who has an account on this server, made for another class, joins.
  func offerCode(to pupil: Roster.Pupil) throws(Failure) -> OfferedCode {
    try requireOwner()
    guard try role(of: pupil) == nil else {
      throw .usage(Wording.isMember(pupil.name, school.title))
    }
    let code = ServerCode.new()
    try asking { (session) throws(ServerFailure) in
      try session.offer(code: code, for: school.id, days: Self.days, label: pupil.id)
    }
    return OfferedCode(
      class: school.title,
      invitation: invitation(of: pupil, to: address.withoutUser, code),
      isReturn: false
    )
  }

  /// Erases what the server holds of a pupil; false if it held nothing.
  func remove(_ pupil: Roster.Pupil) throws(Failure) -> Bool {
    guard let role = try role(of: pupil) else { return false }
    try asking { (session) throws(ServerFailure) in
      try session.remove(role, from: school.id)
    }
    return true
  }

  /// Erases the class; false if the server did not have it.
  func delete() throws(Failure) -> Bool {
    try asking { (session) throws(ServerFailure) in try session.remove(school.id) }
  }

  // MARK: Answers

  /// The answers of a pupil that are new here.
  struct Collected {
    let pupil: Roster.Pupil
    let handIn: HandIn
  }

  /// What was handed in for an assignment; after its due date also what lacks a hand-in.
  func handIns(for assignment: Assignment) throws(Failure) -> (taken: [Collected], open: Int) {
    let answers = try asking { (session) throws(ServerFailure) in
      try session.collect(assignment.id)
    }
    let labels = try labels()
    let roster = try school.roster()
    let now = invocation.world.now()
    var taken: [Collected] = []
    var open = 0
    for (role, answers) in Dictionary(grouping: answers, by: \.role).sorted(by: { $0.key < $1.key })
    {
      let handedIn = answers.first?.handedIn
      guard handedIn != nil || now > assignment.due else {
        open += 1
        continue
      }
      guard let pupil = labels[role].flatMap({ label in roster.pupil(named: label) }) else {
        try invocation.tell(Wording.unknownLogin(role))
        continue
      }
      taken.append(
        Collected(
          pupil: pupil,
          handIn: HandIn(
            course: school.id,
            assignment: assignment.id,
            student: pupil.name,
            key: nil,
            made: handedIn ?? answers.map(\.answer.time).max() ?? now,
            answers: answers.map(\.answer)
          )
        )
      )
    }
    return (taken, open)
  }

  var name: String { address.description }

  // MARK: Marks

  /// Sends the marks of an assignment, with what the pupils will see of each.
  ///
  /// Of the marks by hand it sends those that the server lacks; `known` has those that it has, or is nil
  /// for a server that does not tell. `retelling` replaces what pupils are told of marks that stay.
  /// Returns whether the server has got a mark by hand that it is known to tell.
  func send(
    _ marks: ClassMarks,
    _ report: ClassReport,
    _ ledger: MarkLedger,
    known: HandMarkNumbers?,
    showsRight: Bool,
    retelling: Bool
  ) throws(Failure) -> Bool {
    let roles = Dictionary(try members().map { ($0.label, $0.role) }) { first, _ in first }
    var sent: [ClassSession.SentMark] = []
    for student in report.students {
      let result = ResultFile(
        of: student,
        in: report,
        marks.assignment,
        at: invocation.world.now(),
        showsRight: showsRight
      )
      for (place, row) in zip(student.answers, result.rows) {
        let (subject, mark) = (marks.subjects[place], marks.marked.answers[place].mark)
        guard let answer = subject.answer, let credit = mark.credit,
          let role = roles[subject.student]
        else { continue }
        let own = ledger.ownMark(of: subject)
        if let own, let known, !retelling, own.number != nil, own.number == known[subject] {
          continue
        }
        sent.append(
          ClassSession.SentMark(
            role: role,
            answer: answer,
            verdict: mark.kind == .accepted ? "overruled" : mark.name,
            points: credit,
            grader: own == nil ? TranslationGrader.version : nil,
            note: mark.note,
            replaces: own == nil ? nil : known.map { $0[subject] ?? 0 },
            told: row.told
          )
        )
      }
    }
    let count = try asking { (session) throws(ServerFailure) in
      try session.put(sent, for: marks.assignment.id, retelling: retelling)
    }
    if count > 0 { try invocation.tell(Wording.marksSent(count, marks.assignment.name)) }
    return sent.contains { $0.replaces != nil }
  }

  func release(_ assignment: Assignment, _ isReleased: Bool) throws(Failure) {
    let isThere = try asking { (session) throws(ServerFailure) in
      try session.release(assignment.id, isReleased)
    }
    guard isThere else { throw .data(Wording.notOnServer(assignment.name, address)) }
  }

  /// Lets a pupil answer again after the hand-in.
  func reopen(_ assignment: Assignment, for pupil: Roster.Pupil) throws(Failure) {
    guard let role = try role(of: pupil),
      try asking({ (session) throws(ServerFailure) in
        try session.reopen(assignment.id, for: role)
      })
    else { throw .data(Wording.nothingFrom(pupil.name, assignment.name)) }
  }
}

extension ResultFile.Row {
  /// What the pupil's program shows of a mark besides its points.
  fileprivate var told: JSONValue {
    var members = [
      JSONValue.Member("mark", .string(mark)),
      JSONValue.Member("reasons", .array(reasons.map { .string($0) })),
    ]
    if let right { members.append(JSONValue.Member("right", .string(right))) }
    return .object(members)
  }
}
