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
      width: 360,
      height: 30 * shown.count + 30
    )
    for (index, words) in shown.enumerated() {
      let y = 30 * index
      picture.add(name(of: words), x: 0, y: y + 17)
      var x = 50
      let new = max(0, words.words - words.known - words.learning)
      for (count, fill) in [
        (words.known, SVGPicture.Fill.solid), (words.learning, .stripes), (new, .none),
      ] where count > 0 {
        let width = max(1, count * 300 / most)
        picture.add(fill, x: x, y: y + 2, width: width, height: 22)
        x += width
      }
    }
    addKey(to: &picture, y: 30 * shown.count)
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

  private func addKey(to picture: inout SVGPicture, y: Int) {
    picture.add(.solid, x: 50, y: y + 6, width: 18, height: 18)
    picture.add("Known", x: 73, y: y + 20)
    picture.add(.stripes, x: 150, y: y + 6, width: 18, height: 18)
    picture.add("Learning", x: 173, y: y + 20)
    picture.add(.none, x: 265, y: y + 6, width: 18, height: 18)
    picture.add("New", x: 288, y: y + 20)
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
    // Most learners recall more than half; the whole scale would squeeze their groups together.
    let isHigh = retention.groups.allSatisfy { min($0.predicted, $0.interval.lowerBound) >= 0.5 }
    let low = isHigh ? 50 : 0
    func place(_ percent: Int) -> Int { (percent - low) * 300 / (100 - low) }
    func x(_ share: Double) -> Int { 40 + place(Wording.percent(share)) }
    func y(_ share: Double) -> Int { 310 - place(Wording.percent(share)) }
    var picture = SVGPicture(
      "Predicted retention to the right, true retention upwards, with bars of 95 %",
      width: 360,
      height: 340
    )
    picture.addLine([(40, 10), (40, 310), (340, 310)], isThin: true)
    picture.addLine([(40, 310), (340, 10)], isThin: true)
    for percent in [low, (low + 100) / 2, 100] {
      picture.add("\(percent)", x: 34, y: 314 - place(percent), isEnd: true)
      picture.add("\(percent)", x: 34 + place(percent), y: 328)
    }
    picture.add("True", x: 46, y: 14)
    picture.add("Predicted", x: 340, y: 304, isEnd: true)
    for group in retention.groups {
      let x = x(group.predicted)
      picture.addLine([(x, y(group.interval.lowerBound)), (x, y(group.interval.upperBound))])
      picture.addDot(x: x, y: y(group.recalled))
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
    let kinds = Array(report.mistakes.kinds.prefix(8))
    let heading: SafeText = "Mistakes by kind"
    guard kinds.contains(where: { $0.latest != nil }) else {
      return HTMLText.section(heading, [Wording.notEnough], nil, "")
    }
    let most = max(1, kinds.flatMap(\.perHundred).compactMap(\.self).max() ?? 1)
    // The weeks before the first with a rate would be empty columns.
    let first = kinds.compactMap { $0.perHundred.firstIndex { $0 != nil } }.min() ?? 0
    let weeks = report.mistakes.weeks.dropFirst(first)
    let rows = kinds.map { (Self.name(of: $0), $0.perHundred.dropFirst(first)) }
    let table = HTMLText.table(
      "Mistakes per 100 answers by week",
      // Twelve weeks side by side are too wide for a page.
      head: ["Week"] + rows.map(\.0),
      rows: weeks.enumerated().map { week, day in
        [Wording.date(of: day)]
          + rows.map { _, rates in
            rates.dropFirst(week).first?.map { "\(Int($0.rounded()))" as SafeText } ?? "–"
          }
      }
    )
    let sentences: [SafeText] = [
      "A week needs \(MistakeHistory.leastAnswers) answers to lessons; one with fewer has no rate.",
      "The denser, the more mistakes; solid is about \(Int(most.rounded())) in 100 answers.",
    ]
    return HTMLText.section(heading, sentences, picture(of: rows, Array(weeks), most), table)
  }

  private func picture(
    of rows: [(name: SafeText, rates: ArraySlice<Double?>)],
    _ weeks: [StudyDay],
    _ most: Double
  ) -> SVGPicture {
    var picture = SVGPicture(
      "Mistakes per 100 answers by week; denser is more",
      width: 150 + 19 * max(weeks.count, 3),
      height: 28 * rows.count + 22
    )
    for week in stride(from: 0, to: weeks.count, by: 3) {
      picture.add(Wording.date(of: weeks[week]), x: 130 + 19 * week, y: 28 * rows.count + 16)
    }
    for (index, row) in rows.enumerated() {
      picture.add(row.name, x: 0, y: 28 * index + 18)
      for (week, rate) in row.rates.enumerated() {
        guard let rate else { continue }
        let title: SafeText = "\(weeks[week].isoDate): \(Int(rate.rounded())) of 100"
        picture.add(
          SVGPicture.Fill(step: TextPlot.step(rate, of: most, steps: 4)),
          x: 130 + 19 * week,
          y: 28 * index + 2,
          width: 17,
          height: 22,
          about: title
        )
      }
    }
    return picture
  }
}
