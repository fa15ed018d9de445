import Cards
import Coordination
import Curriculum
import Scoring

// Words missed in their own word list.
extension ReviewOpener {
  /// The dictionary forms of the words that a failed answer lacked.
  ///
  /// In a word list it is the word that was asked, which may be of several words; a choice has no
  /// findings. A typing slip does not make a missed word.
  func missedWords(of answer: AnswerRecord) throws(Failure) -> Set<String> {
    let item = answer.item
    guard item.lesson.skill == .vocabulary else { return Self.missedWords(in: answer.findings) }
    guard item.isWordChoice || !Self.missedWords(in: answer.findings).isEmpty,
      let word = try library.lesson(item.lesson).word(of: item)
    else { return [] }
    return [CardEntry.folded(word)]
  }
}

extension Lesson {
  /// The word that an item of a word list asks.
  fileprivate func word(of item: ItemID) -> String? {
    exercises.first { $0.id == item.card.item }?.task.taughtWord?.word
  }
}
