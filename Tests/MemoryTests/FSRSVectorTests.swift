import Foundation
import Memory
import Testing

@Suite struct FSRSVectorTests {
  @Test func `all numbers are those of py-fsrs, to the last bit`() throws {
    let vectors = try FSRSVectors(contentsOf: Fixture.file("fsrs-histories.json"))
    #expect(vectors.histories.count == 60)
    let differences = try vectors.differences()
    #expect(differences.isEmpty, "\(differences.prefix(5))")
  }

  /// Shows that the comparison notices a difference in the last bit.
  @Test func `a result that is off by one bit is noticed`() throws {
    var vectors = try FSRSVectors(contentsOf: Fixture.file("fsrs-histories.json"))
    vectors.histories[0].reviews[1][3] = vectors.histories[0].reviews[1][3] * (1 + 1e-9)
    #expect(try vectors.differences().count == 1)
  }
}
