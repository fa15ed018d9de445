import ClassServer
import Classes
import Screens
import TextSafety

/// Brings a class on this machine and on its server into line, so that its teachers, or one teacher with
/// two machines, give the same marks.
struct ColleagueExchange {
  private let school: TeacherClass
  private let server: TeacherServer
  private let invocation: Invocation

  init(_ school: TeacherClass, _ server: TeacherServer, _ invocation: Invocation) {
    self.school = school
    self.server = server
    self.invocation = invocation
  }

  /// What has come from the server, and what has gone there.
  struct Count {
    var assignments = 0
    var answers = 0
    var accepted = 0
    var marks = 0
    /// The assignments that another teacher has released, or taken back.
    var released = 0
    var sent = 0
    var withdrawn = 0
    var isEmpty: Bool {
      assignments + answers + accepted + marks + released + sent + withdrawn == 0
    }
  }

  /// Takes assignments, accepted answers and marks by hand, and sends the accepted answers of this
  /// machine; returns the marks by hand that the server has, or nil for one that does not share them.
  ///
  /// If it `collects`, it also takes what pupils have handed in.
  func run(collects: Bool) throws(Failure) -> HandMarkNumbers? {
    var count = Count()
    guard try server.make() >= .mark else { return nil }
    guard try server.sharesTeaching() else {
      try invocation.tell(Wording.olderServer)
      return nil
    }
    try take(try server.assignments(), &count)
    if collects {
      var collection = ServerCollection(school, server)
      count.answers = try collection.take(try school.assignments()).reduce(0) { $0 + ($1.new ?? 0) }
    }
    try exchangeAccepted(&count)
    let numbers = try takeMarks(&count)
    if !count.isEmpty { try invocation.tell(Wording.exchanged(count)) }
    return numbers
  }

  /// Keeps the assignments that this machine does not have, and which of all are released.
  private func take(
    _ given: [ClassSession.GivenAssignment],
    _ count: inout Count
  ) throws(Failure) {
    let known = Set(try school.assignments().map(\.id))
    let ledger = try school.ledger()
    for given in given {
      if !known.contains(given.id) {
        guard try take(given.id) else { continue }
        count.assignments += 1
      }
      if ledger.isReleased(given.id) != given.isReleased {
        let time = invocation.world.now()
        try school.append(MarkLedger.released(given.id, at: time, given.isReleased))
        if known.contains(given.id) { count.released += 1 }
      }
    }
  }

  private func take(_ id: String) throws(Failure) -> Bool {
    // Who may only read does not get the file with the accepted answers.
    guard let bytes = try server.file(of: id) else { return false }
    guard let assignment = try? Assignment(bytes), assignment.id == id,
      assignment.course == school.id
    else {
      try invocation.tell(Wording.badAssignment(id, server.address))
      return false
    }
    let path = school.file(of: assignment.name)
    guard !FileSystem.exists(path) else {
      try invocation.tell(Wording.assignmentOfColleague(assignment.name))
      return false
    }
    try invocation.write(bytes, to: path)
    return true
  }

  // MARK: Accepted answers

  /// Exchanges the accepted answers.
  ///
  /// The order is such that a kill at any moment loses nothing: what is here is written before it is
  /// sent, and what both sides have is noted last.
  func exchangeAccepted(_ count: inout Count) throws(Failure) {
    let isListed = FileSystem.exists(school.acceptedFile)
    var list = try school.accepted()
    var there = try server.acceptedAnswers()
    let exchange = AcceptedExchange(
      here: list.answers.filter(\.isShared),
      there: there,
      // A file that is lost is no list whose lines were deleted.
      before: isListed ? try exchanged() : []
    )
    for answer in exchange.dropped { list.withdraw(answer) }
    var taken = 0
    for answer in exchange.taken {
      do throws(TableFault) {
        if try list.accept(answer) { taken += 1 }
      } catch {
        try invocation.tell(Wording.notAccepted(answer, error.reason))
      }
    }
    if taken + exchange.dropped.count > 0 {
      try invocation.write(Array(list.text.utf8), to: school.acceptedFile)
    }
    for answer in exchange.sent { try server.accept(answer) }
    for answer in exchange.withdrawn { try server.withdraw(answer) }
    if !exchange.sent.isEmpty { there = try server.acceptedAnswers() }
    let text = list.text
    list.sort(as: there.filter { !$0.isWithdrawn }.map(\.answer))
    if list.text != text { try invocation.write(Array(list.text.utf8), to: school.acceptedFile) }
    let after = ExchangedAnswers.bytes(list.answers.filter(\.isShared))
    if try after != noted() { try invocation.write(after, to: school.exchangedFile) }
    count.accepted += taken + exchange.dropped.count
    count.sent += exchange.sent.count
    count.withdrawn += exchange.withdrawn.count
  }

  /// The file of the last exchange; nil before the first.
  private func noted() throws(Failure) -> [UInt8]? {
    FileSystem.exists(school.exchangedFile) ? try ClassFile.bytes(of: school.exchangedFile) : nil
  }

  private func exchanged() throws(Failure) -> [AcceptedAnswer] {
    guard FileSystem.exists(school.exchangedFile) else { return [] }
    return try ClassFile.read(school.exchangedFile) { bytes throws(TableFault) in
      try ExchangedAnswers.answers(in: bytes)
    }
  }

  // MARK: Marks by hand

  /// Notes which marks by hand the server has got: a mark that is not noted would be sent again, in
  /// place of one that a colleague gives later.
  func confirmMarks() throws(Failure) {
    var count = Count()
    _ = try takeMarks(&count)
  }

  /// Keeps the marks that other teachers have given by hand.
  private func takeMarks(_ count: inout Count) throws(Failure) -> HandMarkNumbers {
    let labels = try server.labels()
    let ledger = try school.ledger()
    var numbers = HandMarkNumbers()
    var new: [MarkLedger.Revision] = []
    for mark in try server.marksByHand() {
      guard let label = labels[mark.role] else { continue }
      let revision = MarkLedger.Revision(
        MarkLedger.Revision.Subject(
          assignment: mark.assignment,
          student: label,
          item: mark.item,
          answer: mark.answer
        ),
        by: .teacher,
        verdict: MarkLedger.Revision.verdictByHand,
        credit: mark.points,
        note: mark.note,
        time: mark.time,
        number: mark.revision
      )
      numbers[revision.subject] = mark.revision
      let reception = ledger.reception(of: revision)
      if case .taken = reception { count.marks += 1 }
      new += reception.revisions
    }
    if !new.isEmpty { try school.append(new.flatMap(\.bytes)) }
    return numbers
  }
}

/// The numbers of the last marks by hand that a server has.
typealias HandMarkNumbers = [MarkLedger.Revision.Subject: Int]

extension AcceptedAnswer {
  /// Whether the server takes it: its columns have these lengths, in Unicode scalars.
  fileprivate var isShared: Bool {
    (1...ClassSession.longestItem).contains(item.unicodeScalars.count)
      && (1...ClassSession.longestAnswer).contains(answer.unicodeScalars.count)
      && (note?.unicodeScalars.count ?? 0) <= MarkLedger.longestNote
  }
}
