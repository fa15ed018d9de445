import Bilingual
import Scoring
import Testing

/// Words of the lexicon in place of the word of a card.
struct CardSynonymTests {
  private static let lexicon: LexiconSource = {
    let text = """
      merhaba\tint\t1\t-\t1:hello,hi~selam\t-
      selam\tint\t3\t-\t1:hi,hello\t-
      ses\tn\t1\t-\t1:voice; 2:sound=seda\t-
      taşıt\tn\t4\t-\t1:vehicle<araba\t-

      """
    let lexicon = BilingualLexicon(Array(text.utf8))
    return LexiconSource { lexicon }
  }()

  @Test(arguments: [
    ("Selam!", "merhaba", "hello"), ("merhaba", "selam", "hello; hi"), ("seda", "ses", "a sound"),
  ])
  func `a synonym with the English of the card replaces its word`(
    answer: String,
    word: String,
    meaning: String
  ) {
    #expect(Self.lexicon.isSynonym(answer, of: word, meaning: [meaning]))
  }

  @Test(arguments: [
    ("seda", "ses", "voice"), ("araba", "taşıt", "vehicle"), ("ses", "merhaba", "hello"),
    ("merhaba", "merhaba", "hello"),
  ])
  func `a word in another sense, a narrower one, another one and the same one don't`(
    answer: String,
    word: String,
    meaning: String
  ) {
    #expect(!Self.lexicon.isSynonym(answer, of: word, meaning: [meaning]))
  }
}
