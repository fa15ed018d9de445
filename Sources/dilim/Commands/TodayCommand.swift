import Coordination
import Curriculum
import Scoring
import Screens
import Storage
import TerminalUI
import TextSafety

extension Command {
  static let today = Command(
    name: "today",
    summary: "do what today brings: cards, new words, the next of the course",
    arguments: "",
    details: [
      """
      A day has 5, 10, 15 or 30 minutes; you are asked once, and s at home changes it. Cards and \
      new words come first and take at most 40 % of them. Then come items of the course one by \
      one, and mistakes of the last days, until the minutes are spent; when the course waits for \
      new words, these and cards have the rest. You can leave at any time; the same command goes \
      on at the same item. After a day that is done it goes on for 5 minutes.
      """,
      "In a pipe an answer is a line, as for dilim lesson and dilim review.",
    ],
    options: [.minutes, .json] + sessionOptions,
    examples: [
      Example(line: "dilim today", meaning: "begin or go on"),
      Example(line: "dilim today --minutes 5", meaning: "a short day"),
      Example(line: "dilim today --json", meaning: "what is due and what was asked, for programs"),
    ],
    argumentCount: 0...0,
    run: { invocation in
      let record = try record(invocation)
      let minutes = try invocation.number(.minutes, in: 1...240)
      if invocation.has(.json) {
        try invocation.print(try JSONLine.encoded(TodayReport(invocation, record, minutes)))
        return .pass
      }
      let profile = try record.profile()
      if profile == nil, minutes == nil, Terminal.isInteractive {
        return try runSession(invocation, from: .home, record: record)
      }
      let usual = Terminal.isInteractive || profile?.minutes != nil
      return try runSession(
        invocation,
        from: .today(minutes: minutes ?? (usual ? nil : TodayRequest.usualMinutes)),
        record: record
      )
    }
  )
}

extension CommandOption {
  static let minutes = CommandOption(
    name: "--minutes",
    value: "N",
    help: "the length of the day, 1 to 240",
    offers: [.words(TodayRequest.lengths.map(String.init))]
  )
}

/// The report of `dilim today --json`; the property names are the keys of its JSON.
struct TodayReport: Encodable {
  struct Cards: Encodable {
    let due: Int
    let new: Int
  }

  /// An item that was asked today, with its last answer.
  struct Item: Encodable {
    let item: String
    let reason: String
    let verdict: String?
  }

  let schema = 1
  let minutes: Int
  /// The seconds spent today, or since the day was done.
  let seconds: Int
  let done: Bool
  let begun: Bool
  let daysAway: Int
  let streak: Int?
  let cards: Cards
  /// The next lesson of the course.
  let next: String?
  let items: [Item]

  init(_ invocation: Invocation, _ record: Record, _ length: Int?) throws(Failure) {
    let library = try invocation.library
    let opener = try invocation.todayOpener(library, record)
    let profile = try record.profile()
    let day = try opener.day()
    let due = try opener.reviews.due()
    let usual = profile?.minutes ?? TodayRequest.usualMinutes
    minutes = length ?? TodayRequest.minutes(usual, after: day.daysAway)
    seconds = Int(day.milliseconds / 1_000)
    done = day.isDone
    begun = day.isBegun
    daysAway = day.daysAway
    streak = day.streak
    cards = Cards(due: due.due, new: due.new)
    next = try library.overview(record).nextLesson(for: profile?.level ?? .a1)?.rawValue
    items = try opener.sessions().flatMap(Self.items)
  }

  private static func items(of session: StoredSession) -> [Item] {
    let progress = LessonProgress(plan: session.plan, entries: session.entries)
    let verdicts = Dictionary(progress.answers.map { ($0.item, $0.verdict) }) { $1 }
    return session.entries.compactMap { entry in
      guard case .planned(let item, let reason) = entry.event else { return nil }
      return Item(
        item: item.description,
        reason: reason.text,
        verdict: verdicts[item]?.rawValue
      )
    }
  }
}

extension Invocation {
  /// Opens days; the streak is shown unless the setting turns it off.
  func todayOpener(_ library: CourseLibrary, _ record: Record) throws(Failure) -> TodayOpener {
    TodayOpener(
      library: library,
      record: record,
      world: world,
      reviews: ReviewOpener(
        library: library,
        record: record,
        world: world,
        rolloverHour: rolloverHour,
        limits: dayLimits
      ),
      showsStreak: (try? settings[.streak]) != "off"
    )
  }
}
