import Coordination
import Memory
import TerminalUI
import TextSafety

// The days: time, calendar, forecast.
extension ProgressSections {
  var time: ProgressSection {
    let study = report.study
    let weeks = study.weeks(12)
    let most = weeks.map(\.minutes).max() ?? 0
    var lines = [
      Line(Wording.thisWeek(of: report), hangingIndent: 2),
      Line(
        "12 weeks  \(TextPlot.line(weeks.map { Double($0.minutes) }))  most \(most) min",
        hangingIndent: 2
      ),
    ]
    lines += Wording.bests(of: report).map { Line($0, hangingIndent: 2) }
    let total = Wording.longDuration(study.milliseconds)
    lines.append(Line("In all \(total), \(Wording.count(study.answers, "answer"))"))
    return ProgressSection(title: "Time", lines: lines)
  }

  var calendar: ProgressSection {
    let study = report.study
    let enough = report.goal ?? Wording.usualMinutes
    let count = min(53, columns - 4)
    let first = study.today.monday + -7 * (count - 1)
    let lines = (0..<7).map { weekday in
      let signs = (0..<count).map { week -> Character in
        let day = first + (7 * week + weekday)
        if day > study.today { return " " }
        let minutes = study.minutes(on: day)
        return minutes == 0 ? "." : minutes < enough ? ":" : "#"
      }
      return Line(text: Self.trimmed("\(Wording.weekdays[weekday])  " + String(signs)))
    }
    let title: SafeText = "Days  . none  : some  # \(enough) min"
    return ProgressSection(title: title, lines: lines)
  }

  var forecast: ProgressSection {
    let days = report.forecast.days
    guard report.forecast.total > 0 else {
      return ProgressSection(title: "Cards due", lines: ["No cards are due in the next 30 days."])
    }
    let most = "\(days.map(\.due).max() ?? 0)"
    let chart = TextPlot.columns(days.map(\.due), height: 4).enumerated().map { index, row in
      Line(text: Self.trimmed((index == 0 ? most : "").right(4) + " " + row))
    }
    let list = days.prefix(columns < 60 ? 5 : 7).enumerated().map { index, day in
      "\(index == 0 ? "today" : Wording.weekdays[day.day.weekday]) \(day.due)" as SafeText
    }
    var lines = chart + [Line(list.joined(separator: "  "), hangingIndent: 2)]
    if days.contains(where: { $0.asked != $0.due }) {
      let limit: SafeText = "A day asks \(report.forecast.limit) at most; the rest waits its turn."
      lines.append(Line(limit, .dim, hangingIndent: 2))
    }
    return ProgressSection(title: "Cards due, the next 30 days", lines: lines)
  }
}
