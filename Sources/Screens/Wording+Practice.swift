package import Coordination
import Curriculum
package import TextSafety

/// Sentences on practice and on mistakes.
extension Wording {
  static var noOpenMistakes: SafeText {
    "You have no open mistakes. A wrong answer is listed here until you get it right."
  }

  static var mistakesKeys: SafeText {
    "Press Enter to practise them all, or a number to open that one."
  }

  static var notAnswered: SafeText { "(no answer)" }

  /// Returns the question of an item, also of one that is only heard.
  package static func question(of mistake: Mistake) -> SafeText {
    if mistake.prompt.isEmpty { return "Dictation" }
    return mistake.prompt == mistake.solution
      ? "Say: \(mistake.prompt)" : "\(mistake.prompt)"
  }

  /// Returns the name of a focused session.
  static func name(of focus: PracticeFocus) -> SafeText {
    switch focus {
    case .mistakes: "practice of mistakes"
    case .grammar(let tags): "practice of \(list(tags))"
    case .words: "practice of words"
    case .weak: "practice of weak points"
    }
  }

  /// Returns the reason why nothing was drawn, and what to do.
  package static func nothing(for request: FocusRequest, hasAnswers: Bool) -> SafeText {
    let level: SafeText = request.level.map { " of \($0.rawValue)" } ?? ""
    switch request.focus {
    case .mistakes where hasAnswers:
      return """
        No mistake\(level) is open: what was wrong has been right since. \
        `dilim practice --weak` takes your weakest points.
        """
    case .mistakes:
      return """
        There are no answers\(level) yet, so there is no mistake to practise. \
        Begin a lesson with `dilim`.
        """
    case .grammar(let tags):
      guard !request.isAll else { return "No item\(level) trains \(list(tags))." }
      let words = tags.map { "--grammar \($0)" }.joined(separator: " ")
      return """
        No item\(level) that you have reached trains \(list(tags)). \
        `dilim practice \(words) --all` draws from the whole course, and \
        `dilim note \(tags.first?.rawValue ?? "")` explains it.
        """
    case .words:
      return """
        No word\(level) has failed in the last two weeks. \
        `dilim review` asks the cards that are due.
        """
    case .weak:
      return """
        No grammar point\(level) is weak so far: a point counts after three answers. \
        `dilim practice writing` takes items that you do not know yet.
        """
    }
  }

  /// The same for a learner who is at home in the program, without commands.
  package static func nothingAtHome(for focus: PracticeFocus, hasAnswers: Bool) -> SafeText {
    switch focus {
    case .mistakes where hasAnswers:
      "You have no open mistakes: what was wrong has been right since."
    case .mistakes: "There are no answers yet, so there is no mistake to practise."
    case .grammar(let tags): "Nothing that you have reached trains this yet: \(list(tags))."
    case .words: "No word has failed in the last two weeks."
    case .weak: "No grammar point is weak so far: a point counts after three answers."
    }
  }

  /// Returns the reason why practice of a skill drew nothing from the units that were reached.
  package static func nothingReached(for request: PracticeRequest) -> SafeText {
    let unit: SafeText = request.unit.map { " unit \($0)" } ?? ""
    return """
      You have not reached \(request.level.rawValue)\(unit) yet. With --all it is drawn from \
      anyway; `dilim` leads on from where you are.
      """
  }
}
