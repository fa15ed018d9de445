import Curriculum
import Revision
import Testing

struct OrderMakerTests {
  private func order(_ turkish: String) -> [String]? {
    let sentence = SourceSentence(
      id: "a",
      turkish: turkish,
      english: "Some English.",
      tags: [GrammarTag(rawValue: "accusative")],
      unit: 1
    )
    return OrderMaker().order(of: sentence)?.lines(in: 2)
  }

  @Test func `a sentence is cut at its words, and particles stay with theirs`() {
    #expect(
      order("Bu yeni ev pahalı mı?")
        == ["/ Bu / yeni / ev / pahalı mı? {#u2-a-order accusative}", "! Some English."]
    )
  }

  @Test(arguments: [
    "Ev güzel.",
    "Ben, yarın okula gideceğim.",
    // Time, place and company may change places.
    "Ayşe yarın annesiyle parkta bizi bekleyecek.",
  ])
  func `a short sentence, one with a comma and one in a free order make none`(turkish: String) {
    #expect(order(turkish) == nil)
  }
}
