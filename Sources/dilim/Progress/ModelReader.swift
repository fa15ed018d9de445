import Coordination
import Curriculum
import Mastery
import Storage

/// Makes the learner model from the course and the journal.
struct ModelReader {
  let library: CourseLibrary
  let record: Record

  /// The model after all answers; that of a beginner if there is no record.
  func model() throws(Failure) -> LearnerModel {
    let sessions = try record.reading { (store) throws(DatabaseError) in
      try store.journal.allSessions()
    }
    return LearnerModel(sessions: sessions ?? [], bank: try bank())
  }

  private func bank() throws(Failure) -> ItemBank {
    var lessons: [Lesson] = []
    for id in Level.allCases.flatMap(library.lessons) where id.skill != .vocabulary {
      lessons.append(try library.lesson(id))
    }
    return ItemBank(lessons: lessons, syllabus: try library.syllabus())
  }
}
