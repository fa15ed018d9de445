import ClassServer
import Classes
import Screens
import TextSafety

/// What `dilim class` says about a server and its accounts.
extension Wording {
  static func serverFailure(_ failure: ServerFailure, _ address: ServerAddress) -> SafeText {
    let reason = SafeText(line: failure.message)
    return switch failure.reason {
    case .libraryMissing:
      "A class with a server needs libpq: apt-get install libpq5, or brew install libpq. (\(reason))"
    case .notConnected: "\(address) can't be reached: \(reason). Is the server on, and the network?"
    case .timeout: "\(address) does not answer. Try again later."
    case .password:
      """
      \(address) does not let this login in. The code or password is wrong, or the invitation is past \
      its date; whoever made the account can give you a new code.
      """
    case .insecure:
      """
      \(address): the connection would not be safe: \(reason). Name the authority of the certificate \
      with --certificate, or ask the administrator.
      """
    case .busy: "\(address) has too many connections or is starting. Try again later."
    case .lost: "The connection to \(address) was lost: \(reason). Try again later."
    case .oldServer(let version):
      """
      \(address) is PostgreSQL \(version); classes need \(ServerSchema.oldestServer) or later.
      """
    case .notInitialised:
      """
      \(address) has no classes, or those of an older Dilim. Its administrator prepares it with dilim \
      class server init.
      """
    case .changedMigration(let version):
      """
      Migration \(version) of \(address) is not the one that this Dilim has: somebody has changed it. \
      Nothing was done; compare the two before you go on.
      """
    case .newerServer(let version):
      "\(address) has migration \(version), which this Dilim does not know. Install the newest Dilim."
    case .refused: "\(address) refuses: \(reason) (\(failure.code))."
    }
  }

  private static func refusedAddress(_ fault: ServerAddress.Fault) -> SafeText {
    switch fault {
    case .notAnAddress: "expected an address such as postgresql://login@host/dilim."
    case .password:
      """
      leave the password out, because other users of the machine could read it; use --password-file or \
      --password-command.
      """
    case .parameter(let name): "the parameter \(name) has no meaning here; leave it out."
    }
  }

  static func notAServer(_ text: String, _ fault: ServerAddress.Fault) -> SafeText {
    // A text with a password is not repeated.
    fault == .password ? refusedAddress(fault) : "\(text): \(refusedAddress(fault))"
  }

  static func addressNeedsLogin(_ text: String) -> SafeText {
    "\(text) has no login. Copy the whole address from your slip: postgresql://login@host/dilim"
  }

  static func notAnAccount(_ path: String) -> SafeText {
    "\(path) can't be read. Join again with a new code, or copy the file from a backup."
  }

  static func noAccount(_ address: ServerAddress) -> SafeText {
    "There is no account for \(address) on this machine. Join with a new code of your teacher."
  }

  static var noPassword: SafeText { "The password must be one line that is not empty." }

  static var twoPasswords: SafeText { "Choose one of --password-command and --password-file." }

  static var askCode: SafeText { "Code:" }

  static var noCode: SafeText {
    "Give the code of your slip on standard input, or in a file with --code FILE."
  }

  static func notATeacher(_ role: String) -> SafeText {
    "\(role) is no login of a teacher. A pupil joins with dilim class join."
  }

  static func notAPupil(_ role: String) -> SafeText {
    "\(role) is no login of a pupil. A teacher uses it with dilim class new TITLE --server."
  }

  static func applied(_ name: String) -> SafeText { "Applied: \(name)" }

  static func upToDate(_ address: ServerAddress) -> SafeText { "\(address) is up to date." }

