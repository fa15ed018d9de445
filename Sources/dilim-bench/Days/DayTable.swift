import Curriculum

/// The days of a learner as a table of Markdown.
struct DayTable {
  let habits: DayHabits
  let days: [LivedDay]
  let record: DayRecord
  let seconds: Int

  private static let head = [
    "day", "min", "used", "due", "cards", "words", "course", "again", "review", "right",
    "reasons on the screen", "home before", "end", "home after",
  ]

  var text: String {
    let rows = [Self.head, Self.head.map { _ in "---" }] + days.map(row)
    return "## \(habits.name), \(habits.minutes) minutes\n\n"
      + Self.text(of: rows) + "\n"
  }

  static let totalsHead = [
    "learner", "minutes", "seconds", "seed", "days", "cards", "words", "course", "again", "review",
    "right", "left", "faults",
  ]

  /// All days as one row.
  func totals(seed: UInt64, faults: Int) -> [String] {
    let found = days.map { record.days[$0.number] ?? .init() }
    let items = found.flatMap(\.items)
    return [
      habits.name, "\(habits.minutes)", "\(seconds)", "\(seed)", "\(days.count)",
      "\(found.reduce(0) { $0 + $1.cards })", "\(found.reduce(0) { $0 + $1.words.count })",
      "\(items.count(where: \.isNew))", "\(items.count(where: \.isReturn))",
      "\(items.count(where: \.isFading))",
      "\(items.count(where: \.isRight) * 100 / max(1, items.count)) %",
      "\(days.reduce(0) { $0 + $1.resumed.count })", "\(faults)",
    ]
  }

  static func text(of rows: [[String]]) -> String {
    rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private func row(_ day: LivedDay) -> [String] {
    let found = record.days[day.number] ?? .init()
    let used = day.answers * seconds
    return [
      "\(day.number)", "\(day.minutes)", "\(used / 60):\(used % 60 < 10 ? "0" : "")\(used % 60)",
      due(day), "\(found.cards)", "\(found.words.count)", "\(found.items.count(where: \.isNew))",
      "\(found.items.count(where: \.isReturn))", "\(found.items.count(where: \.isFading))",
      "\(found.items.count(where: \.isRight)) of \(found.items.count)",
      reasons(day), day.homeBefore, ending(day), day.homeAfter,
    ]
  }

  /// The cards that home named.
  private func due(_ day: LivedDay) -> String {
    guard let match = day.homeBefore.firstMatch(of: #/(\d+) cards? due/#) else { return "0" }
    return String(match.1)
  }

  private func reasons(_ day: LivedDay) -> String {
    day.reasons.filter { $0.key != "course" }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { $0.value > 1 ? "\($0.key) \($0.value)" : $0.key }.joined(separator: ", ")
  }

  private func ending(_ day: LivedDay) -> String {
    let left = day.resumed.isEmpty ? "" : "(left \(day.resumed.count) times) "
    let text = day.ending.filter { !$0.hasPrefix("  Practised") && !$0.hasPrefix("Next: ") }
    return left + text.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }
}
