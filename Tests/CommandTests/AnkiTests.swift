import Foundation
import Testing

private func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

/// Card files compared with Anki's library; see the scripts in Tests/Peers.
@Suite(
  .enabled(
    if: variable("DILIM_ANKI") != nil || variable("DILIM_PEERS") == "true",
    "no DILIM_ANKI: install Anki's library with Tests/Peers/start-anki.sh"
  )
)
struct AnkiTests {
  @Test func `packages and texts of cards are the same to Anki and to Dilim`() throws {
    try run("anki_check.py", checks: 31)
  }

  @Test func `cards of hard note types are what Anki shows of them`() throws {
    try run("anki_templates.py", checks: 59)
  }

  /// Runs a script that reports each check.
  private func run(_ name: String, checks: Int) throws {
    let python = try #require(variable("DILIM_ANKI"), ".ci/peers has to install it")
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Peers/\(name)").path
    let folder = NSTemporaryDirectory() + "dilim-anki-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [script, Learner.program, folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
    #expect(output.split(separator: "\n").count { $0.hasPrefix("ok  ") } == checks, "\(output)")
  }
}
