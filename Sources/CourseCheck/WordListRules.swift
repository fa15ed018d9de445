import Curriculum
import TextSafety

/// The rule on word lists: each word can be asked by choice among four options.
enum WordListRules {
  /// Checks the word lists of the course.
  static func complaints(_ lessons: [Course.LessonFile]) -> [Complaint] {
    lessons.filter { $0.lesson.skill == .vocabulary }.flatMap { file in
      WordList(file.lesson).withoutChoice.map { exercise in
        let word = exercise.task.taughtWord?.word ?? ""
        return file.place(exercise.line).fail(
          .wordOptions,
          """
          '\(word)' has no three wrong options: fewer than three other words of the list have \
          quite different meanings
          """
        )
      }
    }
  }
}
