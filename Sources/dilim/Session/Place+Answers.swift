import Coordination

extension Place {
  /// Whether an intent gives an answer here, for which the clock of `DILIM_NOW` may advance.
  ///
  /// Of a card the rating counts, and of a word list each page.
  func isAnswered(by intent: Intent) -> Bool {
    switch (self, intent) {
    case (.welcome, _), (.home, _), (.levels, _), (.course, _), (.profile, _), (.today, _): false
    case (.judged, _), (.summary, _), (.levelEnd, _): false
    case (.review(let review), .choose), (.review(let review), .next):
      if case .shown = review.phase { true } else { false }
    case (.review, _): false
    case (.sounds(let sounds), .choose): sounds.mark == nil
    case (.lesson(let lesson), .next): lesson.isReading
    case (_, .submit), (_, .choose), (_, .listen): true
    default: false
    }
  }

  /// Whether pairs of sounds were answered here.
  var hasAnswers: Bool {
    if case .sounds(let sounds) = self { sounds.summary.answers > 0 } else { false }
  }
}
