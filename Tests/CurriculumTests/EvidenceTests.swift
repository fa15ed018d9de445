import Curriculum
import Testing

struct EvidenceTests {
  private let dialogue = Passage(
    paragraphs: [
      "Anna: Günaydın Tom! Saat dokuz buçuk, ders onda. Neredesin?",
      "Tom: Evdeyim. Anahtar nerede, anahtar?",
      "3. kattaki Selin \"Gelirim.\" dedi. Sonra gitti.",
    ],
    line: 1
  )

  private func shown(_ quotations: String...) -> [String]? {
    Evidence(quotations, in: dialogue)?.lines.map { line in
      line.pieces.map { $0.decides ? "[\($0.text)]" : $0.text }.joined()
    }
  }

  @Test func `the words are marked in their sentence, after the name of the speaker`() {
    #expect(shown("Evdeyim") == ["Tom: [Evdeyim]."])
    #expect(shown("Anahtar") == ["Tom: [Anahtar] nerede, anahtar?"])
    #expect(shown("ders onda") == ["Anna: Saat dokuz buçuk, [ders onda]."])
    #expect(
      shown("Saat dokuz buçuk", "onda") == ["Anna: [Saat dokuz buçuk], ders [onda]."]
    )
  }

  @Test func `each sentence is a line, in the order of the text`() {
    #expect(
      shown("Evdeyim", "dokuz buçuk")
        == ["Anna: Saat [dokuz buçuk], ders onda.", "Tom: [Evdeyim]."]
    )
    #expect(
      shown("Evdeyim. Anahtar") == ["Tom: [Evdeyim. Anahtar] nerede, anahtar?"]
    )
  }

  @Test func `an ordinal number and a quoted sentence end no sentence of the text`() {
    #expect(shown("Selin") == ["3. kattaki [Selin] \"Gelirim.\" dedi."])
    #expect(shown("gitti") == ["Sonra [gitti]."])
  }

  @Test(arguments: ["Evde", "evdeyim", "anahtar nerede", ""])
  func `words that the text lacks, or that are part of a word, are no evidence`(words: String) {
    #expect(shown(words) == nil)
  }

  @Test func `without a quotation there is no evidence`() {
    #expect(Evidence([], in: dialogue) == nil)
  }
}
