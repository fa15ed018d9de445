import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension HomePlace {
  func keys(in setting: Screen.Setting) -> KeyTable {
    let hasLessons = overview?.nearestCourse(profile.level).map { !$0.units.isEmpty } ?? false
    let hasLeft = unfinished != nil
    return KeyTable([
      KeyRow(
        [.enter, .space],
        [.next],
        .next,
        label: "",
        "today: cards and the next of the course",
        applies: hasToday || hasLessons
      ),
      KeyRow(
        [.character("c")],
        [.lessons],
        .openCourse,
        label: "course",
        "choose a lesson of your level",
        applies: hasLessons
      ),
      KeyRow([.character("r")], [.review], .openReview, label: "cards", "review the cards"),
      KeyRow(
        [.character("u")],
        [.resume],
        .resumeUnfinished,
        "go on with what you left",
        applies: hasLeft
      ),
      KeyRow(
        [.character("x")],
        [.drop],
        .dropUnfinished,
        "drop what you left; its answers stay",
        applies: hasLeft
      ),
      KeyRow(
        [.character("e")],
        [.practice],
        .openPractice,
        label: "practice",
        "ten items of your level"
      ),
      KeyRow(
        [.character("m")],
        [.mistakes],
        .openMistakes,
        label: "mistakes",
        "your mistakes"
      ),
      KeyRow([.character("n")], [.notes], .openNotes, label: "notes", "the grammar notes"),
      KeyRow(
        [.character("/"), .character("f")],
        [.find],
        .openSearch,
        label: "find",
        "find a word, a note or a lesson"
      ),
      KeyRow(
        [.character("p")],
        [.progress],
        .openProgress,
        label: "progress",
        "your progress"
      ),
      KeyRow([.character("d")], [.drill], .openDrill, label: "drills", "drill forms of words"),
      KeyRow(
        [.character("h")],
        [.sounds],
        .openSounds,
        label: "sounds",
        "tell words apart that differ in one sound"
      ),
      KeyRow([.character("g")], [.game], .openGame, label: "game", "play the word game"),
      KeyRow(
        [.character("t")],
        [.tutor],
        .openTutor,
        label: "tutor",
        "talk with a tutor (AI)",
        applies: setting.hasTutor
      ),
      KeyRow(
        [.character("s")],
        [.profile],
        .openProfile,
        label: "settings",
        "change your name, level, keyboard, minutes or languages"
      ),
      KeyRow([.character("l")], [.level], .openLevels, "choose another level"),
      .leave(label: "leave"),
    ])
  }

  /// What fits above the prompt, without scrolling: what Enter does is always shown.
  func frame(in setting: Screen.Setting) -> Frame {
    let columns = setting.columns
    let today = todayLine(in: setting)
    let labels = keys(in: setting).labelRows(columns: columns).map { Line(text: $0, .dim) }
    var parts: [(line: Line, rank: Int)] = [([], 9), (greeting, 1)]
    parts += levelLines.enumerated().map { ($1, $0 == 0 ? 3 : 8) }
    parts += endLines.map { ($0, 5) }
    parts += absenceLines.map { ($0, 2) }
    parts.append((today, 0))
    parts += leftLines.map { ($0, 4) }
    parts += labels.enumerated().map { ($1, 6 + min($0, 1)) }
    var room = setting.isByLine ? Int.max : setting.rowsAbovePrompt
    var shown: Set<Int> = []
    for (index, part) in parts.enumerated().sorted(by: {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }) {
      let rows = part.line.rows(columns: columns)
      guard rows <= room || part.rank == 0 else { continue }
      shown.insert(index)
      room = max(0, room - rows)
    }
    return Frame(parts.indices.filter(shown.contains).map { parts[$0].line })
  }

  private var greeting: Line {
    let greeting: SafeText = profile.name.isEmpty ? "Merhaba!" : "Merhaba, \(profile.name)!"
    let streak = Wording.streak(overview?.day.streak).map { "  \($0)" as SafeText } ?? ""
    return Line([Span("Dilim  ", .strong), Span(greeting), Span(streak, .dim)])
  }

  /// The learner's level, and its skills in which something is done.
  private var levelLines: [Line] {
    guard let overview else { return [] }
    guard let course = overview.course(profile.level) else {
      guard !overview.courses.isEmpty else { return [] }
      return [
        "There are no \(profile.level.rawValue) lessons yet; the levels above have lessons."
      ]
    }
    let count: SafeText = "\(course.doneCount) of \(course.lessons.count) lessons"
    guard course.doneCount > 0 else {
      return [Line(Wording.untouched(course.level, lessons: course.lessons.count))]
    }
    let head = Line(
      "\(course.level.rawValue) \(Wording.bar(percent: course.percent)) \(count)",
      hangingIndent: 3
    )
    let bars = Skill.allCases.compactMap { skill -> SafeText? in
      let lessons = course.lessons.filter { $0.skill == skill }
      let done = lessons.count(where: \.isDone)
      guard done > 0, skill != .checkpoint else { return nil }
      return "\(Wording.name(of: skill)) \(Wording.shortBar(done, of: lessons.count))"
    }
    return bars.isEmpty
      ? [head] : [head, Line("   \(bars.joined(separator: "  "))", .dim, hangingIndent: 3)]
  }

  private var endLines: [Line] {
    guard let overview else { return [] }
    if overview.courses.isEmpty { return ["No lessons were found."] }
    let farewell = Wording.farewell(to: profile.level, in: overview)
    return farewell.map { [Line($0, hangingIndent: 2)] } ?? []
  }

  /// The days without an answer after which the learner is welcomed.
  private static let shortAbsence = 3

  private var absenceLines: [Line] {
    guard let day = overview?.day, day.daysAway >= Self.shortAbsence, day.milliseconds == 0
    else { return [] }
    guard day.daysAway >= TodayRequest.longAbsence else {
      return [Line("Welcome back! It is good to see you again.", hangingIndent: 2)]
    }
    return [Line(Wording.welcomeAfter(days: day.daysAway), hangingIndent: 2)]
  }

  private var leftLines: [Line] {
    guard let left = unfinished else { return [] }
    let name = Wording.name(of: left.kind, in: overview)
    let text: SafeText = "u: go on with \(name) (\(left.settled) of \(left.total) done), x: drop it"
    return [Line(text, hangingIndent: 3)]
  }

  /// What Enter does; in a terminal without room for all of it, only how long today is.
  private func todayLine(in setting: Screen.Setting) -> Line {
    guard hasToday else {
      return Line("Enter: the \(profile.level.rawValue) lessons", .accent, hangingIndent: 7)
    }
    let line = Line(Wording.today(at: self, isByLine: setting.isByLine), .accent, hangingIndent: 2)
    if setting.isByLine || line.rows(columns: setting.columns) <= setting.rowsAbovePrompt {
      return line
    }
    return Line(Wording.shortToday(minutes: minutes), .accent, hangingIndent: 2)
  }
}

