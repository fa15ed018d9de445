import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension TodayPlace {
  func keys(in setting: Screen.Setting) -> KeyTable {
    switch phase {
    case .length:
      KeyTable([
        .choice([KeyRow.digits(1, TodayRequest.lengths.count)], "choose the minutes"),
        KeyRow([.enter, .space], [.next], .next, label: "15", "15 minutes"),
        .back("not now"),
        .leave(),
      ])
    case .done:
      KeyTable(
        [KeyRow([.enter, .space], [.next], .next, label: "more", "go on for some minutes")]
          + (levelEnd.map { [$0.abilitiesRow(in: setting)] } ?? []) + [
            .back("that is enough for today", label: "enough"), .leave(),
          ]
      )
    case .opening, .cards, .words, .items: KeyTable([.back("leave the day for now"), .leave()])
    }
  }

  func frame(in setting: Screen.Setting) -> Frame {
    switch phase {
    case .length: Self.lengthFrame
    case .done(let end): Frame([[]] + lines(of: end, setting))
    case .opening, .cards, .words, .items: Frame([])
    }
  }

  private static var lengthFrame: Frame {
    let rows = TodayRequest.lengths.enumerated().map { index, minutes in
      let number = minutes < 10 ? " \(minutes)" : "\(minutes)"
      return Line("  \(index + 1) \(number) minutes")
    }
    return Frame(["How long should a day be? You can change it at any time (s)."] + rows)
  }

  private func lines(of end: DayEnd, _ setting: Screen.Setting) -> [Line] {
    let time = Wording.duration(milliseconds: tally.milliseconds)
    var lines = [Line(head(of: end, time), .strong)]
    func add(_ text: SafeText) { lines.append(Line("  \(text)", hangingIndent: 2)) }
    if tally.cardAnswers > 0 {
      add("Cards: \(Wording.count(tally.cardAnswers, "answer")), \(tally.knownCards) known.")
    }
    if newWords > 0 { add("\(Wording.count(newWords, "new word")).") }
    if end.items > 0 {
      let back: SafeText = end.missed > 0 ? "; what was missed comes back" : ""
      add("\(Wording.count(end.items, "item")), \(end.passed) right at the first try\(back).")
    }
    if end.unsure > 0 {
      add("\(Wording.count(end.unsure, "item")) unsure: neither right nor wrong.")
    }
    if !end.points.isEmpty {
      add("Practised: \(Wording.list(end.points.prefix(4))).")
    }
    for lesson in finishedLessons {
      let title = Wording.title(of: lesson, in: overview, isByLine: setting.isByLine)
      add("Finished: \(title).")
    }
    if let levelEnd { lines += [[]] + levelEnd.congratulation(in: setting) }
    if let tomorrow = tomorrow(in: setting) { add("Tomorrow: \(tomorrow)") }
    let way: SafeText = setting.isByLine ? "Next" : "Enter"
    lines.append(
      Line("\(way): \(TodayRequest.moreMinutes) more minutes", .accent, hangingIndent: 2)
    )
    return lines
  }

  /// Praises a day if at least half of its answers were right.
  private func head(of end: DayEnd, _ time: SafeText) -> SafeText {
    let right = end.passed + tally.knownCards
    guard right * 2 >= end.items + tally.cardAnswers else {
      return "Today is done: \(time). It was a hard day; what was hard comes back soon."
    }
    return level ?? .a1 <= .a2
      ? "Today is done: \(time). Eline sağlık! (well done)"
      : "Today is done: \(time). Eline sağlık!"
  }

  /// What the next day begins with, as home will say it.
  private func tomorrow(in setting: Screen.Setting) -> SafeText? {
    guard let overview else { return nil }
    guard let next = overview.nextLesson(for: level ?? .a1) else { return "cards and practice." }
    let title = Wording.title(of: next, in: overview, isByLine: setting.isByLine)
    return "the cards that are due, then \(title)."
  }
}

extension DayMark {
  /// The minutes and the reason before an item.
  var text: SafeText {
    let time: SafeText = "\(min(minutesSpent, minutes))/\(minutes) min"
    return switch reason {
    case .course, .passage, .mistake(nil): time
    case .mistake(let tag?) where isAgain: "\(time), again: \(Wording.name(of: tag))"
    case .mistake(let tag?): "\(time), after a mistake: \(Wording.name(of: tag))"
    case .fading(let tag): "\(time), review: \(Wording.name(of: tag))"
    case .unsure: "\(time), once more"
    }
  }
}
