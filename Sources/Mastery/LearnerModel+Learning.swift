/// How an answer changes the model.
extension LearnerModel {
  /// An answer with the places of its item and of the blamed tags in the bank.
  struct Answer {
    var item: Int
    var time: Int64
    var isRight: Bool
    /// Of a right answer, 0 to 1; 1 of a wrong one.
    var weight: Double
    /// Empty if all tags of the item share the blame.
    var blamed: [Int]
  }

  /// The least variances, so that the offsets of tags and kinds never stop to learn.
  private static let leastTagVariance = 0.02
  private static let leastKindVariance = 0.005
  private static let leastItemVariance = 0.02
  /// The variance that a tag gains with each answer, because learners change.
  private static let tagDrift = 0.004
  /// Answers to an item before it has an offset of its own.
  static let answersBeforeItemOffset = 3

  mutating func count(_ answer: Answer) {
    for tag in bank.tagsOfItem[answer.item] { tags[tag].doubt = Doubt() }
    let logOdds = logOdds(ofItem: answer.item, at: answer.time)
    moveOffsets(answer, probability: Logistic.probability(logOdds))
    for tag in bank.tagsOfItem[answer.item] {
      let isSpared = !answer.blamed.isEmpty && !answer.blamed.contains(tag)
      countTag(tag, answer, isSpared: isSpared)
    }
    let right = answer.isRight ? 1.0 : 0
    share.right += right * answer.weight
    share.all += 1
    let unit = bank.items[answer.item].unit
    if units.indices.contains(unit) {
      units[unit].right += right
      units[unit].all += 1
    }
    items[answer.item].lastTime = answer.time
    items[answer.item].answers += 1
    for tag in bank.tagsOfItem[answer.item] {
      tags[tag].tally.valueAfterPractice = strengthValue(ofTag: tag, at: answer.time)
    }
    if adaptation == .full { recalibrate(logOdds, answer) }
  }

  /// Moves the offsets of kind, tags and item towards the answer, each by its variance.
  private mutating func moveOffsets(_ answer: Answer, probability: Double) {
    let places = bank.tagsOfItem[answer.item]
    let kind = bank.items[answer.item].kind.rawValue
    let information = answer.weight * probability * (1 - probability)
    let shares = places.map { shareOfBlame($0, answer, of: places.count) }
    let hasItemOffset = hasOffset(item: answer.item)
    var variance = kinds[kind].variance
    if hasItemOffset { variance += items[answer.item].offset.variance }
    for (tag, share) in zip(places, shares) {
      variance += share * share * tags[tag].offset.variance
    }
    let error = (answer.isRight ? 1 : 0) - probability
    let step = FilterStep(
      gain: answer.weight * error / (1 + information * variance),
      certainty: information / (1 + information * variance)
    )
    kinds[kind].move(step, share: 1, least: Self.leastKindVariance)
    if hasItemOffset {
      items[answer.item].offset.move(step, share: 1, least: Self.leastItemVariance)
    }
    for (tag, share) in zip(places, shares) {
      tags[tag].offset.move(step, share: share, least: Self.leastTagVariance, drift: Self.tagDrift)
    }
  }

  private func shareOfBlame(_ tag: Int, _ answer: Answer, of count: Int) -> Double {
    if answer.blamed.isEmpty { return 1 / Double(count) }
    return answer.blamed.contains(tag) ? 1 / Double(answer.blamed.count) : 0
  }

  /// Counts an answer for one of its tags; a spared tag of a wrong answer counts as half right.
  private mutating func countTag(_ tag: Int, _ answer: Answer, isSpared: Bool) {
    let right = answer.isRight ? answer.weight : isSpared ? 0.5 : 0
    tags[tag].add(right: right, all: isSpared ? 0.5 : 1, at: answer.time)
    tags[tag].answers += 1
    tags[tag].tally.lastTime = answer.time
    if !isSpared { tags[tag].tally.count(isRight: answer.isRight, at: answer.time) }
  }

  func hasOffset(item: Int) -> Bool {
    adaptation == .full && items[item].answers >= Self.answersBeforeItemOffset
  }

  private mutating func recalibrate(_ logOdds: Double, _ answer: Answer) {
    recent.append(
      RecentPredictions.Prediction(
        logOdds: logOdds,
        probability: calibration.probability(logOdds),
        isRight: answer.isRight
      )
    )
    if let fitted = recent.refit(at: answer.time) { calibration = fitted }
  }
}

/// What an answer says to the filter of the offsets.
struct FilterStep {
  /// The change of an offset per variance.
  var gain: Double
  /// The relative fall of a variance per variance.
  var certainty: Double
}

extension Offset {
  /// Takes the part of a step that belongs to the offset, as an extended Kalman filter does.
  mutating func move(_ step: FilterStep, share: Double, least: Double, drift: Double = 0) {
    let scaled = variance * share
    value += scaled * step.gain
    variance = max(least, variance - scaled * scaled * step.certainty + drift)
  }
}
