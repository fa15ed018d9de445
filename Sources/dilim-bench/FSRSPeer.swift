import Foundation

/// A process that runs py-fsrs and fsrs-rs on a log file.
struct FSRSPeer {
  var python: String
  private static let script = "Sources/dilim-bench/Peers/fsrs_peer.py"

  struct Failure: Error { var status: Int32 }

  /// Runs the peer and returns the values that it prints, by name.
  func run(_ arguments: String...) throws -> [String: String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [Self.script] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    let pairs = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      return fields.count == 2 ? (fields[0], fields[1]) : nil
    }
    return Dictionary(pairs) { _, last in last }
  }
}
