import Bilingual
import Testing

private let sample = """
  araba\tn\t1\t-\t1:car; 2:cart\t-
  bakmak\tv\t1\t-\t1:look at[dat]; 2:look after[dat]\t-
  kalem\tn\t1\t-\t1:pen,pencil\t-
  kitap\tn\t1\t-\t1:book\t-
  taşıt\tn\t3\t-\t1:vehicle~araç\t-
  tükenmez\tn\t4\t-\t1:ballpoint,pen\t-
  ucuz\tadj\t1\t-\t1:cheap\t-
  vasıta\tn\t5\t-\t1:vehicle (in traffic),means\t-
  yazmak\tv\t1\t-\t1:write[acc]; 2:book (a seat)[acc]\t-
  """

struct WrongWordTests {
  private let lexicon = BilingualLexicon(Array(sample.utf8))

  private func wrong(_ typed: String, for expected: String, _ english: String) -> WrongWord? {
    lexicon.wrongWord(typed, for: expected, in: EnglishPrompt(english))
  }

  @Test func `a word with another meaning is shown to be wrong`() {
    #expect(
      wrong("kitap", for: "kalem", "The pens are red.")
        == WrongWord(typed: "kitap", typedMeaning: "book", asked: "pen", expected: "kalem")
    )
    #expect(wrong("bakmak", for: "yazmak", "She wrote a letter.")?.asked == "write")
  }

  @Test(arguments: [
    // In another sense the typed word is in the prompt.
    ("yazmak", "kalem", "Book a pen."), ("kitap", "kalem", "The pen is on the book."),
    // They share the English that is asked for.
    ("tükenmez", "kalem", "This is a pen."), ("tükenmez", "kalem", "This is a pencil."),
    ("vasıta", "taşıt", "A big vehicle."),
    // The lexicon lacks one of them, or the prompt lacks the expected word.
    ("defter", "kalem", "This is a pen."), ("kitap", "uçak", "A plane."),
    ("kitap", "kalem", "This is a ruler."), ("kalem", "kalem", "This is a pen."),
  ])
  func `nothing is claimed that can't be shown`(typed: String, expected: String, english: String) {
    #expect(wrong(typed, for: expected, english) == nil)
  }

  @Test func `synonyms of each other are never wrong`() {
    let lines = (sample.split(separator: "\n") + ["araç\tn\t2\t-\t1:tool\t-"])
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let near = BilingualLexicon(Array(lines.joined(separator: "\n").utf8))
    #expect(near.wrongWord("araç", for: "taşıt", in: EnglishPrompt("A vehicle.")) == nil)
    #expect(near.wrongWord("araç", for: "araba", in: EnglishPrompt("A car."))?.typed == "araç")
  }
}
