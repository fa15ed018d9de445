import Coordination
import Curriculum
import Drills
import Scoring
import TestSupport
import Testing

struct DrillTests {
  private static let request = DrillRequest(subject: "dative", seed: 1)

  @Test func `a right form in time is followed by the next item at once`() throws {
    var walk = Walker(route: .drill(Self.request), profile: nil)
    let item = try #require(walk.drill).item
    walk.send(.submit(item.forms[0]))
    let drill = try #require(walk.drill)
    #expect(drill.mark == nil && drill.item != item)
    #expect(walk.notices == [.rightForm(item.forms[0], seconds: 1, raised: nil)])
    #expect(walk.drilled.map(\.passed) == [true] && walk.drilled[0].isInTime)
    #expect(walk.drilled.map(\.id) == ["drill.0"] && drill.standing.counted == 1)
  }

  @Test func `a wrong form shows its mark, and comes again after three others`() throws {
    var walk = Walker(route: .drill(Self.request), profile: nil)
    let item = try #require(walk.drill).item
    walk.send(.submit(item.word + "da"))
    let mark = try #require(walk.drill?.mark)
    #expect(mark.outcome.findings.first?.category != nil && !mark.answer.passed)
    walk.send(.next)
    for _ in 0..<3 {
      let form = try #require(walk.drill).item.forms[0]
      #expect(form != item.forms[0])
      walk.send(.submit(form))
    }
    #expect(walk.drill?.item == item)
  }

  @Test func `a form after the limit counts as right, but not for the speed`() throws {
    var walk = Walker(route: .drill(Self.request), profile: nil)
    walk.time += 60_000
    walk.send(.submit(try #require(walk.drill).item.forms[0]))
    let answer = try #require(walk.drill?.mark).answer
    #expect(answer.passed && !answer.isInTime && answer.milliseconds >= 60_000)
    #expect(walk.drill?.standing.recent == [false])
  }

  @Test func `eight of ten in time begin the next speed`() throws {
    var walk = Walker(route: .drill(Self.request), profile: nil)
    for index in 0..<10 {
      if index < 2 {
        walk.send(.skip)
        walk.send(.next)
      } else {
        walk.send(.submit(try #require(walk.drill).item.forms[0]))
      }
    }
    #expect(walk.drill?.speed.number == 2 && walk.drill?.standing.recent.isEmpty == true)
    guard case .rightForm(_, _, raised: 2)? = walk.notices.last else {
      Issue.record("the last notice tells no new speed")
      return
    }
  }

  @Test func `undo takes back the answer, the standing and the record`() throws {
    var walk = Walker(route: .drill(Self.request), profile: nil)
    let item = try #require(walk.drill).item
    walk.send(.submit(item.forms[0]))
    walk.send(.undo)
    #expect(walk.drill?.item == item && walk.drill?.standing == DrillStanding())
    #expect(walk.drilled.isEmpty && walk.drill?.summary.answers == 0)
    walk.send(.undo)
    #expect(walk.notices.last == .nothingToUndo)
  }

  @Test func `a second empty line shows the form, and a hint costs the speed`() throws {
    var walk = Walker(route: .drill(Self.request), profile: nil)
    walk.send(.submit(""))
    #expect(walk.notices.last == .emptyAnswer && walk.drill?.mark == nil)
    walk.send(.submit(" "))
    #expect(walk.drill?.mark?.outcome.verdict == nil && walk.drill?.mark != nil)
    walk.send(.next)
    walk.send(.hint)
    walk.send(.submit(try #require(walk.drill).item.forms[0]))
    #expect(walk.drill?.mark?.answer.passed == true && walk.drill?.mark?.answer.isInTime == false)
  }

  @Test func `leaving says how many forms were right`() throws {
    var walk = Walker(route: .drill(Self.request), profile: nil)
    walk.send(.submit(try #require(walk.drill).item.forms[0]))
    walk.send(.leave)
    guard case .drills(let summary)? = walk.notices.last else {
      Issue.record("no result was said")
      return
    }
    #expect(walk.hasLeft && summary.answers == 1 && summary.right == 1)
  }

  @Test func `a standing follows from the answers of the record`() {
    let tag = GrammarTag(rawValue: "dative")
    let answers = (0..<12).map { index in
      DrillAnswer(
        id: "\(index)",
        tag: tag,
        word: "ev",
        form: "eve",
        answer: "eve",
        speed: index < 10 ? 1 : 2,
        passed: true,
        isInTime: index > 1,
        category: nil,
        milliseconds: 1,
        time: Int64(index)
      )
    }
    let standing = DrillStanding.standings(after: answers)[tag]
    #expect(standing?.speed.number == 2 && standing?.counted == 2 && standing?.answers == 12)
  }
}

extension Walker {
  var drill: DrillCoordinator? { if case .drill(let drill) = app.place { drill } else { nil } }
}
