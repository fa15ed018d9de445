import Foundation

/// A process that times RapidFuzz for Python on the same pairs.
struct RapidFuzzPeer {
  var python: String
  var script: String
  var pairs: URL
  var distances: URL

  /// The report of a run: the seconds of each measurement, and the version of RapidFuzz.
  struct Report {
    var seconds: [String: Double] = [:]
    var version = ""
  }

  struct Failure: Error { var status: Int32 }

  /// Runs the peer, which writes its distances to the file.
  func run() throws -> Report {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [script, pairs.path, distances.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return Self.report(String(decoding: data, as: UTF8.self))
  }

  /// Returns the distances of the last run.
  func readDistances() throws -> [Int] {
    let data = try Data(contentsOf: distances)
    return data.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { index in
        Int(Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: Int32.self)))
      }
    }
  }

  private static func report(_ output: String) -> Report {
    var report = Report()
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 2 else { continue }
      if fields[0] == "version" {
        report.version = fields[1]
      } else {
        report.seconds[fields[0]] = Double(fields[1])
      }
    }
    return report
  }
}
