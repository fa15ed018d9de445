import Memory

/// What a learner does beyond the fixed weights, with the variance of the estimate; in log odds.
struct Offset: Sendable, Equatable {
  var value = 0.0
  var variance: Double

  /// The variance before the first answer, of a tag, a kind of answer and an item.
  static let tag = Offset(variance: 0.35)
  static let kind = Offset(variance: 0.08)
  static let item = Offset(variance: 0.2)
}

/// What was observed of one grammar point.
struct TagState: Sendable {
  var counts = FadingCounts()
  var offset = Offset.tag
  /// The time to which ``counts`` are faded.
  var time: Int64?
  /// The number of answers to items with the tag, whichever tag was blamed.
  var answers = 0
  var doubt = Doubt()
  var tally = TagTally()

  /// What practice and doubt add to the log odds of an item at a time.
  func logOdds(at now: Int64) -> Double { logOddsOfPractice(at: now) - doubt.logOdds }

  /// What the counts add to the log odds of an item at a time.
  func logOddsOfPractice(at now: Int64) -> Double {
    counts(at: now).logOdds + (answers == 0 ? FeatureWeights.newTag : 0)
  }

  func counts(at now: Int64) -> FadingCounts {
    time.map { counts.faded(for: Days.between($0, now)) } ?? counts
  }

  mutating func add(right: Double, all: Double, at now: Int64) {
    if let time { counts.fade(for: Days.between(time, now)) }
    counts.add(right: right, all: all)
    time = max(time ?? now, now)
  }
}

/// The answers that the reasons for a strength are told from.
struct TagTally: Sendable {
  var right = 0
  var all = 0
  var lastTime: Int64?
  var lastRight: Int64?
  var valueAfterPractice: Double?
  /// The answers of the last seven days before ``lastTime``.
  private var week: [(time: Int64, isRight: Bool)] = []

  private static let week = 7.0

  mutating func count(isRight: Bool, at time: Int64) {
    all += 1
    week.removeAll { Days.between($0.time, time) >= Self.week }
    week.append((time, isRight))
    if isRight {
      right += 1
      lastRight = time
    }
  }

  /// Returns the counts of the seven days before a time.
  func week(at now: Int64) -> (right: Int, all: Int) {
    let recent = week.filter { Days.between($0.time, now) < Self.week }
    return (recent.count(where: \.isRight), recent.count)
  }
}

/// What was observed of one item.
struct ItemState: Sendable {
  var lastTime: Int64?
  var answers = 0
  var offset = Offset.item
}

/// The answers to the items of one unit.
struct UnitState: Sendable {
  var right = 0.0
  var all = 0.0

  var logOdds: Double {
    FeatureWeights.unitRight * LibM.logarithmOfOneMore(than: right)
      + FeatureWeights.unitAll * LibM.logarithmOfOneMore(than: all)
  }
}

/// Times in milliseconds as days.
enum Days {
  static let milliseconds: Int64 = 86_400_000

  /// Returns the days from one time to another, 0 if the clock went back.
  static func between(_ earlier: Int64, _ later: Int64) -> Double {
    guard later > earlier else { return 0 }
    let (difference, isTooLong) = later.subtractingReportingOverflow(earlier)
    return Double(isTooLong ? .max : difference) / Double(milliseconds)
  }
}

extension Offset {
  mutating func code(by coder: inout some WordCoder) {
    coder.code(&value)
    coder.code(&variance)
  }
}

extension UnitState {
  mutating func code(by coder: inout some WordCoder) {
    coder.code(&right)
    coder.code(&all)
  }
}

extension ItemState {
  mutating func code(by coder: inout some WordCoder) {
    coder.code(&lastTime)
    coder.code(&answers)
    offset.code(by: &coder)
  }
}

extension TagState {
  mutating func code(by coder: inout some WordCoder) {
    coder.code(&counts.right)
    coder.code(&counts.all)
    offset.code(by: &coder)
    coder.code(&time)
    coder.code(&answers)
    doubt.code(by: &coder)
    tally.code(by: &coder)
  }
}

extension TagTally {
  mutating func code(by coder: inout some WordCoder) {
    coder.code(&right)
    coder.code(&all)
    coder.code(&lastTime)
    coder.code(&lastRight)
    coder.code(&valueAfterPractice)
    coder.code(&week, limit: 1_000_000, blank: (0, false)) { answer, coder in
      coder.code(&answer.time)
      coder.code(&answer.isRight)
    }
  }
}
