import Patterns
import Testing
import Turkish

/// The letters of a word and of what was typed, as they are shown.
struct LetterAlignmentTests {
  @Test(arguments: [
    ("aşçıyım", "aşçı", "aşçı[yım]"), ("öğretmenin", "öğretmen", "öğretmen[in]"),
    ("söylemedi", "söyledi", "söyle[me]di"), ("gideceğim", "gidecem", "gidece[ği]m"),
    ("elli", "eli", "e[l]li"),
    ("okulda", "okuldan", "okulda[-n]"), ("eli", "elli", "e[-l]li"),
  ])
  func `letters in one place stay together and come late`(
    expected: String,
    found: String,
    shown: String
  ) {
    #expect(Self.text(expected, found) == shown)
  }

  @Test func `letters in several places are shown as the cheapest alignment has them`() {
    #expect(Self.text("kitabı", "kitapı") == "kita[b-p]ı")
    #expect(Self.text("geliyorum", "gliyoru") == "g[e]liyoru[m]")
  }

  /// Missing letters in brackets, typed ones after a minus.
  private static func text(_ expected: String, _ found: String) -> String {
    let (right, typed) = (CodePage.encode(expected), CodePage.encode(found))
    let letter = { (byte: UInt8) in CodePage.decode([byte]) }
    return LetterAlignment(shown: right, typed).steps.map { step in
      switch step {
      case .same(let place, _): letter(right[place])
      case .replaced(let place, let other): "[\(letter(right[place]))-\(letter(typed[other]))]"
      case .missing(let place, _): "[\(letter(right[place]))]"
      case .extra(let place, _): "[-\(letter(typed[place]))]"
      case .swapped: "[swapped]"
      }
    }
    .joined().replacing("][", with: "")
  }
}
