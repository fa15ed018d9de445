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
        == ["/ Bu yeni / ev / pahalı mı? {#u2-a-order accusative}", "! Some English."]
    )
  }

  @Test(arguments: [
    "Ev güzel.",
    // Each sentence could come first.
    "Ev güzel. Bahçe küçük.",
    // The two parts could change places.
    "Doktor yorgun ama aşçı mutlu.",
    "Ben, yarın okula gideceğim.",
    // Time, place and company may change places.
    "Ayşe yarın annesiyle parkta bizi bekleyecek.",
  ])
  func `short, joined and freely ordered sentences make none`(turkish: String) {
    #expect(order(turkish) == nil)
  }
}
