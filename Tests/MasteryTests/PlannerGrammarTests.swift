import Curriculum
import Mastery
import Testing

/// The grammar of a unit comes before its texts.
struct PlannerGrammarTests {
  private let tags = ["a", "b", "c"].map { GrammarTag(rawValue: $0) }

  private func item(_ number: Int, _ skill: Skill, _ kind: AnswerKind, passage: Int) -> ItemTraits {
    let lesson = LessonID(rawValue: "a1-u1-\(skill.rawValue)")
    return ItemTraits(
      id: ItemID(lesson: lesson, item: "i\(number)"),
      tags: [tags[passage]],
      kind: kind,
      unit: 0,
      skill: skill,
      passage: passage
    )
  }

  /// Three screens with a question and a gap each, all on one point a screen, then a text.
  private var bank: ItemBank {
    let rules = (0..<6).map {
      item($0, .grammar, $0.isMultiple(of: 2) ? .choice : .typed, passage: $0 / 2)
    }
    let text = (0..<5).map { item($0, .reading, .choice, passage: 0) }
    return ItemBank(items: rules + text, tagUnits: tags.map { ($0, 0) })
  }

  @Test func `an item that waits for words isn't asked, nor is what comes after a step that waits`()
  {
    let (bank, ids) = (bank, bank.items.map(\.id))
    func first(waiting: ItemID...) -> ItemID? {
      var position = CoursePosition(bank: bank)
      position.waiting = Set(waiting)
      var planner = DayPlanner(
        history: PlanningHistory(bank: bank),
        position: position,
        minutes: 30,
        day: 0,
        seed: 1
      )
      return planner.next(at: 1_780_000_000_000)?.item
    }
    #expect(first() == ids[0])
    #expect(first(waiting: ids[0]) == ids[1])
    #expect(first(waiting: ids[0], ids[1], ids[2], ids[3], ids[4], ids[5]) == nil)
  }

  @Test func `steps of one point come in their order, before those of the next point`() {
    let screens = [0, 0, 0, 0, 1, 1]
    let rules = screens.indices.map {
      item($0, .grammar, $0.isMultiple(of: 2) ? .choice : .typed, passage: screens[$0])
    }
    let bank = ItemBank(items: rules, tagUnits: tags.map { ($0, 0) })
    var planner = DayPlanner(
      history: PlanningHistory(bank: bank),
      position: CoursePosition(bank: bank),
      minutes: 30,
      day: 0,
      seed: 1
    )
    var asked: [String] = []
    var time: Int64 = 1_780_000_000_000
    while asked.count < 4, let next = planner.next(at: time) {
      asked.append(next.item.item)
      time += 20_000
      planner.record(
        Observation(item: next.item, time: time, result: .right(weight: 1), milliseconds: 20_000)
      )
    }
    #expect(asked == ["i0", "i1", "i2", "i3"])
  }

  @Test func `a text begins when the steps of its unit are done`() {
    let bank = bank
    var planner = DayPlanner(
      history: PlanningHistory(bank: bank),
      position: CoursePosition(bank: bank),
      minutes: 30,
      day: 0,
      seed: 1
    )
    var skills: [Skill] = []
    var time: Int64 = 1_780_000_000_000
    while let next = planner.next(at: time), skills.count < 9 {
      skills.append(next.item.lesson.skill ?? .checkpoint)
      time += 20_000
      planner.record(
        Observation(item: next.item, time: time, result: .right(weight: 1), milliseconds: 20_000)
      )
    }
    #expect(skills.prefix(6).allSatisfy { $0 == .grammar }, "\(skills)")
    #expect(skills.dropFirst(6).first == .reading)
  }
}
