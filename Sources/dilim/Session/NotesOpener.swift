import Coordination
import Curriculum
import Mastery
import Screens
import Storage
import TextSafety

/// Reads grammar notes together with how well the learner knows their points.
struct NotesOpener {
  let library: CourseLibrary
  let record: Record
  let now: Int64

  /// All grammar points in teaching order.
  func points() throws(Failure) -> [NotePoint] {
    let knowledge = try knowledge()
    return try library.syllabus().units.flatMap { unit in
      unit.tags.map { tag in
        let title = (try? library.note(on: tag))?.title
        return NotePoint(
          tag: tag,
          title: title ?? tag.rawValue,
          name: Wording.name(of: tag).string,
          unit: unit,
          knowledge: knowledge[tag]
        )
      }
    }
  }

  /// The note on a point.
  func note(on tag: GrammarTag) throws(Failure) -> NotePlace {
    let note = try library.note(on: tag)
    return NotePlace(note, knowledge: try knowledge()[tag])
  }

  /// What the learner model knows; empty without answers, or if the course can't be read.
  private func knowledge() throws(Failure) -> [GrammarTag: PointKnowledge] {
    let sessions = try record.reading { (store) throws(DatabaseError) in
      try store.journal.allSessions()
    }
    guard let sessions, !sessions.isEmpty, let bank = try? bank() else { return [:] }
    let observations = JournalObservations(sessions: sessions, bank: bank).observations
    var model = LearnerModel(bank: bank)
    for observation in observations { model.apply(observation) }
    let lastRight = LastRight(observations, bank: bank)
    let points = ProgressReport.points(by: model, at: now).filter { $0.state != .new }
    return Dictionary(
      points.map {
        ($0.tag, PointKnowledge(strength: $0, lastRight: lastRight[$0.tag], now: now))
      }
    ) { first, _ in first }
  }

  private func bank() throws(Failure) -> ItemBank {
    var lessons: [Lesson] = []
    for id in Level.allCases.flatMap(library.lessons) where id.skill != .vocabulary {
      lessons.append(try library.lesson(id))
    }
    return ItemBank(lessons: lessons, syllabus: try library.syllabus())
  }
}
