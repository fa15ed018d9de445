import Memory
import Screens
import TextSafety

/// The number of due cards on each day, before and after a change of the schedule.
struct ScheduleTable {
  private let change: ScheduleChange
  private let today: StudyDay

  /// The number of days shown.
  private static let span = 7

  init(_ change: ScheduleChange, today: StudyDay) {
    self.change = change
    self.today = today
  }

  var lines: [SafeText] {
    var lines: [SafeText] = [Wording.dueTable]
    for offset in 0..<Self.span {
      let day = today + offset
      let name: SafeText =
        offset == 0
        ? Wording.today : offset == 1 ? Wording.tomorrow : "\(Wording.date(of: day))"
      lines.append(
        "  \(name.string.padded(to: 12)) \(number(change.before[day]))  \(number(change.after[day]))"
      )
    }
    if change.movedCount > 0 {
      lines.append(Wording.spread(change.movedCount))
    }
    return lines
  }

  private func number(_ count: Int) -> String { String(count).padded(toRight: 5) }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text right-aligned to a width.
  func padded(toRight width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
