import Coordination
import Storage

/// The changes among the cards for the words that one answer lacked.
struct HastenedCards {
  var words: [DueChange] = []
  /// The deck of the unit, if it came into the record for them.
  var adopted: String?
}

/// The cards that answers of a session have brought forward, each until its answer is taken back
/// or overruled.
struct CardHastening {
  private struct Answer: Hashable {
    let session: String
    let sequence: Int
  }

  private var changes: [Answer: HastenedCards] = [:]

  /// Brings forward the cards of the words that a failed answer lacked.
  mutating func hasten(
    after answer: AnswerRecord,
    _ sequence: Int,
    _ session: String,
    _ reviews: ReviewOpener
  ) throws(Failure) {
    let key = Answer(session: session, sequence: sequence)
    changes[key] = try reviews.hasten(after: answer)
  }

  /// Takes back what an answer has changed; nothing for one that has changed nothing.
  mutating func takeBack(
    _ sequence: Int,
    _ session: String,
    _ reviews: ReviewOpener
  ) throws(Failure) {
    let key = Answer(session: session, sequence: sequence)
    if let cards = changes.removeValue(forKey: key) { try reviews.takeBack(cards) }
  }
}
