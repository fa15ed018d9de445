import Coordination
import Curriculum
import Feedback
import Foundation
import RandomTestSupport
import TestSupport
import Testing

/// Ways between places.
@Suite(.seeded) struct NavigationTests {
  private static let profile = Profile(
    name: "Ada",
    level: .a1,
    hasTurkishKeyboard: false,
    minutes: 15
  )

  @Test func `somebody new answers three questions and is at the first item`() {
    var walk = Walker(route: .home, profile: nil)
    #expect(walk.app.place.name == "welcome")
    walk.send(.choose(0), .choose(1))
    #expect(walk.profile == Profile(name: "", level: .a1, hasTurkishKeyboard: false))
    #expect(walk.app.place.name == "today")
    walk.send(.next)
    #expect(walk.profile?.minutes == 15)
    #expect(walk.app.place.name == "reading")
  }

  @Test func `somebody who chooses a level is asked no fourth question`() {
    var walk = Walker(route: .home, profile: nil)
    walk.send(.choose(1), .choose(1), .choose(0))
    #expect(
      walk.profile == Profile(name: "", level: .a2, hasTurkishKeyboard: true, minutes: 15)
    )
    #expect(walk.app.place.name == "reading")
  }

  @Test func `a question of the first start can be gone back to`() {
    var walk = Walker(route: .home, profile: nil)
    walk.send(.choose(1), .choose(2), .back, .back, .choose(9), .choose(1), .choose(3))
    #expect(walk.notices == [.unclear])
    walk.send(.choose(0))
    #expect(walk.profile?.level == .b2 && walk.profile?.hasTurkishKeyboard == true)
  }

  @Test func `a lesson that was left is resumed by its key, and Enter is today`() {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.send(.openCourse, .choose(2), .submit("Öğretmenim."), .back, .back)
    #expect(walk.app.place.name == "home")
    walk.send(.resumeUnfinished)
    #expect(walk.app.place.item == "doctor")
    walk.send(.back, .dropUnfinished, .resumeUnfinished)
    #expect(walk.abandoned == ["session1"])
    #expect(walk.notices.last == .unclear)
    walk.send(.next)
    #expect(walk.app.place.item == "deniz")
  }

  @Test func `a finished lesson is done and the next one comes`() {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.send(.openCourse, .choose(0))
    walk.chooseRight()
    walk.send(.next)
    walk.chooseRight()
    walk.send(.next)
    #expect(walk.app.place.name == "summary")
    walk.send(.back)
    #expect(walk.app.place.name == "course")
    walk.send(.back)
    guard case .home(let home) = walk.app.place else { return #expect(Bool(false)) }
    #expect(home.overview?.courses[0].doneCount == 1)
    #expect(home.nextLesson == LessonID(rawValue: "a1-u1-listening"))
  }

  @Test func `a chosen level is saved and shown everywhere on the way back`() {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.send(.openProfile, .openLevels, .choose(4))
    #expect(walk.profile?.level == .c1)
    guard case .profile(let profile) = walk.app.place else { return #expect(Bool(false)) }
    #expect(profile.profile.level == .c1)
  }

  @Test func `a level without lessons falls back on the nearest course below`() {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.send(.openLevels, .choose(4))
    guard case .home(let home) = walk.app.place else { return #expect(Bool(false)) }
    #expect(home.nextLesson == LessonID(rawValue: "a1-u1-reading"))
    walk.send(.openCourse)
    #expect(walk.app.place.name == "course")
  }

  @Test func `the profile takes a new name and another keyboard`() {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.send(.openProfile, .choose(0), .submit("Işıl"), .choose(1))
    #expect(
      walk.profile == Profile(name: "Işıl", level: .a1, hasTurkishKeyboard: true, minutes: 15)
    )
  }

  @Test func `units are turned like pages and stop at both ends`() {
    var walk = Walker(route: .home, profile: Self.profile)
    walk.send(.openCourse, .turnPage(by: 1), .turnPage(by: 1))
    guard case .course(let last) = walk.app.place else { return #expect(Bool(false)) }
    #expect(last.unit.number == 4)
    walk.send(.turnPage(by: -5))
    guard case .course(let first) = walk.app.place else { return #expect(Bool(false)) }
    #expect(first.unit.number == 1)
  }

  @Test func `a reply to a request that is past is dropped`() throws {
    var app = AppCoordinator(route: .home, profile: Self.profile)
    _ = app.handle(.reply(.overview(Walker(route: .home, profile: nil).overview), at: 0))
    guard case .open(_, let first)? = app.handle(.intent(.openPractice, at: 0)).first,
      case .open(_, let second)? = app.handle(.intent(.openPractice, at: 0)).first
    else { return #expect(Bool(false)) }
    let session = try SmallCourse.session(SmallCourse.writing)
    _ = app.handle(.reply(.opened(session, request: first), at: 0))
    #expect(app.path.count == 1)
    _ = app.handle(.reply(.opened(session, request: second), at: 0))
    #expect(app.path.count == 2)
    _ = app.handle(.reply(.opened(session, request: second), at: 0))
    #expect(app.path.count == 2)
  }

  @Test func `a pattern that does not compile is told with its line, and home is still there`()
    throws
  {
    let broken = SmallCourse.writing.replacingOccurrences(of: "= Kedi burada.", with: "= [Kedi")
    let session = try SmallCourse.session(broken)
    var walk = Walker(route: .home, profile: Self.profile)
    guard case .open(_, let request)? = walk.app.handle(.intent(.openPractice, at: 0)).first else {
      return #expect(Bool(false))
    }
    walk.reply(.opened(session, request: request))
    walk.send(.submit("Öğretmenim."), .next, .submit("Doktor musun?"), .next)
    #expect(walk.failures.map(\.line) == [17])
    #expect(walk.app.place.name == "home")
    #expect(!walk.hasLeft)
  }

  @Test func `a lesson from the command line ends the program when it is left`() {
    var walk = Walker.lesson("a1-u1-writing")
    walk.send(.back)
    #expect(walk.hasLeft)
    let missing = Walker.lesson("a1-u9-writing")
    #expect(missing.hasLeft)
  }

  @Test func `two hundred random walks trap nowhere and always find home`() {
    var reached: Set<String> = []
    for seed in 0..<200 {
      var random = TestRandom(UInt64(seed))
      var walk = Walker(route: .home, profile: seed % 10 == 0 ? nil : Self.profile)
      for _ in 0..<150 where !walk.hasLeft {
        walk.heard = Bool.random(using: &random) ? "çay çok güzel" : nil
        walk.send(.random(using: &random))
        reached.insert(walk.app.place.name)
        #expect(!walk.app.path.isEmpty)
      }
      walk.hasLeft = false
      for _ in 0..<10 where !walk.hasLeft { walk.send(.back) }
      let name = walk.app.place.name
      #expect(walk.hasLeft ? name == "home" : name == "welcome", "seed \(seed) ends at \(name)")
    }
    #expect(
      reached == [
        "welcome", "home", "levels", "course", "reading", "listening", "writing", "speaking",
        "judged", "summary", "profile", "game", "today", "mistakes", "progress", "placement",
        "level test", "search", "notes", "note",
      ]
    )
  }
}

extension Intent {
  static func random(using random: inout TestRandom) -> Intent {
    let answers = [
      "", "Öğretmenim.", "Doktor musun?", "Kedi burada.", "Hava güzel.", "x", "Doktormusun?",
    ]
    let intents: [Intent] = [
      .choose(Int.random(in: -1...7, using: &random)),
      .choose(Int.random(in: 0...3, using: &random)),
      .submit(answers.randomElement(using: &random) ?? ""), .next, .next, .next, .hint, .skip,
      .undo, .back, .overrule, .why, .readText, .play, .listen, .restart,
      .askRestart,
      .turnPage(by: Int.random(in: -2...2, using: &random)), .openCourse, .openLevels,
      .openProfile, .unclear, .explain, .explain, .followUp(.anotherExample),
      .followUp(.explainDifferently), .openGame, .endRound, .newRound, .addCard(""),
      .resumeUnfinished, .dropUnfinished, .openPractice, .openNotes, .openSearch, .openMistakes,
      .openProgress, .openPlacement, .openLevelTest, .openReview, .practise,
      .addCard("kale"), .submit("kale"), .submit("elma"),
    ]
    return intents.randomElement(using: &random) ?? .next
  }
}
