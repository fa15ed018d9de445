import CourseCheck
import Testing

struct SpellingRuleTests {
  private func answers(turkish: Set<String> = [], english: Set<String> = []) -> SpellingAnswers {
    SpellingAnswers(unknownTurkish: turkish, unknownEnglish: english)
  }

  private func spoken(_ sentence: String) -> TestCourse {
    TestCourse().with("speaking", "\" \(sentence) {#a}")
  }

  @Test func `Turkish and English words are checked separately`() {
    let course = TestCourse().with(
      "writing",
      "? Anna's two-year-old cat. {#a}\n= [Rüzgâr|Deniz'in] (5) kedisi.\n! kedi, -ler: Cat."
    )
    let questions = CourseRules.spellingQuestions(for: course.files)
    #expect(
      questions.turkish
        == [
          "Başlık", "Cat", "Deniz", "Kedi", "Rüzgâr", "başlık", "cat", "deniz", "kedi", "kedisi",
          "rüzgar", "rüzgâr",
        ].filter { $0 != "Kedi" }
    )
    #expect(
      questions.english == [
        "Anna", "Anna's", "Başlık", "Cat", "başlık", "cat", "kedi", "old", "two", "year",
      ]
    )
  }

  @Test func `an unknown word is an error of its line`() {
    let course = spoken("Herkez evde.")
    #expect(
      course.complaints(.spelling, spelling: answers(turkish: ["Herkez", "herkez"]))
        == "a1-u1-speaking.lesson:8: 'Herkez' is not a Turkish word that hunspell knows"
    )
    #expect(course.complaints(.spelling, spelling: answers()).isEmpty)
    #expect(
      TestCourse().with("writing", "? Teh cat. {#a}\n= Kedi.").complaints(
        .spelling,
        spelling: answers(english: ["Teh", "teh"])
      )
        == "a1-u1-writing.lesson:8: 'Teh' is not an English word that hunspell knows"
    )
  }

  @Test func `a circumflex is not an error if the plain word is known`() {
    let unknown = answers(turkish: ["rüzgâr", "Rüzgâr"])
    #expect(spoken("Rüzgâr var.").complaints(.spelling, spelling: unknown).isEmpty)
    let both = answers(turkish: ["rüzgâr", "Rüzgâr", "rüzgar"])
    #expect(!spoken("Rüzgâr var.").complaints(.spelling, spelling: both).isEmpty)
  }

  @Test(arguments: [
    ("Ankara'dan", true), ("Ankara'ya", true), ("Deniz'de", true), ("Deniz'in", true),
    ("Ankara'de", false), ("Ankara'ta", false), ("Deniz'da", false), ("Ankara'xy", false),
  ])
  func `a suffix after an apostrophe agrees with the name`(word: String, isRight: Bool) {
    let found = spoken("\(word) ev var.").complaints(.spelling, spelling: answers())
    #expect(found.isEmpty == isRight)
  }

  @Test func `an exception that is unused or not needed fails`() {
    var course = spoken("Nasılsınız siz?")
    course.spellingOK = "nasılsınız # right\n"
    let unknown = answers(turkish: ["Nasılsınız", "nasılsınız"])
    #expect(course.complaints(.spelling, spelling: unknown).isEmpty)
    #expect(course.complaints(.spellingStale, spelling: unknown).isEmpty)
    #expect(
      course.complaints(.spellingStale, spelling: answers())
        == "spelling-ok.txt:1: hunspell knows 'nasılsınız'; delete the line"
    )
    course.spellingOK = "kedi # right\n"
    #expect(
      course.complaints(.spellingStale, spelling: answers())
        == "spelling-ok.txt:1: no lesson uses 'kedi'; delete the line"
    )
  }
}
