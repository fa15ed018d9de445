/// What mistakes in other items say against a tag, until an item with the tag is answered.
///
/// Such items show the mistakes with a tag, but not how often it was right there. Kept for ever, they
/// would pull the strength towards 0, however good the answers to the tag itself are.
struct Doubt: Sendable, Equatable {
  var mistakes = 0
  /// What the mistakes take from the log odds.
  var logOdds = 0.0

  /// More mistakes take no more than this: about 15 points of a strength near the middle.
  static let most = 0.7
}

extension LearnerModel {
  /// Counts half a wrong answer for a tag that the item lacks but a finding names.
  mutating func blame(_ tag: Int, at time: Int64) {
    let probability = Logistic.probability(logOdds(ofTag: tag, at: time))
    let information = 0.5 * probability * (1 - probability)
    let variance = kinds[AnswerKind.typed.rawValue].variance + tags[tag].offset.variance
    let fall = tags[tag].offset.variance * 0.5 * probability / (1 + information * variance)
    tags[tag].doubt.mistakes += 1
    tags[tag].doubt.logOdds = min(Doubt.most, tags[tag].doubt.logOdds + fall)
  }
}

extension Doubt {
  mutating func code(by coder: inout some WordCoder) {
    coder.code(&mistakes)
    coder.code(&logOdds)
  }
}
