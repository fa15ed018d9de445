import TerminalUI
import TextSafety

/// The folders of the XDG Base Directory Specification, below which everything of ours lies.
struct Folders {
  let config: String
  let data: String
  let state: String
  let cache: String

  /// The learner's record.
  var record: String { "\(data)/learner.db" }

  init(environment: Environment) throws(Failure) {
    config = try Self.folder("XDG_CONFIG_HOME", or: ".config", environment)
    data = try Self.folder("XDG_DATA_HOME", or: ".local/share", environment)
    state = try Self.folder("XDG_STATE_HOME", or: ".local/state", environment)
    cache = try Self.folder("XDG_CACHE_HOME", or: ".cache", environment)
  }

  /// A relative path is invalid by the specification and passed over.
  private static func folder(
    _ variable: String,
    or fallback: String,
    _ environment: Environment
  ) throws(Failure) -> String {
    if let path = environment[variable], path.hasPrefix("/") { return "\(path)/dilim" }
    guard let home = environment["HOME"], home.hasPrefix("/") else {
      throw .data("HOME is not set: set it, or \(variable), to a folder of yours.")
    }
    return "\(home)/\(fallback)/dilim"
  }
}
