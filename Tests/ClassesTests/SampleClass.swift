import Classes
import Explanations
import Patterns
import Scoring

/// A small class whose answers the grader marks.
struct SampleClass {
  private(set) var marked = MarkedClass()
  private var items: [String: Int] = [:]
  private let scale: CreditScale

  init(scale: CreditScale = CreditScale()) { self.scale = scale }

  /// Adds an answer to an item, which is named by its pattern; an empty one is no answer.
  mutating func add(_ student: String, _ pattern: String, _ text: String) throws {
    let accepted = try AnswerPattern(pattern)
    let item =
      items[pattern]
      ?? marked.add(ClassItem(name: pattern, asked: "", right: accepted.shown))
    items[pattern] = item
    let key = ItemKey(name: pattern, accept: [pattern], english: nil)
    let given = GivenAnswer(
      file: "a.csv",
      line: marked.answers.count + 2,
      student: student,
      item: .own(key),
      text: text
    )
    let mark =
      text.isEmpty
      ? Mark(unansweredWithRight: accepted.shown)
      : Mark(
        TranslationGrader(accepted: [accepted]).judge(text),
        scale: scale,
        right: accepted.shown
      )
    marked.add(MarkedAnswer(given, item: item, mark: mark))
  }

  /// Adds an answer that waits for the teacher.
  mutating func addUnsure(_ student: String, _ pattern: String, _ text: String) throws {
    let item = items[pattern] ?? marked.add(ClassItem(name: pattern, asked: "", right: pattern))
    items[pattern] = item
    let key = ItemKey(name: pattern, accept: [pattern], english: nil)
    let given = GivenAnswer(
      file: "a.csv",
      line: marked.answers.count + 2,
      student: student,
      item: .own(key),
      text: text
    )
    let mark = Mark(.unsure, scale: scale, right: pattern)
    marked.add(MarkedAnswer(given, item: item, mark: mark))
  }

  var report: ClassReport {
    ClassReport(marked, scale: scale, sources: [], acceptedFile: nil, language: .english)
  }
}
