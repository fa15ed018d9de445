import Foundation
import Memory
import Testing

@Suite struct FSRSVectorTests {
  @Test func `every number is the one of py-fsrs, to the last bit`() throws {
    let vectors = try FSRSVectors(contentsOf: Fixture.file("fsrs-histories.json"))
    #expect(vectors.histories.count == 60)
    let differences = try vectors.differences()
    #expect(differences.isEmpty, "\(differences.prefix(5))")
  }

  /// The comparison itself must see a difference of the last bit.
  @Test func `a result that is off by one bit is noticed`() throws {
    var vectors = try FSRSVectors(contentsOf: Fixture.file("fsrs-histories.json"))
    vectors.histories[0].reviews[1][3] = vectors.histories[0].reviews[1][3] * (1 + 1e-9)
    #expect(try vectors.differences().count == 1)
  }
}
