import ClassServer
import Classes
import Coordination
import Screens
import TextSafety

/// What a pupil does with a server besides the work itself.
struct PupilServer {
  let invocation: Invocation

  /// `dilim class join URI`.
  func join(_ text: String) throws(Failure) -> ExitCode {
    var address = try ServerTrouble.address(text, invocation)
    if address.user == nil {
      // A code for a further class comes without a login, which the teacher doesn't know.
      guard let own = try ServerAccount.only(on: address, invocation) else {
        throw .usage(Wording.addressNeedsLogin(text))
      }
      address = own.address
    }
    let session: ClassSession
    if let known = try ServerAccount.known(address, invocation)?.sessionUnlessReset() {
      session = known
      try rejoin(address, session)
    } else {
      session = try ServerAccount.enter(address, invocation).session
    }
    let who = try ServerTrouble.checked(address) { () throws(ServerFailure) in
      try session.account()
    }
    guard who.kind == .student else { throw .usage(Wording.notAPupil(who.role)) }
    let courses = try ServerTrouble.checked(address) { () throws(ServerFailure) in
      try session.courses()
    }
    let profile = try Command.record(invocation).profile()?.name ?? ""
    let given = (invocation.value(.pupilName) ?? profile).trimmingSpaces
    let name = given.isEmpty ? who.role : given
    if courses.isEmpty { throw .data(Wording.noCourseOnServer(address)) }
    try invocation.report(JoinedOnServer(address: address)) { (joined) throws(Failure) in
      for course in courses {
        let known = try PupilClass.joined(course.id, invocation)
        let file = JoinFile(course: course.id, title: course.title, key: nil)
        let pupil: PupilClass
        if let known {
          pupil = known
        } else {
          pupil = try PupilClass.join(file, as: name, invocation)
        }
        try ServerLink.write(address, in: pupil.folder, invocation)
        joined.classes.append(
          JoinedClass(
            class: course.title,
            folder: pupil.folder,
            keptUntil: Timestamp.milliseconds("\(course.keptUntil)T23:59:59Z"),
            student: pupil.name == who.role ? nil : pupil.name
          )
        )
      }
    }
    return try PupilSync.attempt(invocation)
  }

  /// Joins a class by a code of its teacher, with the account that is here.
  private func rejoin(_ address: ServerAddress, _ session: ClassSession) throws(Failure) {
    let code = try ServerAccount.typedSecret(invocation)
    do throws(ServerFailure) {
      _ = try session.join(code: code, label: "a" + String(invocation.world.newID().prefix(15)))
    } catch {
      guard error.code == ServerFailure.noSuchRow else {
        throw ServerTrouble.failure(error, address)
      }
      let courses = try ServerTrouble.checked(address) { () throws(ServerFailure) in
        try session.courses()
      }
      throw .data(Wording.codeRefused(address, courses.map(\.title)))
    }
  }

  /// Erases on the server what it holds of a class, and the account if it is in no other class; returns
  /// the server, or nil if it was not asked.
  func leave(_ pupil: PupilClass) throws(Failure) -> ServerAddress? {
    guard let account = try ServerLink.account(in: pupil.folder, invocation) else { return nil }
    if invocation.has(.withoutServer) {
      for other in try PupilClass.all(invocation) where other.id != pupil.id {
        if try other.isOn(account.address, invocation) { return nil }
      }
      try account.forget()
      return nil
    }
    guard let session = try account.sessionUnlessReset() else {
      // The teacher has closed the account, or has given a new code: only the pupil knows.
      throw .data(Wording.cannotErase(account.address))
    }
    let isLast = try ServerTrouble.checked(account.address) { () throws(ServerFailure) in
      try session.leave(pupil.id)
      let isLast = try session.courses().isEmpty
      if isLast { try session.close() }
      return isLast
    }
    if isLast { try account.forget() }
    return account.address
  }

  /// Adds the accounts of the pupil, and what the servers hold.
  func add(accountsOf pupils: [PupilClass], to data: inout PupilData) throws(Failure) {
    var done: Set<ServerAddress> = []
    for pupil in pupils {
      guard let account = try ServerLink.account(in: pupil.folder, invocation),
        done.insert(account.address).inserted
      else { continue }
      data.accounts.append(
        PupilData.Account(
          address: account.address,
          files: FileTree.files(below: account.folder)
        )
      )
      if invocation.has(.withoutServer) { continue }
      let session = try account.session()
      let rows = try ServerTrouble.checked(account.address) { () throws(ServerFailure) in
        try session.export()
      }
      data.accounts[data.accounts.count - 1].rows = rows.map { PupilData.Row($0) }
    }
  }
}
