import Coordination
import Storage

/// The changes to cards for the words that an answer lacked.
struct HastenedCards {
  var words: [DueChange] = []
  /// The cards of these words that were added to the record.
  var begun: BegunEntries?
}

/// The cards that the answers of a session have made due, so that this can be undone.
///
/// It is undone when the answer is undone or overruled.
struct CardHastening {
  private struct Answer: Hashable {
    let session: String
    let sequence: Int
  }

  private var changes: [Answer: HastenedCards] = [:]

  /// Makes the cards of the words that a failed answer lacked due today.
  mutating func hasten(
    after answer: AnswerRecord,
    _ sequence: Int,
    _ session: String,
    _ reviews: ReviewOpener
  ) throws(Failure) {
    let key = Answer(session: session, sequence: sequence)
    changes[key] = try reviews.hasten(after: answer)
  }

  /// Undoes the changes that an answer has made to cards, if it made any.
  mutating func takeBack(
    _ sequence: Int,
    _ session: String,
    _ reviews: ReviewOpener
  ) throws(Failure) {
    let key = Answer(session: session, sequence: sequence)
    if let cards = changes.removeValue(forKey: key) { try reviews.takeBack(cards) }
  }
}
