import Coordination
import Curriculum
import TerminalUI

extension HomePlace {
  func keys(in setting: Screen.Setting) -> KeyTable {
    let hasLessons = overview?.nearestCourse(profile.level).map { !$0.units.isEmpty } ?? false
    return KeyTable([
      KeyRow(
        [.enter, .space],
        [.next],
        .next,
        label: "",
        "do what is suggested",
        applies: suggestion != nil || hasLessons
      ),
      KeyRow([.character("r")], [.review], .openReview, label: "cards", "review the cards"),
      KeyRow(
        [.character("c")],
        [.lessons],
        .openCourse,
        label: "lessons",
        "choose a lesson of your level",
        applies: hasLessons
      ),
      KeyRow([.character("g")], [.game], .openGame, label: "game", "play the word game"),
      KeyRow([.character("l")], [.level], .openLevels, label: "level", "choose another level"),
      KeyRow(
        [.character("p")],
        [.profile],
        .openProfile,
        label: "profile",
        "change your name, level or keyboard"
      ),
      KeyRow(
        [.character("t")],
        [.tutor],
        .openTutor,
        label: "tutor",
        "talk with a tutor (AI)",
        applies: setting.hasTutor
      ),
      .leave(also: [.character("b"), .escape], label: "leave"),
    ])
  }

  func frame(in setting: Screen.Setting) -> Frame {
    let greeting = profile.name.isEmpty ? "Merhaba!" : "Merhaba, \(profile.name)!"
    var lines: [Line] = [[], Line([Span("Dilim  ", .strong), Span(greeting)])]
    for course in overview?.courses ?? [] { lines.append(line(for: course)) }
    if overview?.courses.isEmpty == true {
      lines.append("No lessons were found.")
    } else if let overview, overview.course(profile.level) == nil {
      lines.append(
        "There are no \(profile.level.rawValue) lessons yet; the levels above have lessons."
      )
    }
    if let overview, let farewell = Wording.farewell(to: profile.level, in: overview) {
      lines.append(Line(farewell, hangingIndent: 2))
    }
    lines.append(suggestionLine)
    if let cards = overview?.cards, cards.due + cards.new > 0 {
      lines.append(Line("r: \(Wording.sentence(for: cards))", .accent, hangingIndent: 3))
    }
    lines.append(Line(keys(in: setting).labels.joined(separator: "  "), .dim, hangingIndent: 2))
    return Frame(lines)
  }

  private func line(for course: Overview.Course) -> Line {
    let mark = course.level == profile.level ? ">" : " "
    let count = "\(course.doneCount) of \(course.lessons.count) lessons, \(course.percent) %"
    return Line(
      "\(mark) \(course.level.rawValue) \(Wording.bar(percent: course.percent)) \(count)",
      hangingIndent: 5
    )
  }

  private var suggestionLine: Line {
    switch suggestion {
    case .resume:
      guard let left = overview?.unfinished else { return [] }
      return Line(
        "Enter: go on with \(Wording.name(of: left.kind)) (\(left.settled) of \(left.total) done)",
        .accent,
        hangingIndent: 2
      )
    case .lesson(let id), .lessonAnew(let id):
      return Line("Enter: \(Wording.title(of: id, in: overview))", .accent, hangingIndent: 2)
    case .review: return Line("Enter: review the cards", .accent, hangingIndent: 2)
    case .practice(let request):
      return Line(
        "Enter: practise \(Wording.name(of: request.skill)), \(request.count) items of "
          + "\(request.level.rawValue)",
        .accent,
        hangingIndent: 2
      )
    case .game, nil:
      return Line("Enter: the \(profile.level.rawValue) lessons", .accent, hangingIndent: 7)
    }
  }
}

extension LevelsPlace {
  static let keys = KeyTable([
    .choice([KeyRow.digits(1, Level.allCases.count)], "choose this level"),
    .back("keep the level", also: [.enter]),
    .leave(),
  ])

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