  static func finding(_ finding: ServerSchema.Finding) -> SafeText {
    switch finding {
    case .version(let version): "PostgreSQL \(version)"
    case .applied(let migration): "Migration \(migration.name)"
    case .pending(let migration):
      "Migration \(migration.name) is missing: dilim class server migrate"
    case .noTLS: "TLS is off, so only this machine can connect: ssl = on in postgresql.conf"
    case .passwords(let kind):
      "password_encryption is \(kind); set it to scram-sha-256 in postgresql.conf"
    case .rule(let line, let text):
      "pg_hba.conf, line \(line): \(text). Allow other machines hostssl and scram-sha-256 alone."
    case .privilege(let role, let table):
      "\(role) has privileges on \(table), which tell it more than it may know. Revoke them."
    case .open(let what): "Logins have \(what). Run dilim class server init again."
    }
  }

  static func teacherInvited(
    _ address: ServerAddress,
    _ code: String,
    until: String
  ) -> SafeText {
    """
    Give these to the teacher, who needs them until \(until):
      dilim class new TITLE --server \(address)
      Code: \(code)
    """
  }

  static var inviteNeedsServer: SafeText {
    """
    Say with --server by which address the teacher reaches the server, such as --server \
    postgresql://school.example/dilim.
    """
  }

  static func reaped(classes: Int, accounts: Int, roles: Int) -> SafeText {
    """
    Deleted: classes \(classes), accounts \(accounts), roles without an account \
    \(roles)
    """
  }

  static func published(_ name: String, _ address: ServerAddress) -> SafeText {
    "\(name) is on \(address); pupils get it with dilim class sync."
  }

  static func assignmentKept(_ name: String, _ title: String) -> SafeText {
    """
    \(name) is kept here, but the server does not have it yet. When the server answers: dilim class \
    publish \(title) \(name)
    """
  }

  static func slip(
    _ name: String,
    _ title: String,
    command: String,
    _ code: String,
    until: String
  ) -> SafeText {
    """
    \(name), \(title)

      \(command)

      Code: \(code)
      The code counts once, until \(until).

    - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -

    """
  }

  /// The end of a slip, where it is cut off.
  static let slipEnd = "- - - -\n"

  static func slipsWritten(_ count: Int, _ path: String) -> SafeText {
    "Slips: \(count), written: \(path). Print it, give each pupil theirs, and delete the file."
  }

  static var allInvited: SafeText {
    "All pupils have had their slips. For a new code name the pupil: dilim class invite CLASS PUPIL"
  }

  static func notDeparted(_ name: String, _ title: String) -> SafeText {
    """
    \(name) has not left \(title) with an account that is still there. For a new account: dilim class \
    invite \(title) "\(name)"
    """
  }

  static func readmitted(
    _ name: String,
    _ address: ServerAddress,
    _ code: String,
    until: String
  ) -> SafeText {
    """
    \(name) may come back until \(until):
      dilim class join \(address)
      Code: \(code)
    """
  }

  static func isMember(_ name: String, _ title: String) -> SafeText {
    """
    \(name) is in \(title) on the server already. For a new password: dilim class invite \(title) "\(name)"
    """
  }

  static func codeOffered(
    _ name: String,
    _ title: String,
    command: String,
    _ code: String,
    until: String
  ) -> SafeText {
    """
    With an account on this server \(name) may join \(title) until \(until):
      \(command)
      Code: \(code)
    """
  }

  static func unknownLogin(_ role: String) -> SafeText {
    "\(role) is in the class on the server, but not in your roster.csv; its answers are not taken."
  }

  static func stillOpen(_ name: String, _ count: Int) -> SafeText {
    "\(name): not handed in yet, but begun: \(count)"
  }

  static func marksSent(_ count: Int, _ name: String) -> SafeText {
    "Marks sent to the server for \(name): \(count)"
  }

  static func marksKept(_ title: String, _ name: String) -> SafeText {
    "The marks are kept here. When the server answers: dilim class grade \(title) \(name)"
  }

  static func releasedOnServer(_ name: String, _ count: Int) -> SafeText {
    "Released: \(name); pupils see their results with dilim class results: \(count)"
  }

  static func notOnServer(_ name: String, _ address: ServerAddress) -> SafeText {
    "\(address) does not have \(name). Give it out again under another name."
  }

