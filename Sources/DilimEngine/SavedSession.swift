import Coordination
import Curriculum
import Scoring

/// A session as text: the plan in the first line, then a line for each event, fields parted by tabs.
///
/// Findings are not kept: the progress of a session does not depend on them.
struct SavedSession {
  let plan: SessionPlan
  let entries: [JournalEntry]

  private static let form = "dilim-session 1"

  var text: String {
    let kind =
      switch plan.kind {
      case .lesson(let id): ["lesson", id.rawValue]
      case .practice(let skill, let level): ["practice", "\(skill.rawValue) \(level.rawValue)"]
      // The engine opens no days.
      case .today(let minutes): ["today", "\(minutes)"]
      // The engine opens no tests, and does not read them back.
      case .placement: ["placement", ""]
      case .levelTest(let level): ["level_test", level.rawValue]
      case .focused(let focus, let level): ["focused", "\(level.rawValue) \(focus.text)"]
      }
    let head = [Self.form, String(plan.started)] + kind + plan.items.map(\.description)
    let lines = [head] + entries.map(Self.fields)
    return lines.map { $0.map(Self.escaped).joined(separator: "\t") + "\n" }.joined()
  }

  private static func fields(_ entry: JournalEntry) -> [String] {
    let event =
      switch entry.event {
      case .answered(let record):
        [
          "answered", record.item.description, record.verdict.rawValue, "\(record.score)",
          "\(record.milliseconds)", "\(record.grader)", record.answer,
        ]
      case .hinted(let item, let step): ["hinted", item.description, "\(step)"]
      case .skipped(let item): ["skipped", item.description]
      case .played(let item): ["played", item.description]
      case .read(let item): ["read", item.description]
      case .revealed(let item): ["revealed", item.description]
      case .undone(let sequence): ["undone", "\(sequence)"]
      case .overruled(let sequence): ["overruled", "\(sequence)"]
      case .proposed(let sequence): ["proposed", "\(sequence)"]
      case .finished: ["finished"]
      case .planned(let item, let reason): ["planned", item.description, reason.text]
      }
    return ["\(entry.time)"] + event
  }

  private static func escaped(_ field: String) -> String {
    var escaped = ""
    for scalar in field.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\t": escaped += "\\t"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension SavedSession {
  /// Reads what ``text`` has written.
  init(text: String) throws(LessonSessionError) {
    let lines = text.unicodeScalars.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.plain)
    }
    guard let head = lines.first, let plan = Self.plan(head) else {
      throw .unreadableState(line: 1)
    }
    var entries: [JournalEntry] = []
    for (index, fields) in lines.dropFirst().enumerated() {
      guard let event = Self.event(fields.dropFirst()), let time = Int64(fields[0]) else {
        throw .unreadableState(line: index + 2)
      }
      entries.append(JournalEntry(sequence: index, time: time, event: event))
    }
    self.plan = plan
    self.entries = entries
  }

  private static func plan(_ fields: [String]) -> SessionPlan? {
    guard fields.count > 4, fields[0] == form, let started = Int64(fields[1]),
      let kind = kind(fields[2], fields[3])
    else { return nil }
    let items = fields[4...].compactMap { ItemID($0) }
    guard items.count == fields.count - 4, Set(items).count == items.count else { return nil }
    return SessionPlan(id: "", kind: kind, items: items, started: started)
  }

  private static func kind(_ name: String, _ value: String) -> SessionPlan.Kind? {
    if name == "lesson" { return .lesson(LessonID(rawValue: value)) }
    if name == "focused" { return focusedKind(value) }
    let words = value.split(separator: " ").map(String.init)
    guard name == "practice", words.count == 2, let skill = Skill(rawValue: words[0]),
      let level = Level(rawValue: words[1])
    else { return nil }
    return .practice(skill: skill, level: level)
  }

  private static func focusedKind(_ value: String) -> SessionPlan.Kind? {
    let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let level = Level(rawValue: parts[0]),
      let focus = PracticeFocus(parts[1])
    else { return nil }
    return .focused(focus, level: level)
  }

  private static func event(_ fields: ArraySlice<String>) -> JournalEntry.Event? {
    let values = Array(fields.dropFirst())
    let item = values.first.flatMap { ItemID($0) }
    let number = values.last.flatMap { Int($0) }
    switch (fields.first, values.count) {
    case ("answered", 6): return record(values).map { .answered($0) }
    case ("hinted", 2):
      guard let item, let number, 1...3 ~= number else { return nil }
      return .hinted(item: item, step: number)
    case ("skipped", 1): return item.map { .skipped(item: $0) }
    case ("played", 1): return item.map { .played(item: $0) }
    case ("read", 1): return item.map { .read(item: $0) }
    case ("revealed", 1): return item.map { .revealed(item: $0) }
    case ("undone", 1): return number.map { .undone(sequence: $0) }
    case ("overruled", 1): return number.map { .overruled(sequence: $0) }
    case ("proposed", 1): return number.map { .proposed(sequence: $0) }
    case ("finished", 0): return .finished
    default: return nil
    }
  }

  private static func record(_ values: [String]) -> AnswerRecord? {
    guard let item = ItemID(values[0]), let verdict = Verdict(rawValue: values[1]),
      let score = Double(values[2]), let milliseconds = Int64(values[3]),
      let grader = Int(values[4]), 0...1 ~= score, milliseconds >= 0
    else { return nil }
    return AnswerRecord(
      item: item,
      answer: values[5],
      verdict: verdict,
      score: score,
      findings: [],
      milliseconds: milliseconds,
      grader: grader
    )
  }

  /// A field as it was before it was escaped.
  private static func plain(_ field: Substring.UnicodeScalarView) -> String {
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in field {
      if isEscaped {
        plain.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}
