import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension CoursePlace {
  var keys: KeyTable {
    KeyTable(
      KeyRow.digits(unit.lessons.count, "open this lesson") + [
        KeyRow(
          [.enter, .space],
          [.next],
          .next,
          label: "",
          "open the first lesson that is not done",
          applies: unit.lessons.contains { !$0.isDone }
        ),
        KeyRow(
          [.character("n"), .character(">"), .right, .pageDown],
          [],
          .turnPage(by: 1),
          label: "next",
          "next unit",
          applies: page + 1 < course.units.count
        ),
        KeyRow(
          [.character("p"), .character("<"), .left, .pageUp],
          [.previous],
          .turnPage(by: -1),
          label: "previous",
          "previous unit",
          applies: page > 0
        ),
        .back("home"),
        .leave(),
      ]
    )
  }

  var frame: Frame {
    let name: SafeText = unit.title.isEmpty ? "" : ": \(unit.title) (\(unit.englishTitle))"
    let head: SafeText = "\(course.level.rawValue) unit \(unit.number)\(name)"
    let lessons = unit.lessons.enumerated().map { index, lesson in
      Line("  \(index + 1) \(mark(lesson.state)) \(label(lesson))", hangingIndent: 6)
    }
    let place: SafeText = "unit \(page + 1) of \(course.units.count)"
    return Frame([[], Line(head, .strong)] + lessons + [Line(place, .dim, hangingIndent: 2)])
  }

  /// The skill, and a number too if the unit has several lessons of that skill.
  private func label(_ lesson: Overview.Lesson) -> SafeText {
    let name = Wording.name(of: lesson.skill)
    let same = unit.lessons.filter { $0.skill == lesson.skill }
    guard same.count > 1, let place = same.firstIndex(where: { $0.id == lesson.id }) else {
      return name
    }
    return "\(name) \(place + 1)"
  }

  private func mark(_ state: Overview.Lesson.State) -> String {
    switch state {
    case .new: "[ ]"
    case .begun: "[~]"
    case .done: "[x]"
    }
  }
}