extension LevelsPlace {
  static var keys: KeyTable {
    KeyTable([
      .choice([KeyRow.digits(1, Level.allCases.count)], "choose this level"),
      KeyRow(
        [.character("t")],
        [],
        .openPlacement,
        label: "find it",
        "find your level by a short test"
      ),
      KeyRow(
        [.character("e")],
        [],
        .openLevelTest,
        label: "test",
        "the test at the end of your level"
      ),
      .back("keep the level", also: [.enter]),
      .leave(),
    ])
  }

  func frame(in setting: Screen.Setting) -> Frame {
    let head = Line("Your level", .strong)
    return .fitting(
      [
        [[], head] + Self.lines(current: current),
        [head] + Self.shortLines(current: current, in: setting),
      ],
      in: setting
    )
  }

  /// The levels, each with what it is about; the current one is marked.
  static func lines(current: Level?) -> [Line] {
    Level.allCases.enumerated().map { index, level in
      Line(
        "\(level == current ? ">" : " ") \(index + 1) \(level.rawValue)  \(Wording.meaning(of: level))",
        hangingIndent: 8
      )
    }
  }

  /// The levels for a small window: a row each, or three in a row.
  static func shortLines(current: Level?, in setting: Screen.Setting) -> [Line] {
    if setting.rowsAbovePrompt > Level.allCases.count {
      return lines(current: current).map { .clipped($0.plainText, columns: setting.columns) }
    }
    let names = Level.allCases.enumerated().map { index, level in
      "\(index + 1) \(level.rawValue)\(level == current ? "<" : " ")"
    }
    return [names.prefix(3), names.suffix(3)].map { Line(text: $0.joined(separator: " ")) }
  }
}
