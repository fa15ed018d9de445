import Scoring
import Testing

struct PairHearingTests {
  @Test(arguments: [
    ("Şimdi kır sözcüğünü söyledim.", "kır", "kir", PairHearing.word),
    ("şimdi kir sözcüğünü söyledim", "kır", "kir", .other),
    ("Şimdi KIR sözcüğünü söyledim", "kır", "kir", .word),
    ("Şimdi 10 sözcüğünü söyledim.", "on", "ön", .word),
    ("Şimdi 3 sözcüğünü söyledim.", "uç", "üç", .other),
    ("şimdi dağ sözcüğünü söyledim", "da", "dağ", .other),
    ("şimdi kırmızı sözcüğünü söyledim", "kır", "kir", .neither),
    ("", "kır", "kir", .neither),
    ("şimdi kir yani kır sözcüğünü söyledim", "kır", "kir", .word),
  ])
  func `a transcript tells which word was heard`(
    transcript: String,
    word: String,
    other: String,
    heard: PairHearing
  ) {
    #expect(PairHearing(of: transcript, word: word, other: other) == heard)
  }
}
