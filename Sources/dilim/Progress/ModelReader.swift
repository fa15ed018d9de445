import Cards
import Coordination
import Curriculum
import Mastery
import Storage

/// Makes the learner model from the course and the journal.
struct ModelReader {
  let library: CourseLibrary
  let record: Record
  let clock: DayClock
  let now: Int64

  /// The model after all answers; that of a beginner if there is no record.
  func model() throws(Failure) -> LearnerModel {
    try HistoryReader(record: record, bank: bank(), clock: clock, now: now).history().model
  }

  private func bank() throws(Failure) -> ItemBank {
    var lessons: [Lesson] = []
    for id in Level.allCases.flatMap(library.lessons) where id.skill != .vocabulary {
      lessons.append(try library.lesson(id))
    }
    return ItemBank(lessons: lessons, syllabus: try library.syllabus())
  }
}
