import Foundation
import Testing

extension Learner {
  /// Puts a program that runs a script into the folder `bin`, and returns its path.
  ///
  /// The executed file already exists. A file that a test has just written may still be open for writing
  /// in a process that another thread has forked and that has not called `exec` yet; until
  /// then the system reports the file as busy. A script that is only read is never busy.
  @discardableResult
  func install(_ name: String, _ script: String) throws -> String {
    _ = try write(script + "\n", to: "bin/\(name).sh")
    let path = "\(home)/bin/\(name)"
    if !FileManager.default.fileExists(atPath: path) {
      try FileManager.default.createSymbolicLink(
        atPath: path,
        withDestinationPath: "\(Self.fixtures)/Programs/stand-in"
      )
    }
    return path
  }

  /// Whether a program is installed; in CI it must be.
  func has(_ name: String) throws -> Bool {
    let isThere = try shell("command -v \(name)").code == 0
    let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
    if !isThere && isCI { Issue.record("\(name) is missing in CI") }
    if !isThere { print("not tried, for want of \(name)") }
    return isThere
  }
}
