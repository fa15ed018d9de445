import Coordination
import Curriculum
import TerminalUI

extension HomePlace {
  static let keys = [
    KeyHelp("Enter", ":next", "do what is suggested"),
    KeyHelp("r", nil, "review the cards that are due"),
    KeyHelp("c", nil, "choose a lesson of your level"),
    KeyHelp("g", nil, "the word game"),
    KeyHelp("l", nil, "choose another level"),
    KeyHelp("p", nil, "your name and keyboard"),
    KeyHelp("t", nil, "talk with a tutor (AI, if an endpoint is set)"),
    KeyHelp("q", ":quit", "leave"),
  ]

  static func intent(for key: Key) -> Intent? {
    switch key {
    case .enter, .character(" "): .next
    case .character("r"): .openReview
    case .character("c"): .openCourse
    case .character("g"): .openGame
    case .character("l"): .openLevels
    case .character("p"): .openProfile
    case .character("t"): .openTutor
    case .character("b"): .back
    default: nil
    }
  }

  var frame: Frame {
    let greeting = profile.name.isEmpty ? "Merhaba!" : "Merhaba, \(profile.name)!"
    var lines: [Line] = [[], Line([Span("Dilim  ", .strong), Span(greeting)])]
    for course in overview?.courses ?? [] { lines.append(line(for: course)) }
    if overview?.courses.isEmpty == true {
      lines.append("No lessons were found.")
    } else if let overview, overview.course(profile.level) == nil {
      lines.append("There are no \(profile.level.rawValue) lessons yet; these come before them.")
    }
    if let overview, let farewell = Wording.farewell(to: profile.level, in: overview) {
      lines.append(Line(farewell, hangingIndent: 2))
    }
    lines.append(suggestionLine)
    if let cards = overview?.cards, cards.due + cards.fresh > 0 {
      lines.append(Line("r: \(Wording.sentence(for: cards))", .accent, hangingIndent: 3))
    }
    lines.append(
      Line("r cards  c lessons  g game  l level  p profile  q leave", .dim, hangingIndent: 2)
    )
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
      return Line("Enter: the lessons of \(profile.level.rawValue)", .accent, hangingIndent: 7)
    }
  }
}

extension LevelsPlace {
  static let keys = [
    KeyHelp("1-6", nil, "choose this level"),
    KeyHelp("b", ":back", "keep the level"),
    KeyHelp("q", ":quit", "leave"),
  ]

  static func intent(for key: Key) -> Intent? {
    switch key {
    case .character("b"), .escape, .enter: .back
    case .character(let character): character.wholeNumberValue.map { .choose($0 - 1) }
    default: nil
    }
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
