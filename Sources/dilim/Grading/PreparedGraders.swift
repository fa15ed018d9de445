import Scoring

/// A cache of graders by their patterns.
///
/// It approximates eviction by last use with two generations: when the younger is full, it replaces
/// the older. A lookup costs one hash. The size is bounded by the length of the patterns, which
/// the size of the graders grows with.
struct PreparedGraders {
  private var young: [[String]: TranslationGrader] = [:]
  private var old: [[String]: TranslationGrader] = [:]
  private var youngBytes = 0

  /// The capacity of a generation, in bytes of pattern text in UTF-8.
  private static let capacity = 1 << 16

  /// Returns the grader for these patterns; `prepare` makes it if it is not cached.
  mutating func grader(
    for patterns: [String],
    prepare: ([String]) throws(Failure) -> TranslationGrader
  ) throws(Failure) -> TranslationGrader {
    if let known = young[patterns] { return known }
    let grader = if let known = old[patterns] { known } else { try prepare(patterns) }
    store(grader, for: patterns)
    return grader
  }

  private mutating func store(_ grader: TranslationGrader, for patterns: [String]) {
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
