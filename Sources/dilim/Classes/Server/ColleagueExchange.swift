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

  /// What has come from the server.
  struct Taken {
    var assignments = 0
    var accepted = 0
    var marks = 0
    var isNothing: Bool { assignments + accepted + marks == 0 }
  }

  /// Takes assignments, accepted answers and marks by hand, and sends the accepted answers of this
  /// machine.
  func run() throws(Failure) {
    // First, because for who sees nothing any more all would seem to be withdrawn.
    try server.make()
    guard try server.sharesTeaching() else { return try invocation.tell(Wording.olderServer) }
    guard try server.access() != .read else { return }
    var taken = Taken()
    let given = try server.assignments()
    taken.assignments = try take(given)
    taken.accepted = try exchangeAccepted()
    taken.marks = try takeMarks()
    if !taken.isNothing { try invocation.tell(Wording.takenFromServer(taken)) }
  }

  /// Keeps the assignments that this machine does not have, and which of all are released.
  private func take(_ given: [ClassSession.GivenAssignment]) throws(Failure) -> Int {
    let known = Set(try school.assignments().map(\.id))
    let ledger = try school.ledger()
    var count = 0
    for given in given {
      if !known.contains(given.id) {
        guard try take(given.id) else { continue }
        count += 1
      }
      if ledger.isReleased(given.id) != given.isReleased {
        let time = invocation.world.now()
        try school.append(MarkLedger.released(given.id, at: time, given.isReleased))
      }
    }
    return count
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

  /// Exchanges the accepted answers; returns how many have changed here.
  ///
  /// The order is such that a kill at any moment loses nothing: what is here is written before it is
  /// sent, and what both sides have is noted last.
  func exchangeAccepted() throws(Failure) -> Int {
    var list = try school.accepted()
    let exchange = AcceptedExchange(
      here: list.answers.filter(\.isShared),
      there: try server.acceptedAnswers(),
      before: try exchanged()
    )
    var count = 0
    for answer in exchange.dropped {
      list.withdraw(answer)
      count += 1
    }
    for answer in exchange.taken {
      do throws(TableFault) {
        if try list.accept(answer) { count += 1 }
      } catch {
        try invocation.tell(Wording.notAccepted(answer, error.reason))
      }
    }
    if count > 0 { try invocation.write(Array(list.text.utf8), to: school.acceptedFile) }
    for answer in exchange.sent { try server.accept(answer) }
    for answer in exchange.withdrawn { try server.withdraw(answer) }
    let after = ExchangedAnswers.bytes(list.answers.filter(\.isShared))
    if try after != noted() { try invocation.write(after, to: school.exchangedFile) }
    return count
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

  /// Keeps the marks that other teachers have given by hand; returns their number.
  private func takeMarks() throws(Failure) -> Int {
    let marks = try server.marksByHand()
    guard !marks.isEmpty else { return 0 }
    let labels = try server.labels()
    let ledger = try school.ledger()
    let news = marks.compactMap { mark -> MarkLedger.Revision? in
      guard let label = labels[mark.role] else { return nil }
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
        time: mark.time
      )
      return ledger.isNews(revision) ? revision : nil
    }
    guard !news.isEmpty else { return 0 }
    try school.append(news.flatMap(\.bytes))
    return news.count
  }
}

extension AcceptedAnswer {
  /// Whether the server takes it: its columns have these lengths, in Unicode scalars.
  fileprivate var isShared: Bool {
    (1...200).contains(item.unicodeScalars.count)
      && (1...2000).contains(answer.unicodeScalars.count)
      && (note?.unicodeScalars.count ?? 0) <= 2000
  }
}
