import Foundation
import Memory
import Testing

/// The extra check of all vectors: a folder of them is named by `DILIM_VECTORS`.
@Suite(.enabled(if: VectorFolder.path != nil))
struct VectorFolderTests {
  @Test func `all of 300 histories are as py-fsrs computes them`() throws {
    let file = try VectorFolder.file("fsrs_vectors_dev.json")
    let vectors = try FSRSVectors(contentsOf: file)
    let reviews = vectors.histories.reduce(0) { $0 + $1.reviews.count }
    print("FSRS: \(vectors.histories.count) histories, \(reviews) reviews")
    #expect(vectors.histories.count == 300)
    #expect(reviews == 4099)
    let differences = try vectors.differences()
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5))")
  }

  @Test func `all transitions and events of LearnIO are as computed`() throws {
    let vectors = try LearnIOVectors(contentsOf: VectorFolder.file("learnio_vectors.json"))
    print("LearnIO: \(vectors.transitions.count) transitions, \(vectors.eventCount) events")
    #expect(vectors.transitions.count == 172)
    #expect(vectors.eventCount == 14_811)
    let differences = vectors.differences()
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5))")
  }
}

enum VectorFolder {
  static let path = ProcessInfo.processInfo.environment["DILIM_VECTORS"]

  static func file(_ name: String) throws -> URL {
    URL(filePath: try #require(path)).appending(path: name)
  }
}
