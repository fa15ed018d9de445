import TerminalUI
import TextSafety

/// Where the course lies; found at run time so that the installed program works from any folder.
struct ContentFolder {
  let path: String

  /// Looks where `--content`, `$DILIM_CONTENT`, the installation and the package have it.
  init(option: String?, environment: Environment) throws(Failure) {
    if let option {
      path = try Self.named(option, by: "--content")
    } else if let variable = environment["DILIM_CONTENT"], !variable.isEmpty {
      path = try Self.named(variable, by: "DILIM_CONTENT")
    } else if let found = Self.beside(FileSystem.executable ?? "") {
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

  /// `<prefix>/share/dilim/Content` for `<prefix>/bin/dilim`, else the package around the build.
  private static func beside(_ executable: String) -> String? {
    var folders = executable.split(separator: "/").dropLast().map(String.init)
    let prefix = "/" + folders.dropLast().joined(separator: "/")
    let installed = "\(prefix)/share/dilim/Content"
    if FileSystem.isDirectory(installed) { return installed }
    while !folders.isEmpty {
      let folder = "/" + folders.joined(separator: "/")
      if FileSystem.exists("\(folder)/Package.swift"), FileSystem.isDirectory("\(folder)/Content") {
        return "\(folder)/Content"
      }
      folders.removeLast()
    }
    return nil
  }
}
