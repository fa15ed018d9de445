package import Curriculum
import Patterns
package import Scoring

/// An item of a session with its passage.
package struct ItemMaterial: Sendable {
  package let id: ItemID
  /// The kind of coordinator that asks the item.
  package let kind: StageKind
  package let exercise: Exercise
  /// The text or transcript that the item asks about.
  package let passage: Passage?
  /// In a word list, the words that are shown before the item.
  package let group: WordGroup?
  /// In a grammar lesson, the screen that the item tries.
  package private(set) var rule: GrammarPage?
  /// The bilingual lexicon of the course, if it has one.
  private(set) var lexicon = LexiconSource.none
  /// In a word list, other words with a meaning of the word that is asked.
  let synonyms: [Card]

  /// Creates the material of one exercise of a lesson.
  package init(
    lesson: Lesson,
    exercise: Exercise,
    group: WordGroup? = nil,
    synonyms: [Card] = []
  ) {
    self.group = group
    self.synonyms = synonyms
    id = lesson.itemID(of: exercise)
    self.exercise = exercise
    passage = exercise.passage.map { lesson.passages[$0] }
    rule = exercise.screen.map {
      GrammarPage(screen: lesson.screens[$0], index: $0, count: lesson.screens.count)
    }
    kind = StageKind(skill: lesson.skill, task: exercise.task)
  }

  /// The same item with a lexicon, by which answers are judged that nobody listed.
  package func with(_ lexicon: LexiconSource) -> ItemMaterial {
    var material = self
    material.lexicon = lexicon
    return material
  }

  /// The same item, whose screen says that it was shown before.
  func repeatingRule() -> ItemMaterial {
    var material = self
    material.rule?.isRepeated = true
    return material
  }

  /// Prepares the item for asking and marking.
  ///
  /// This takes time, so each item is prepared only when its turn comes. `attempt` is the number of
  /// answers before; for each the options of a word are mixed anew, those of other items are not.
  ///
  /// - Throws: ``PreparationError`` if a pattern of the exercise does not compile.
  package func prepared(attempt: Int = 0) throws(PreparationError) -> PreparedItem {
    PreparedItem(self, task: try PreparedTask(self, attempt: attempt))
  }

  /// Whether both items ask about the same passage.
  func sharesPassage(with other: ItemMaterial?) -> Bool {
    guard let other else { return false }
    return passage != nil && id.lesson == other.id.lesson && passage == other.passage
  }
}

/// An item with its options in order and its patterns compiled.
package struct PreparedItem: Sendable {
  let material: ItemMaterial
  package let task: PreparedTask
  /// The glosses for the text; empty without a glossary.
  package private(set) var glosses: [Glossary.Gloss] = []

  init(_ material: ItemMaterial, task: PreparedTask) {
    self.material = material
    self.task = task
  }

  package var id: ItemID { material.id }
  package var kind: StageKind { material.kind }
  package var exercise: Exercise { material.exercise }
  package var passage: Passage? { material.passage }
  package var group: WordGroup? { material.group }
  package var rule: GrammarPage? { material.rule }

  /// Looks the words of the text up.
  mutating func addGlosses(from glossary: Glossary?) {
    guard let glossary, let passage else { return }
    glosses = glossary.glosses(for: passage.paragraphs, in: id.lesson)
  }
}

/// The kind of coordinator that asks an item.
package enum StageKind: Sendable, Equatable, CaseIterable {
  case reading, listening, writing, speaking
}
