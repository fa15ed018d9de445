import Coordination
import Curriculum
import TerminalUI

extension CoursePlace {
  static let keys = [
    KeyHelp("1-9", nil, "open this lesson"),
    KeyHelp("Enter", ":next", "open the first lesson that is not done"),
    KeyHelp("n", nil, "next unit"),
    KeyHelp("p", nil, "previous unit"),
    KeyHelp("b", ":back", "home"),
    KeyHelp("q", ":quit", "leave"),
  ]

  static func intent(for key: Key) -> Intent? {
    switch key {
    case .enter, .character(" "): .next
    case .character("n"), .character(">"), .right, .pageDown: .turnPage(by: 1)
    case .character("p"), .character("<"), .left, .pageUp: .turnPage(by: -1)
    case .character("b"), .escape: .back
    case .character(let character): character.wholeNumberValue.map { .choose($0 - 1) }
    default: nil
    }
  }

  var frame: Frame {
    let name = unit.title.isEmpty ? "" : ": \(unit.title) (\(unit.englishTitle))"
    let head = "\(course.level.rawValue) unit \(unit.number)\(name)"
    let lessons = unit.lessons.enumerated().map { index, lesson in
      Line("  \(index + 1) \(mark(lesson.state)) \(label(lesson))", hangingIndent: 6)
    }
    let place = "unit \(page + 1) of \(course.units.count)  (n next, p previous, b back)"
    return Frame([[], Line(head, .strong)] + lessons + [Line(place, .dim, hangingIndent: 2)])
  }

  /// Lessons of the same skill are told apart by the rest of their ids.
  private func label(_ lesson: Overview.Lesson) -> String {
    let name = Wording.name(of: lesson.skill)
    let isAlone = unit.lessons.count { $0.skill == lesson.skill } == 1
    return isAlone ? name : "\(name) (\(lesson.id))"
  }

  private func mark(_ state: Overview.Lesson.State) -> String {
    switch state {
    case .new: "[ ]"
    case .begun: "[~]"
    case .done: "[x]"
    }
  }
}
