import Coordination
import Curriculum
import Patterns
import Scoring
import Screens
import TextSafety

/// Grades answers outside a lesson, with a bounded cache of graders and lessons.
struct Examiner {
  private let library: () throws(Failure) -> CourseLibrary
  private var graders = PreparedGraders()
  private var lessons: [LessonID: [PreparedItem]] = [:]
  private let memory = GradingMemory()

  /// The number of lessons in the cache.
  private static let capacity = 256

  init(library: @escaping () throws(Failure) -> CourseLibrary) { self.library = library }

  /// The lexicon of the course; without a course answers are judged without one.
  private lazy var lexicon = LexiconFile.source(in: try? library().folder)

  /// Grades an answer by patterns, with the English that it translates if it is known.
  mutating func mark(
    _ answer: String,
    accept: [String],
    english: String?,
    strict: Bool
  ) throws(Failure) -> Outcome {
    let grader = try graders.grader(for: accept, prepare: Self.compiled)
    let lexicon = lexicon
    return .text(
      grader.judge(
        answer,
        strict: strict,
        remembering: memory,
        witness: lexicon.witness(english: english)
      )
    )
  }

  /// Grades an answer to an item of the course; `strict` applies to typed answers.
  mutating func mark(
    _ answer: String,
    item name: String,
    strict: Bool
  ) throws(Failure) -> Outcome {
    let task = try material(name).task
    if let outcome = task.outcome(of: answer, strict: strict) { return outcome }
    guard case .choose(let options) = task.answering,
      let chosen = Self.option(named: answer, in: options)
    else {
      throw .data(Wording.notAnOption(of: name, count: task.numbered.count))
    }
    return .choice(chosen: chosen, solution: task.solution)
  }

  /// Finds the option with this number, letter or text, as the journal has it.
  private static func option(named answer: String, in options: [Option]) -> Option? {
    if let chosen = options.first(where: { $0.text == answer }) { return chosen }
    let letters = ["a", "b", "c", "d"]
    let index = Int(answer).map { $0 - 1 } ?? letters.firstIndex(of: answer.lowercased())
    return index.flatMap { options.indices.contains($0) ? options[$0] : nil }
  }

  /// Compiles patterns into a grader.
  static func compiled(_ accept: [String]) throws(Failure) -> TranslationGrader {
    TranslationGrader(accepted: try patterns(accept))
  }

  /// Reads patterns, at least one.
  static func patterns(_ accept: [String]) throws(Failure) -> [AnswerPattern] {
    guard !accept.isEmpty else { throw .data(Wording.noPatterns) }
    var patterns: [AnswerPattern] = []
    for source in accept {
      do {
        patterns.append(try AnswerPattern(source))
      } catch {
        throw .data(Wording.badPattern(source, "\(error)"))
      }
    }
    return patterns
  }

  /// Finds the item with this name.
  mutating func material(_ name: String) throws(Failure) -> PreparedItem {
    guard let id = ItemID(name) else {
      throw .data(Wording.badItemName(name))
    }
    let items = try items(of: id.lesson)
    guard let item = items.first(where: { $0.id == id }) else {
      let near = NearName.of(id.item, in: items.map(\.id.item))
      throw .data(Wording.noItem(name, near: near.map { "\(id.lesson)#\($0)" }))
    }
    return item
  }

  private mutating func items(of lesson: LessonID) throws(Failure) -> [PreparedItem] {
    if let known = lessons[lesson] { return known }
    let library = try library()
    var items: [PreparedItem] = []
    for material in try library.material(of: lesson) {
      do { items.append(try material.prepared()) } catch { throw library.failure(error) }
    }
    if lessons.count >= Self.capacity { lessons.removeAll(keepingCapacity: true) }
    lessons[lesson] = items
    return items
  }
}
