package import Cards
package import Curriculum
package import Mastery
package import Scoring

/// A placement or level test that is ready to start or resume.
package struct OpenedTest: Sendable {
  package let plan: SessionPlan
  /// The items that the test may ask: those of the course, or those that were drawn.
  private(set) var material: [ItemID: ItemMaterial]
  let bank: ItemBank
  /// Empty for a new test.
  package let entries: [JournalEntry]
  /// Tells the study day on which the test ends.
  let clock: DayClock

  /// Creates a test over lessons; a level test asks the items of its plan in their order.
  package init(
    plan: SessionPlan,
    lessons: [Lesson],
    entries: [JournalEntry],
    clock: DayClock = DayClock(secondsAheadOfUTC: 0, rolloverHour: 4)
  ) {
    self.clock = clock
    self.plan = plan
    self.entries = entries
    let material = lessons.flatMap(\.material)
    self.material = Dictionary(material.map { ($0.id, $0) }) { first, _ in first }
    bank = ItemBank(items: lessons.flatMap(\.testItems), tagUnits: [])
  }

  /// Judges answers that nobody listed by a lexicon.
  package mutating func use(_ lexicon: LexiconSource) {
    material = material.mapValues { $0.with(lexicon) }
  }

  /// The items of the plan that the course still has.
  var drawn: [ItemTraits] { plan.items.compactMap { bank[$0] } }
}

extension Lesson {
  /// The items that a test may ask: the words of a list and what is told freely are not among them.
  package var testItems: [ItemTraits] {
    exercises.filter(\.task.isMarked).compactMap { ItemTraits(lesson: self, exercise: $0) }
  }
}

extension SessionPlan {
  /// The number of answers in a test and the most items that it asks; nil for other sessions.
  package func testProgress(_ entries: [JournalEntry]) -> (answered: Int, most: Int)? {
    let answered = entries.testResults.count
    switch kind {
    case .placement: return (answered, Placement.most)
    case .levelTest:
      let isLong = answered > LevelTest.shortLength
      return (answered, isLong ? LevelTest.fullLength : LevelTest.shortLength)
    default: return nil
    }
  }
}

/// The result of an item in a test.
struct TestAnswer: Sendable, Equatable {
  let item: ItemID
  /// Nil if nothing could be shown of the answer.
  let isRight: Bool?
  /// Whether the learner gave an answer and did not say "I don't know".
  let isGiven: Bool
}

extension TestAnswer {
  /// The similarity from which an unsure answer in a test counts for nothing.
  private static let nearEnough = 0.5

  init(_ record: AnswerRecord) {
    // An answer far from all listed ones is no evidence that the item is known.
    let isUndecided = record.verdict == .unsure && record.score >= Self.nearEnough
    let isRight = isUndecided ? nil : record.verdict.passes
    self.init(item: record.item, isRight: isRight, isGiven: true)
  }
}

extension [JournalEntry] {
  /// The results of a test in order.
  var testResults: [TestAnswer] {
    compactMap { entry in
      switch entry.event {
      case .answered(let record):
        TestAnswer(record)
      case .revealed(let item): TestAnswer(item: item, isRight: false, isGiven: false)
      default: nil
      }
    }
  }
}
