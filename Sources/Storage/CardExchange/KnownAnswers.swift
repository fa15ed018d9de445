import CardFiles
import Memory

/// The answers in the log of a card, for finding those in a file that are new.
///
/// Anki uses the time of a review as its id. If two answers fall in the same millisecond, it stores
/// the second one with a later time.
struct KnownAnswers {
  struct Known {
    var time: Int64
    var rating: Int
    var milliseconds: Int64
  }

  /// In chronological order.
  private let known: [Known]
  private var isMatched: [Bool]

  /// The longest time by which an answer may have been moved, in milliseconds.
  private static let longestShift: Int64 = 10_000
  /// The longest answering time that a file records, in milliseconds.
  private static let longestTime: Int64 = 60_000

  init(_ known: [Known]) {
    self.known = known
    isMatched = known.map { _ in false }
  }

  /// The answers that the log lacks; each answer of the log matches at most one of the file.
  mutating func new(of answers: [AnkiImport.Answer]) -> [AnkiImport.Answer] {
    if known.isEmpty { return answers }
    var unmatched: [AnkiImport.Answer] = []
    for answer in answers where !match(answer, earlierBy: 0) { unmatched.append(answer) }
    let times = Set(known.map(\.time))
    var new: [AnkiImport.Answer] = []
    for answer in unmatched where !match(answer, earlierBy: Self.longestShift) {
      if !times.contains(answer.time) { new.append(answer) }
    }
    return new
  }

  /// Matches an answer with an unmatched one in the log that is at most `span` milliseconds
  /// earlier; says whether there is one.
  private mutating func match(_ answer: AnkiImport.Answer, earlierBy span: Int64) -> Bool {
    var index = firstIndex(at: answer.time - span)
    while index < known.count, known[index].time <= answer.time {
      let isSame =
        known[index].rating == answer.rating.rawValue
        && Self.clamped(known[index].milliseconds) == Self.clamped(answer.milliseconds)
      if isSame, !isMatched[index] {
        isMatched[index] = true
        return true
      }
      index += 1
    }
    return false
  }

  /// The index of the first answer at this time or later.
  private func firstIndex(at time: Int64) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func clamped(_ milliseconds: Int64) -> Int64 {
    min(max(milliseconds, 0), longestTime)
  }
}
