import Curriculum
import Mastery

/// A course of six levels in which each unit has items of all kinds, each with a tag of its own.
enum SampleBank {
  static let bank = ItemBank(items: items, tagUnits: [])

  static let items: [ItemTraits] = (0..<48).flatMap { unit in
    Skill.allCases.flatMap { skill -> [ItemTraits] in
      guard LevelTest.skills.contains(skill) else { return [] }
      return (0..<6).map { item(unit: unit, skill, number: $0) }
    }
  }

  static func item(unit: Int, _ skill: Skill, number: Int) -> ItemTraits {
    let level = Level.allCases[unit / 8].rawValue.lowercased()
    let lesson = LessonID(rawValue: "\(level)-u\(unit % 8 + 1)-\(skill.rawValue)")
    let kind: AnswerKind =
      switch skill {
      case .reading: .choice
      case .listening: number.isMultiple(of: 2) ? .dictation : .choice
      case .speaking: .speaking
      case .writing, .vocabulary, .checkpoint, .grammar, .practice, .revision: .typed
      }
    return ItemTraits(
      id: ItemID(lesson: lesson, item: "i\(number)"),
      tags: [GrammarTag(rawValue: "\(lesson)-\(number)")],
      kind: kind,
      unit: unit,
      skill: skill
    )
  }
}
