import Coordination
import Curriculum
import TestSupport
import Testing

/// The end of a lesson, of a unit and of a checkpoint: each names what comes next.
struct SpineTests {
  private static let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: true)

  private func walker(_ course: [String] = SmallCourse.all, _ route: Route = .home) -> Walker {
    Walker(route: route, profile: Self.profile, course: course)
  }

  /// Answers every item; those in `wrong` fail at the first try.
  private func finish(_ walk: inout Walker, wrong: Set<String> = []) {
    var failed: Set<String> = []
    for _ in 0..<80 {
      let item = walk.app.place.item ?? ""
      let fails = wrong.contains(item) && failed.insert(item).inserted
      switch walk.app.place {
      case .lesson(let lesson):
        guard let task = lesson.stage?.item.task else { return }
        if case .choose(let options) = task.answering {
          walk.send(.choose(options.firstIndex { $0.isRight != fails } ?? 0))
        } else {
          walk.send(.submit(fails ? "xxx" : task.solution))
        }
      case .judged: walk.send(.next)
      default: return
      }
    }
  }

  @Test func `a lesson ends with the next one, and Enter goes there`() throws {
    var walk = walker()
    walk.send(.openCourse, .choose(0))
    finish(&walk)
    let summary = try #require(walk.app.place.summary)
    #expect(summary.next?.lesson?.rawValue == "a1-u1-listening")
    #expect(summary.next?.endedUnit == nil)
    walk.send(.next)
    #expect(walk.app.place.lesson?.plan.kind == .lesson(LessonID(rawValue: "a1-u1-listening")))
    #expect(walk.app.path.map(\.name) == ["home", "course", "listening"])
    walk.send(.back, .back)
    #expect(walk.app.path.map(\.name) == ["home"])
  }

  @Test func `from the command line Enter goes on too, and back ends the program`() {
    var walk = walker(SmallCourse.all, .lesson(LessonID(rawValue: "a1-u1-reading")))
    finish(&walk)
    var left = walk
    left.send(.back)
    #expect(left.hasLeft)
    walk.send(.next)
    #expect(walk.app.place.name == "listening" && !walk.hasLeft)
    walk.send(.back)
    #expect(walk.hasLeft)
  }

  @Test func `the last lesson of a unit says so and leads to the next unit`() throws {
    var walk = walker([SmallCourse.reading, SmallCourse.checkpoint])
    walk.send(.openCourse, .choose(0))
    finish(&walk)
    let next = try #require(walk.app.place.summary?.next)
    #expect(next.endedUnit?.number == 1 && next.unit?.number == 4)
    #expect(next.lesson?.rawValue == "a1-u4-checkpoint")
  }

  @Test func `a lesson with items left out is not done, and does not end a unit`() throws {
    var walk = walker([SmallCourse.reading, SmallCourse.checkpoint])
    walk.send(.openCourse, .choose(0), .skip, .skip, .skip, .skip)
    let summary = try #require(walk.app.place.summary)
    #expect(!summary.isFinished && summary.next?.endedUnit == nil)
  }

  @Test func `a checkpoint passes with four of five, and half of each skill`() throws {
    var walk = walker(SmallCourse.all, .lesson(LessonID(rawValue: "a1-u4-checkpoint")))
    finish(&walk)
    let result = try #require(walk.app.place.summary?.checkpoint)
    #expect(result.passes && result.right == 4 && result.all == 4 && result.needed == 4)
    #expect(result.shares.map(\.all) == [1, 1, 1, 1] && result.weakPoints.isEmpty)
    #expect(walk.app.place.summary?.plan == nil)
  }

  @Test(arguments: ["cat", "deniz", "hava"])
  func `a checkpoint that is not passed makes a plan, and a key practises it`(
    item: String
  ) throws {
    var walk = walker(SmallCourse.all, .lesson(LessonID(rawValue: "a1-u4-checkpoint")))
    finish(&walk, wrong: [item])
    let summary = try #require(walk.app.place.summary)
    let result = try #require(summary.checkpoint)
    #expect(!result.passes && result.right == 3)
    let points = [GrammarTag(rawValue: "copula-present")]
    #expect(result.weakPoints == points)
    var again = walk
    again.send(.restart)
    #expect(again.app.place.lesson?.plan.kind == summary.kind)
    walk.send(.practise)
    #expect(walk.focused == [FocusRequest(.grammar(points))])
    #expect(walk.app.place.name == "writing")
  }

  @Test func `other lessons are neither passed nor failed`() throws {
    var walk = walker()
    walk.send(.openCourse, .choose(0))
    finish(&walk, wrong: ["deniz"])
    let summary = try #require(walk.app.place.summary)
    #expect(summary.notPassed == 0 && summary.passedAtOnce < summary.total)
    #expect(summary.checkpoint == nil && summary.plan == nil)
    walk.send(.practise)
    #expect(walk.notices.last == .unclear)
  }

  @Test func `practice ends where more of it is one key away`() throws {
    let request = FocusRequest(.mistakes)
    var walk = walker(SmallCourse.all, .focus(request))
    finish(&walk)
    #expect(walk.app.place.summary?.kind == .focused(.mistakes, level: .a1))
    walk.send(.restart)
    #expect(walk.focused == [request, request] && walk.app.place.name == "writing")
  }

  // The mistakes place.

  private func mistakes(_ count: Int) -> [Mistake] {
    (0..<count).map { number in
      Mistake(
        item: ItemID(lesson: LessonID(rawValue: "a1-u1-writing"), item: "i\(number)"),
        prompt: "At home.",
        answer: "Evda.",
        solution: "Evde.",
        findings: [],
        tags: number == 4 ? [] : [GrammarTag(rawValue: "point-\(number)")]
      )
    }
  }

  @Test func `a number opens a mistake, from which its item, practice and note are one key away`() {
    var walk = walker()
    walk.mistakes = mistakes(5)
    walk.send(.openMistakes)
    #expect(walk.app.place.name == "mistakes")
    var one = walk
    one.send(.turnPage(by: 1), .choose(0))
    #expect(one.app.place.name == "mistake" && one.focused == [])
    let (point, item) = (
      PracticeFocus.grammar([GrammarTag(rawValue: "point-3")]), mistakes(5)[3].item
    )
    var again = one
    again.send(.next)
    #expect(again.focused == [FocusRequest(point, count: 1, first: item)])
    var practice = one
    practice.send(.note, .why, .practise)
    #expect(practice.focused == [FocusRequest(point, first: item)])
    #expect(practice.notes.count == 1 && practice.notices.count == 1)
    one.send(.back)
    #expect(one.app.place.name == "mistakes")
    walk.send(.turnPage(by: 9), .choose(2), .turnPage(by: -9), .next)
    #expect(walk.notices == [.optionOutOfRange(count: 2)])
    #expect(walk.focused == [FocusRequest(.mistakes)])
  }

  @Test func `back from the practice of a mistake is the list, on its page, as it is now`() {
    var walk = walker()
    walk.mistakes = mistakes(8)
    walk.send(.openMistakes, .turnPage(by: 2), .choose(0), .practise)
    #expect(walk.app.place.lesson != nil)
    walk.mistakes = mistakes(4)
    walk.send(.back, .back)
    guard case .mistakes(let book) = walk.app.place else { return #expect(Bool(false)) }
    #expect(book.mistakes.count == 4 && book.page == 1)
    walk.send(.back)
    #expect(walk.app.place.name == "home")
  }

  @Test func `without mistakes Enter is home`() {
    var walk = walker()
    walk.send(.openMistakes, .practise, .next)
    #expect(walk.notices == [.unclear] && walk.app.place.name == "home")
  }

  @Test func `the end of a level holds what one can do, and shows more on demand`() throws {
    var walk = walker([SmallCourse.reading, SmallCourse.nextVocabulary])
    let text = CanDo.skills.map { "A1 \($0.rawValue) | I can. | Yapabilirim.\n" }.joined()
    walk.canDo = try CanDoReader.read(Array(text.utf8), file: "can-do.txt").sentences
    walk.send(.openCourse, .choose(0))
    finish(&walk)
    guard case .levelEnd(let end) = walk.app.place else { return #expect(Bool(false)) }
    #expect(end.canDo.count == 4 && !end.showsAll)
    walk.send(.turnPage(by: 1))
    guard case .levelEnd(let whole) = walk.app.place else { return #expect(Bool(false)) }
    #expect(whole.showsAll)
  }
}