  static func erasedFromServer(_ name: String, _ address: ServerAddress) -> SafeText {
    "Erased from \(address): \(name)"
  }

  static func cannotErase(_ address: ServerAddress) -> SafeText {
    """
    \(address) does not let your login in, so nothing can be erased there. If your teacher has closed the \
    account, everything there is gone: dilim class leave --offline deletes what is here. If you have a new \
    code, join with it first.
    """
  }

  static func joinedOnServer(
    _ title: String,
    _ address: ServerAddress,
    until: String
  ) -> SafeText {
    "You are in the class \(title) on \(address), which keeps your answers until \(until)."
  }

  static func noCourseOnServer(_ address: ServerAddress) -> SafeText {
    "You are in no class on \(address) any more. Ask your teacher."
  }

  static var keptHere: SafeText {
    "All your answers are kept on this machine; dilim class sync sends them later."
  }

  static var noServerClass: SafeText {
    "None of your classes has a server. Your teacher's slip says how to join one."
  }

  static func outOfClass(_ title: String) -> SafeText {
    """
    You are not in \(title) on its server any more, or your teacher has deleted it. Your files are still \
    here; delete them with dilim class leave.
    """
  }

  static func badAssignment(_ id: String, _ address: ServerAddress) -> SafeText {
    "\(address): assignment \(id) can't be read. Install the newest Dilim, or ask your teacher."
  }

  static func notTaken(
    _ item: String,
    _ name: String,
    _ reason: ClassSession.NotTaken.Reason
  ) -> SafeText {
    "\(name), \(item): the server does not take this answer: \(why(reason))"
  }

  private static func why(_ reason: ClassSession.NotTaken.Reason) -> SafeText {
    switch reason {
    case .differs: "it has another answer from you under the same number"
    case .closed: "the assignment is closed"
    case .unknownItem: "the assignment does not have the item"
    case .handedIn: "you had handed in before; your teacher can reopen it for you"
    case .tooMany: "there are too many answers to the assignment"
    case .tooLong: "it is too long"
    }
  }

  static func synced(_ report: PupilSync.Report) -> SafeText {
    var text: SafeText = "Answers sent: \(report.sent)"
    let lists: [(SafeText, [String])] = [
      ("handed in", report.handedIn), ("new assignments", report.newAssignments),
      ("new results", report.newResults), ("open again", report.reopened),
      ("results taken back", report.withdrawn),
    ]
    for (title, names) in lists where !names.isEmpty {
      text += "; \(title): \(names.joined(separator: ", "))" as SafeText
    }
    if report.notTaken > 0 { text += "; not taken: \(report.notTaken)" as SafeText }
    return text
  }

  static func openAgain(_ name: String) -> SafeText {
    "Your teacher has reopened \(name): dilim class do \(name)"
  }

  static func takenBack(_ name: String) -> SafeText {
    "Your teacher has taken the results of \(name) back."
  }

  static func codeRefused(_ address: ServerAddress, _ titles: [String]) -> SafeText {
    let text: SafeText = """
      \(address) does not take this code: it is wrong, used or past its date. Ask your teacher for a \
      new one.
      """
    guard !titles.isEmpty else { return text }
    let known: SafeText = "You are already in: \(titles.joined(separator: ", "))."
    return text + SafeText(" ") + known
  }

  static func handedInLater(_ name: String) -> SafeText {
    "The hand-in of \(name) waits here for the server."
  }

  static func handedInOnServer(_ name: String) -> SafeText { "The server has it: \(name)" }

  static func reopenedFor(_ name: String, _ assignment: String) -> SafeText {
    "\(name) can answer \(assignment) again."
  }

  static var needsServer: SafeText {
    "The class has no server. Make one with dilim class new TITLE --server URI."
  }

  static var closeKeyNeedsClose: SafeText {
    "--key close needs --close, such as --close 2026-12-03."
  }
}
