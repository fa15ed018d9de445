import Curriculum
import Foundation

/// Lives the days of one learner with the real program and a record on disk.
struct DayRun {
  let program: String
  let content: String
  let book: AnswerBook
  let folder: URL
  /// The seconds that an answer takes.
  let seconds: Int
  var learner: DayLearner
  private(set) var days: [LivedDay] = []
  private var lastStudied = 0
  private var isTested = false
  private var question: AnswerBook.Answer?
  private var starts: UInt64 = 0
  let seed: UInt64

  /// More prompts than any day has.
  private static let mostPrompts = 2_000
  /// 1 March 2026, 18:00 UTC, in seconds since 1970.
  private static let firstEvening = 1_772_388_000

  init(
    program: String,
    content: String,
    book: AnswerBook,
    folder: URL,
    seconds: Int,
    learner: DayLearner,
    seed: UInt64
  ) {
    (self.program, self.content, self.book) = (program, content, book)
    (self.folder, self.seconds, self.learner, self.seed) = (folder, seconds, learner, seed)
  }

  mutating func live(days count: Int) throws {
    for number in 1...count {
      if let away = learner.habits.away, away.contains(number) { continue }
      learner.rest(days: number - lastStudied)
      days.append(try day(number))
      lastStudied = number
    }
  }

  /// The number of the first day, counted from 1970.
  static let firstDay = firstEvening / 86_400

  /// Returns the record of all days, as `dilim export` prints it.
  func export() throws -> Data {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["export"]
    process.environment = environment(at: Self.firstEvening)
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw DaysError.ended(status: process.terminationStatus, after: "export")
    }
    return data
  }

  private func environment(at time: Int) -> [String: String] {
    var environment = [
      "DILIM_CONTENT": content, "DILIM_NOW": "\(time)+\(seconds)s", "TZ": "UTC",
      "LANG": "en_US.UTF-8",
      "NO_COLOR": "1", "TERM": "xterm", "DILIM_SEED": "\(seed &* 1_000_003 &+ starts)",
    ]
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
      environment[name] = folder.path
    }
    return environment
  }

  private mutating func day(_ number: Int) throws -> LivedDay {
    var day = LivedDay(number: number, minutes: 0)
    var time = Self.firstEvening + (number - 1) * 86_400
    var left: String?
    repeat {
      left = try visit(&day, at: time, after: left)
      time += 7_200
    } while left != nil
    if day.minutes == 0 { day.minutes = learner.habits.minutes }
    return day
  }

  /// Starts the program, does the day or leaves in the middle; returns what was asked then.
  private mutating func visit(_ day: inout LivedDay, at time: Int, after left: String?) throws
    -> String?
  {
    starts += 1
    let terminal = try DayTerminal(program, environment: environment(at: time))
    var awaited = left
    for _ in 0..<Self.mostPrompts {
      guard let lines = try terminal.shown() else { return nil }
      let screen = ShownScreen(lines: lines)
      let asked = screen.asked
      note(screen, asked, in: &day)
      if asked.isQuestion {
        if let before = awaited, asked != .wordPage, asked != .dictation([]) {
          day.resumed.append((before, screen.identity))
          awaited = nil
        }
        // Of a group of words whose first question was left nothing is in the record.
        if left == nil, day.answers > 3, asked.canBeLeft, day.steps.last != .page,
          learner.leaves()
        {
          terminal.type(":quit")
          while try terminal.shown() != nil {}
          return screen.identity
        }
      }
      terminal.type(line(for: asked, &day))
    }
    day.faults.append("the day doesn't end")
    return nil
  }

  private func note(_ screen: ShownScreen, _ asked: AskedFor, in day: inout LivedDay) {
    if screen.line(with: "Welcome back") != nil { day.wasWelcomed = true }
    if screen.line(with: "fewer new items today") != nil { day.wasEased = true }
    if let line = screen.line(with: "Today begins with") { day.cardsAnnounced = line }
    if screen.line(with: "No lessons were found") != nil { day.faults.append("no lessons") }
    if let mark = screen.dayMark, asked.isQuestion {
      day.minutes = mark.minutes
      day.reasons[mark.reason, default: 0] += 1
    }
    if asked == .dayDone { day.ending = screen.lines(from: "Today is done: ") }
    guard asked == .home else { return }
    let offer = screen.line(with: "Enter")?.trimmingCharacters(in: .whitespaces) ?? ""
    if day.ending.isEmpty { day.homeBefore = offer } else { day.homeAfter = offer }
  }

  /// Returns what the learner types.
  private mutating func line(for asked: AskedFor, _ day: inout LivedDay) -> String {
    switch asked {
    case .level:
      isTested = learner.habits.level > .a1
      return isTested ? "3" : "1"
    case .keyboard: return "y"
    case .length: return ["5": "1", "10": "2", "30": "4"]["\(learner.habits.minutes)"] ?? "3"
    case .home:
      isTested = false
      return day.ending.isEmpty ? "" : "q"
    case .levelCheck:
      day.beginsLowerLevel = true
      return "1"
    case .dayDone: return "b"
    case .goOn: return ""
    case .copy(let listed):
      if listed == nil { day.faults.append("the listed answer as shown was not taken") }
      return listed ?? ":skip"
    case .wordPage:
      day.steps.append(.page)
      return ""
    case .rating:
      day.steps.append(.card)
      return learner.rating(of: question)
    case .card(_, let isTyped):
      question = book.answer(to: asked)
      return isTyped ? question?.right ?? "" : ""
    case .choice, .translation, .dictation, .readAloud: return reply(to: asked, &day)
    }
  }

  private mutating func reply(to asked: AskedFor, _ day: inout LivedDay) -> String {
    // What was played before the learner left isn't played again by itself.
    if asked == .dictation([]) { return ":play" }
    let answer = book.answer(to: asked)
    if isTested { return learner.placed(asked, answer, book) }
    if let item = answer?.item {
      day.steps.append(item.lesson.skill == .vocabulary ? .word : .item(item))
    } else {
      day.faults.append("the course has no answer to \(asked)")
    }
    return learner.reply(to: asked, answer, book)
  }
}

extension AskedFor {
  /// Whether the same can be asked again when the learner comes back.
  var canBeLeft: Bool { isQuestion && self != .rating && self != .wordPage }

  /// Whether the screen asks something of a day or a lesson.
  var isQuestion: Bool {
    switch self {
    case .card, .rating, .wordPage, .choice, .translation, .dictation, .readAloud: true
    case .level, .keyboard, .length, .home, .levelCheck, .copy, .dayDone, .goOn: false
    }
  }
}
