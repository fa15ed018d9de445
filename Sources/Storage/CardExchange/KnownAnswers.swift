import CardFiles
import Memory

/// The answers in the log of a card, to tell which of those in a file are new.
///
/// Anki uses the time of a review as its id. Of two answers in one millisecond, it stores the second
/// a little later than it was given.
struct KnownAnswers {
  struct Known {
    var time: Int64
    var rating: Int
    var milliseconds: Int64
  }

  /// In the order of time.
  private let known: [Known]
  private var isMatched: [Bool]

  /// The furthest that an answer may have been moved, in milliseconds.
  private static let furthest: Int64 = 10_000
  /// A file tells no longer time than this for an answer.
  private static let longest: Int64 = 60_000

  init(_ known: [Known]) {
    self.known = known
    isMatched = known.map { _ in false }
  }

  /// The answers that the log does not have; each answer of the log matches one of the file.
  mutating func new(of answers: [AnkiImport.Answer]) -> [AnkiImport.Answer] {
    if known.isEmpty { return answers }
    var left: [AnkiImport.Answer] = []
    for answer in answers where !match(answer, earlierBy: 0) { left.append(answer) }
    let times = Set(known.map(\.time))
    var new: [AnkiImport.Answer] = []
    for answer in left where !match(answer, earlierBy: Self.furthest) {
      if !times.contains(answer.time) { new.append(answer) }
    }
    return new
  }

  /// Matches an answer with one of the log that is at most `span` earlier and not matched yet; says
  /// whether there is one.
  private mutating func match(_ answer: AnkiImport.Answer, earlierBy span: Int64) -> Bool {
    var index = firstPlace(at: answer.time - span)
    while index < known.count, known[index].time <= answer.time {
      let isSame =
        known[index].rating == answer.rating.rawValue
        && Self.told(known[index].milliseconds) == Self.told(answer.milliseconds)
      if isSame, !isMatched[index] {
        isMatched[index] = true
        return true
      }
      index += 1
    }
    return false
  }

  /// The place of the first answer at this time or later.
  private func firstPlace(at time: Int64) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func told(_ milliseconds: Int64) -> Int64 { min(max(milliseconds, 0), longest) }
}
