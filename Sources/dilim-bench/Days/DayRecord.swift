import Curriculum
import Foundation
import Mastery

/// What the record holds of the days, read from `dilim export`.
struct DayRecord {
  /// An item of a day, with its first answer.
  struct Item {
    let traits: ItemTraits
    let reason: String
    let isRight: Bool
    /// Whether the answer was wrong, or none was given and the solution was shown; an almost right
    /// one may be a slip of the keyboard.
    let isMistake: Bool
    /// Whether the item was never asked before.
    let isFirst: Bool
  }

  /// What was asked on a day.
  struct Day {
    var items: [Item] = []
    /// Answers to cards.
    var cards = 0
    /// New words that were asked, and those of them that were typed.
    var words: Set<ItemID> = []
    var typed: Set<ItemID> = []
    var finished: [LessonID] = []
    /// The word lists whose cards were asked.
    var decks: Set<LessonID> = []
  }

  private(set) var days: [Int: Day] = [:]
  /// The items of each word list that were answered.
  private(set) var answeredWords: [LessonID: Set<ItemID>] = [:]

  private var seen: Set<ItemID> = []

  /// A line of the export; other keys are ignored.
  private struct Line: Decodable {
    let type: String?
    let id: String?
    let session: String?
    let event: String?
    let item: String?
    let reason: String?
    let verdict: String?
    let time: Int64?
    let kind: String?
    let lesson: String?
    let entry: String?
  }

  init(export: Data, book: AnswerBook, firstDay: Int) throws {
    let decoder = JSONDecoder()
    let lines = try export.split(separator: 10).map { try decoder.decode(Line.self, from: $0) }
    var kinds: [String: Line] = [:]
    for line in lines where line.type == "session" { kinds[line.id ?? ""] = line }
    var reasons: [String: String] = [:]
    let dated = lines.filter { $0.time != nil && $0.type != "session" }
    for line in dated.sorted(by: { $0.time ?? 0 < $1.time ?? 0 }) {
      let day = Int((line.time ?? 0) / 86_400_000) - firstDay + 1
      if line.type == "review" { addReview(line, on: day) }
      guard line.type == "entry", let session = kinds[line.session ?? ""] else { continue }
      if line.event == "planned" { reasons[line.item ?? ""] = line.reason }
      add(line, of: session, on: day, book, reasons)
    }
  }

  private mutating func addReview(_ line: Line, on day: Int) {
    days[day, default: Day()].cards += 1
    guard let lesson = line.entry.flatMap(ItemID.init)?.lesson else { return }
    days[day, default: Day()].decks.insert(lesson)
  }

  private mutating func add(
    _ line: Line,
    of session: Line,
    on day: Int,
    _ book: AnswerBook,
    _ reasons: [String: String]
  ) {
    if line.event == "finished", let lesson = session.lesson.flatMap(LessonID.init) {
      days[day, default: Day()].finished.append(lesson)
    }
    guard let name = line.item else { return }
    let isShown = line.event == "revealed"
    guard line.event == "answered" || isShown && session.kind == "today" else { return }
    if session.kind == "today" {
      guard let item = ItemID(name), let traits = book.traits[item],
        days[day]?.items.last?.traits.id != item
      else { return }
      let isRight = line.verdict?.hasPrefix("correct") ?? false
      days[day, default: Day()].items.append(
        Item(
          traits: traits,
          reason: reasons[name] ?? "",
          isRight: isRight,
          isMistake: isShown || line.verdict == "wrong",
          isFirst: seen.insert(item).inserted
        )
      )
    } else if let word = ItemID(name.replacing(".choice", with: "")),
      word.lesson.skill == .vocabulary
    {
      days[day, default: Day()].words.insert(word)
      if word.description == name {
        days[day, default: Day()].typed.insert(word)
        answeredWords[word.lesson, default: []].insert(word)
      }
    }
  }
}

extension DayRecord.Item {
  var isNew: Bool { reason == "course" || reason == "passage" }
  var isReturn: Bool { reason.hasPrefix("mistake") }
  var isFading: Bool { reason.hasPrefix("fading") }

  func shares(_ tags: [GrammarTag]) -> Bool { traits.tags.contains { tags.contains($0) } }
}
