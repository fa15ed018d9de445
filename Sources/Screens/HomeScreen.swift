import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension HomePlace {
  func keys(in setting: Screen.Setting) -> KeyTable {
    let hasLessons = overview?.nearestCourse(profile.level).map { !$0.units.isEmpty } ?? false
    let hasLeft = overview?.unfinished != nil
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
      KeyRow([.character("n")], [.notes], .showPage(.notes), label: "notes", "the grammar notes"),
      KeyRow(
        [.character("p")],
        [.progress],
        .openProgress,
        label: "progress",
        "your progress"
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
        "change your name, level, keyboard or minutes"
      ),
      KeyRow([.character("l")], [.level], .openLevels, "choose another level"),
      .leave(also: [.character("b"), .escape], label: "leave"),
    ])
  }

  func frame(in setting: Screen.Setting) -> Frame {
    var lines: [Line] = [[], greeting]
    lines += levelLines
    if overview?.courses.isEmpty == true { lines.append("No lessons were found.") }
    if let overview, let farewell = Wording.farewell(to: profile.level, in: overview) {
      lines.append(Line(farewell, hangingIndent: 2))
    }
    if let days = overview?.day.daysAway, days >= TodayRequest.longAbsence,
      overview?.day.milliseconds == 0
    {
      lines.append(
        Line(
          "Welcome back! It is good to see you after \(days) days. Today is short.",
          hangingIndent: 2
        )
      )
    }
    lines.append(todayLine)
    if let left = overview?.unfinished {
      let name = Wording.name(of: left.kind)
      let text: SafeText =
        "u: go on with \(name) (\(left.settled) of \(left.total) done), x: drop it"
      lines.append(Line(text, hangingIndent: 3))
    }
    lines.append(
      Line(text: keys(in: setting).labels.joined(separator: "  "), .dim, hangingIndent: 2)
    )
    return Frame(lines)
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

  private var todayLine: Line {
    guard hasToday else {
      return Line("Enter: the \(profile.level.rawValue) lessons", .accent, hangingIndent: 7)
    }
    return Line(Wording.today(at: self), .accent, hangingIndent: 2)
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

  var frame: Frame {
    Frame(
      [[], Line("Your level", .strong)]
        + Level.allCases.enumerated().map { index, level in
          let mark = level == current ? ">" : " "
          return Line(
            "\(mark) \(index + 1) \(level.rawValue)  \(Wording.meaning(of: level))",
            hangingIndent: 8
          )
        }
    )
  }
}
