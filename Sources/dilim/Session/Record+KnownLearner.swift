import Coordination
import Curriculum
import Storage

extension Record {
  /// The learner whose answers are in the record; nil if there are none.
  func knownLearner() throws(Failure) -> KnownLearner? {
    if let level = try progress()?.level { return KnownLearner(level: level) }
    let cards = try reading { (store) throws(DatabaseError) in
      try store.cards.lastAnswers(limit: 1)
    }
    return cards?.isEmpty == false ? KnownLearner(level: nil) : nil
  }
}

extension Progress {
  /// The highest level with a finished lesson, else that with the most answered items.
  ///
  /// Answers alone may come from a placement test, which asks far above the learner's level.
  fileprivate var level: Level? {
    let finished = lessons.filter { $0.value.finished > 0 }.keys.compactMap(\.level).max()
    if let finished { return finished }
    let answered = Dictionary(grouping: items.keys.compactMap(\.lesson.level)) { $0 }
    return answered.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }
}
