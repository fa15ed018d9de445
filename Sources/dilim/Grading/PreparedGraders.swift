import Scoring

/// The graders last used, by their patterns; what has not been asked for in a while is let go.
///
/// Two generations stand in for a list in order of use: when the younger is full, the older is
/// dropped and the younger takes its place. A lookup costs a hash; memory is bounded by the texts
/// of the patterns, which what is prepared from them grows with.
struct PreparedGraders {
  private var young: [[String]: TranslationGrader] = [:]
  private var old: [[String]: TranslationGrader] = [:]
  private var youngBytes = 0

  /// How much pattern text, in bytes of UTF-8, fills a generation.
  private static let capacity = 1 << 16

  /// The grader for these patterns; `prepare` makes it where it is not kept.
  mutating func grader(
    for patterns: [String],
    prepare: ([String]) throws(Failure) -> TranslationGrader
  ) throws(Failure) -> TranslationGrader {
    if let known = young[patterns] { return known }
    let grader = if let known = old[patterns] { known } else { try prepare(patterns) }
    keep(grader, for: patterns)
    return grader
  }

  private mutating func keep(_ grader: TranslationGrader, for patterns: [String]) {
    let bytes = patterns.reduce(0) { $0 + $1.utf8.count }
    guard bytes <= Self.capacity else { return }
    if youngBytes + bytes > Self.capacity {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[patterns] = grader
    youngBytes += bytes
  }
}
