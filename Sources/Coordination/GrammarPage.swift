package import Curriculum

/// A screen of a grammar lesson, which is read before its items.
package struct GrammarPage: Sendable, Equatable {
  package let screen: GrammarScreen
  /// The position in the lesson, from 0.
  package let index: Int
  /// The number of screens in the lesson.
  package let count: Int
  /// Whether an item of the screen was asked on an earlier day.
  package internal(set) var isRepeated = false
}

// The screens of grammar lessons.
extension LessonCoordinator {
  /// Whether the learner is reading words or a screen before the present item.
  package var isReading: Bool { page != nil || rule != nil }

  /// Shows the screen of an item before the first of its new items; a review doesn't show it.
  mutating func openRule(before item: ItemMaterial, in state: ItemState) {
    rule = nil
    guard let next = item.rule, !shownRules.contains(next), state.isUntouched, state.skips == 0,
      teachesNow
    else { return }
    shownRules.append(next)
    rule = next
  }

  /// Whether the item is new in its session, as in a lesson or where a day goes on in the course.
  private var teachesNow: Bool {
    if case .lesson = plan.kind { return true }
    return presentReason == .course || presentReason == .passage
  }
}
