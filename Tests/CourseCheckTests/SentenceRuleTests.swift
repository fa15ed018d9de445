import CourseCheck
import Testing

struct SentenceRuleTests {
  private func spoken(_ sentence: String) -> TestCourse {
    TestCourse().with("speaking", "\" \(sentence) {#a}")
  }

  private func dictated(_ sentence: String) -> TestCourse {
    TestCourse().with(
      "listening",
      "~ Ben Deniz, evdeyim.\n? Kim? {#k}\n= Deniz\n- Can\n- Ece\n- Oya\n\" \(sentence) {#a}"
    )
  }

  @Test func `numbers to hear or say are written as words`() {
    let message = "digits in a sentence to hear or say; write the number in words"
    #expect(dictated("Saat 7.").complaints(.digits) == "a1-u1-listening.lesson:14: \(message)")
    #expect(spoken("Saat 7.").complaints(.digits) == "a1-u1-speaking.lesson:8: \(message)")
    #expect(dictated("Saat yedi.").complaints(.digits).isEmpty)
  }

  @Test func `a dictation is not a sentence of the transcript`() {
    #expect(
      dictated("ben Deniz, Evdeyim!").complaints(.dictationInText)
        == "a1-u1-listening.lesson:14: the dictation is also in the transcript; write another "
        + "sentence"
    )
    #expect(dictated("Ben Deniz, parktayım.").complaints(.dictationInText).isEmpty)
  }

  @Test(arguments: [
    ("Ankara çok güzel.", ""),
    ("Ankara (çok) güzel.", "brackets or a slash in a sentence to say"),
    ("Dr. Deniz evde.", "abbreviation 'Dr'; write it out"),
    ("Deniz ODTÜ'de.", "abbreviation 'ODTÜ'de'; write it out"),
    ("Tom evde.", "foreign name 'Tom'; use a Turkish one"),
    ("Washington uzak.", "foreign name 'Washington'; use a Turkish one"),
    ("Ankara çok güzel", "no end mark; expected . or ?"),
    ("Ankara çok güzel!", "warning: an exclamation; expected . or ?"),
    ("Bu, bu, bu ev.", "warning: more than one comma; expected a sentence for one breath"),
    (
      "Değerlendirilemeyenlerdenmişsinizcesine konuşuyorsunuz Ankara'da.",
      "warning: 26 syllables to say; expected at most 25"
    ),
  ])
  func `a sentence to read aloud is easy to say`(sentence: String, message: String) {
    let expected = message.isEmpty ? "" : "a1-u1-speaking.lesson:8: \(message)"
    #expect(spoken(sentence).complaints(.readAloud) == expected)
  }

  @Test func `the sentences of a unit have all Turkish letters and a question`() {
    #expect(
      spoken("Işık çok güzel.").complaints(.readAloudLetters) == """
        a1-u1-speaking.lesson:1: no sentence of the unit has the letters: ö ğ c
        a1-u1-speaking.lesson:1: warning: no question among the sentences
        """
    )
    #expect(
      spoken("Işık çok güzel.").with("speaking", "\" Cem öğrenci mi? {#b}", number: 2)
        .complaints(.readAloudLetters) == ""
    )
  }
}

struct CardRuleTests {
  private func card(_ fields: String) -> TestCourse {
    TestCourse().with("vocabulary", "* \(fields) {#a}")
  }

  @Test(arguments: [
    ("kitap | noun | book", "Bu kitabı istiyorum.", ""),
    ("ağız | noun | mouth", "Ağzım büyük.", ""),
    ("hak | noun | right", "Bu hakkım var.", ""),
    ("başlamak | verb | start", "Ders başlıyor.", ""),
    ("gitmek | verb | go", "Okula gidiyorum.", ""),
    ("su | noun | water", "Suyu iç.", ""),
    ("Ankara | noun | Ankara", "Ankara'da evim var.", ""),
    ("hoş geldiniz | phrase | welcome", "Hoş geldiniz, Deniz.", ""),
    ("kar | noun | snow", "Kardeşim evde.", "the example does not show 'kar'"),
    ("kitap | noun | book", "Bu defter eski.", "the example does not show 'kitap'"),
    ("ev | noun | house", "Evde.", "words in the example: 1; expected 2-7"),
    ("ev | noun | house", "Bu ev", "no end mark after the example"),
    ("gel | verb | come", "Eve gel.", "verb 'gel'; expected the form in -mak"),
  ])
  func `the example shows the word in a short sentence`(
    head: String,
    example: String,
    message: String
  ) {
    let expected = message.isEmpty ? "" : "a1-u1-vocabulary.lesson:8: \(message)"
    #expect(card("\(head) | \(example) | It is.").complaints(.cardExample) == expected)
  }

  @Test func `a card has at most three meanings`() {
    #expect(
      card("ev | noun | a; b; c; d | Bu ev. | House.").complaints(.cardMeanings)
        == "a1-u1-vocabulary.lesson:8: 4 meanings; expected 1-3"
    )
    #expect(card("ev | noun | a; b; c | Bu ev. | House.").complaints(.cardMeanings).isEmpty)
  }

  @Test func `a word has only one card for each part of speech`() {
    let first = card("tatlı | noun | dessert | Bu tatlı. | Dessert.")
    #expect(
      first.with("vocabulary", "* Tatlı | noun | sweet | Bu tatlı. | Sweet. {#b}", unit: 2)
        .complaints(.cardRepeated)
        == "a1-u2-vocabulary.lesson:8: 'Tatlı' (noun) already has a card: "
        + "a1-u1-vocabulary.lesson:8"
    )
    #expect(
      first.with("vocabulary", "* tatlı | adjective | sweet | Bu tatlı. | Sweet. {#b}", unit: 2)
        .complaints(.cardRepeated).isEmpty
    )
  }
}
