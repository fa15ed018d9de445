import Memory

/// The fixed weights of the learner model, in log odds.
///
/// They were fitted to simulated learners, because no public answers exist for this course. A
/// learner's own answers correct them through ``Offset`` and ``Calibration``.
enum FeatureWeights {
  static let constant = -1.0544
  /// In the order of ``AnswerKind``.
  static let kind = [0, -0.5315, -0.5307, -0.3128]
  /// For each tag of an item but one.
  static let furtherTag = -0.3577
  /// Of the log odds of the learner's share of right answers.
  static let share = 0.7066
  /// Of an item that was answered before; it fades with ``itemDays``.
  static let sameItem = 0.4651
  static let unitRight = 0.0147
  static let unitAll = 0.1180
  /// In the order of ``FadingCounts/days``.
  static let right: SIMD8<Double> = [0.0404, 0.1356, 0.5638, 0.1631, 0.1023, 0, 0, 0]
  /// In the order of ``FadingCounts/days``.
  static let all: SIMD8<Double> = [0.2099, 0.0357, -0.1613, -0.1220, 0.2345, 0, 0, 0]
  static let newTag = -0.3847
  /// The time constant of the memory of an item.
  static let itemDays = 12.0
}

/// Counts of right answers and of all answers that fade with five time constants.
///
/// They are the time windows of DAS3H (Choffin, Popineau, Bourda and Vie 2019) with smooth edges.
struct FadingCounts: Sendable {
  /// The time constants; the last one never fades in a lifetime.
  static let days: SIMD8<Double> = [0.05, 1.5, 7, 30, 1e9, 1, 1, 1]
  static let windows = 5

  var right = SIMD8<Double>.zero
  var all = SIMD8<Double>.zero

  /// Lets the counts fade for a number of days.
  mutating func fade(for days: Double) {
    guard days > 0 else { return }
    for window in 0..<Self.windows {
      let factor = LibM.exponential(-days / Self.days[window])
      right[window] *= factor
      all[window] *= factor
    }
  }

  func faded(for days: Double) -> FadingCounts {
    var result = self
    result.fade(for: days)
    return result
  }

  mutating func add(right addedRight: Double, all addedAll: Double) {
    for window in 0..<Self.windows {
      right[window] += addedRight
      all[window] += addedAll
    }
  }

  /// What the counts add to the log odds of a right answer.
  var logOdds: Double {
    var sum = 0.0
    for window in 0..<Self.windows {
      sum += FeatureWeights.right[window] * LibM.logarithmOfOneMore(than: right[window])
      sum += FeatureWeights.all[window] * LibM.logarithmOfOneMore(than: all[window])
    }
    return sum
  }
}
