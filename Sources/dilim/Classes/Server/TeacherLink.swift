import Classes
import TextSafety

/// The server of a class, for actions that do what they can without it.
enum TeacherLink {
  /// The class has no server, or the action leaves it alone.
  case none
  case open(TeacherServer)
  /// It does not answer. The action fails with this at its end, when what can be done here is done.
  case away(Failure)

  /// Logs in, and takes what other teachers of the class have done since the last time.
  init(_ school: TeacherClass, _ invocation: Invocation) throws(Failure) {
    do throws(Failure) {
      guard let server = try TeacherServer.of(school, invocation) else {
        self = .none
        return
      }
      try ColleagueExchange(school, server, invocation).run()
      self = .open(server)
    } catch {
      guard error.code == .network else { throw error }
      self = .away(error)
    }
  }

  /// The server; nil if there is none.
  func server() throws(Failure) -> TeacherServer? {
    switch self {
    case .none: nil
    case .open(let server): server
    case .away(let failure): throw failure
    }
  }
}
