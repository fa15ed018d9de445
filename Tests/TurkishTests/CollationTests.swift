import Testing
import Turkish

@Suite struct CollationTests {
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
  func `words stand in Turkish order`(words: [String]) {
    for permutation in [Array(words.reversed()), words.shuffled(), words.shuffled()] {
      #expect(permutation.sorted { CollationKey($0) < CollationKey($1) } == words)
    }
  }

  @Test func `the alphabet is in its own order`() {
    let letters = Alphabet.letters.map { String(Character($0)) }
    #expect(letters.shuffled().sorted { CollationKey($0) < CollationKey($1) } == letters)
    let capitals = letters.map(\.turkishUppercased)
    #expect(capitals.shuffled().sorted { CollationKey($0) < CollationKey($1) } == capitals)
  }

  @Test func `only equal texts tie`() {
    #expect(CollationKey("kar") == CollationKey("kar"))
    #expect(CollationKey("kar") != CollationKey("Kar"))
    #expect(CollationKey("Ankara'ya") != CollationKey("Ankaraya"))
  }
}
