import Coordination
import Curriculum
import Memory
import TerminalUI
import TextSafety

/// The sections of the page of progress in text, for a width in columns.
struct ProgressSections {
  let report: ProgressReport
  let columns: Int
  /// Whether whole lines are read, so that a command is named in the place of a key.
  let isByLine: Bool

  init(_ report: ProgressReport, columns: Int, isByLine: Bool) {
    self.report = report
    self.isByLine = isByLine
    self.columns = max(20, columns)
  }

  var all: [ProgressSection] {
    [skills] + maps + [points, time, calendar, words, retention, forecast, mistakes]
  }

  // MARK: Level by skill

  private var skills: ProgressSection {
    let levels = report.levels
    let head = "".left(10) + levels.map { $0.rawValue.right(4) + " " }.joined()
    let rows = [Skill.reading, .listening, .writing, .speaking].map { skill in
      row(Wording.title(of: skill), levels.map { report.skill(skill, at: $0) }.map(Self.cell))
    }
    let words = row(Wording.title(of: .vocabulary), levels.map { cell(ofWordsAt: $0) })
    let legend = Line("? rests on little, . too few answers", .dim, hangingIndent: 2)
    let read =
      report.readTexts == 0
      ? [] : [Line(Wording.readNotHeard(report.readTexts), .dim, hangingIndent: 2)]
    let lines = [Line(text: Self.trimmed(head), .dim)] + rows + [words, legend] + read
    return ProgressSection(title: "Course mastery by skill, percent", lines: lines)
  }

  private func row(_ name: SafeText, _ cells: [String]) -> Line {
    Line(text: Self.trimmed(name.string.left(10) + cells.joined()))
  }

  private static func cell(_ skill: SkillLevel?) -> String {
    cell(skill?.value, isGuess: skill?.isGuess ?? true)
  }

  private func cell(ofWordsAt level: Level) -> String {
    let words = report.words.first { $0.level == level }
    let isGuess = (words?.coverage ?? 0) < SkillLevel.leastCoverage
    return Self.cell(words?.retrievability, isGuess: isGuess)
  }

  private static func cell(_ value: Double?, isGuess: Bool) -> String {
    guard let value else { return "   . " }
    return "\(Wording.percent(value))".right(4) + (isGuess ? "?" : " ")
  }

  // MARK: Map of grammar points

  /// A section for each two levels, so that each fits on a small screen.
  private var maps: [ProgressSection] {
    let begun = report.levels.filter { level in
      level == report.level || report.points(of: level).contains { $0.state != .new }
    }
    let shown = begun.isEmpty ? Array(report.levels.prefix(1)) : begun
    return stride(from: 0, to: shown.count, by: 2).map { start in
      let pair = shown[start..<min(start + 2, shown.count)]
      let title: SafeText = "Grammar points \(pair.map(\.rawValue).joined(separator: ", "))"
      return ProgressSection(title: title, lines: pair.flatMap(map) + [Self.mapLegend])
    }
  }

  private static var mapLegend: Line {
    let strong = Wording.sign(.strong)
    return Line(
      "Each sign is a point, in course order: \(strong) 80 %, + 60 %, - weak, ? unsure, . new",
      .dim,
      hangingIndent: 2
    )
  }

  private func map(of level: Level) -> [Line] {
    let signs = report.points(of: level).map { Wording.sign($0.sign) }
    let width = columns - 4
    let rows = stride(from: 0, to: signs.count, by: width).map { start in
      String(signs[start..<min(start + width, signs.count)])
    }
    return rows.enumerated().map { index, row in
      Line(text: (index == 0 ? level.rawValue : "").left(4) + row, hangingIndent: 4)
    }
  }

  // MARK: Weak and slipping points

  private var points: ProgressSection {
    let weakest = report.weakest
    var lines = weakest.enumerated().map { index, point in
      let reason: SafeText = columns < 60 ? "" : ": \(Wording.reason(for: point, at: report.time))"
      return Line("\(index + 1) \(Wording.strength(of: point))\(reason)", hangingIndent: 2)
    }
    if weakest.isEmpty {
      let told = report.points.contains { ![.new, .unsure].contains($0.state) }
      lines = [Line(told ? "No weak point. Well done!" : Wording.notEnough, hangingIndent: 2)]
    } else {
      let line: SafeText =
        isByLine
        ? "To practise one: \(Wording.practice(of: weakest[0].tag))"
        : "A number practises its point."
      lines.append(Line(line, .dim, hangingIndent: 2))
      if columns >= 60 { lines.append(Line(Self.pointsLegend, .dim, hangingIndent: 2)) }
    }
    let slipping = report.slipping.map { Wording.slip(of: $0, at: report.time) }
    if !slipping.isEmpty {
      let list = slipping.prefix(columns < 60 ? 2 : slipping.count).joined(separator: ", ")
      lines.append(Line("Slipping: \(list)", hangingIndent: 2))
    }
    return ProgressSection(title: "Weakest points", lines: lines)
  }

  /// Old answers count less than late ones, so the percentage isn't that of all answers.
  private static var pointsLegend: SafeText {
    "Percent: how likely a typed answer is right today; older answers count less."
  }

  static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
