import Coordination
import Curriculum
import Storage

extension Record {
  /// The learner whose answers are in the record; nil if there are none.
  func knownLearner() throws(Failure) -> KnownLearner? {
    let lessons = try progress()?.lessons.keys.compactMap(\.level) ?? []
    if let level = lessons.max() { return KnownLearner(level: level) }
    let cards = try reading { (store) throws(DatabaseError) in
      try store.cards.lastAnswers(limit: 1)
    }
    return cards?.isEmpty == false ? KnownLearner(level: nil) : nil
  }
}
