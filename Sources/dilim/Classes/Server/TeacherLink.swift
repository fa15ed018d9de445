import Classes
import TextSafety

/// The server of a class, for actions that do what they can without it.
enum TeacherLink {
  /// The class has no server, or the action leaves it alone.
  case none
  /// With the marks by hand that the server has, unless it does not share them.
  case open(TeacherServer, HandMarkNumbers?)
  /// It does not answer. The action fails with this at its end, when what can be done here is done.
  case away(Failure)

  /// Logs in, and takes what pupils and other teachers have done since the last time.
  init(_ school: TeacherClass, _ invocation: Invocation) throws(Failure) {
    do throws(Failure) {
      guard let server = try TeacherServer.of(school, invocation) else {
        self = .none
        return
      }
      self = .open(
        server,
        try ColleagueExchange(school, server, invocation).run(collects: true)
      )
    } catch {
      guard error.code == .network else { throw error }
      self = .away(error)
    }
  }

  /// The marks by hand that the server has; nil where it does not share them.
  var handMarks: HandMarkNumbers? {
    if case .open(_, let numbers) = self { numbers } else { nil }
  }

  /// Sends the accepted answers to a server that shares them with other teachers.
  func sendAccepted(of school: TeacherClass, _ invocation: Invocation) throws(Failure) {
    guard let server = try server(), handMarks != nil else { return }
    var count = ColleagueExchange.Count()
    try ColleagueExchange(school, server, invocation).exchangeAccepted(&count)
  }

  /// The server; nil if there is none.
  func server() throws(Failure) -> TeacherServer? {
    switch self {
    case .none: nil
    case .open(let server, _): server
    case .away(let failure): throw failure
    }
  }
}
