import Cards
import Coordination
import Curriculum
import RandomTestSupport
import TestSupport
import Testing

/// The last lesson of a level, and what comes after it.
@Suite(.seeded) struct LevelEndTests {
  private static let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: true)
  private static let course = [
    SmallCourse.vocabulary, SmallCourse.reading, SmallCourse.writing, SmallCourse.nextVocabulary,
  ]
  private static let lessons = ["a1-u1-vocabulary", "a1-u1-reading", "a1-u1-writing"]
  private static let next = LessonID(rawValue: "a2-u1-vocabulary")

  private func walker(_ route: Route = .home, level: Level = .a1) -> Walker {
    var profile = Self.profile
    profile.level = level
    return Walker(route: route, profile: profile, course: Self.course)
  }

  /// Works through a lesson that was chosen by its place in the unit.
  private func work(_ index: Int, _ walk: inout Walker) {
    walk.send(.openCourse, .choose(index))
    finish(&walk)
  }

  /// Works through the lesson in sight; a summary is left, the end of a level is not.
  private func finish(_ walk: inout Walker) {
    for _ in 0..<40 {
      switch walk.app.place.name {
      case "words": walk.send(.next)
      case "reading": walk.chooseRight()
      case "writing": walk.send(.submit("x"), .overrule)
      case "judged": walk.send(.next)
      case "summary": walk.send(.back)
      case "course": walk.send(.back)
      default: return
      }
    }
  }

  private func levelEnd(of walk: Walker) -> LevelEnd? {
    if case .levelEnd(let end) = walk.app.place { end } else { nil }
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]])
  func `the last open lesson ends the level, whichever it is`(order: [Int]) throws {
    var walk = walker()
    for index in order.dropLast() {
      work(index, &walk)
      #expect(walk.app.place.name == "home" && walk.profile?.level == .a1)
    }
    work(order[2], &walk)
    let end = try #require(levelEnd(of: walk))
    #expect(end.level == .a1 && end.name == "Ada")
    #expect(end.next == Self.next && end.nextLevel == .a2)
    #expect(end.summary?.kind == .lesson(LessonID(rawValue: Self.lessons[order[2]])))
    // It is so from now on, whatever the learner does next.
    #expect(walk.profile?.level == .a2 && walk.app.currentProfile.level == .a2)
    walk.send(.next)
    #expect(walk.app.place.name == "words" && walk.app.path.count == 2)
    finish(&walk)
    #expect(levelEnd(of: walk)?.level == .a2)
  }

  @Test func `back from the end of a level is home, on the next level`() {
    var walk = walker()
    for index in 0..<3 { work(index, &walk) }
    walk.send(.back)
    guard case .home(let home) = walk.app.place else { return #expect(Bool(false)) }
    #expect(walk.app.path.count == 1 && home.profile.level == .a2)
    #expect(home.nextLesson == Self.next && home.levelAfter == nil)
  }

  @Test func `a level with a lesson left out, left or put off is not at its end`() {
    var walk = walker()
    work(0, &walk)
    work(2, &walk)
    walk.send(.openCourse, .choose(1))
    walk.send(.skip, .skip, .skip, .skip)
    #expect(walk.app.place.name == "summary")
    walk.send(.back, .back)
    guard case .home(let home) = walk.app.place else { return #expect(Bool(false)) }
    #expect(home.nextLesson == LessonID(rawValue: "a1-u1-reading"))
    #expect(walk.profile?.level == .a1)
  }

  @Test func `who went back to a level that is done is not sent on, and may do its lessons again`()
  {
    var walk = walker()
    for index in 0..<3 { work(index, &walk) }
    walk.send(.back, .openLevels, .choose(0))
    #expect(walk.profile?.level == .a1)
    work(1, &walk)
    #expect(walk.app.place.name == "home" && walk.profile?.level == .a1)
    guard case .home(let home) = walk.app.place else { return #expect(Bool(false)) }
    // Enter says that it goes on to the next level, and does.
    #expect(home.levelAfter == .a2 && home.nextLesson == Self.next)
    walk.send(.next)
    #expect(walk.profile?.level == .a2)
  }

  @Test func `a learner on another level is congratulated and stays there`() throws {
    var walk = walker(.home, level: .a2)
    for lesson in Self.lessons {
      walk = restarted(walk, .lesson(LessonID(rawValue: lesson)))
      finish(&walk)
    }
    let end = try #require(levelEnd(of: walk))
    #expect(end.level == .a1 && end.nextLevel == nil && end.next == Self.next)
    #expect(walk.profile?.level == .a2)
  }

  /// The program begun anew at a lesson, with the record of before.
  private func restarted(_ walk: Walker, _ route: Route) -> Walker {
    var new = Walker(route: .home, profile: walk.profile, course: Self.course)
    (new.plans, new.entries, new.abandoned) = (walk.plans, walk.entries, walk.abandoned)
    new.app = AppCoordinator(route: route, profile: walk.profile)
    new.sessionCount = walk.plans.count
    new.carryOut(new.app.start(route))
    return new
  }

  @Test func `from the command line Enter goes on too, and back ends the program`() {
    var walk = walker()
    for index in 0..<2 { work(index, &walk) }
    let lesson = LessonID(rawValue: "a1-u1-writing")
    walk = restarted(walk, .lesson(lesson))
    finish(&walk)
    #expect(levelEnd(of: walk)?.nextLevel == .a2 && walk.profile?.level == .a2 && !walk.hasLeft)
    var left = walk
    left.send(.back)
    #expect(left.hasLeft)
    walk.send(.next)
    #expect(walk.app.place.name == "words" && !walk.hasLeft)
  }

  @Test func `after the last level nothing is a dead end`() throws {
    var walk = walker()
    for index in 0..<3 { work(index, &walk) }
    walk.send(.next)
    finish(&walk)
    let end = try #require(levelEnd(of: walk))
    #expect(end.level == .a2 && end.next == nil && end.nextLevel == nil)
    #expect(walk.profile?.level == .a2)
    walk.send(.next)
    guard case .home(let home) = walk.app.place else { return #expect(Bool(false)) }
    #expect(home.nextLesson == nil && home.hasToday)
  }

  @Test func `the next lesson is the earliest that is open, of the level, then of those after it`()
  {
    func overview(_ done: [(String, Bool)]) -> Overview {
      let lessons = done.map { name, isDone in
        Overview.Lesson(
          id: LessonID(rawValue: name),
          skill: .reading,
          state: isDone ? .done(times: 2) : .new
        )
      }
      let levels = Level.allCases.filter { level in lessons.contains { $0.id.level == level } }
      return Overview(
        courses: levels.map { level in
          let unit = Overview.Unit(
            number: 1,
            title: "",
            englishTitle: "",
            lessons: lessons.filter { $0.id.level == level }
          )
          return Overview.Course(level: level, units: [unit])
        },
        unfinished: nil
      )
    }
    let names = ["a1-u1-reading", "a1-u2-reading", "b1-u1-reading", "c2-u1-reading"]
    for (open, level, next, after): ([Int], Level, Int?, Level?) in [
      ([0, 1, 2, 3], .a1, 0, nil), ([1, 2], .a1, 1, nil), ([2, 3], .a1, 2, .b1),
      ([3], .a1, 3, .c2), ([0], .b1, nil, nil), ([], .a1, nil, nil), ([3], .b1, 3, .c2),
      // A level without lessons learns from the nearest below it.
      ([1, 2], .a2, 1, nil), ([2], .a2, 2, nil), ([0, 3], .c1, 3, nil),
    ] {
      let all = overview(names.enumerated().map { ($1, !open.contains($0)) })
      #expect(all.nextLesson(for: level)?.rawValue == next.map { names[$0] }, "\(open) \(level)")
      #expect(all.levelAfter(level) == after, "\(open) \(level)")
    }
    #expect(Overview(courses: [], unfinished: nil).nextLesson(for: .a1) == nil)
  }

  @Test func `random walks through two levels trap nowhere and never skip what is open`() {
    var ends = 0
    for seed in 0..<100 {
      var random = TestRandom(UInt64(seed))
      var walk = walker()
      for _ in 0..<300 where !walk.hasLeft {
        if let lesson = walk.app.place.lesson, lesson.page == nil, Bool.random(using: &random) {
          walk.answerRight()
        } else if walk.app.place.name == "home", Bool.random(using: &random) {
          walk.send(.openCourse, .choose(Int.random(in: 0...2, using: &random)))
        } else {
          walk.send(.random(using: &random))
        }
        guard let end = levelEnd(of: walk) else { continue }
        ends += 1
        #expect(walk.overview.course(end.level)?.isDone == true)
        #expect(walk.overview.nextLesson(for: walk.profile?.level ?? .a1) == end.next)
      }
      walk.hasLeft = false
      for _ in 0..<10 where !walk.hasLeft { walk.send(.back) }
      #expect(walk.hasLeft && walk.app.place.name == "home", "seed \(seed)")
    }
    #expect(ends > 0)
  }
}
