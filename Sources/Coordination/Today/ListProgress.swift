package import Curriculum

/// How far the word lists are from the learner's level on, which decides how far the course may go.
///
/// The items of a unit come only when a group of its words was asked and the list of the unit before
/// is finished. Which of them come before the list is finished, ``WordNeeds`` says.
package struct ListProgress: Sendable, Equatable {
  /// The word lists in the order of the course.
  package let lists: [LessonID]
  /// The lists whose first group was asked.
  package private(set) var begun: Set<LessonID>
  /// The lists that are finished.
  package private(set) var done: Set<LessonID>

  /// Describes lists; without any the course is open.
  package init(
    lists: [LessonID] = [],
    begun: Set<LessonID> = [],
    done: Set<LessonID> = []
  ) {
    (self.lists, self.done) = (lists, done)
    self.begun = begun.union(done)
  }

  /// The list with which words go on; nil if all are finished.
  package var next: LessonID? { lists.first { !done.contains($0) } }

  /// The unit, 0 to 47, whose items wait for words; nil if none does.
  package var closedFrom: Int? {
    for (index, list) in lists.enumerated() {
      let isFree = index == 0 || done.contains(lists[index - 1])
      if !isFree || !begun.contains(list) { return list.unitOfCourse }
    }
    return nil
  }

  mutating func begin(_ list: LessonID) { begun.insert(list) }

  /// Counts a list as finished; also one that can't be opened, so that the course goes on.
  mutating func finish(_ list: LessonID) {
    begun.insert(list)
    done.insert(list)
  }
}

extension LessonID {
  /// The number of the unit in the whole course, 0 to 47.
  fileprivate var unitOfCourse: Int? {
    guard let level, let unit else { return nil }
    return level.courseUnit(unit)
  }
}
