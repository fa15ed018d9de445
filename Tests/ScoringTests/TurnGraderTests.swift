import Patterns
import Scoring
import Testing

struct TurnGraderTests {
  private let grader: TurnGrader

  init() throws {
    grader = TurnGrader(
      accepted: [try AnswerPattern("(Hayır,) (ben) köpekleri sevmem.")],
      traps: [
        Trap(
          pattern: try AnswerPattern("Maalesef köpekler sevmem."),
          feedback: "Sevmek takes an object: köpekleri."
        )
      ],
      persons: ["Emre", "Ayşe Hanım"]
    )
  }

  @Test(arguments: [
    "Aslında köpekleri sevmem.", "Maalesef, köpekleri sevmem", "Tamam ama ben köpekleri sevmem",
    "Emre, köpekleri sevmem.", "Köpekleri sevmem, Ayşe Hanım!", "Ah Emre, ah, köpekleri sevmem",
    "Köpekleri sevmem maalesef", "Tabii ki köpekleri sevmem.", "AYŞE HANIM, köpekleri sevmem",
  ])
  func `openings, courtesy and names are free`(answer: String) {
    let judgement = grader.judge(answer)
    #expect(judgement.verdict == .correct && judgement.findings == [])
    #expect(judgement.answer == answer)
  }

  @Test(arguments: [
    // Yes is no mere opening.
    "Evet, köpekleri sevmem.",
    // Without a comma a name is a part of the sentence, and Tom isn't there.
    "Emre köpekleri sevmem", "Tom, köpekleri sevmem.",
    // What is left must be right by itself.
    "Aslında köpekler sevmem", "Aslında köpeklari sevmem", "Aslında", "Aslında maalesef",
    "Of aman of köpekleri sevmem", "Ama tamam ama ama köpekleri sevmem",
  ])
  func `nothing else is`(answer: String) {
    #expect(!grader.judge(answer).verdict.passes)
  }

  @Test func `a trap comes first`() {
    #expect(grader.judge("Maalesef köpekler sevmem").trap != nil)
  }
}
