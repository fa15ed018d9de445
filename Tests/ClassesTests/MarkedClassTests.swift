import Classes
import Testing

struct MarkedClassTests {
  private func marked(_ credits: [(student: String, points: Double?)]) -> MarkedClass {
    var marked = MarkedClass()
    let item = marked.add(ClassItem(name: "x", asked: "", right: "a"))
    for (line, credit) in credits.enumerated() {
      guard let points = credit.points else { continue }
      let given = GivenAnswer(
        file: "a.csv",
        line: line + 2,
        student: credit.student,
        item: .course("x"),
        text: "a"
      )
      let answer = AcceptedAnswer(item: "x", answer: "a", points: points, note: nil)
      marked.add(MarkedAnswer(given, item: item, mark: Mark(accepted: answer, right: "a")))
    }
    return marked
  }

  @Test func `changes are the rows whose mark differs, also of rows that had none`() {
    let before = marked([("Can", 0), ("Ece", nil), ("Zeki", 1)])
    let after = marked([("Can", 0.5), ("Ece", 0.5), ("Zeki", 1)])
    let changes = after.changes(since: before)
    #expect(changes.map(\.after.given.student) == ["Can", "Ece"])
    #expect(changes.map { $0.before?.mark.credit } == [0, nil])
    #expect(after.changes(since: after).isEmpty)
  }
}
