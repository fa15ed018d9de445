package import Curriculum

extension ItemBank {
  /// Gathers the items of a course; words to learn are cards and no items.
  package init(lessons: [Lesson], syllabus: Syllabus) {
    let units = syllabus.units.enumerated()
    let tagUnits = units.flatMap { number, unit in unit.tags.map { (tag: $0, unit: number) } }
    let ordered = lessons.enumerated().sorted { left, right in
      (left.element.place, left.offset) < (right.element.place, right.offset)
    }
    let items = ordered.flatMap { _, lesson in
      lesson.exercises.compactMap { ItemTraits(lesson: lesson, exercise: $0) }
    }
    self.init(items: items, tagUnits: tagUnits)
  }
}

extension ItemTraits {
  /// The traits of an exercise of a lesson, or nil for a word to learn.
  package init?(lesson: Lesson, exercise: Exercise) {
    guard let kind = AnswerKind(exercise.task, skill: lesson.skill) else { return nil }
    self.init(
      id: lesson.itemID(of: exercise),
      tags: exercise.tags,
      kind: kind,
      unit: lesson.unitIndex,
      skill: lesson.skill,
      passage: exercise.passage ?? exercise.screen
    )
  }
}

extension AnswerKind {
  /// Nil for a word to learn.
  fileprivate init?(_ task: Exercise.Task, skill: Skill) {
    switch task {
    case .choice: self = .choice
    case .dictation: self = .dictation
    case .readAloud, .monologue: self = .speaking
    case .translation: self = skill == .speaking ? .speaking : .typed
    case .gap, .order, .transformation, .correction, .matching, .dialogue:
      self = .typed
    case .card: return nil
    }
  }
}

extension Lesson {
  /// The unit in the course, from 0.
  fileprivate var unitIndex: Int { level.courseUnit(unit) }

  /// A number by which lessons are in course order.
  fileprivate var place: Int {
    let skill = Skill.allCases.firstIndex(of: skill) ?? 0
    return unitIndex * Skill.allCases.count + skill
  }
}
