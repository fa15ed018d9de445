import Coordination
import Curriculum
import TestSupport
import Testing

/// What a question tells of its options.
struct ChoiceReasonTests {
  private func reading() -> Walker {
    Walker(
      route: .lesson(LessonID(rawValue: "a1-u1-reading")),
      profile: nil,
      course: [SmallCourse.reasons]
    )
  }

  private func listening() -> Walker {
    Walker(
      route: .lesson(LessonID(rawValue: "a1-u1-listening")),
      profile: nil,
      course: [SmallCourse.heardReasons]
    )
  }

  private func options(_ walk: Walker) -> [Option] {
    guard case .choose(let options) = walk.app.place.lesson?.stage?.item.task.answering else {
      return []
    }
    return options
  }

  private func index(of text: String, in walk: Walker) throws -> Int {
    try #require(options(walk).firstIndex { $0.text == text })
  }

  @Test func `hints are the sentence, its words, and two options less`() {
    var walk = reading()
    walk.send(.hint, .hint, .hint)
    #expect(
      walk.notices.prefix(2) == [
        .hint(.sentences(["Tom: Evdeyim."]), step: 1), .hint(.words(["Evdeyim"]), step: 2),
      ]
    )
    guard case .hint(.notOptions(let wrong), step: 3) = walk.notices.last else {
      return #expect(Bool(false))
    }
    #expect(wrong.count == 2)
    #expect(wrong.allSatisfy { !options(walk)[$0].isRight })
  }

  @Test func `a wrong choice has the deciding sentence and the reason of the option`() throws {
    var walk = reading()
    walk.send(.choose(try index(of: "At the door", in: walk)))
    let told = try #require(walk.app.place.judged?.background.choice)
    #expect(told.evidence?.lines.map(\.text) == ["Tom: Evdeyim."])
    #expect(told.chosen?.reason?.english == "That is where the key is.")
    #expect(Set(told.others.map(\.text)) == ["At school", "In the garden"])
    walk.send(.why)
    #expect(walk.notices == [.whyChoice(told)])
  }

  @Test func `each try mixes the options anew`() throws {
    var walk = reading()
    var orders: Set<[String]> = []
    for _ in 0..<8 {
      orders.insert(options(walk).map(\.text).filter { $0 != "At the door" })
      let wrong = try #require(options(walk).firstIndex { !$0.isRight })
      walk.send(.choose(wrong), .next)
    }
    #expect(orders.count > 2)
  }

  @Test func `a transcript is not shown while it can still be heard`() throws {
    var walk = listening()
    walk.send(.choose(try index(of: "At the door", in: walk)))
    let told = try #require(walk.app.place.judged?.background.choice)
    #expect(told.evidence == nil)
    #expect(told.others.isEmpty)
    #expect(told.chosen?.reason?.english == "That is where the key is.")
    #expect(walk.app.place.judged?.deciding == nil)
  }

  @Test func `after the last play the deciding sentence is shown, and heard again`() throws {
    var walk = listening()
    walk.send(.play, .play)
    walk.send(.choose(try index(of: "At the door", in: walk)))
    let judged = try #require(walk.app.place.judged)
    #expect(judged.background.choice?.evidence?.lines.map(\.text) == ["Tom: Evdeyim."])
    let plays = walk.plays.count
    walk.send(.play)
    #expect(walk.plays.count == plays + 1)
    #expect(walk.plays.last?.paragraphs == ["Tom: Evdeyim."])
  }

  @Test func `the first hint of a transcript lets its sentence be heard`() {
    var walk = listening()
    let plays = walk.plays.count
    walk.send(.hint)
    #expect(walk.plays.count == plays + 1)
    #expect(walk.plays.last?.paragraphs == ["Tom: Evdeyim."])
    #expect(walk.app.place.lesson?.stage?.item.id.item == "tom")
    #expect(walk.notices.isEmpty)
  }
}
