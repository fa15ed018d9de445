import Coordination
import Curriculum
import Feedback
import Mastery
import Scoring
import TestSupport
import Testing

/// What is told freely: the demanded words are looked for, and the learner decides on the rest.
@Suite struct MonologueTests {
  private static let whole = "Komşum çok çalışan biri, onu seviyorum çünkü hep gülüyor."
  private static let half = "Komşum çok çalışan biri ve ben onu çok seviyorum."

  private func walk(allowsRating: Bool = false) -> Walker {
    Walker(
      route: .lesson(LessonID(rawValue: "b1-u1-speaking")),
      profile: nil,
      allowsRating: allowsRating,
      course: [SmallCourse.monologue]
    )
  }

  @Test func `all that was asked for passes, and the record has what was told`() {
    var walk = walk()
    walk.send(.submit(Self.whole))
    #expect(walk.lastAnswer?.verdict == .correct && walk.lastAnswer?.isRated == false)
    #expect(walk.lastAnswer?.answer == Self.whole && walk.lastAnswer?.score == 1)
    #expect(walk.app.place.judged?.comesBack == false)
    walk.send(.next)
    #expect(walk.app.place.item == "cay")
  }

  @Test func `what was not found counts neither as right nor as wrong, and may be told again`() {
    var walk = walk()
    walk.send(.submit(Self.half))
    let answer = walk.lastAnswer
    #expect(answer?.verdict == .unsure && answer?.isRated == true && answer?.score == 0.5)
    #expect(walk.app.place.judged?.isUnsure == false && walk.app.place.judged?.attemptsLeft == 2)
    walk.send(.next, .propose)
    #expect(walk.notices == [.nothingToPropose])
    walk.send(.submit(Self.whole), .next)
    #expect(walk.app.place.item == "cay")
    #expect(walk.hastened.isEmpty)
  }

  @Test func `the learner may say that all was there`() {
    var walk = walk()
    walk.send(.submit(Self.half), .overrule)
    #expect(walk.app.place.judged?.isOverruled == true)
    walk.send(.next)
    #expect(walk.app.place.item == "cay")
    walk.send(.submit("çay çok güzel"))
    #expect(walk.app.place.judged?.settled == 2)
  }

  @Test func `the recogniser gets no sentence, and the model is not heard before the answer`()
    throws
  {
    var walk = walk()
    let item = try #require(walk.app.place.lesson?.stage?.item)
    #expect(item.task.isFree && item.task.points.count == 3)
    walk.send(.play)
    #expect(walk.pronounced.isEmpty && walk.notices == [.nothingToPlay])
    walk.send(.showStress)
    #expect(walk.notices.last == .unclear)
    let effects = walk.app.handle(.intent(.listen, at: 9_000))
    #expect(effects == [.listen(item: item.id, attempt: 1, sentence: nil)])
    walk.reply(.heard(Heard(Self.whole, isRecorded: true), item: item.id, attempt: 1))
    walk.send(.play)
    #expect(walk.pronounced.map(\.text) == [item.task.solution])
  }

  @Test func `who can't be heard tells it, compares it with the model and rates it`() {
    var walk = walk(allowsRating: true)
    walk.send(.submit(""), .play, .choose(2))
    #expect(walk.lastAnswer?.verdict == .correct && walk.lastAnswer?.isRated == true)
    // The model is said after the learner has told it, once by itself and once more on demand.
    #expect(walk.pronounced.count == 2)
  }

  @Test func `hints give words, then beginnings of the model`() {
    var walk = walk()
    walk.send(.hint, .hint, .hint, .hint)
    #expect(
      walk.notices == [
        .hint(.helpful(["-(y)An", "çünkü", "-DIK için"]), step: 1),
        .hint(.opening("Komşum Ayla Hanım emekli bir öğretmen."), step: 2),
        .hint(.opening("Komşum Ayla Hanım emekli bir öğretmen."), step: 3),
        .noMoreHints,
      ]
    )
  }

  @Test func `a day asks for it, and no test does`() throws {
    let lesson = try SmallCourse.lesson(SmallCourse.monologue)
    let traits = lesson.exercises.compactMap { ItemTraits(lesson: lesson, exercise: $0) }
    #expect(traits.map(\.id.item) == ["komsu", "cay"] && traits[0].kind == .speaking)
    #expect(lesson.testItems.map(\.id.item) == ["cay"])
  }

  @Test func `a model is told the task and the notes`() throws {
    let walk = walk()
    let task = try #require(walk.app.place.lesson?.stage?.item.task)
    #expect(
      task.explained
        == .monologue(
          MonologueQuestion(prompt: "Tell about somebody in your street.", notes: task.points)
        )
    )
  }
}
