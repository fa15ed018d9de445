import NetworkTestSupport
import Testing

/// Gaps, orders and sentences to rewrite on the command line: explained, queued, in the mistakes book.
struct FormTests {
  let learner: Learner
  private let course: [String: String]

  init() throws {
    learner = try Learner()
    let lesson = """
      id: a1-u1-practice
      level: A1
      unit: 1
      skill: practice
      title: Kim kimdir?
      grammar: copula-present

      _ Ben yorgun[um] ama iyiyim. {#yorgun}
      > ben

      / Sen / mutlu / musun, / Anna? {#mutlu}
      x Sen musun mutlu, Anna? :: Musun comes right after mutlu.

      & Elif mutlu. {#elif}
      > değil
      = Elif mutlu değil.

      & Ben mutluyum. {#biz}
      > (biz)
      = (Biz) mutluyuz.

      ^ Match. {#eslestir}
      + Sen iyi :: misin?
      + Sen mutlu :: musun?

      """
    let path = try learner.write(lesson, to: "course/a1/a1-u1-practice.lesson")
    course = ["DILIM_CONTENT": String(path.dropLast("/a1/a1-u1-practice.lesson".count))]
  }

  private func answer() throws {
    let lines =
      ["im", "sen musun mutlu anna", "Elif değil mutlu.", "Biz mutluyum."]
      + ["1 2", "Sen iyi – musun? / Sen mutlu – misin?", ":quit"]
    _ = try learner.run(["lesson", "a1-u1-practice"], lines: lines, with: course)
  }

  @Test(arguments: [
    ("yorgun", "im", #"Sentence with a gap to fill: \"Ben yorgun____ ama iyiyim.\""#),
    ("yorgun", "im", #"Learner's answer: \"Ben yorgunim ama iyiyim.\""#),
    ("mutlu", "Sen musun mutlu Anna?", "Pieces to put in order: ["),
    ("mutlu", "Sen musun mutlu Anna?", "Musun comes right after mutlu."),
    ("elif", "Elif değil mutlu", #"Given with it: \"değil\""#),
  ])
  func `an answer is explained by its task`(_ item: String, _ answer: String, _ sent: String) throws
  {
    let model = try ModelServer.good()
    let words = ["explain", "--item", "a1-u1-practice#\(item)", answer]
    _ = try learner.run(words, with: model.environment.merging(course) { $1 })
    let text = try #require(model.requests.first?.text)
    #expect(text.contains(sent), "\(text)")
  }

  @Test func `the queue asks about each`() throws {
    let model = try ModelServer.good()
    let all = model.environment.merging(course) { $1 }
    try answer()
    let added = try learner.run(["feedback", "--add"], with: all).output
    #expect(added.contains("5"), "\(added)")
    _ = try learner.run(["feedback", "--send"], with: all)
    let sent = model.requests.map(\.text).joined()
    for task in [
      "Sentence with a gap", "Pieces to put in order", "Sentence to say another way",
      "Pairs to match",
    ] {
      #expect(sent.contains(task), "\(task)")
    }
  }

  @Test func `each pair is marked by itself in JSON`() throws {
    let (right, wrong) = (
      "Sen iyi – misin? / Sen mutlu – musun?", "Sen iyi – musun? / Sen mutlu – misin?"
    )
    let lines = [wrong, "1", right]
    let requests = lines.map { #"{"item":"a1-u1-practice#eslestir","answer":"\#($0)"}"# }
    let marks = try learner.run(["grade", "--json"], lines: requests, with: course).output
      .split(separator: "\n")
    try #require(marks.count == 3)
    let part = #""parts":[{"expected":"misin?","found":"musun?","name":"Sen iyi"},"#
    #expect(marks[0].contains(part), "\(marks[0])")
    #expect(marks[0].contains(#""verdict":"wrong""#))
    #expect(marks[1].contains(#""found":"","name":"Sen iyi""#), "\(marks[1])")
    #expect(marks[2].contains(#""verdict":"correct""#), "\(marks[2])")
  }

  @Test func `the mistakes book has each with what was given`() throws {
    try answer()
    let book = try learner.run(["mistakes"], with: course).output
    #expect(book.contains("x Ben yorgun____ ama iyiyim. (ben)  (1 of 1 answers wrong)"), "\(book)")
    #expect(book.contains("x Elif mutlu. (değil)  (1 of 1 answers wrong)"), "\(book)")
    #expect(book.contains("x Ben mutluyum. (biz)  (1 of 1 answers wrong)"), "\(book)")
    #expect(book.contains(" / "), "\(book)")
    #expect(book.contains("x Match. Sen iyi / Sen mutlu – "), "\(book)")
    let entry = try learner.run(["mistakes", "a1-u1-practice#mutlu"], with: course).output
    #expect(entry.contains("The question particle “musun” follows the word"), "\(entry)")
    let json = try learner.run(["mistakes", "--json"], with: course).output
    #expect(json.contains(#""answer":"Sen iyi – musun? / Sen mutlu – misin?""#), "\(json)")
    #expect(json.contains(#""asked":"Elif mutlu. (değil)""#), "\(json)")
  }
}
