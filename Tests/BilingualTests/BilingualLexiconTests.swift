import Bilingual
import Testing

private let sample = """
  # a comment

  akşam\tn\t1\t-\t1:evening,night\t-
  bakmak\tv\t1\t-\t1:look at[dat]; 2:look after,take care of[dat]\t-
  kapatmak\tv\t1\t-\t1:turn off,switch off[acc]{machine}; 2:close,shut[acc]\t-
  neden#1\tadv\t1\t-\t1:why=niye\t-
  neden#2\tn\t3\t-\t1:reason,cause~sebep\t-
  sebep\tn\t4\t-\t1:reason,cause~neden\t-
  """

struct BilingualLexiconTests {
  let lexicon = BilingualLexicon(Array(sample.utf8))

  @Test func `a lemma has its entries, homographs in order`() {
    #expect(lexicon.count == 6)
    #expect(lexicon.entries(of: "neden").map(\.homograph) == [1, 2])
    #expect(lexicon.entries(of: "akşam").first?.senses.first?.glosses.count == 2)
    #expect(lexicon.entries(of: "sebep").count == 1)
    #expect(["", "a", "nede", "nedenler", "zzz"].allSatisfy { lexicon.entries(of: $0).isEmpty })
  }

  @Test func `faults carry their lines`() {
    let text =
      sample + "\nneden#3\tn\t1\t-\t1:x\t-\nsebep\tn\t1\t-\t1:x\t-\nsebep\tn\t1\t-\t1:x\t-\nşu"
    #expect(
      BilingualLexicon.errors(in: Array(text.utf8)) == [
        LexiconError(line: 9, .outOfOrder("neden")), LexiconError(line: 10, .duplicate("sebep")),
        LexiconError(line: 11, .duplicate("sebep")),
        LexiconError(line: 12, .fields(found: 1)),
      ]
    )
    #expect(BilingualLexicon.errors(in: Array(sample.utf8)).isEmpty)
  }

  @Test func `bytes that are not text are never found`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x09, 0x0A, 0x61, 0x09]
    #expect(Array(BilingualLexicon(bytes).entries).isEmpty)
    #expect(BilingualLexicon.errors(in: bytes).map(\.reason) == [.notUTF8, .fields(found: 2)])
  }

  @Test(arguments: [
    ("evenings", ["akşam"]), ("looked after", ["bakmak"]), ("why", ["neden"]),
    ("causes", ["neden", "sebep"]), ("Switching off", ["kapatmak"]), ("shut", ["kapatmak"]),
    ("", []), ("pen", []),
  ])
  func `English words are found in any form`(english: String, lemmas: [String]) {
    #expect(EnglishIndex(lexicon).matches(for: english).map(\.entry.lemma) == lemmas)
  }
}
