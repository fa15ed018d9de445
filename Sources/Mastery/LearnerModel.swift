package import Curriculum

/// What a learner can do, estimated from the answers so far.
///
/// The model is a logistic regression on counts that fade, after DAS3H (Choffin, Popineau, Bourda
/// and Vie: "DAS3H: Modeling Student Learning and Forgetting for Optimally Scheduling Distributed
/// Practice of Skills", EDM 2019). The windows are smooth, and each tag and each kind of answer has
/// an offset that a Kalman filter learns. The same observations give the same numbers.
package struct LearnerModel: Sendable {
  package let bank: ItemBank
  /// Applied to every probability that is asked for; the offsets are learnt without it.
  package internal(set) var calibration: Calibration
  /// The median time of each kind of answer.
  package internal(set) var times = AnswerTimes()
  let adaptation: Adaptation
  var tags: [TagState]
  var kinds = [Offset](repeating: .kind, count: AnswerKind.allCases.count)
  var items: [ItemState]
  var units: [UnitState]
  /// The weights of the right answers, and the number of all.
  var share = UnitState()
  var recent = RecentPredictions()

  /// Whether a model learns more of its learner than the offsets of tags and kinds.
  package enum Adaptation: Sendable {
    /// Offsets of items with three answers or more, and a calibration from 300 answers.
    case full
    /// Offsets of tags and kinds alone.
    case offsets
  }

  /// Creates the model of a learner who has answered nothing.
  package init(
    bank: ItemBank,
    calibration: Calibration = .none,
    adaptation: Adaptation = .full
  ) {
    self.bank = bank
    self.calibration = calibration
    self.adaptation = adaptation
    tags = Array(repeating: TagState(), count: bank.tags.count)
    items = Array(repeating: ItemState(), count: bank.items.count)
    units = Array(repeating: UnitState(), count: bank.unitCount)
  }

  /// The number of answers so far.
  package var answers: Int { Int(share.all) }

  /// Returns the number of answers to items with a tag.
  package func answers(to tag: GrammarTag) -> Int {
    bank.place(of: tag).map { tags[$0].answers } ?? 0
  }

  /// Returns the time of the last answer to an item, in milliseconds since 1970.
  package func lastTime(of id: ItemID) -> Int64? {
    bank.place(of: id).flatMap { items[$0].lastTime }
  }

  /// Counts an answer; one to an item that the course lacks is left out.
  package mutating func apply(_ observation: Observation) {
    guard let item = bank.place(of: observation.item) else { return }
    let time = observation.time
    switch observation.result {
    case .skipped, .unsure:
      return
    case .right(let weight):
      let pace = times.isSlow(observation.milliseconds, for: bank.items[item].kind) ? 0.8 : 1
      count(Answer(item: item, time: time, isRight: true, weight: weight * pace, blamed: []))
    case .wrong(let blamed, let others):
      var places = blamed.compactMap { bank.place(of: $0) }
        .filter(bank.tagsOfItem[item].contains)
      if places.isEmpty, observation.blamesWeakest, let weakest = weakestTag(of: item, at: time) {
        places = [weakest]
      }
      count(Answer(item: item, time: time, isRight: false, weight: 1, blamed: places))
      for other in others {
        guard let tag = bank.place(of: other), !bank.tagsOfItem[item].contains(tag) else {
          continue
        }
        blame(tag, at: time)
      }
    }
    times.count(observation.milliseconds, for: bank.items[item].kind)
  }

  /// Returns the place of the item's tag with the lowest strength.
  private func weakestTag(of item: Int, at time: Int64) -> Int? {
    bank.tagsOfItem[item].min { logOdds(ofTag: $0, at: time) < logOdds(ofTag: $1, at: time) }
  }
}
