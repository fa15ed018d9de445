import Cards
import Coordination
import Curriculum
import TestSupport
import Testing

/// The parts of a day that was left, and what takes the rest of a day that waits for words.
@Suite struct TodayPartsTests {
  private static let profile = Profile(
    name: "Ada",
    level: .a1,
    hasTurkishKeyboard: false,
    minutes: 15
  )
  private static let list = LessonID(rawValue: "a1-u1-vocabulary")
  private static let next = LessonID(rawValue: "a1-u2-vocabulary")
  private static let course = [SmallCourse.vocabulary] + SmallCourse.all

  private func day(_ change: @escaping (inout OpenedToday) -> Void) -> Walker {
    Walker(route: .home, profile: Self.profile, course: Self.course, opening: change)
  }

  private func today(_ walk: Walker) -> TodayPlace? {
    for case .today(let today) in walk.app.path { return today }
    return nil
  }

  /// Answers what is asked, right, until something else than items comes.
  private func answerItems(_ walk: inout Walker, seconds: Int64 = 10) {
    for _ in 0..<100 {
      guard case .lesson(let lesson) = walk.app.place, lesson.plan.kind.isOpenEnded else { return }
      walk.time += seconds * 1_000
      walk.answerRight()
      walk.send(.next)
    }
  }

  @Test func `a day that was left in its cards goes on with them, not with words`() {
    // Of 360 seconds a group of words takes 240, so that six of the eight cards fit.
    var walk = day {
      ($0.words, $0.secondsPerCard, $0.cards) = (Self.list, 18, Overview.Cards(due: 4))
      $0.tally.cardAnswers = 4
      ($0.tally.milliseconds, $0.tally.onCards) = (108_000, 108_000)
    }
    walk.send(.next)
    #expect(walk.reviews == [ReviewRequest(count: 2, newCards: 0)])
    #expect(today(walk)?.cardsLeft == 2)
    #expect(walk.notices.first == .today(.moreCards(2)))
  }

  @Test func `cards that were all asked before the break don't come again`() {
    var walk = day {
      ($0.words, $0.secondsPerCard, $0.cards) = (Self.list, 18, Overview.Cards(due: 1))
      $0.tally.cardAnswers = 6
      ($0.tally.milliseconds, $0.tally.onCards) = (80_000, 80_000)
    }
    walk.send(.next)
    #expect(walk.reviews.isEmpty)
    #expect(walk.app.place.name == "words")
  }

  @Test func `a slow learner has cards and words in a day of fifteen minutes`() {
    var walk = day {
      ($0.words, $0.secondsPerCard, $0.cards) = (Self.list, 60, Overview.Cards(due: 9))
    }
    walk.send(.next)
    #expect(walk.reviews == [ReviewRequest(count: 3, newCards: 0)])
    #expect(walk.app.place.name == "words")
  }

  @Test func `a day that was left among words goes on with them, before cards and items`() {
    var walk = day {
      ($0.words, $0.openWords, $0.cards) = (Self.list, Self.list, Overview.Cards(due: 9))
      $0.lists = ListProgress(lists: [Self.list, Self.next])
    }
    walk.send(.next)
    #expect(walk.reviews.isEmpty && walk.app.place.name == "words")
    #expect(walk.notices == [.today(.resumed)])
  }

  @Test func `words between the items of a day that was left have what is left of it`() {
    var again = day {
      $0.lists = ListProgress(lists: [Self.next], begun: [Self.next])
      ($0.words, $0.openWords) = (nil, Self.list)
      ($0.tally.milliseconds, $0.tally.onCards) = (600_000, 360_000)
    }
    // Items were asked before, so the words had the rest of the day.
    again.plans["session1"] = SessionPlan(
      id: "session1",
      kind: .today(minutes: 15),
      items: [],
      started: 0
    )
    again.entries["session1"] = Self.oneItem
    again.send(.next)
    #expect(again.app.place.name == "words")
    again.send(.next)
    again.time += 20_000
    again.answerRight()
    again.send(.next)
    // The 40 % are long spent, but the words go on.
    #expect(again.app.place.lesson?.plan.kind == .lesson(Self.list))
  }

  @Test func `a day that was left at an item goes on with it, though words were cut short before`()
  {
    var again = day {
      $0.lists = ListProgress(lists: [Self.list, Self.next])
      ($0.words, $0.openWords) = (Self.list, Self.list)
      ($0.tally.milliseconds, $0.tally.onCards) = (200_000, 200_000)
    }
    again.plans["session1"] = SessionPlan(
      id: "session1",
      kind: .today(minutes: 15),
      items: [],
      started: 0
    )
    again.entries["session1"] = Array(Self.oneItem.prefix(1))
    again.send(.next)
    #expect(again.app.place.lesson?.plan.kind.isOpenEnded == true)
    #expect(again.notices == [.today(.resumed)])
  }

  private static var oneItem: [JournalEntry] {
    let item = ItemID(lesson: LessonID(rawValue: "a1-u1-reading"), item: "deniz")
    return [
      JournalEntry(sequence: 0, time: 900, event: .planned(item: item, reason: .course)),
      JournalEntry(sequence: 1, time: 950, event: .skipped(item: item)),
    ]
  }

  @Test func `cards that wait come before words when the course has nothing else to ask`() {
    var walk = day {
      $0.cards = Overview.Cards(due: 60)
      $0.lists = ListProgress(lists: [Self.next])
    }
    walk.send(.next)
    #expect(walk.reviews == [ReviewRequest(count: 40, newCards: 0)])
    answerItems(&walk)
    #expect(walk.reviews.count == 2 && walk.reviews.last?.newCards == 0)
    #expect(walk.notices.contains { if case .today(.moreCards) = $0 { true } else { false } })
  }

  @Test(arguments: [5, 6])
  func `the day after a weak one says that it is easier`(shown: Int) throws {
    var walk = day { _ in }
    let items = try Self.course.flatMap { try SmallCourse.lesson($0).material.map(\.id) }
      .filter { $0.lesson.skill != .vocabulary }
    // Of six items so many were answered by their solution alone, on the day before.
    let yesterday: Int64 = -90_000_000
    walk.plans["old"] = SessionPlan(
      id: "old",
      kind: .practice(skill: .writing, level: .a1),
      items: Array(items.prefix(6)),
      started: yesterday
    )
    walk.entries["old"] = items.prefix(shown - 1).enumerated().map { number, item in
      JournalEntry(sequence: number, time: yesterday, event: .revealed(item: item))
    }
    walk.send(.next)
    let easier = Notice.today(.easier(right: 0, answers: 5))
    #expect(walk.notices.contains(easier) == (shown == 6), "\(walk.notices)")
  }

  @Test func `a word comes back in a moment only if the day has time for it`() throws {
    var walk = day { ($0.words, $0.minutes) = (Self.list, 5) }
    walk.send(.next, .next)
    func isWrong(_ walk: inout Walker) throws -> JudgedItem {
      let task = try #require(walk.app.place.lesson?.stage?.item.task)
      guard case .choose(let options) = task.answering else {
        walk.send(.submit("x"))
        return try #require(walk.app.place.judged)
      }
      walk.send(.choose(options.firstIndex { !$0.isRight } ?? 0))
      return try #require(walk.app.place.judged)
    }
    let first = try isWrong(&walk)
    #expect(first.comesBack && first.comesBackSoon && !first.comesBackLater)
    walk.send(.next)
    walk.time += 120_000
    let last = try isWrong(&walk)
    #expect(last.comesBack && last.comesBackLater)
    walk.send(.next)
    #expect(walk.app.place.lesson?.plan.kind == .today(minutes: 15))
  }
}
