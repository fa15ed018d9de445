import Coordination
import Curriculum
import Explanations
import TerminalUI

// Words, retention and mistakes.
extension ProgressSections {
  var words: ProgressSection {
    let rows = report.words.filter { $0.words > 0 }.map { words in
      let name = words.level?.rawValue ?? "Own"
      return Line(
        "\(name.left(4))\(words.known) known, \(words.learning) learning of \(words.words)",
        hangingIndent: 4
      )
    }
    let none = Line(
      "No words yet: a word list that you finish becomes a deck of cards.",
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
      lines.append(Line("said  was  95 % between  answers", .dim))
      lines += retention.groups.map { group in
        let low = Wording.percent(group.interval.lowerBound)
        let high = Wording.percent(group.interval.upperBound)
        let numbers =
          "\(Wording.percent(group.predicted))".right(4)
          + "\(Wording.percent(group.recalled))".right(5)
        return Line(numbers + "\(low) to \(high)".right(14) + "\(group.answers)".right(9))
      }
    }
    return ProgressSection(title: "Retention of cards, percent", lines: lines)
  }

  var mistakes: ProgressSection {
    let mistakes = report.mistakes
    let kinds = mistakes.kinds.filter { $0.latest != nil }.prefix(5)
    guard !kinds.isEmpty else {
      let isNone = mistakes.answers.contains { $0 >= MistakeHistory.leastAnswers }
      let line = isNone ? "No mistakes in these \(mistakes.weeks.count) weeks." : Wording.notEnough
      return ProgressSection(title: Self.mistakesTitle, lines: [Line(line, hangingIndent: 2)])
    }
    let highest = kinds.flatMap(\.perHundred).compactMap(\.self).max()
    let lines = kinds.map { kind in
      let now = kind.latest.map { "\(Int($0.rounded()))" } ?? ""
      return Line(
        kind.category.name().left(19) + TextPlot.line(kind.perHundred, highest: highest)
          + now.right(5),
        hangingIndent: 2
      )
    }
    let legend = Line("\(mistakes.weeks.count) weeks, then the latest rate", .dim, hangingIndent: 2)
    return ProgressSection(title: Self.mistakesTitle, lines: lines + [legend])
  }

  private static let mistakesTitle = "Mistakes per 100 answers, by week"
}
