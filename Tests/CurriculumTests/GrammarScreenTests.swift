import Curriculum
import Testing

struct GrammarScreenTests {
  private func lesson(_ body: String) -> String {
    """
    id: a1-u1-grammar
    level: A1
    unit: 1
    skill: grammar
    title: Ben, sen
    grammar: copula-present

    \(body)

    """
  }

  private func errors(_ body: String) -> String {
    LessonTexts.errors(lesson(body), file: "a1/a1-u1-grammar.lesson")
  }

  @Test func `a screen has its lines in order, and the items after it try it`() throws {
    let body = """
      : I am
      . "Am" is an ending.
      | ben | doktorum |
      | sen | doktorsun |
      > Ben doktorum. | I am a doctor.
      _ Ben doktor[um]. {#a}
      > I am
      _ Sen doktor[sun]. {#b}
      : Not
      . Değil takes the ending.
      _ Ben doktor değil[im]. {#c}
      """
    let lesson = try LessonTexts.read(lesson(body), file: "a1/a1-u1-grammar.lesson")
    #expect(lesson.screens.map(\.title.text) == ["I am", "Not"])
    #expect(
      lesson.screens.first?.lines == [
        .sentence(LocatedText(text: "\"Am\" is an ending.", line: 9)),
        .row(["ben", "doktorum"], line: 10),
        .row(["sen", "doktorsun"], line: 11),
        .example(
          turkish: LocatedText(text: "Ben doktorum.", line: 12),
          english: "I am a doctor."
        ),
      ]
    )
    #expect(lesson.exercises.map(\.screen) == [0, 0, 1])
  }

  @Test(arguments: [
    ("_ Ben doktor[um]. {#a}", 8, "an item before the first screen; put the ':' line above it"),
    (
      ": I am\n: Not\n_ Ben doktor[um]. {#a}", 8,
      "a screen without an item; add items that try it below it"
    ),
    (
      ": I am\n> Ben doktorum.\n_ Ben doktor[um]. {#a}", 9,
      "not an example; expected '> Turkish | English'"
    ),
    (": I am\n| a | b |\n| c |\n_ Ben doktor[um]. {#a}", 10, "1 cell in the row; expected 2"),
    (": I am\n_ Ben doktor[um]. {#a}\n. Too late.", 10, "'.' must follow a ':' line"),
  ])
  func `a faulty screen is told with its line`(body: String, line: Int, message: String) {
    #expect(
      errors(body).split(separator: "\n").first.map(String.init)
        == "a1/a1-u1-grammar.lesson:\(line): \(message)"
    )
  }

  @Test func `screens are for grammar lessons only`() {
    let text = lesson(": I am\n_ Ben doktor[um]. {#a}").replacing("grammar\n", with: "practice\n")
      .replacing("u1-grammar", with: "u1-practice")
    #expect(
      LessonTexts.errors(text, file: "a1/a1-u1-practice.lesson")
        .contains(":8: ':' is not allowed in practice; expected one of")
    )
  }
}
