import Foundation
import Memory
import Testing

/// The extra check of all vectors in the folder that `DILIM_VECTORS` names.
@Suite(.enabled(if: VectorFolder.path != nil))
struct VectorFolderTests {
  @Test func `all 300 histories agree with py-fsrs`() throws {
    let file = try VectorFolder.file("fsrs_vectors_dev.json")
    let vectors = try FSRSVectors(contentsOf: file)
    let reviews = vectors.histories.reduce(0) { $0 + $1.reviews.count }
    print("FSRS: \(vectors.histories.count) histories, \(reviews) reviews")
    #expect(vectors.histories.count == 300)
    #expect(reviews == 4099)
    let differences = try vectors.differences()
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5))")
  }

  @Test func `all transitions and events of LearnIO agree with the vectors`() throws {
    let vectors = try LearnIOVectors(contentsOf: VectorFolder.file("learnio_vectors.json"))
    print("LearnIO: \(vectors.transitions.count) transitions, \(vectors.eventCount) events")
    #expect(vectors.transitions.count == 172)
    #expect(vectors.eventCount == 14_811)
    let differences = vectors.differences()
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5))")
  }

  /// fsrs-rs 6.6.2 reaches 0.28506 on the same unseen cards.
  @Test func `a fit to the simulated log is as good as that of fsrs-rs`() throws {
    let train = try Self.log("fsrs_simlog_train.csv")
    let test = try Self.log("fsrs_simlog_test.csv")
    #expect(train.predictions == 14_654)
    #expect(test.predictions == 21_426)
    let outcome = ParameterFit().fit(train)
    let standard = try #require(test.logLoss(.standard))
    let fitted = try #require(test.logLoss(outcome.parameters))
    print(
      "fit: \(standard) -> \(fitted); on its own log \(outcome.lossBefore) -> \(outcome.lossAfter)"
    )
    #expect(outcome.lossAfter <= outcome.lossBefore)
    #expect(fitted <= 0.28506 + 0.0005)
    #expect(fitted < standard - 0.005)
  }

  private static func log(_ name: String) throws -> FitLog {
    var log = FitLog()
    let text = try String(contentsOf: VectorFolder.file(name), encoding: .utf8)
    let rows = text.split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",").compactMap { Int($0) }
    }
    var start = rows.startIndex
    while start < rows.endIndex {
      let end = rows[start...].firstIndex { $0[0] != rows[start][0] } ?? rows.endIndex
      log.add(rows[start..<end].map { (StudyDay($0[1]), Rating(rawValue: $0[2]) ?? .again) })
      start = end
    }
    return log
  }
}

enum VectorFolder {
  static let path = ProcessInfo.processInfo.environment["DILIM_VECTORS"]

  static func file(_ name: String) throws -> URL {
    URL(filePath: try #require(path)).appending(path: name)
  }
}
