import Curriculum

extension CourseLibrary {
  /// The words of the lists before a word list, in teaching order; unreadable lists are left out.
  ///
  /// Empty for other lessons.
  func words(before id: LessonID) -> [Card] {
    guard id.skill == .vocabulary, let level = id.level else { return [] }
    let lists = Level.allCases.filter { $0 <= level }.flatMap { lessons(of: $0) }
      .filter { $0.skill == .vocabulary }
    return lists.prefix { $0 != id }.flatMap { list -> [Card] in
      (try? lesson(list))?.exercises.compactMap(\.task.taughtWord) ?? []
    }
  }
}
