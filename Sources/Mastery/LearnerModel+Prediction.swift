package import Curriculum
import Memory

/// What the model expects.
extension LearnerModel {
  /// Returns the probability that an item would be answered right at a time.
  package func probability(of item: ItemTraits, at time: Int64) -> Double {
    if let place = bank.place(of: item.id), bank.items[place] == item {
      return probability(ofItemAt: place, at: time)
    }
    let places = item.tags.compactMap { bank.place(of: $0) }
    let memory = bank.place(of: item.id).map { items[$0] } ?? ItemState()
    return calibration.probability(
      logOdds(tags: places, kind: item.kind, unit: item.unit, memory: memory, at: time)
    )
  }

  /// Returns the probability that the item at a place of the bank would be answered right.
  package func probability(ofItemAt place: Int, at time: Int64) -> Double {
    calibration.probability(logOdds(ofItem: place, at: time))
  }

  /// Returns what practising a tag now is worth: the probability on a typed item some days later
  /// with one practice, minus that without.
  package func gain(of tag: GrammarTag, at time: Int64, after days: Double = 14) -> Double {
    bank.place(of: tag).map { gain(ofTag: $0, at: time, after: days) } ?? 0
  }

  /// The log odds of a right answer to an item of the bank, before the calibration.
  func logOdds(ofItem place: Int, at time: Int64) -> Double {
    let item = bank.items[place]
    let base = logOdds(
      tags: bank.tagsOfItem[place],
      kind: item.kind,
      unit: item.unit,
      memory: items[place],
      at: time
    )
    return hasOffset(item: place) ? base + items[place].offset.value : base
  }

  private func logOdds(
    tags places: [Int],
    kind: AnswerKind,
    unit: Int,
    memory: ItemState,
    at time: Int64
  ) -> Double {
    let count = Double(max(1, places.count))
    var sum = logOdds(kind: kind, unit: unit) + FeatureWeights.furtherTag * (count - 1)
    if let last = memory.lastTime {
      let days = Days.between(last, time)
      sum += FeatureWeights.sameItem * LibM.exponential(-days / FeatureWeights.itemDays)
    }
    var traces = places.isEmpty ? FeatureWeights.newTag : 0
    for place in places { traces += tags[place].logOdds(at: time) + tags[place].offset.value }
    return sum + traces / count
  }

  /// The part of the log odds that all tags of an item share.
  func logOdds(kind: AnswerKind, unit: Int) -> Double {
    FeatureWeights.constant + FeatureWeights.kind[kind.rawValue] + kinds[kind.rawValue].value
      + FeatureWeights.share * Logistic.logit((share.right + 3) / (share.all + 5))
      + (units.indices.contains(unit) ? units[unit].logOdds : 0)
  }

  /// The log odds of an item with one tag alone, typed unless another kind is given.
  func logOdds(ofTag place: Int, kind: AnswerKind = .typed, at time: Int64) -> Double {
    logOdds(kind: kind, unit: bank.unitOfTag[place]) + tags[place].logOdds(at: time)
      + tags[place].offset.value
  }

  private func gain(ofTag place: Int, at time: Int64, after days: Double) -> Double {
    let now = logOdds(ofTag: place, at: time)
    let doubt = tags[place].doubt.logOdds
    let rest = now + doubt - tags[place].logOddsOfPractice(at: time)
    let counts = tags[place].counts(at: time)
    func later(right: Double, all: Double, isNew: Bool, doubt: Double = 0) -> Double {
      var added = counts
      added.add(right: right, all: all)
      let odds = added.faded(for: days).logOdds + (isNew ? FeatureWeights.newTag : 0)
      return calibration.probability(rest + odds - doubt)
    }
    let chance = calibration.probability(now)
    let practised =
      chance * later(right: 1, all: 1, isNew: false)
      + (1 - chance) * later(right: 0, all: 1, isNew: false)
    let isNew = tags[place].answers == 0
    return practised - later(right: 0, all: 0, isNew: isNew, doubt: doubt)
  }
}
