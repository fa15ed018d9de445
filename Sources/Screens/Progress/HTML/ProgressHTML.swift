package import Coordination
import Curriculum
import Interface
import Memory
import TextSafety

/// The page of progress as one HTML file, without scripts and without anything from outside.
///
/// Each picture is an inline SVG with a title, followed by a table with the same numbers. The file
/// is also well-formed XML.
package struct ProgressHTML {
  let report: ProgressReport

  package init(_ report: ProgressReport) { self.report = report }

  /// The whole file.
  package var text: String {
    let owner: SafeText =
      report.name.isEmpty
      ? "Progress in Turkish" : "\(report.name): progress in Turkish"
    let level: SafeText = report.level.map { "Level \($0.rawValue), " } ?? ""
    let sections = [
      skills, points, weakest, minutes, calendar, words, retention, forecast, mistakes,
    ]
    return """
      <!DOCTYPE html>
      <html lang="\(InterfaceLanguage.current.rawValue)">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'"/>
      \(HTMLText.element("title", owner))
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <header>
      \(HTMLText.element("h1", owner))
      \(HTMLText.element("p", "\(level)\(report.today.isoDate), made by dilim progress --html."))
      </header>
      \(sections.joined())</main>
      </body>
      </html>

      """
  }

  // MARK: Level by skill

  private var skills: String {
    let rows: [(name: SafeText, cells: [(value: Double?, isGuess: Bool)])] =
      [Skill.reading, .listening, .writing, .speaking].map { skill in
        (
          Wording.title(of: skill),
          report.levels.map { level in
            let found = report.skill(skill, at: level)
            return (found?.value, found?.isGuess ?? true)
          }
        )
      } + [
        (
          Wording.title(of: .vocabulary),
          report.levels.map { level in
            let words = report.words.first { $0.level == level }
            return (
              words?.retrievability, (words?.coverage ?? 0) < SkillLevel.leastCoverage
            )
          }
        )
      ]
    var picture = SVGPicture(
      "Mastery of each level by skill, in percent; darker and denser is more",
      width: 90 + 70 * report.levels.count,
      height: 24 + 34 * rows.count
    )
    picture.addPatterns()
    for (column, level) in report.levels.enumerated() {
      picture.add("\(level.rawValue)", x: 112 + 70 * column, y: 16)
    }
    for (index, row) in rows.enumerated() {
      picture.add(row.name, x: 0, y: 46 + 34 * index)
      for (column, cell) in row.cells.enumerated() {
        let fill = cell.value.map { SVGPicture.Fill(step: Int($0 * 4.999)) } ?? .none
        picture.add(fill, x: 90 + 70 * column, y: 28 + 34 * index, width: 20, height: 26)
        picture.add(Self.text(cell), x: 114 + 70 * column, y: 46 + 34 * index)
      }
    }
    let table = HTMLText.table(
      "Mastery by skill, in percent",
      head: ["Skill"] + report.levels.map { "\($0.rawValue)" },
      rows: rows.map { row in [row.name] + row.cells.map(Self.text) }
    )
    return HTMLText.section(
      "Level by skill",
      [
        """
        How likely you are to answer right, today, over all grammar points of a level; for words, \
        how likely you are to recall them. This is mastery of the course, not a certificate. \
        A question mark: less than 60 % of the level has been asked. \
        A dash: fewer than 20 answers.
        """
      ],
      picture,
      table
    )
  }

  private static func text(_ cell: (value: Double?, isGuess: Bool)) -> SafeText {
    cell.value.map { "\(Wording.percent($0))\(cell.isGuess ? "?" : "")" } ?? "–"
  }

  // MARK: Grammar points

  private var points: String {
    let levels = report.levels.filter { !report.points(of: $0).isEmpty }
    let perRow = 28
    let counts = levels.map { (report.points(of: $0).count + perRow - 1) / perRow }
    var picture = SVGPicture(
      "Grammar points in the order of the course; solid is strong, empty is new",
      width: 40 + 22 * perRow,
      height: 26 * counts.reduce(0, +) + 30
    )
    var y = 0
    for level in levels {
      picture.add("\(level.rawValue)", x: 0, y: y + 16)
      for (index, point) in report.points(of: level).enumerated() {
        let percent: SafeText = point.state == .new ? "" : " \(Wording.percent(point.value)) %"
        picture.add(
          Self.fill(point.sign),
          x: 40 + 22 * (index % perRow),
          y: y + 26 * (index / perRow),
          width: 18,
          height: 20,
          about: "\(Wording.name(of: point.tag))\(percent), \(Wording.meaning(of: point.sign))"
        )
      }
      y += 26 * ((report.points(of: level).count + perRow - 1) / perRow)
    }
    for (index, sign) in PointStrength.Sign.allCases.enumerated() {
      picture.add(Self.fill(sign), x: 40 + 120 * index, y: y + 6, width: 18, height: 18)
      picture.add(Wording.meaning(of: sign), x: 63 + 120 * index, y: y + 20)
    }
    let table = HTMLText.table(
      "Grammar points",
      head: ["Point", "Level", "Strength", "State", "Right answers", "Answers"],
      rows: report.points.map { point in
        [
          Wording.name(of: point.tag), "\(point.level.rawValue)",
          point.state == .new ? "–" : "\(Wording.percent(point.value)) %",
          point.state == .slipping ? "slipping" : Wording.meaning(of: point.sign),
          "\(point.right)", "\(point.all)",
        ]
      }
    )
    return HTMLText.section("Map of grammar points", [], picture, table, isFolded: true)
  }

  private static func fill(_ sign: PointStrength.Sign) -> SVGPicture.Fill {
    switch sign {
    case .strong: .solid
    case .fair: .cross
    case .weak: .stripes
    case .unsure: .dots
    case .new: .none
    }
  }

  private var weakest: String {
    func table(_ caption: SafeText, _ points: [PointStrength]) -> String {
      HTMLText.table(
        caption,
        head: ["Point", "Strength", "Why", "To practise"],
        rows: points.map { point in
          [
            Wording.name(of: point.tag), "\(Wording.percent(point.value)) %",
            Wording.reason(for: point, at: report.time), Wording.practice(of: point.tag),
          ]
        }
      )
    }
    let (weak, slipping) = (report.weakest, report.slipping)
    let none: [SafeText] = weak.isEmpty ? ["No weak points are known."] : []
    return HTMLText.section(
      "What to practise",
      none,
      nil,
      (weak.isEmpty ? "" : table("Weakest points", weak))
        + (slipping.isEmpty ? "" : table("Slipping points", slipping))
    )
  }
}
