import Cards
import Scoring
import Testing

/// The right answers to a word with alternatives or an optional part.
struct TypedAnswerTests {
  private func verdict(
    _ answer: String,
    for word: String,
    _ partOfSpeech: String = "",
    _ shape: CardEntry.Shape = .word
  ) -> Verdict {
    let entry = CardEntry(
      id: "e",
      shape: shape,
      word: word,
      partOfSpeech: partOfSpeech,
      meaning: "m",
      created: 0
    )
    return TranslationGrader(accepted: TypedAnswers(entry).patterns).judge(answer).verdict
  }

  @Test(arguments: [
    ("ev, yuva", ["ev", "yuva", "ev, yuva", "Yuva"]),
    ("gelmek / varmak", ["gelmek", "varmak", "gelmek / varmak"]),
    ("gelmek/varmak", ["gelmek", "varmak"]), ("güzel; iyi; hoş", ["iyi", "güzel", "hoş"]),
    ("(bir) şey", ["şey", "bir şey", "(bir) şey"]), ("gidiyor(um)", ["gidiyor", "gidiyorum"]),
    ("ev, (küçük) yuva", ["ev", "yuva", "küçük yuva"]),
    ("(Ben) eve gidiyorum.", ["Ben eve gidiyorum.", "eve gidiyorum"]),
  ])
  func `each alternative is right, and an optional part may be left out`(
    word: String,
    answers: [String]
  ) {
    for answer in answers { #expect(verdict(answer, for: word).passes, "\(answer)") }
    #expect(!verdict("otobüs", for: word).passes)
  }

  @Test(arguments: [
    ("telefon etmek, aramak", "verb", "aramak"), ("Türk / Türkler", "noun", "Türk"),
  ])
  func `with a part of speech, the parts are dictionary words`(
    word: String,
    partOfSpeech: String,
    answer: String
  ) {
    #expect(verdict(answer, for: word, partOfSpeech).passes)
    #expect(!verdict(answer, for: word).passes)
  }

  @Test(arguments: [
    ("Merhaba, nasılsın?", "merhaba"), ("merhaba, nasılsın", "merhaba"), ("gel, otur", "gel"),
    ("evet, öğretmen", "evet"), ("taksi, lütfen", "taksi"), ("canım, annem", "annem"),
    ("gidiyor musun / musunuz", "musunuz"), ("Ev, yuva", "yuva"), ("ev, okul.", "ev"),
    ("o öğretmen, ben öğrenci", "ben öğrenci"), ("ev,", "e"), ("a, b]", "a"), ("ev,, yuva", "yuva"),
  ])
  func `half a sentence is never right`(word: String, half: String) {
    #expect(!verdict(half, for: word).passes)
    #expect(verdict(word, for: word).passes)
  }

  @Test(arguments: ["sin(x)", "km/h", "ev, yuva", "(bir)", "a) b (c", "[x|y] \\", "{a / b}"])
  func `texts in other languages and stray brackets are taken literally`(word: String) {
    #expect(verdict(word, for: word, "", .plain).passes)
    #expect(verdict(word, for: word).passes)
    #expect(!verdict("yuva", for: word, "", .plain).passes)
    #expect(!verdict("sin", for: word, "", .plain).passes)
  }
}
