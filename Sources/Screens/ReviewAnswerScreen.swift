import Cards
import Coordination
import Memory
import Scoring
import TerminalUI
import TextSafety
import Turkish

extension ReviewCoordinator.Asked {
  /// The answer below the question; in a window too short for all of it, what matters comes last.
  func answerLines(_ judgement: Judgement?, in setting: Screen.Setting) -> [Line] {
    let answer = isShown(by: judgement) ? [] : Self.lines(card.answer, .strong)
    let ratings = ratingLines(in: setting)
    let mark = markLines(judgement)
    let whole = mark + answer + exampleLines + ratings
    if setting.shows(whole) { return whole }
    let short = judgement.map { Screen.shortLines(for: .text($0)) }
    let (reasons, result) = short ?? ([], mark)
    return reasons + exampleLines + result + answer + ratings
  }

  private func markLines(_ judgement: Judgement?) -> [Line] {
    if let judgement { return Screen.frame(for: .text(judgement)).lines }
    guard let typed else { return [] }
    return typed.isBlank
      ? [Line("Not typed: here is the answer.", .dim)]
      : [Line("x Not known: here is the answer.", .bad)]
  }

  /// Whether the mark of a typed answer shows the right one.
  private func isShown(by judgement: Judgement?) -> Bool {
    guard let judgement else { return false }
    switch judgement.verdict {
    // With several right answers the learner wants to see the others too.
    case .correct: return !TypedAnswers(card.entry).hasAlternatives
    case .correctWithNote: return !judgement.findings.isEmpty
    case .unsure, .almost, .wrong: return true
    }
  }

  private var exampleLines: [Line] {
    let entry = card.entry
    var lines: [Line] = []
    if !entry.example.isEmpty {
      let translation = entry.translation.isEmpty ? "" : " \(entry.translation)"
      lines += Self.lines("\(entry.example)\(translation)", .dim)
    }
    let paths = [entry.image, entry.sound].filter { !$0.isEmpty }
    return lines + paths.map { Line("  \($0)", .dim, hangingIndent: 4) }
  }

  /// A side of a card, which may have several lines.
  static func lines(_ side: String, _ style: Style) -> [Line] {
    side.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.isEmpty ? [] : Line([Span("  "), Span(text: String($0), style)], hangingIndent: 4)
    }
  }

  /// The four ratings on one line, each with the time until the card would come back.
  ///
  /// A narrow window shows the names alone.
  private func ratingLines(in setting: Screen.Setting) -> [Line] {
    guard inSession || isChanging else {
      return [Line("  Extra practice: the schedule stays as it is.", .dim, hangingIndent: 2)]
    }
    let names = previews.map { Wording.name(of: $0.rating).string }
    let numbered = zip(previews, names).map { "\($0.rating.rawValue) \($1)" }
    let waits = zip(previews, numbered).map { preview, name in
      "\(name) \(Wording.wait(preview.due, from: now))"
    }
    let forms = [
      "  " + waits.joined(separator: "  "), waits.joined(separator: " "),
      "  " + numbered.joined(separator: "  "), numbered.joined(separator: " "),
      names.joined(separator: " "),
    ]
    let form =
      setting.isByLine ? forms[0] : forms.first { DisplayWidth.of($0) <= setting.columns }
    return [Line(text: form ?? forms[4], hangingIndent: 2)]
  }

  private var isChanging: Bool {
    previews.contains { $0.state != card.standing.memory }
  }
}
