package import Curriculum

/// An answer to a drill, as the record keeps it.
package struct DrillAnswer: Sendable, Equatable {
  package var id: String
  package var tag: GrammarTag
  /// The dictionary form.
  package var word: String
  /// The form that was asked.
  package var form: String
  /// What was typed; empty if the learner did not know it.
  package var answer: String
  /// 1 to 5.
  package var speed: Int
  package var passed: Bool
  /// Whether it came within the limit of the speed, without a hint.
  package var isInTime: Bool
  /// The category of the first finding; nil without one.
  package var category: String?
  package var milliseconds: Int
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64

  /// Creates an answer.
  package init(
    id: String,
    tag: GrammarTag,
    word: String,
    form: String,
    answer: String,
    speed: Int,
    passed: Bool,
    isInTime: Bool,
    category: String?,
    milliseconds: Int,
    time: Int64
  ) {
    self.id = id
    self.tag = tag
    self.word = word
    self.form = form
    self.answer = answer
    self.speed = speed
    self.passed = passed
    self.isInTime = isInTime
    self.category = category
    self.milliseconds = milliseconds
    self.time = time
  }
}

/// The result of the drills of one sitting.
package struct DrillSummary: Sendable, Equatable {
  package var answers = 0
  package var right = 0
  /// Those that were right within the limit.
  package var inTime = 0
  /// The points with a mistake and the number of their mistakes, the most first.
  package var missed: [Missed] = []

  /// A point and the number of its mistakes.
  package struct Missed: Sendable, Equatable {
    package let tag: GrammarTag
    package let count: Int
  }

  init(_ answers: [DrillAnswer]) {
    self.answers = answers.count
    right = answers.filter(\.passed).count
    inTime = answers.filter { $0.passed && $0.isInTime }.count
    let counts = answers.filter { !$0.passed }.reduce(into: [:]) { $0[$1.tag, default: 0] += 1 }
    missed = counts.map { Missed(tag: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.tag.rawValue) < ($0.count, $1.tag.rawValue) }
  }
}
