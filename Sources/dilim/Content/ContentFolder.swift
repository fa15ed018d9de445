import TerminalUI
import TextSafety

/// The folder of the course; found at run time so that the installed program works from anywhere.
struct ContentFolder {
  let path: String

  /// Looks at `--content`, then `$DILIM_CONTENT`, then where the program is installed.
  init(option: String?, environment: Environment) throws(Failure) {
    if let option {
      path = try Self.named(option, by: "--content")
    } else if let variable = environment["DILIM_CONTENT"], !variable.isEmpty {
      path = try Self.named(variable, by: "DILIM_CONTENT")
    } else if let found = ShippedFolder.path("Content") {
      path = found
    } else {
      throw .data(
        "The course was not found. Name its folder with --content DIR or DILIM_CONTENT=DIR."
      )
    }
  }

  private static func named(_ path: String, by name: String) throws(Failure) -> String {
    guard FileSystem.isDirectory(path) else {
      throw .data("\(name) \(path): no such folder. It should hold a1/a1-u1-reading.lesson …")
    }
    return path
  }
}
