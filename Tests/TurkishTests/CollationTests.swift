import RandomTestSupport
import Testing
import Turkish

@Suite(.seeded) struct CollationTests {
  @Test(arguments: [
    ["cam", "can", "çam", "dam"],
    ["dağ", "daha", "dal"],
    ["gül", "ğ", "hal"],
    ["ılık", "ısı", "iç", "Jale"],
    ["on", "oya", "ön", "pul"],
    ["su", "süt", "şu", "tuz"],
    ["uç", "uzun", "üç", "vakit"],
    ["hal", "Hal", "hâl", "hala", "halı"],
    ["kar", "Kar", "kâr", "kara"],
    ["ev", "ev işi", "evde"],
    ["2", "7", "a", "z"],
    ["Ankara", "Ankara'da", "Ankaralı"],
    ["Eva", "Éva", "Evren"],
    ["park", "quiz", "resim", "van", "web", "xml", "yol"],
  ])
  func `words are sorted in Turkish order`(words: [String]) {
    var random = TestRandom(1)
    let shuffled = (0..<2).map { _ in words.shuffled(using: &random) }
    for permutation in [Array(words.reversed())] + shuffled {
      #expect(permutation.sorted { CollationKey($0) < CollationKey($1) } == words)
    }
  }

  @Test func `the alphabet is in its own order`() {
    var random = TestRandom(2)
    let letters = Alphabet.letters.map { String(Character($0)) }
    for ordered in [letters, letters.map(\.turkishUppercased)] {
      let shuffled = ordered.shuffled(using: &random)
      #expect(shuffled.sorted { CollationKey($0) < CollationKey($1) } == ordered)
    }
  }

  @Test func `only equal texts tie`() {
    #expect(CollationKey("kar") == CollationKey("kar"))
    #expect(CollationKey("kar") != CollationKey("Kar"))
    #expect(CollationKey("Ankara'ya") != CollationKey("Ankaraya"))
  }
}
