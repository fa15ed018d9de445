import Coordination
import Curriculum
import Explanations
import TerminalUI
import TextSafety

// Words, retention and mistakes.
extension ProgressSections {
  var words: ProgressSection {
    let width = max(4, DisplayWidth.of(Wording.ownWords.string) + 1)
    let rows = report.words.filter { $0.words > 0 }.map { words in
      let name = words.level?.rawValue ?? Wording.ownWords.string
      return Line(
        "\(name.left(width))\(words.known) known, \(words.learning) learning of \(words.words)",
        hangingIndent: 4
      )
    }
    let none = Line(
      "No cards yet: the words of a list become cards once you finish it.",
      hangingIndent: 2
    )
    return ProgressSection(title: "Words", lines: rows.isEmpty ? [none] : rows)
  }

  var retention: ProgressSection {
    let retention = report.retention
    var lines = [Line(Wording.overall(retention), hangingIndent: 2)]
    if retention.groups.isEmpty {
      if let missing = Wording.missingGroups(retention) {
        lines.append(Line(missing, .dim, hangingIndent: 2))
      }
    } else {
      lines += Self.table(of: retention.groups)
    }
    return ProgressSection(title: "Retention of cards, percent", lines: lines)
  }

  /// The groups with their headings; each column is as wide as its heading.
  private static func table(of groups: [Retention.Group]) -> [Line] {
    let heads: [SafeText] = ["said", "was", "95 % between", "answers"]
    let rows = groups.map { group -> [SafeText] in
      let low = Wording.percent(group.interval.lowerBound)
      let high = Wording.percent(group.interval.upperBound)
      return [
        "\(Wording.percent(group.predicted))", "\(Wording.percent(group.recalled))",
        "\(low) to \(high)", "\(group.answers)",
      ]
    }
    func line(_ cells: [SafeText]) -> String {
      zip(cells, heads).enumerated().map { index, pair in
        pair.0.string.right(DisplayWidth.of(pair.1.string) + (index == 0 ? 0 : 2))
      }.joined()
    }
    return [Line(text: line(heads), .dim)] + rows.map { Line(text: line($0)) }
  }

  var mistakes: ProgressSection {
    let mistakes = report.mistakes
    let kinds = mistakes.kinds.filter { $0.latest != nil }.prefix(5)
    guard !kinds.isEmpty else {
      let isNone = mistakes.answers.contains { $0 >= MistakeHistory.leastAnswers }
      let line: SafeText =
        isNone
        ? "No mistakes in these \(mistakes.weeks.count) weeks." : Wording.notEnough
      return ProgressSection(title: Self.mistakesTitle, lines: [Line(line, hangingIndent: 2)])
    }
    let highest = kinds.flatMap(\.perHundred).compactMap(\.self).max()
    let width = kinds.map { DisplayWidth.of($0.category.name(in: .interface)) }.max() ?? 0
    let lines = kinds.map { kind in
      let now = kind.latest.map { "\(Int($0.rounded()))" } ?? ""
      return Line(
        text: kind.category.name(in: .interface).left(max(19, width + 1))
          + TextPlot.line(kind.perHundred, highest: highest) + now.right(5),
        hangingIndent: 2
      )
    }
    let legend = Line("\(mistakes.weeks.count) weeks, then the latest rate", .dim, hangingIndent: 2)
    return ProgressSection(title: Self.mistakesTitle, lines: lines + [legend])
  }

  private static var mistakesTitle: SafeText { "Mistakes per 100 answers, by week" }
}
