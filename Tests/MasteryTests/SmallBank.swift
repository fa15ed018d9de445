import Curriculum
import Mastery

/// A bank of three tags with a few items each, and words to answer its items.
enum SmallBank {
  static let dative = GrammarTag(rawValue: "dative")
  static let accusative = GrammarTag(rawValue: "accusative")
  static let aorist = GrammarTag(rawValue: "aorist")
  static let day: Int64 = 86_400_000

  /// Item 0 has both cases; 1 to 4 the dative, 5 to 8 the accusative; 9 is an aorist of A2.
  static let bank = ItemBank(
    items: (0..<10).map { number in
      ItemTraits(
        id: item(number),
        tags: number == 0
          ? [dative, accusative] : number < 5 ? [dative] : number < 9 ? [accusative] : [aorist],
        kind: .typed,
        unit: number == 9 ? 9 : number < 5 ? 4 : 5,
        skill: .writing
      )
    },
    tagUnits: [(dative, 4), (accusative, 5), (aorist, 9)]
  )

  static func item(_ number: Int) -> ItemID {
    ItemID(lesson: LessonID(rawValue: "a1-u5-writing"), item: "i\(number)")
  }

  static func right(_ number: Int, at time: Int64, weight: Double = 1) -> Observation {
    Observation(item: item(number), time: time, result: .right(weight: weight))
  }

  static func wrong(
    _ number: Int,
    at time: Int64,
    blamed: [GrammarTag] = [],
    others: [GrammarTag] = []
  ) -> Observation {
    Observation(item: item(number), time: time, result: .wrong(blamed: blamed, others: others))
  }

  static func model(_ observations: [Observation]) -> LearnerModel {
    var model = LearnerModel(bank: bank)
    for observation in observations { model.apply(observation) }
    return model
  }
}
