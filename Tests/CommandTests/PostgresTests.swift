import Foundation
import Testing

private func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

/// Classes on a real PostgreSQL server; see the scripts in Tests/Peers.
///
/// Each script needs a server without classes, so each begins one that ends with it.
@Suite(
  .serialized,
  .enabled(
    if: variable("DILIM_POSTGRES") != nil || variable("DILIM_PEERS") == "true",
    "no DILIM_POSTGRES: start a server with Tests/Peers/start-postgres.sh"
  )
)
struct PostgresTests {
  @Test func `whatever a pupil, a teacher or a stranger tries ends as it should`() throws {
    let output = try run("python3 Tests/Peers/classes_attack.py")
    #expect(passed(output) >= 290, "\(output)")
  }

  @Test(arguments: [0, 1])
  func `a defence that is removed is noticed by its attack`(part: Int) throws {
    let output = try run("python3 Tests/Peers/classes_attack.py --control \(part)")
    #expect(output.contains("ok   noticed: key: "), "\(output)")
  }

  @Test func `a class goes from its first day to its deletion`() throws {
    let output = try run(
      "python3 Tests/Peers/classes_flow.py '\(Learner.program)' Tests/CommandTests/Fixtures/Content"
    )
    #expect(passed(output) >= 130, "\(output)")
  }

  /// The section changes a machine, so it runs with folders and a network of its own, as root.
  @Test(.enabled(if: getuid() == 0, "needs root"))
  func `the commands for Debian run word for word`() throws {
    let output = try run(
      "Tests/Peers/debian_server.sh '\(Learner.program)' Tests/CommandTests/Fixtures/Content",
      needsServer: false
    )
    #expect(passed(output) == 4, "\(output)")
  }

  private func passed(_ output: String) -> Int {
    output.split(separator: "\n").count { $0.hasPrefix("ok ") }
  }

  /// Runs a script beside a server, and fails with its output if the script fails.
  private func run(_ script: String, needsServer: Bool = true) throws -> String {
    let start = "eval \"$(DILIM_POSTGRES_WATCHED=$$ Tests/Peers/start-postgres.sh)\" && "
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(needsServer ? start : "")\(script) 2>&1"]
    process.currentDirectoryURL = URL(filePath: Document.root)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
    return output
  }
}
