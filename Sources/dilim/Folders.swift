import Screens
import TerminalUI
import TextSafety

/// The program's folders, by the XDG Base Directory Specification.
struct Folders {
  let config: String
  let data: String
  let state: String
  let cache: String

  /// The path of the learner's record.
  var record: String { "\(data)/learner.db" }

  init(environment: Environment) throws(Failure) {
    config = try Self.folder("XDG_CONFIG_HOME", or: ".config", environment)
    data = try Self.folder("XDG_DATA_HOME", or: ".local/share", environment)
    state = try Self.folder("XDG_STATE_HOME", or: ".local/state", environment)
    cache = try Self.folder("XDG_CACHE_HOME", or: ".cache", environment)
  }

  /// Returns a folder; the specification says that relative paths are to be ignored.
  private static func folder(
    _ variable: String,
    or fallback: String,
    _ environment: Environment
  ) throws(Failure) -> String {
    if let path = environment[variable], path.hasPrefix("/") { return "\(path)/dilim" }
    guard let home = environment["HOME"], home.hasPrefix("/") else {
      throw .data(Wording.noHome(variable))
    }
    return "\(home)/\(fallback)/dilim"
  }
}
