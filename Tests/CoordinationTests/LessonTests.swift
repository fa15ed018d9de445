import Coordination
import Curriculum
import Scoring
import TestSupport
import Testing

/// What all skills share: queue, hints, skipping, undo, overruling, resuming.
@Suite struct LessonTests {
  @Test func `a right answer leads to the mark and then to the next item`() {
    var walk = Walker.lesson("a1-u1-writing")
    #expect(walk.app.place.item == "teacher")
    walk.send(.submit("Ben bir öğretmenim."))
    #expect(walk.app.place.judged?.outcome.verdict == .correct)
    walk.send(.next)
    #expect(walk.app.place.item == "doctor")
  }

  @Test func `a wrong item comes back at the end until it passes`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmensin."))
    #expect(walk.app.place.judged?.comesBack == true)
    walk.send(.next, .submit("Doktor musun?"), .next, .submit("Kedi burada."), .next)
    #expect(walk.app.place.item == "teacher")
    walk.send(.submit("Öğretmensin."), .next)
    #expect(walk.app.place.item == "teacher")
    walk.send(.submit("Öğretmenim."), .next)
    #expect(walk.app.place.summary?.passedAtOnce == 2)
    #expect(walk.app.place.summary?.passedLater == 1)
    #expect(walk.app.place.summary?.again.map(\.item.item) == ["teacher"])
    #expect(walk.app.place.summary?.again.map(\.prompt) == ["I am a teacher."])
  }

  @Test func `the pieces of a missed order are not shown again, only its sentence`() throws {
    let order = """
      id: a1-u1-practice
      level: A1
      unit: 1
      skill: practice
      title: Sıra
      grammar: copula-present

      / Ayşe / parkta / kitap / okuyor. {#ayse}

      """
    var walk = Walker(
      route: .lesson(LessonID(rawValue: "a1-u1-practice")),
      profile: nil,
      course: SmallCourse.all + [order]
    )
    walk.send(.submit("Kitap Ayşe okuyor parkta."), .next)
    walk.send(.submit("Ayşe parkta kitap okuyor."), .next)
    let again = try #require(walk.app.place.summary?.again.first)
    #expect(again.prompt.isEmpty && again.solution == "Ayşe parkta kitap okuyor.")
  }

  @Test func `the mark is recorded before it is shown, with all that belongs to it`() throws {
    var walk = Walker.lesson("a1-u1-writing")
    walk.time = 5_000
    walk.send(.submit("Öğretmenim."))
    let entry = try #require(walk.entries["session1"]?.first)
    guard case .answered(let record) = entry.event else { return #expect(Bool(false)) }
    #expect(record.item.description == "a1-u1-writing#teacher")
    #expect(record.answer == "Öğretmenim.")
    #expect(record.verdict == .correct)
    #expect(record.milliseconds == 5_000)
    #expect(record.grader == TranslationGrader.version)
    #expect(walk.plans["session1"]?.items.count == 3)
  }

  @Test func `a plan is stored once, with the first entry`() {
    var walk = Walker.lesson("a1-u1-writing")
    #expect(walk.plans.isEmpty)
    let first = walk.app.handle(.intent(.hint, at: 1))
    let second = walk.app.handle(.intent(.hint, at: 2))
    #expect(first.hasPlan == [true])
    #expect(second.hasPlan == [false])
  }

  @Test func `hints come in three steps and no more`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.hint, .hint, .hint, .hint)
    #expect(
      walk.notices == [
        .hint(.outline(words: 3, initial: "B"), step: 1),
        .hint(.skeleton("B·· b·· ö·········."), step: 2),
        .hint(.halves("Be· bi· öğret·····."), step: 3),
        .noMoreHints,
      ]
    )
    walk.send(.submit("Öğretmenim."))
    #expect(walk.app.place.judged?.hints == 3)
  }

  @Test func `hints to a question without evidence take away three wrong options`() {
    var walk = Walker.lesson("a1-u1-reading")
    walk.send(.hint, .hint, .hint)
    let options = walk.notices.compactMap { notice -> Int? in
      if case .hint(.notOption(let index), _) = notice { index } else { nil }
    }
    #expect(Set(options).count == 3)
    guard case .choose(let shown) = walk.app.place.lesson?.stage?.item.task.answering else {
      return #expect(Bool(false))
    }
    #expect(options.allSatisfy { !shown[$0].isRight })
  }

  @Test func `skipping puts off, twice leaves out, and neither counts as wrong`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.skip)
    #expect(walk.app.place.item == "doctor")
    walk.send(.submit("Doktor musun?"), .next, .submit("Kedi burada."), .next)
    #expect(walk.app.place.item == "teacher")
    walk.send(.skip)
    #expect(walk.app.place.summary?.putOff == 1)
    #expect(walk.app.place.summary?.notPassed == 0)
    #expect(walk.notices == [.skipped(putOff: false), .skipped(putOff: true)])
  }

  @Test func `a lesson that was only skipped through is closed but not finished`() {
    var walk = Walker.lesson("a1-u1-speaking")
    walk.send(.skip, .skip, .skip, .skip)
    #expect(walk.app.place.summary?.putOff == 2)
    #expect(walk.abandoned == ["session1"])
    #expect(walk.entries["session1"]?.contains { $0.event == .finished } == false)
  }

  @Test func `undo takes back the last answer and asks its item again`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Kedi"), .undo)
    #expect(walk.app.place.item == "teacher")
    #expect(walk.app.place.lesson?.progress.answers.isEmpty == true)
    #expect(walk.notices == [.undone(answer: "Kedi")])
    walk.send(.submit("Öğretmenim."), .next, .undo)
    #expect(walk.app.place.item == "teacher")
    walk.send(.undo)
    #expect(walk.notices.last == .nothingToUndo)
  }

  @Test func `undo goes back answer by answer`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmenim."), .next, .submit("Doktor musun?"), .next, .undo)
    #expect(walk.app.place.item == "doctor")
    walk.send(.undo)
    #expect(walk.app.place.item == "teacher")
  }

  @Test func `an overruled mark counts as right and stays in the journal`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmensin."), .overrule)
    #expect(walk.app.place.judged?.isOverruled == true)
    walk.send(.next, .submit("Doktor musun?"), .next, .submit("Kedi burada."), .next)
    #expect(walk.app.place.summary?.passedAtOnce == 3)
    #expect(walk.entries["session1"]?.contains { $0.event == .overruled(sequence: 0) } == true)
  }

  @Test func `the note on what an item trains is shown where the learner is`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.note)
    #expect(walk.notes.isEmpty && walk.notices.last == .unclear)
    walk.send(.submit("Öğretmensin."), .note, .note)
    #expect(walk.notes.map(\.rawValue) == ["copula-present", "copula-present"])
    #expect(walk.app.place.judged != nil)
  }

  @Test func `a mark can still be overruled at the next item, but only once`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmensin."), .next, .overrule, .overrule)
    #expect(walk.app.place.item == "doctor")
    #expect(walk.notices == [.overruled(answer: "Öğretmensin."), .nothingToOverrule])
  }

  @Test func `a right answer can't be overruled`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmenim."), .overrule)
    #expect(walk.notices == [.unclear])
    walk.send(.next, .overrule)
    #expect(walk.notices.last == .nothingToOverrule)
  }

  @Test func `the first empty answer asks again and the second shows the solution`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("  "))
    #expect(walk.notices == [.emptyAnswer])
    #expect(walk.app.place.name == "writing")
    walk.send(.submit(""))
    #expect(walk.app.place.judged?.outcome == .revealed(solution: "Ben bir öğretmenim."))
    #expect(walk.app.place.judged?.comesBack == true)
    walk.send(.next)
    #expect(walk.app.place.item == "doctor")
  }

  @Test(arguments: ["I don't know", "idk", "Bilmiyorum.", " ? "])
  func `a typed “I don't know” shows the solution at once`(text: String) {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit(text))
    #expect(walk.app.place.judged?.outcome == .revealed(solution: "Ben bir öğretmenim."))
    #expect(walk.notices.isEmpty)
  }

  @Test func `a session resumed from its journal is where the live one is`() throws {
    var walk = Walker.lesson("a1-u1-writing")
    let steps: [[Intent]] = [
      [.hint], [.submit("Kedi"), .next], [.skip], [.submit("Kedi burada."), .next],
      [.submit("Öğretmensin."), .overrule, .next], [.undo], [.submit("Öğretmenim."), .next],
    ]
    for intents in steps {
      for intent in intents { walk.send(intent) }
      guard let live = walk.app.place.lesson else { continue }
      let session = try SmallCourse.session(
        SmallCourse.writing,
        entries: walk.entries["session1"] ?? []
      )
      let resumed = LessonCoordinator(session)
      #expect(resumed.progress == live.progress)
    }
  }

  @Test func `a resumed session says so and asks the item it was left at`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmenim."))
    walk.app = AppCoordinator(route: .lesson(LessonID(rawValue: "a1-u1-writing")), profile: nil)
    walk.carryOut(walk.app.start(.lesson(LessonID(rawValue: "a1-u1-writing"))))
    #expect(walk.notices == [.resumed(settled: 1, total: 3)])
    #expect(walk.app.place.item == "doctor")
    #expect(walk.plans.count == 1)
  }

  @Test func `starting over closes the session and begins a new one`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmenim."), .next, .restart)
    #expect(walk.abandoned == ["session1"])
    #expect(walk.app.place.item == "teacher")
    walk.send(.submit("Öğretmenim."))
    #expect(walk.plans.count == 2)
  }

  @Test func `a single key asks before a lesson starts over`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmenim."), .next, .askRestart)
    #expect(walk.app.place.lesson?.asksRestart == true)
    walk.send(.hint, .submit("y"))
    #expect(walk.notices == [.unclear, .unclear] && walk.abandoned.isEmpty)
    walk.send(.back)
    #expect(walk.app.place.item == "doctor" && walk.app.place.lesson?.asksRestart == false)
    walk.send(.askRestart, .restart)
    #expect(walk.abandoned == ["session1"] && walk.app.place.item == "teacher")
    #expect(walk.app.place.lesson?.asksRestart == false)
  }

  @Test func `a failed answer hastens cards right after it is recorded, until it is taken back`()
    throws
  {
    var app = AppCoordinator(route: .lesson(LessonID(rawValue: "a1-u1-writing")), profile: nil)
    _ = app.start(.lesson(LessonID(rawValue: "a1-u1-writing")))
    let session = try SmallCourse.session(SmallCourse.writing)
    _ = app.handle(.reply(.opened(session, request: 1), at: 0))
    let effects = app.handle(.intent(.submit("Öğretmensin."), at: 0))
    guard case .record(let entry, "s1", _)? = effects.first,
      case .answered(let answer) = entry.event
    else { return #expect(Bool(false), "\(effects)") }
    #expect(effects.dropFirst() == [.hastenCards(after: answer, sequence: 0, session: "s1")])
    let undone = app.handle(.intent(.undo, at: 0))
    #expect(undone.dropFirst().first == .unhastenCards(sequence: 0, session: "s1"))
    let right = app.handle(.intent(.submit("Öğretmenim."), at: 0))
    #expect(right.count == 1)
  }

  @Test func `an overruled answer hastens no card any more`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmensin."))
    #expect(walk.hastened == [0])
    walk.send(.overrule)
    #expect(walk.hastened == [])
  }

  @Test func `why and the note of the last answer are told at the next item, until it is undone`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.why, .submit("Öğretmensin."), .next, .why, .note)
    #expect(walk.app.place.item == "doctor")
    #expect(walk.notes.map(\.rawValue) == ["copula-present"])
    guard case .why? = walk.notices.last else { return #expect(Bool(false), "\(walk.notices)") }
    walk.send(.undo, .why)
    #expect(walk.notices.last == .unclear)
  }

  @Test func `the text of a question can be read again until the next answer`() {
    var walk = Walker.lesson("a1-u4-checkpoint")
    walk.send(.submit("Kedi burada."), .next, .submit("çay çok güzel"), .next)
    walk.send(.choose(0), .next, .readText, .explainWords)
    #expect(walk.app.place.name == "listening")
    #expect(walk.notices.last == .text(paragraphs: ["Ben Deniz. Öğretmenim."]))
    #expect(walk.glossed == [[Glossary.Gloss("öğretmen", "teacher")]])
  }

  @Test func `starting over before the first answer closes nothing`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.restart)
    #expect(walk.abandoned.isEmpty && walk.app.place.item == "teacher")
  }

  @Test func `leaving says where, and keeps the place`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.submit("Öğretmenim."), .leave)
    #expect(walk.hasLeft)
    let kind = SessionPlan.Kind.lesson(LessonID(rawValue: "a1-u1-writing"))
    #expect(walk.notices == [.left(kind: kind, settled: 1, total: 3)])
  }

  @Test func `an item that the course has lost is passed over on resuming`() throws {
    var session = try SmallCourse.session(SmallCourse.writing)
    let lost = session.material.removeFirst()
    let record = AnswerRecord(
      item: lost.id,
      answer: "Kedi",
      verdict: .wrong,
      score: 0,
      findings: [],
      milliseconds: 1,
      grader: 1
    )
    session.entries = [JournalEntry(sequence: 0, time: 0, event: .answered(record))]
    let lesson = LessonCoordinator(session)
    #expect(lesson.progress.current == 0)
    #expect(lesson.total == 2)
  }
}

extension [Effect] {
  /// For each record, whether it brings the plan.
  fileprivate var hasPlan: [Bool] {
    compactMap { effect in
      if case .record(_, _, let plan) = effect { plan != nil } else { nil }
    }
  }
}
