import CardFiles
import Memory

/// The answers in the log of a card, to tell which of those in a file are new.
///
/// A file of Anki numbers its reviews by their times, and no two alike, so an answer of a
/// millisecond that had one already stands there a little later than it was given.
struct KnownAnswers {
  struct Known {
    var time: Int64
    var rating: Int
    var milliseconds: Int64
  }

  /// In the order of time.
  private var rest: [Known]
  private let times: Set<Int64>

  /// The furthest that an answer may have been moved, in milliseconds.
  private static let furthest: Int64 = 10_000
  /// A file tells no longer time than this for an answer.
  private static let longest: Int64 = 60_000

  init(_ known: [Known]) {
    rest = known
    times = Set(known.map(\.time))
  }

  /// The answers that the log does not have; each of the log stands for one of the file.
  mutating func new(of answers: [AnkiImport.Answer]) -> [AnkiImport.Answer] {
    if rest.isEmpty { return answers }
    var left = answers.filter { !take($0, earlierBy: 0) }
    left.removeAll { take($0, earlierBy: Self.furthest) }
    return left.filter { !times.contains($0.time) }
  }

  /// Whether the log had such an answer, at most so much earlier, that stood for no other yet.
  private mutating func take(_ answer: AnkiImport.Answer, earlierBy span: Int64) -> Bool {
    let index = rest.firstIndex {
      $0.time <= answer.time && $0.time >= answer.time - span
        && $0.rating == answer.rating.rawValue
        && Self.told($0.milliseconds) == Self.told(answer.milliseconds)
    }
    if let index { rest.remove(at: index) }
    return index != nil
  }

  private static func told(_ milliseconds: Int64) -> Int64 { min(max(milliseconds, 0), longest) }
}
