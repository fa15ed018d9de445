import Classes
import Coordination
import Curriculum
import Quizzes
import RandomTestSupport
import Scoring
import Testing
import TextSafety

/// Out and in: the items and their verdicts stay the same.
@Suite(.seeded) struct RoundTripTests {
  /// The verdict on a written answer.
  private func verdict(_ task: PreparedTask, _ answer: String) -> Verdict? {
    guard case .write(let mark) = task.answering else { return nil }
    return mark(answer, false).verdict
  }

  private func lesson(_ made: QuizImport) throws -> Lesson {
    let id = LessonID(rawValue: "a1-u1-checkpoint-2")
    let text = made.lesson(id, level: .a1, unit: 1, skill: .checkpoint, title: "Quiz")
    return try LessonReader().read(text: text, id: id)
  }

  private func answers(_ item: QuizItem) -> [QuizQuestion.Answer] {
    switch item.question.body {
    case .short(let answers), .choice(let answers): answers
    case .matching: []
    }
  }

  @Test(arguments: Way.allCases)
  func `every written item of the course comes back with the same verdicts`(way: Way) throws {
    let items = try CourseItems.items(of: [.writing, .practice])
    let questions = try items.map { try QuizItem($0) }
    #expect(items.count > 1_000)
    let made = QuizImport(lesson: .checkpoint, file: try way.file(way.text(of: questions)))
    #expect(made.faults.isEmpty && made.changed.isEmpty, "\(made.faults.prefix(3))")
    let again = try lesson(made).material.map { try $0.prepared() }
    try #require(again.count == items.count)
    for (place, (old, new)) in zip(items, again).enumerated() {
      #expect(old.task.solution == new.task.solution || old.task.lettered.count > 0, "\(old.id)")
      #expect(old.exercise.notes == new.exercise.notes && old.exercise.tags == new.exercise.tags)
      let given = answers(questions[place]).map(\.text)
      // The usual answers, the last of them, which are expected mistakes, and one that is wrong.
      for answer in given.prefix(3) + given.suffix(3) + [old.task.solution + " değil mi"] {
        #expect(
          verdict(old.task, answer) == verdict(new.task, answer),
          "\(old.id): \(answer)"
        )
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `what a platform gives back accepts every answer that it lists`(way: Way) throws {
    // Each fourth lesson, because all lessons take minutes.
    let lessons = try CourseItems.lessons(of: [.writing, .practice]).enumerated()
      .filter { $0.offset.isMultiple(of: 4) }.map(\.element)
    let items = try lessons.flatMap(\.material).map { try $0.prepared() }
    let questions = try items.map { try QuizItem($0) }
    let text = way.withoutSource(way.text(of: questions))
    let made = QuizImport(lesson: .checkpoint, file: try way.file(text))
    #expect(made.faults.isEmpty && made.changed.isEmpty, "\(made.faults.prefix(3))")
    let again = try lesson(made).material.map { try $0.prepared() }
    try #require(again.count == items.count)
    for (new, question) in zip(again, questions) {
      for answer in answers(question) where answer.credit == 1 {
        guard let verdict = verdict(new.task, answer.text) else { continue }
        #expect(verdict.passes, "\(question.question.title): \(answer.text)")
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `choices and their texts come back`(way: Way) throws {
    let items = try CourseItems.items(of: [.reading])
    let questions = try items.map { try QuizItem($0) }
    let made = QuizImport(lesson: .checkpoint, file: try way.file(way.text(of: questions)))
    #expect(made.faults.isEmpty && made.changed.isEmpty)
    let again = try lesson(made).material
    #expect(again.map(\.exercise.task.prompt) == items.map(\.exercise.task.prompt))
    #expect(again.map(\.passage?.paragraphs) == items.map(\.passage?.paragraphs))
  }

  @Test func `what is heard or said is left out with its reason`() throws {
    var omissions: [QuizItem.Omission: Int] = [:]
    for item in try CourseItems.items(of: [.listening, .speaking]) {
      do throws(QuizItem.Omission) { _ = try QuizItem(item) } catch {
        omissions[error, default: 0] += 1
      }
    }
    #expect(omissions[.heard, default: 0] > 100 && omissions[.said, default: 0] > 100)
    #expect(omissions[.wordChoice] == nil)
  }

  /// Texts that have a meaning in GIFT, XML, embedded answers, patterns or lessons.
  private static let hostile = [
    "a = b ~ c # d { e } f : g", "{=x}", "::t::", "//", "// dilim: ? x {#y}", "->", "%50%x",
    "[html]<b>",
    "\\n \\ \\\\ \\=", "]]>", "<!-- x --> --", "&amp; &#39; <b>bold</b>", "* a*b \\*",
    "{1:SHORTANSWER:=a}",
    "{#id}", ":: x ::", "____", "T", "0", "\"quoted\" 'so'", "$CATEGORY: x", "####", "#",
    "a\u{1B}[31m",
    "Ne\u{300}den?",
  ]

  /// The item of a table, as it is marked.
  private func item(_ key: ItemKey) throws -> PreparedItem {
    let exercise = Exercise(
      id: "x",
      line: 1,
      tags: [],
      passage: nil,
      task: .translation(
        Translation(
          prompt: key.english ?? "",
          accepted: key.accept.map { LocatedText(text: $0, line: 1) },
          traps: []
        )
      ),
      notes: []
    )
    let lesson = Lesson(
      id: LessonID(rawValue: "a1-u1-writing"),
      level: .a1,
      unit: 1,
      skill: .writing,
      title: "x",
      grammar: [],
      passages: [],
      exercises: [exercise]
    )
    return try ItemMaterial(lesson: lesson, exercise: exercise).prepared()
  }

  private func check(_ text: String, _ answer: String, _ way: Way) throws {
    let answer = SafeText(line: answer).string
    let pattern = answer.map { "()[]{}|/\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    let key = ItemKey(name: "Soru \(text)", accept: ["ev \(pattern)"], english: "Say \(text) now.")
    let item = try QuizItem(own: key)
    let made = QuizImport(table: try way.file(way.text(of: [item])))
    #expect(made.faults.isEmpty && made.changed.isEmpty, "\(text) \(made.faults)")
    let back = try #require(made.keys.first, "\(text)")
    func words(_ text: String?) -> [Substring] {
      SafeText(line: text ?? "").string.split(separator: " ")
    }
    #expect(words(back.english) == words(key.english), "\(text)")
    #expect(words(back.name) == words(key.name), "\(text)")
    let tried = SafeText(line: "ev \(answer)").string
    let (old, new) = (try self.item(key), try self.item(back))
    #expect(verdict(old.task, tried) == verdict(new.task, tried), "\(answer)")
    // A table holds what was read.
    let table = try ItemKeys(AnswerTable(ItemKeys.table(of: made.keys)))
    #expect(table.faults.isEmpty && words(table.inOrder.first?.english) == words(key.english))
  }

  @Test(arguments: Way.allCases)
  func `no text is taken for a sign of the format`(way: Way) throws {
    for text in Self.hostile { try check(text, text, way) }
  }

  @Test(arguments: Way.allCases)
  func `texts of random signs come back`(way: Way) throws {
    var random = TestRandom(29)
    let signs = Array("ab =~#{}:\\%*-><&;\"'[]()|/!n_@$?.ş")
    for _ in 0..<400 {
      let count = Int.random(in: 0..<14, using: &random)
      let text = String((0..<count).map { _ in signs.randomElement(using: &random) ?? "a" })
      try check("x\(text)", "x\(text)", way)
    }
  }
}
