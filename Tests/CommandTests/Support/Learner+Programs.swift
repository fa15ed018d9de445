import Foundation
import Testing

extension Learner {
  /// Puts a program that runs this script into the folder `bin`, and gives its path.
  ///
  /// What is executed lies ready. A file that a test has just written may still be open for writing
  /// in a process that another thread has forked and that has not yet become its own program; until
  /// then the system takes the file for busy. A script that is only read is never busy.
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

  /// Whether a program is there; in CI it must be.
  func has(_ name: String) throws -> Bool {
    let isThere = try shell("command -v \(name)").code == 0
    let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
    if !isThere && isCI { Issue.record("\(name) is missing in CI") }
    if !isThere { print("not tried, for want of \(name)") }
    return isThere
  }
}
