import Screens
import TerminalUI
import TextSafety

/// The course folder, found at run time so that the installed program works in any folder.
struct ContentFolder {
  let path: String

  /// Takes a folder that exists.
  init(path: String) { self.path = path }

  /// Uses `--content`, then `$DILIM_CONTENT`, then the folder installed with the program.
  init(option: String?, environment: Environment) throws(Failure) {
    if let option {
      path = try Self.named(option, by: "--content")
    } else if let variable = environment["DILIM_CONTENT"], !variable.isEmpty {
      path = try Self.named(variable, by: "DILIM_CONTENT")
    } else if let found = ShippedFolder.path("Content") {
      path = found
    } else {
      throw .data(Wording.courseNotFound)
    }
  }

  private static func named(_ path: String, by name: String) throws(Failure) -> String {
    guard FileSystem.isDirectory(path) else {
      throw .data(Wording.noContentFolder(path, namedBy: name))
    }
    return path
  }
}
