import Coordination
import Storage

/// What the words that an answer lacked have changed among the cards.
struct HastenedWords {
  var words: [Hastened] = []
  /// The deck of the unit, if it came into the record for them.
  var adopted: String?
}

/// What the answers of a conversation have changed among the cards, each until it is taken back or
/// overruled.
struct HastenedAnswers {
  private struct Answer: Hashable {
    let session: String
    let sequence: Int
  }

  private var changes: [Answer: HastenedWords] = [:]

  /// Carries out what an entry of the journal means for the cards.
  mutating func take(
    _ entry: JournalEntry,
    session: String,
    _ reviews: ReviewOpener
  ) throws(Failure) {
    switch entry.event {
    case .answered:
      let answer = Answer(session: session, sequence: entry.sequence)
      changes[answer] = try reviews.hasten(after: entry.event)
    case .undone(let sequence), .overruled(let sequence):
      let answer = Answer(session: session, sequence: sequence)
      if let words = changes.removeValue(forKey: answer) { try reviews.takeBack(words) }
    case .hinted, .skipped, .played, .revealed, .finished: break
    }
  }
}
