import Coordination
import Memory
import TextSafety

// Minutes, calendar and forecast.
extension ProgressHTML {
  var minutes: String {
    let weeks = report.study.weeks(26)
    let most = max(1, weeks.map(\.minutes).max() ?? 1)
    var picture = SVGPicture("Minutes by week, the present week last", width: 660, height: 150)
    picture.add("\(most)", x: 34, y: 16, isEnd: true)
    picture.add("0", x: 34, y: 124, isEnd: true)
    picture.addLine([(40, 120), (660, 120)], isThin: true)
    for (index, week) in weeks.enumerated() {
      let height = week.minutes * 110 / most
      if height > 0 {
        picture.add(.solid, x: 42 + 24 * index, y: 120 - height, width: 18, height: height)
      }
      if index % 4 == 1 {
        picture.add(Wording.date(of: week.monday), x: 42 + 24 * index, y: 140)
      }
    }
    let table = HTMLText.table(
      "Minutes by week",
      head: ["Week from", "Minutes", "Days"],
      rows: weeks.reversed().map { ["\($0.monday.isoDate)", "\($0.minutes)", "\($0.days)"] }
    )
    let total = Wording.longDuration(report.study.milliseconds)
    let sentences: [SafeText] = [
      "\(Wording.thisWeek(of: report)).",
      "In all \(total) and \(Wording.count(report.study.answers, "answer")), cards included.",
    ]
    let bests = Wording.bests(of: report).map { "\($0)." as SafeText }
    return HTMLText.section("Time", sentences + bests, picture, table, isFolded: true)
  }

  var calendar: String {
    let study = report.study
    let enough = report.goal ?? Wording.usualMinutes
    let first = study.today.monday + -7 * 52
    var picture = SVGPicture(
      "Days of the last 53 weeks; denser is more minutes",
      width: 30 + 14 * 53,
      height: 136
    )
    for weekday in [0, 2, 4, 6] {
      picture.add(Wording.weekdays[weekday], x: 0, y: 30 + 14 * weekday)
    }
    var month = ""
    for week in 0..<53 {
      let monday = first + 7 * week
      let name = String(Wording.date(of: monday).string.suffix(3))
      if name != month, week < 51 { picture.add("\(name)", x: 28 + 14 * week, y: 12) }
      month = name
      for weekday in 0..<7 where monday + weekday <= study.today {
        let day = monday + weekday
        let minutes = study.minutes(on: day)
        picture.add(
          Self.fill(minutes, enough: enough),
          x: 28 + 14 * week,
          y: 20 + 14 * weekday,
          width: 12,
          height: 12,
          about: "\(day.isoDate): \(minutes) min"
        )
      }
    }
    let rows = (0..<53).reversed().map { week -> [SafeText] in
      let monday = first + 7 * week
      return ["\(monday.isoDate)"]
        + (0..<7).map { weekday in
          let day = monday + weekday
          return day > study.today ? "" : "\(study.minutes(on: day))" as SafeText
        }
    }
    let table = HTMLText.table(
      "Minutes by day",
      head: ["Week from"] + Wording.weekdays,
      rows: rows
    )
    let legend: SafeText =
      """
      Empty: nothing. Dots: less than \((enough + 1) / 2) minutes. Stripes: less than \(enough). \
      Crossed: less than \(enough * 2). Solid: \(enough * 2) or more.
      """
    return HTMLText.section("Days", [legend], picture, table, isFolded: true)
  }

  private static func fill(_ minutes: Int, enough: Int) -> SVGPicture.Fill {
    if minutes == 0 { return .none }
    if minutes * 2 < enough { return .dots }
    if minutes < enough { return .stripes }
    return minutes < enough * 2 ? .cross : .solid
  }

  var forecast: String {
    let days = report.forecast.days
    guard report.forecast.total > 0 else {
      return HTMLText.section("Cards due", ["No cards are due in the next 30 days."], nil, "")
    }
    let most = max(1, days.map(\.due).max() ?? 1)
    var picture = SVGPicture("Cards due by day, today first", width: 660, height: 150)
    picture.add("\(most)", x: 34, y: 16, isEnd: true)
    picture.add("0", x: 34, y: 124, isEnd: true)
    picture.addLine([(40, 120), (660, 120)], isThin: true)
    for (index, day) in days.enumerated() {
      let height = day.due == 0 ? 0 : max(1, day.due * 110 / most)
      if height > 0 {
        picture.add(.cross, x: 42 + 20 * index, y: 120 - height, width: 16, height: height)
      }
      if index % 7 == 0 { picture.add(Wording.date(of: day.day), x: 42 + 20 * index, y: 140) }
    }
    let table = HTMLText.table(
      "Cards due by day",
      head: ["Day", "Become due", "Asked"],
      rows: days.map { ["\($0.day.isoDate)", "\($0.due)", "\($0.asked)"] }
    )
    let sentence: SafeText =
      """
      What becomes due if nothing new is learnt; a day asks \(report.forecast.limit) at most. \
      Cards that you answer meanwhile come back later and are not counted again.
      """
    return HTMLText.section("Cards due", [sentence], picture, table, isFolded: true)
  }
}
