import Foundation
import Memory

/// A benchmark of the schedulers against py-fsrs and fsrs-rs.
///
/// It measures answers per second, and the time and log loss of a fit, and compares FSRS with the
/// fixed schedulers.
struct MemoryBench {
  private let rounds: Int
  private let peer: FSRSPeer
  /// A folder with logs for fitting and testing; nil for simulated logs.
  private let logs: String?

  init(options: BenchOptions) {
    rounds = options.number("rounds", default: 5)
    peer = FSRSPeer(python: options.text("python", default: "/usr/bin/python3"))
    let folder = ProcessInfo.processInfo.environment["DILIM_VECTORS"] ?? ""
    logs = folder.isEmpty ? nil : folder
  }

  struct Failure: Error { var what: String }

  /// Prints the tables; returns whether the targets are met.
  func run() throws -> Bool {
    for (name, version) in try peer.run("version").sorted(by: <) { print("\(name) \(version)") }
    let folder = URL(filePath: ".build-bench")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "reviews.csv")
    let large = try ReviewLog.simulated(cards: 6000, seed: 11)
    var holds = try answers(large, file)
    var tests: [(String, ReviewLog, ReviewLog)] = []
    if let logs {
      let path = URL(filePath: logs)
      tests.append(
        (
          "given log",
          try ReviewLog(contentsOf: path.appending(path: "fsrs_simlog_train.csv")),
          try ReviewLog(contentsOf: path.appending(path: "fsrs_simlog_test.csv"))
        )
      )
    }
    let unseen = try ReviewLog.simulated(cards: 3000, seed: 12)
    tests.append(("1000 cards", try ReviewLog.simulated(cards: 1000, seed: 13), unseen))
    tests.append(("6000 cards", large, unseen))
    for (name, train, test) in tests {
      holds = try fit(name, train, test, file) && holds
    }
    return try SimulationBench().run() && holds
  }

  /// Measures answers per second on one log; the last stabilities must be equal to the last bit.
  private func answers(_ log: ReviewLog, _ file: URL) throws -> Bool {
    try log.write(to: file)
    let fsrs = FSRS()
    var ours = Measurement()
    var theirs = Measurement()
    for _ in 0..<rounds {
      var total = 0.0
      ours.time { total = Self.stabilities(fsrs, log) }
      let report = try peer.run("review", file.path)
      guard let seconds = report["seconds"].flatMap(Double.init) else { throw Failure(what: "py") }
      theirs.add(seconds)
      guard report["stabilities"] == "\(total)" else {
        throw Failure(what: "stabilities: \(total), py-fsrs \(report["stabilities"] ?? "")")
      }
    }
    let count = Double(log.answers)
    print(
      String(
        format: "%.0f answers: dilim %.2f million a second, py-fsrs %.3f",
        count,
        count / ours.median / 1e6,
        count / theirs.median / 1e6
      )
    )
    let check = RatioCheck(
      name: "answers in a second, dilim / py-fsrs",
      ratio: theirs.median / ours.median,
      target: 20
    )
    print(check.line)
    return check.ratio >= check.target
  }

  private static func stabilities(_ fsrs: FSRS, _ log: ReviewLog) -> Double {
    log.cards.reduce(0) { total, records in
      var state = FSRSState(newOn: StudyDay(0))
      for record in records { state = fsrs.answer(state, record.rating, at: record.moment) }
      return total + (state.memory?.stability ?? 0)
    }
  }

  private func fit(
    _ name: String,
    _ train: ReviewLog,
    _ test: ReviewLog,
    _ file: URL
  ) throws -> Bool {
    try train.write(to: file)
    let (trainLog, testLog) = (FitLog(train.cards), FitLog(test.cards))
    var ours = Measurement()
    var theirs = Measurement()
    var outcome = ParameterFit().fit(trainLog)
    var peers = FSRSParameters.standard
    for _ in 0..<rounds {
      // Wall-clock time, as for the peer, which may use several cores.
      let start = ContinuousClock.now
      outcome = ParameterFit().fit(FitLog(train.cards))
      ours.add((ContinuousClock.now - start) / .seconds(1))
      let report = try peer.run("fit", file.path)
      let numbers = (report["parameters"] ?? "").split(separator: ",").compactMap { Double($0) }
      guard let seconds = report["seconds"].flatMap(Double.init) else { throw Failure(what: "rs") }
      theirs.add(seconds)
      peers = try FSRSParameters(Self.held(numbers))
    }
    let standard = testLog.logLoss(.standard) ?? 0
    let (own, other) = (testLog.logLoss(outcome.parameters) ?? 0, testLog.logLoss(peers) ?? 0)
    print("fit to \(name): \(trainLog.predictions) predictions, tested on \(testLog.predictions)")
    print(
      String(
        format: "  log loss: standard %.5f, dilim %.5f, fsrs-rs %.5f; on its own log %.5f -> %.5f",
        standard,
        own,
        other,
        outcome.lossBefore,
        outcome.lossAfter
      )
    )
    print(
      String(
        format: "  time: dilim %.3f s, fsrs-rs %.3f s; ratio %.2f (at most 3)",
        ours.median,
        theirs.median,
        ours.median / theirs.median
      )
    )
    let holds =
      own <= other + 0.0005 && own < standard - 0.005 && outcome.lossAfter <= outcome.lossBefore
      && ours.median <= 3 * theirs.median
    print("  " + (holds ? "held" : "MISSED"))
    return holds
  }

  /// Clamps parameters of fsrs-rs: single precision may exceed the bounds slightly.
  private static func held(_ numbers: [Double]) -> [Double] {
    zip(numbers, FSRSParameters.bounds).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }
}
