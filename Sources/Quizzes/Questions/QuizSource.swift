import Coordination
import Curriculum

/// Items from the lines that a file of questions has of them.
enum QuizSource {
  private static let id = LessonID(rawValue: "a1-u1-checkpoint")

  /// Begins the line with the lesson of an item, on which the order of its options depends.
  static let idPrefix = "id: "

  /// Returns a lesson of items of all kinds, which is in no file.
  static func lesson(with exercises: [Exercise]) -> Lesson {
    Lesson(
      id: id,
      level: .a1,
      unit: 1,
      skill: .checkpoint,
      title: "",
      grammar: [],
      passages: [],
      exercises: exercises
    )
  }

  /// Reads the lines of one item; nil if they are no item.
  static func item(_ lines: [String]) -> PreparedItem? {
    let named = lines.first.flatMap { $0.hasPrefix(idPrefix) ? $0.dropFirst(idPrefix.count) : nil }
    let lesson = try? LessonReader().read(
      exercises: lines.dropFirst(named == nil ? 0 : 1).joined(separator: "\n"),
      id: named.map { LessonID(rawValue: String($0)) } ?? id,
      level: .a1,
      unit: 1,
      skill: .checkpoint,
      title: "-"
    )
    guard let lesson, lesson.exercises.count == 1, let exercise = lesson.exercises.first else {
      return nil
    }
    return try? ItemMaterial(lesson: lesson, exercise: exercise).prepared()
  }
}
