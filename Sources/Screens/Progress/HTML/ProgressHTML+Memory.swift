import Coordination
import Curriculum
import Explanations
import Memory
import TextSafety

// Words, retention and mistakes.
extension ProgressHTML {
  var words: String {
    let shown = report.words.filter { $0.words > 0 }
    guard !shown.isEmpty else {
      return HTMLText.section("Words", ["No deck has been begun yet."], nil, "")
    }
    let most = max(1, shown.map(\.words).max() ?? 1)
    var picture = SVGPicture(
      "Words by level: known solid, learning striped, new empty",
      width: 660,
      height: 30 * shown.count
    )
    for (index, words) in shown.enumerated() {
      let y = 30 * index
      picture.add(name(of: words), x: 0, y: y + 17)
      var x = 50
      let new = max(0, words.words - words.known - words.learning)
      for (count, fill) in [
        (words.known, SVGPicture.Fill.solid), (words.learning, .stripes), (new, .none),
      ] where count > 0 {
        let width = max(1, count * 600 / most)
        picture.add(fill, x: x, y: y + 2, width: width, height: 22)
        x += width
      }
    }
    let table = HTMLText.table(
      "Words of the begun decks",
      head: ["Level", "Known", "Learning", "New", "All"],
      rows: shown.map { words in
        [
          name(of: words), "\(words.known)", "\(words.learning)",
          "\(max(0, words.words - words.known - words.learning))", "\(words.words)",
        ]
      }
    )
    let sentence: SafeText =
      "Known: all answered cards of the word come at intervals of days, or you put it aside."
    return HTMLText.section("Words", [sentence], picture, table)
  }

  private func name(of words: LevelWords) -> SafeText {
    words.level.map { "\($0.rawValue)" } ?? Wording.ownWords
  }

  var retention: String {
    let retention = report.retention
    let heading: SafeText = "Retention, predicted and true"
    var sentences: [SafeText] = [
      """
      Answers to cards at intervals of days in the last year, the newest 2,000 at most: how many \
      the scheduler expected to be recalled, and how many were.
      """,
      retention.overall == nil
        ? Wording.overall(retention) : "\(Wording.overall(retention)).",
    ]
    guard !retention.groups.isEmpty else {
      sentences += [Wording.missingGroups(retention)].compactMap(\.self)
      return HTMLText.section(heading, sentences, nil, "")
    }
    func x(_ share: Double) -> Int { 40 + Wording.percent(share) * 3 }
    func y(_ share: Double) -> Int { 310 - Wording.percent(share) * 3 }
    var picture = SVGPicture(
      "Predicted retention to the right, true retention upwards, with bars of 95 %",
      width: 360,
      height: 340
    )
    picture.addLine([(40, 10), (40, 310), (340, 310)], isThin: true)
    picture.addLine([(40, 310), (340, 10)], isThin: true)
    for percent in [0, 50, 100] {
      picture.add("\(percent)", x: 34, y: 314 - 3 * percent, isEnd: true)
      picture.add("\(percent)", x: 34 + 3 * percent, y: 328)
    }
    for group in retention.groups {
      let place = x(group.predicted)
      picture.addLine([
        (place, y(group.interval.lowerBound)), (place, y(group.interval.upperBound)),
      ])
      picture.addDot(x: place, y: y(group.recalled))
    }
    let table = HTMLText.table(
      "Retention in five groups by prediction",
      head: ["Predicted", "True", "95 % between", "Answers"],
      rows: retention.groups.map { group in
        [
          "\(Wording.percent(group.predicted)) %", "\(Wording.percent(group.recalled)) %",
          Self.interval(group.interval),
          "\(group.answers)",
        ]
      }
    )
    return HTMLText.section(heading, sentences, picture, table)
  }

  private static func interval(_ share: ClosedRange<Double>) -> SafeText {
    "\(Wording.percent(share.lowerBound)) and \(Wording.percent(share.upperBound)) %"
  }

  private static func name(of kind: MistakeHistory.Kind) -> SafeText {
    "\(kind.category.name(in: .interface))"
  }

  var mistakes: String {
    let history = report.mistakes
    let kinds = Array(history.kinds.prefix(8))
    let heading: SafeText = "Mistakes by kind"
    guard kinds.contains(where: { $0.latest != nil }) else {
      return HTMLText.section(heading, [Wording.notEnough], nil, "")
    }
    let most = max(1, kinds.flatMap(\.perHundred).compactMap(\.self).max() ?? 1)
    var picture = SVGPicture(
      "Mistakes per 100 answers by week; denser is more",
      width: 170 + 34 * history.weeks.count,
      height: 28 * kinds.count
    )
    for (index, kind) in kinds.enumerated() {
      picture.add(Self.name(of: kind), x: 0, y: 28 * index + 18)
      for (week, rate) in kind.perHundred.enumerated() {
        guard let rate else { continue }
        let step = TextPlot.step(rate, of: most, steps: 4)
        let title: SafeText = "\(history.weeks[week].isoDate): \(Int(rate.rounded())) of 100"
        picture.add(
          SVGPicture.Fill(step: step),
          x: 170 + 34 * week,
          y: 28 * index + 2,
          width: 30,
          height: 22,
          about: title
        )
      }
    }
    let table = HTMLText.table(
      "Mistakes per 100 answers by week",
      head: ["Kind"] + history.weeks.map { Wording.date(of: $0) },
      rows: kinds.map { kind in
        [Self.name(of: kind)]
          + kind.perHundred.map { $0.map { "\(Int($0.rounded()))" as SafeText } ?? "–" }
      }
    )
    let sentence: SafeText =
      "A week needs \(MistakeHistory.leastAnswers) answers to lessons; one with fewer has no rate."
    return HTMLText.section(heading, [sentence], picture, table)
  }
}
