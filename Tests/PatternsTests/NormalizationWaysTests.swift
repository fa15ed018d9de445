import Patterns
import RandomTestSupport
import Testing

/// The table takes common texts, the scalar-wise way takes all; a vanishing sign forces the latter.
@Suite(.seeded) struct NormalizationWaysTests {
  private static let vanishing = "\u{200B}"

  private static func agree(_ text: String) -> Bool {
    let slow = Normalization.mapped(text + vanishing)
    let fast = Normalization.mapped(text)
    return fast == slow && Normalization.bytes(of: text) == slow.bytes
  }

  @Test(arguments: [
    "", " ", "Ben okula gidiyorum.", "Ankara’da, İzmir‘de!", "dedi’ ", "‘dedi", "’’", "a’’b", "’",
    "Evet… hayır", "Evet …", "…", "a…", "a… ", "a…’b", "bir–iki – üç—dört —", "“Merhaba” dedi",
    "a”b", "a” b", "a“b", "7’de", "7…8", "a’-b", "a’.b", "a’…", "IĞDIR Üç Ğ Ş", "À\u{99}", "a‑b",
  ])
  func `the ways agree on signs beside words`(text: String) {
    #expect(Self.agree(text), "\(text.debugDescription)")
  }

  @Test func `the ways agree on the bytes and places of any text`() {
    let pieces: [String] = [
      "a", "I", "İ", "Ü", "Ğ", "ş", "û", "'", "’", "‘", "…", "–", "—", "”", "“", " ", ".", ":",
      "-", "7", "é", "\u{308}", "g", "„", "€", "Ā", "À", "漢", "\u{C0}", "ݘ", "🙂", "`",
    ]
    var random = TestRandom(1)
    for _ in 0..<50_000 {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      #expect(Self.agree(text), "\(text.debugDescription)")
    }
  }
}
