import Coordination
import Curriculum
import Patterns
import Scoring
import Storage

/// An answer that nobody listed, with the number of times that it was given; the property names are
/// the keys of its JSON.
struct Proposal: Codable {
  /// Words of the listed answer, and what the answer has in their place.
  struct Difference: Codable {
    let expected: String
    let found: String
  }

  let schema: Int
  let id: String
  let item: String
  /// The sentence that was asked; nil if the course no longer has the item.
  private(set) var asked: String?
  private(set) var listed: String?
  /// The answer as it was typed last.
  private(set) var answer: String
  /// How often it was unsure, overruled by the learner, and proposed.
  private(set) var unsure: Int
  private(set) var overruled: Int
  private(set) var proposed: Int
  let differences: [Difference]
  /// What the item practises, if the answer is right Turkish without it.
  let practised: String?
  /// Milliseconds since 1970.
  private(set) var last: Int64

  init(_ given: UnlistedAnswer) {
    let record = given.record
    schema = 1
    item = record.item.description
    id = Self.id(of: record.answer, to: record.item)
    answer = record.answer
    unsure = given.isOverruled ? 0 : 1
    overruled = given.isOverruled ? 1 : 0
    proposed = given.isProposed ? 1 : 0
    differences = record.differences.map {
      Difference(expected: $0.expected, found: $0.found)
    }
    practised = record.practised
    last = given.time
  }

  var count: Int { unsure + overruled }

  /// The name of an answer: that of the item and six digits, the same on every machine.
  private static func id(of answer: String, to item: ItemID) -> String {
    let hash = Normalization.bytes(of: answer).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String((hash ^ hash >> 32) & 0xFF_FFFF, radix: 16)
    return "\(item)~\(String(repeating: "0", count: 6 - digits.count))\(digits)"
  }

  mutating func add(_ other: Proposal) {
    unsure += other.unsure
    overruled += other.overruled
    proposed += other.proposed
    if other.last >= last { (answer, last) = (other.answer, other.last) }
  }

  /// Adds what the course asks now.
  mutating func describe(asked: String, listed: String) {
    (self.asked, self.listed) = (asked, listed)
  }

  /// Puts equal answers together: those that learners propose first, then the most frequent.
  static func merged(_ proposals: [Proposal]) -> [Proposal] {
    var merged: [String: Proposal] = [:]
    for proposal in proposals {
      if merged[proposal.id]?.add(proposal) == nil { merged[proposal.id] = proposal }
    }
    return merged.values.sorted {
      ($1.proposed, $1.count, $0.id) < ($0.proposed, $0.count, $1.id)
    }
  }
}
