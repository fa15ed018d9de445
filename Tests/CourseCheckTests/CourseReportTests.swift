import CourseCheck
import Testing
import TextSafety

struct CourseReportTests {
  @Test func `complaints are sorted, counted and summed up`() {
    let course = TestCourse()
      .with("speaking", "\" Bu ev. {#a}\n\" Ev! {#b}", unit: 2, grammar: "degil")
      .with("speaking", "\" Saat 7. {#a}\n? Ev")
    let report = CourseRules.report(on: course.files)
    #expect(
      report.complaints.map(\.description)
        == """
        a1-u1-speaking.lesson:9: '?' is not allowed in speaking; expected one of = " ! + $ > <
        a1-u2-speaking.lesson:1: no sentence of the unit has the letters: ı ü ö ğ ş ç c
        a1-u2-speaking.lesson:1: warning: no question among the sentences
        a1-u2-speaking.lesson:1: no word of the lesson is an example of 'degil'
        a1-u2-speaking.lesson:8: warning: 'ev' is on no card, in no list and has no gloss
        a1-u2-speaking.lesson:8: 2 of 3 words in the sentences are unexplained, more than 3 %: ev
        a1-u2-speaking.lesson:9: warning: 1 word; expected 2-5
        a1-u2-speaking.lesson:9: warning: an exclamation; expected . or ?
        a1-u2-speaking.lesson:9: warning: 'Ev' is on no card, in no list and has no gloss
        """.split(separator: "\n").map(String.init)
    )
    #expect(
      report.statistics == [
        "A1: speaking 2",
        "warnings: sentence-length 1, read-aloud 1, read-aloud-letters 1, vocabulary 2",
        "6 passed, 2 failed",
      ]
    )
    #expect(!report.passes)
  }

  @Test func `broken lists are reported with their lines`() {
    var course = TestCourse()
    course.names = "Deniz\nAnkara\nTom\tx\n"
    course.functionWords = "bir\nbir\nşu an\n# part\nbu\n"
    course.spellingOK = "nasılsın\n"
    let found = CourseRules.report(on: course.files).complaints.map(\.description)
    #expect(
      found == [
        "function-words.txt:2: 'bir' is listed twice",
        "function-words.txt:3: 'şu an'; expected one word per line",
        "names.txt:2: 'Ankara' after 'Deniz'; keep the list sorted",
        "names.txt:3: a tab; write spaces",
        "names.txt:3: 'Tom x'; expected one word per line",
        "spelling-ok.txt:1: no reason for 'nasılsın'; expected 'word # reason'",
      ]
    )
  }

  @Test func `a course without lessons and with empty lists is accepted`() {
    var course = TestCourse()
    course.syllabus = ""
    #expect(
      CourseRules.report(on: course.files).complaints.map(\.description)
        == [
          "syllabus.txt:0: no units; expected lines like 'A1.1 | Turkish title | English title | tag, tag'"
        ]
    )
  }
}
