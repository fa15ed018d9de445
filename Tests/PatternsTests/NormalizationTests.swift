import Patterns
import RandomTestSupport
import Testing
import Turkish

@Suite(.seeded) struct NormalizationTests {
  private static let forms: [(String, String)] = [
    ("", ""),
    ("   \t\n", ""),
    ("Ben okula gidiyorum.", "ben okula gidiyorum"),
    ("  Ben \u{A0}okula\u{202F}gidiyorum !", "ben okula gidiyorum"),
    ("IĞDIR, İstanbul", "ığdır istanbul"),
    ("I\u{307}stanbul", "istanbul"),
    ("Gu\u{308}nes\u{327} dog\u{306}du", "güneş doğdu"),
    ("Ankara’da", "ankara'da"),
    ("a‘da aʼda a´da a`da a′da", "a'da a'da a'da a'da a'da"),
    ("‘Merhaba’ dedi", "merhaba dedi"),
    ("'Merhaba' dedi", "merhaba dedi"),
    ("“Merhaba” «dedi» \"o\" (mi)", "merhaba dedi o mi"),
    ("Evet,hayır…tamam", "evet hayır tamam"),
    ("Bir—iki – üç - dört", "bir iki üç dört"),
    ("Saat 7.30'da 1.000 lira, 3,5 kilo; 12:45.", "saat 7.30'da 1.000 lira 3,5 kilo 12:45"),
    ("2. sınıf 5, 6", "2 sınıf 5 6"),
    ("-5 derece, e-posta", "-5 derece e posta"),
    ("Hâlâ kâr mı?", "hâlâ kâr mı"),
    ("café CAFÉ cafe\u{301}", "café café café"),
    ("șeker", "şeker"),
    ("gel\u{AD}di\u{200B}m", "geldim"),
    ("%50 a/b", "%50 a/b"),
    ("GÜZEL, DEĞİL Mİ?!", "güzel değil mi"),
    ("漢字 🙂!", "漢字 🙂"),
  ]

  @Test(arguments: forms) func `texts take one form`(text: String, normalized: String) {
    #expect(CodePage.decode(Normalization.bytes(of: text)) == normalized)
    #expect(Normalization.mapped(text).text == normalized)
  }

  @Test func `the fast way and the mapped way agree on any text`() {
    let pieces: [String] = [
      "a", "I", "İ", "i", "ı", "Ş", "ğ", "û", "'", "’", " ", "  ", ".", ",", ":", "-", "!", "7",
      "é", "\u{307}", "\u{308}", "g", "\"", "\u{A0}", "漢", "(", "…", "\0", "\u{10}", "\u{7F}", "`",
    ]
    var random = TestRandom(1)
    for _ in 0..<50_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let fast = Normalization.bytes(of: text)
      #expect(fast == Normalization.mapped(text).bytes, "\(text.debugDescription)")
    }
  }

  @Test func `a normalised text is its own normal form`() {
    for (text, _) in Self.forms {
      let once = Normalization.mapped(text).text
      #expect(Normalization.mapped(once).text == once)
    }
  }

  @Test func `storage is kept from one text to the next`() {
    var bytes: [UInt8] = []
    Normalization.normalize("Çok uzun bir cümle bu.", into: &bytes)
    Normalization.normalize("Kısa!", into: &bytes)
    #expect(CodePage.decode(bytes) == "kısa")
  }

  @Test func `words know where they stood in the source`() {
    let source = "  “Gu\u{308}nes\u{327}” Ankara’da, 7.30'da!"
    let text = Normalization.mapped(source)
    let scalars = Array(source.unicodeScalars)
    let words = text.wordRanges.map { range in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[text.sourceSpan(of: range)])
      return String(view)
    }
    #expect(words == ["Gu\u{308}nes\u{327}", "Ankara’da", "7.30'da"])
  }

  @Test func `an impossible range has an empty span`() {
    let text = Normalization.mapped("ev")
    #expect(text.sourceSpan(of: 5..<9) == 2..<2)
    #expect(text.sourceSpan(of: 0..<0) == 0..<0)
    #expect(Normalization.mapped("").sourceSpan(of: 0..<3) == 0..<0)
  }
}
