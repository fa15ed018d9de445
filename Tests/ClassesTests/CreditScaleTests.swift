import Classes
import Testing

struct CreditScaleTests {
  @Test func `a scale changes what it names`() throws {
    let scale = try #require(CreditScale("note=0.75,almost=0.25"))
    #expect([scale.correct, scale.note, scale.almost, scale.wrong] == [1, 0.75, 0.25, 0])
  }

  @Test(arguments: ["", "note", "note=2", "note=-1", "best=1", "note=1,", "note=x", "note=nan"])
  func `a scale that can't be read is refused`(text: String) {
    #expect(CreditScale(text) == nil)
  }
}
