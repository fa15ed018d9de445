import Curriculum
import TextSafety

/// The rule that every grammar point of a complete unit has a grammar note.
enum NoteRules {
  /// Checks the units that have all five skills.
  static func complaints(_ course: Course) -> [Complaint] {
    let known = Set(course.notes.map(\.note.tag)).union(course.brokenNotes)
    return course.units.filter(\.isComplete).flatMap { unit -> [Complaint] in
      let tags = course.syllabus?.unit(unit.number, of: unit.level)?.tags ?? []
      return tags.filter { !known.contains($0) }.compactMap { tag in
        unit.lessons.first?.place(1).fail(
          .note,
          "no grammar note on '\(tag)'; write notes/\(tag).md"
        )
      }
    }
  }
}
