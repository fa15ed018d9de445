import Coordination
import TerminalUI
import TextSafety

extension SpeakingCoordinator {
  /// The question after a sentence was said where nothing can be recorded.
  func ratingLines(count: SafeText) -> [Line] {
    let question: Span =
      item.task.isFree
      ? "Did you tell all of it? This is one way:" : "How did it sound beside this?"
    return [Line([Span(count, .dim), question]), Line(text: item.task.solution, .strong)]
  }
}

extension SelfRating {
  /// A key for each rating.
  static var rows: [KeyRow] {
    zip(allCases, "123").map { rating, digit in
      KeyRow(
        [.character(digit)],
        [],
        .choose(rating.rawValue),
        label: rating.label,
        rating.meaning
      )
    }
  }

  private var label: SafeText {
    switch self {
    case .again: "again"
    case .nearly: "nearly"
    case .clear: "clear"
    }
  }

  private var meaning: SafeText {
    switch self {
    case .again: "something was missing: say it again; this never counts as wrong"
    case .nearly: "all of it was there, with a stumble"
    case .clear: "all of it was there"
    }
  }

  /// The mark of a sentence that the learner rated.
  var mark: SafeText {
    switch self {
    case .again: "? Once more, by your own rating"
    case .nearly: "+ Nearly, by your own rating"
    case .clear: "+ Clear, by your own rating"
    }
  }
}
