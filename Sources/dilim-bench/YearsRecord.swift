import Foundation
import SeededRandom

/// A simulated record of three years as an export, which `dilim import` reads.
///
/// The learner goes through the items of the course folder in order, and returns to earlier ones.
struct YearsRecord {
  let content: String
  let answers: Int
  let cards: Int
  let days: Int
  private var random: SplitMix64

  /// The end of the record; `DILIM_NOW` is set to it.
  static let end = "2026-11-22T12:00:00Z"
  private static let lastDay = 20_779
  private static let newLine = Data("\n".utf8)

  init(options: BenchOptions) {
    content = options.text("content", default: "Content")
    answers = options.number("answers", default: 100_000)
    cards = options.number("cards", default: 5_000)
    days = options.number("days", default: 1_095)
    random = SplitMix64(seed: UInt64(options.number("seed", default: 1)))
  }

  /// Returns the lines of the export.
  mutating func lines() throws -> Data {
    var data = Data()
    func add(_ line: String) {
      data.append(Data(line.utf8))
      data.append(Self.newLine)
    }
    add(#"{"dilim":"export","version":3}"#)
    add(#"{"level":"B1","name":"Ada","turkish_keyboard":false,"type":"profile"}"#)
    for line in try sessions() { add(line) }
    for line in decks() { add(line) }
    return data
  }

  // MARK: Lessons

  private static let skills = ["reading", "listening", "writing", "speaking", "checkpoint"]
  private static let categories = [
    "harmony", "case", "tense", "possessive", "person", "word_order", "diacritics", "typo",
  ]

  /// The ids of the items in course order.
  private func items() throws -> [String] {
    var items: [String] = []
    for level in ["a1", "a2", "b1", "b2", "c1", "c2"] {
      for unit in 1...8 {
        for skill in Self.skills {
          let name = "\(level)-u\(unit)-\(skill)"
          let path = "\(content)/\(level)/\(name).lesson"
          guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
          items += text.matches(of: /(?m)\{#([a-z0-9-]+)/).map { "\(name)#\($0.1)" }
        }
      }
    }
    guard !items.isEmpty else { throw BenchError.noCourse(content) }
    return items
  }

  private mutating func sessions() throws -> [String] {
    let items = try items()
    var lines: [String] = []
    var given = 0
    for day in 0..<days where given < answers && !random.once(in: 8) {
      let perDay = (answers - given) / max(1, (days - day) * 7 / 8) + 1
      let start = Int64(Self.lastDay - days + 1 + day) * 86_400_000 + 7 * 3_600_000
      // The first half of the days suffices for the course.
      let reached = min(items.count, 20 + items.count * day * 2 / days)
      let asked = (0..<perDay).map { _ in
        let isNew = random.once(in: 2)
        let low = isNew ? max(0, reached - 40) : 0
        return items[Int.random(in: low..<reached, using: &random)]
      }
      let list = asked.map { "\"\($0)\"" }.joined(separator: ",")
      lines.append(
        #"{"abandoned":false,"id":"day-\#(day)","items":[\#(list)],"kind":"practice","#
          + #""level":"A1","skill":"writing","started":\#(start),"type":"session"}"#
      )
      for (sequence, item) in asked.enumerated() {
        lines.append(answer(item, sequence, day: day, time: start + Int64(sequence) * 20_000))
      }
      given += asked.count
    }
    return lines
  }

  private mutating func answer(_ item: String, _ sequence: Int, day: Int, time: Int64) -> String {
    let isRight = random.nextUnit() < 0.6 + 0.25 * Double(day) / Double(days)
    let milliseconds = 4_000 + Int.random(in: 0..<20_000, using: &random)
    let category = random.pick(Self.categories)
    let findings =
      isRight
      ? "[]"
      : #"[{"category":"\#(category)","expected":"yorgunuz","expected_span":[4,12],"found":"#
        + #""yorgunız","found_span":[4,12],"facts":[{"after":"u","expected":"u","kind":"vowel"}]}]"#
    return #"{"answer":"Biz yorgunuz","event":"answered","findings":\#(findings),"grader":2,"#
      + #""item":"\#(item)","milliseconds":\#(milliseconds),"score":\#(isRight ? 1 : 0.9),"#
      + #""sequence":\#(sequence),"session":"day-\#(day)","time":\#(time),"type":"entry","#
      + #""verdict":"\#(isRight ? "correct" : "wrong")"}"#
  }

  // MARK: Cards

  private mutating func decks() -> [String] {
    let perDeck = max(1, cards / 96)
    var lines: [String] = []
    var made = 0
    for level in ["a1", "a2", "b1", "b2", "c1", "c2"] {
      for unit in 1...8 {
        lines += deck("\(level)-u\(unit)", origin: "course", words: perDeck, after: made)
        made += perDeck
      }
    }
    return lines + deck("years", origin: "own", words: max(0, cards - made), after: made)
  }

  private mutating func deck(
    _ id: String,
    origin: String,
    words: Int,
    after made: Int
  ) -> [String] {
    let created = Int64(Self.lastDay - days) * 86_400_000
    var lines = [
      #"{"about":"","created":\#(created),"favourite":false,"id":"\#(id)","kinds":["recognise"],"#
        + #""leech":8,"new_limit":20,"origin":"\#(origin)","review_limit":200,"#
        + #""scheduler":"fsrs","title":"\#(id)","type":"deck"}"#
    ]
    for word in made..<made + words {
      lines.append(
        #"{"created":\#(created),"deck":"\#(id)","id":"w\#(word)","meaning":"word \#(word)","#
          + #""shape":"word","type":"card_entry","word":"sözcük\#(word)"}"#
      )
      lines += reviews(of: word)
    }
    return lines
  }

  /// The reviews of a card at rising intervals.
  private mutating func reviews(of word: Int) -> [String] {
    var lines: [String] = []
    var day = Int.random(in: 0..<days, using: &random)
    var interval = 1.0
    while day < days {
      let isKnown = lines.isEmpty || random.nextUnit() < 0.88
      let date = Self.lastDay - days + 1 + day
      let time = Int64(date) * 86_400_000 + 18 * 3_600_000 + Int64(lines.count)
      lines.append(
        #"{"before":"active\t\t\t\t0\t0\t","day":\#(date),"entry":"w\#(word)","#
          + #""id":"w\#(word)-\#(lines.count)","in_session":true,"kind":"recognise","#
          + #""milliseconds":6000,"rating":\#(isKnown ? (lines.isEmpty ? 4 : 3) : 1),"#
          + #""scheduler":"fsrs","time":\#(time),"type":"review"}"#
      )
      interval = isKnown ? interval * 2.2 + 1 : 2
      day += Int(interval)
    }
    return lines
  }
}

/// A reason why a benchmark can't run.
enum BenchError: Error {
  case noCourse(String)
  case failed(String, status: Int32)
}
