import Asking
import Coordination
import Curriculum
import Feedback
import Scoring
import Storage

extension Tutor {
  /// The facts about the learner that the tutor may be told.
  static func context(
    record: Record,
    library: CourseLibrary,
    level: Level?
  ) throws(Failure) -> ChatContext {
    let profile = try record.profile()
    return ChatContext(
      level: level ?? profile?.level ?? .a1,
      lesson: try lesson(record, library),
      mistakes: try mistakes(record, library)
    )
  }

  /// The lesson that the learner left last.
  private static func lesson(
    _ record: Record,
    _ library: CourseLibrary
  ) throws(Failure) -> LessonInView? {
    guard let unfinished = try record.unfinished(), case .lesson(let id) = unfinished.kind,
      let lesson = try? library.lesson(id)
    else { return nil }
    let tags = lesson.exercises.flatMap(\.tags)
    var grammar: [GrammarTag] = []
    for tag in tags where !grammar.contains(tag) { grammar.append(tag) }
    return LessonInView(
      title: lesson.title,
      unit: "\(lesson.level.rawValue).\(lesson.unit)",
      skill: lesson.skill,
      grammar: Array(grammar.prefix(8))
    )
  }

  private static func mistakes(
    _ record: Record,
    _ library: CourseLibrary
  ) throws(Failure) -> [RecentMistake] {
    let given = try record.reading { (store) throws(DatabaseError) in
      try store.journal.mistakes(limit: ChatContext.mostMistakes)
    }
    var examiner = Examiner { () throws(Failure) in library }
    return (given ?? []).compactMap { answer in
      let name = answer.record.item.description
      guard let item = try? examiner.material(name) else { return nil }
      return RecentMistake(
        english: item.exercise.task.english ?? "",
        answer: answer.record.answer,
        rightAnswer: item.task.solution,
        categories: answer.record.findings.map(\.category)
      )
    }
  }
}
