import Bilingual
import Drills
import Testing

struct SoundPairTests {
  private static let lexicon = BilingualLexicon((try? DrillCourse.bytes("lexicon.tsv")) ?? [])
  private static let pairs = SoundPair.all(of: lexicon, taught: ["kış", "gece"])

  private func texts(_ contrast: SoundContrast) -> [[String]] {
    Self.pairs.filter { $0.contrast == contrast }.map { $0.words.map(\.text) }
  }

  @Test func `each contrast has five pairs of the lexicon or more`() {
    for contrast in SoundContrast.allCases {
      #expect(texts(contrast).count >= 5, "\(contrast): \(texts(contrast))")
    }
    #expect(texts(.dottedI).contains(["diş", "dış"]))
    #expect(texts(.dottedI).contains(["sinir", "sınır"]))
    #expect(texts(.frontO).contains(["ol", "öl"]) && texts(.frontU).contains(["tur", "tür"]))
    #expect(texts(.sibilant).contains(["su", "şu"]) && texts(.affricate).contains(["can", "çan"]))
    #expect(texts(.softG).contains(["da", "dağ"]) && texts(.softG).contains(["arı", "ağrı"]))
    #expect(texts(.circumflex).contains(["kar", "kâr"]))
  }

  @Test func `a contrast is found by its letters, with their marks or without`() {
    for contrast in SoundContrast.allCases {
      for name in [contrast.letters, contrast.letters.uppercased(), contrast.rawValue] {
        #expect(SoundContrast(named: name) == contrast, "\(name)")
      }
    }
    #expect(SoundContrast(named: "I/İ") == .dottedI && SoundContrast(named: "i-i") == .dottedI)
    #expect(SoundContrast(named: "o\u{308}") == .frontO && SoundContrast(named: "G") == .softG)
    for name in ["", "/", "sş/s", "s/o", "î", "x", "ş "] {
      #expect(SoundContrast(named: name) == nil, "\(name)")
    }
  }

  @Test func `the words of a pair differ in one contrast alone, and mean different things`() {
    for pair in Self.pairs {
      let plain = pair.words.map { word in
        String(word.text.map { Self.plain[$0] ?? $0 }).replacing("ğ", with: "")
      }
      // A long vowel that ğ divides is written twice.
      #expect(plain[0] == plain[1] || pair.contrast == .softG, "\(pair.words.map(\.text))")
      #expect(pair.words.count == 2 && pair.words[0].gloss != pair.words[1].gloss)
    }
  }

  private static let plain: [Character: Character] = [
    "ı": "i", "ö": "o", "ü": "u", "ş": "s", "ç": "c", "â": "a", "î": "i", "û": "u",
  ]

  @Test func `no pair has a rude word or a word that is not said today`() {
    let words = Self.pairs.flatMap { $0.words.map(\.text) }
    for rude in ["sik", "sok", "işe", "aşır", "od", "döğ", "mı"] {
      #expect(!words.contains(rude), "\(rude)")
    }
  }

  @Test func `the same seed gives the same pairs, and all contrasts come`() throws {
    var sets = try (0..<2).map { _ in try #require(SoundSet(Self.pairs, upTo: .a2, seed: 7)) }
    let items = (0..<80).map { _ in sets[0].next(isSaid: false) }
    #expect(items == (0..<80).map { _ in sets[1].next(isSaid: false) })
    #expect(Set(items.compactMap { $0?.pair.contrast }) == Set(SoundContrast.allCases))
    #expect(Set(items.compactMap { $0?.place }) == [0, 1])
  }

  @Test func `words that the course teaches come more often`() throws {
    var set = try #require(SoundSet(Self.pairs, upTo: .a1, seed: 1))
    var counts: [String: Int] = [:]
    for _ in 0..<3000 {
      guard let item = set.next(isSaid: false) else { break }
      counts[item.pair.words[0].text, default: 0] += 1
    }
    // Both of “gece, geçe” would have to be taught; of “diş, dış” one is of A1.
    let known = Self.pairs.filter { $0.contrast == .sibilant }
    #expect(known.count > 10 && counts["su", default: 0] > counts["saka", default: 0])
  }

  @Test func `no circumflex is said, and a pair that sounds alike is left out`() throws {
    var set = try #require(SoundSet(Self.pairs, upTo: .a1, seed: 3))
    for _ in 0..<100 { #expect(set.next(isSaid: true)?.pair.contrast.isWritten == true) }
    for pair in Self.pairs.dropFirst() { set.leaveOut(pair) }
    #expect(set.next(isSaid: false)?.pair == Self.pairs[0])
    set.leaveOut(Self.pairs[0])
    #expect(set.next(isSaid: false) == nil)
  }
}
