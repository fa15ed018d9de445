import Coordination
import TerminalUI
import TextSafety

extension SpeakingCoordinator {
  /// The question after a sentence was said where nothing can be recorded.
  func ratingLines(count: SafeText) -> [Line] {
    [
      Line([Span(count, .dim), "How did it sound beside this?"]),
      Line(text: item.task.solution, .strong),
    ]
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
    case .again: "words were missing: say it again; this never counts as wrong"
    case .nearly: "all words were there, with a stumble"
    case .clear: "it was like the sentence"
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
