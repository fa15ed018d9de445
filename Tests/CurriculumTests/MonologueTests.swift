import Curriculum
import Testing

struct MonologueTests {
  private func lesson(_ body: String) -> String {
    """
    id: b1-u1-speaking
    level: B1
    unit: 1
    skill: speaking
    title: İnsanlar
    grammar: participle-an

    \(body)

    """
  }

  private func errors(_ body: String) -> String {
    LessonTexts.errors(lesson(body), file: "b1/b1-u1-speaking.lesson", tags: nil)
  }

  private static let whole = """
    $ Tell about a neighbour. {#komsu}
    > 6-30
    + who it is
    + what this person does; use -(y)An :: -(y)An
    = Komşum bir öğretmen.
    = O, çok çalışan biri.
    """

  @Test func `something to tell has notes, a length and a model`() throws {
    let read = try LessonTexts.read(lesson(Self.whole), file: "b1/b1-u1-speaking.lesson")
    let exercise = try #require(read.exercises.first)
    switch exercise.task {
    case .monologue(let task):
      #expect(task.prompt == "Tell about a neighbour." && task.length == 6...30)
      #expect(task.points.map(\.note.text) == ["who it is", "what this person does; use -(y)An"])
      #expect(task.points.map(\.evidence?.text) == [nil, "-(y)An"])
      #expect(task.text == "Komşum bir öğretmen. O, çok çalışan biri.")
      #expect(task.lengthLine == 9)
    case .choice, .translation, .dictation, .readAloud, .card, .gap, .order, .transformation,
      .correction, .matching, .dialogue:
      Issue.record("\(exercise)")
    }
    #expect(exercise.task.english == nil)
  }

  @Test(arguments: [
    ("> 6-30", "> 30-6", ":9: number of words '30-6'; expected the fewest and the most"),
    ("> 6-30", "> many", ":9: number of words 'many'"),
    ("> 6-30\n", "", ":8: no '>' line with the number of words"),
    ("+ who it is\n", "", ":8: 1 point; expected 2 to 5 with '+' lines"),
    ("who it is", "who it is :: ", ":10: not a point; expected '+ note' or '+ note :: evidence'"),
    (" :: -(y)An", "", ":8: nothing to look for; expected '+ note :: evidence'"),
    ("= O, çok çalışan biri.", "! A note.", ":8: 1 sentence of a model; expected two '=' lines"),
  ])
  func `an error is reported with its line`(part: String, change: String, message: String) {
    let found = errors(Self.whole.replacing(part, with: change))
    #expect(found.contains(message), "\(found)")
  }
}
