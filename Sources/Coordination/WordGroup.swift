package import Curriculum

/// The words of a list that are shown on one page and then asked.
package struct WordGroup: Sendable, Equatable {
  package let words: [TaughtWord]
  /// The position in the list, from 0.
  package let index: Int
  /// The number of groups in the list.
  package let count: Int

  /// Returns the group with some of its words only; with all if these are none.
  func limited(to words: [TaughtWord]) -> WordGroup {
    WordGroup(words: words.isEmpty ? self.words : words, index: index, count: count)
  }
}

/// A word of a list with the course's notes on it.
package struct TaughtWord: Sendable, Equatable {
  package let card: Card
  package let notes: [String]

  /// Creates a word.
  package init(card: Card, notes: [String]) {
    self.card = card
    self.notes = notes
  }
}

extension Lesson {
  /// The exercises as items to be asked; those of a word list are made from its cards.
  package var material: [ItemMaterial] { material(knowing: []) }

  /// Returns the exercises as items to be asked.
  ///
  /// A word of an earlier list that has a meaning of a word of this list is accepted in its place.
  package func material(knowing earlier: [Card]) -> [ItemMaterial] {
    guard skill == .vocabulary else {
      return exercises.map { ItemMaterial(lesson: self, exercise: $0) }
    }
    let list = WordList(self)
    let (groups, known) = (list.groups, earlier + exercises.compactMap(\.task.taughtWord))
    return groups.indices.flatMap { index in
      let cards = groups[index]
      let group = WordGroup(
        words: cards.compactMap(\.taughtWord),
        index: index,
        count: groups.count
      )
      return (cards.compactMap(list.choice) + cards).map { exercise in
        let synonyms = exercise.task.taughtWord.map { word in known.filter(word.isSynonym) }
        return ItemMaterial(
          lesson: self,
          exercise: exercise,
          group: group,
          synonyms: synonyms ?? []
        )
      }
    }
  }
}

extension Exercise {
  /// The word that the exercise teaches; nil for other exercises.
  var taughtWord: TaughtWord? {
    task.taughtWord.map { TaughtWord(card: $0, notes: notes) }
  }
}
