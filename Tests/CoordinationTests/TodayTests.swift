import Cards
import Coordination
import Curriculum
import TestSupport
import Testing

/// The learner's day.
@Suite struct TodayTests {
  private static let profile = Profile(
    name: "Ada",
    level: .a1,
    hasTurkishKeyboard: false,
    minutes: 5
  )

  private func day(_ change: @escaping (inout OpenedToday) -> Void = { _ in }) -> Walker {
    Walker(route: .home, profile: Self.profile, opening: change)
  }

  private func today(_ walk: Walker) -> TodayPlace? {
    for case .today(let today) in walk.app.path { return today }
    return nil
  }

  private func dayEnd(_ walk: Walker) -> DayEnd? {
    guard case .today(let today) = walk.app.place, case .done(let end) = today.phase else {
      return nil
    }
    return end
  }

  private func planned(_ walk: Walker, _ session: String = "session1") -> [String] {
    (walk.entries[session] ?? []).compactMap { entry in
      guard case .planned(let item, let reason) = entry.event else { return nil }
      return "\(item.item) \(reason.text)"
    }
  }

  /// Answers whatever is asked until the day ends; every answer takes some seconds.
  private func finish(
    _ walk: inout Walker,
    seconds: Int64 = 20,
    right: Bool = true,
    until item: String = ""
  ) {
    for _ in 0..<200 where dayEnd(walk) == nil && walk.app.place.item != item {
      guard step(&walk, seconds: seconds, right: right) else { return }
    }
  }

  /// Answers what is asked, or goes on; returns false where neither is possible.
  private func step(_ walk: inout Walker, seconds: Int64, right: Bool = true) -> Bool {
    walk.time += seconds * 1_000
    switch walk.app.place {
    case .judged: walk.send(.next)
    case .lesson(let lesson) where lesson.page != nil: walk.send(.next)
    case .lesson(let lesson):
      guard let task = lesson.stage?.item.task else { return false }
      guard case .choose(let options) = task.answering else {
        walk.send(.submit(right ? task.solution : "x"))
        return true
      }
      walk.send(.choose(options.firstIndex { $0.isRight == right } ?? 0))
    default: return false
    }
    return true
  }

  @Test func `Enter at home begins the day at the first item of the course`() {
    var walk = day()
    walk.send(.next)
    #expect(walk.app.place.item == "deniz")
    // The questions of one passage come together.
    #expect(planned(walk) == ["deniz course", "pamuk passage"])
    #expect(walk.plans["session1"]?.kind == .today(minutes: 5))
    #expect(walk.plans["session1"]?.items == [])
    #expect(walk.notices == [.today(.items)])
  }

  @Test func `the questions of a passage are asked only as far as there is time`() {
    var walk = day { $0.tally.milliseconds = 285_000 }
    walk.send(.next)
    #expect(planned(walk) == ["deniz course"])
  }

  @Test func `an item is in the journal before it is shown, and a kill resumes at it`() {
    var walk = day()
    walk.send(.next)
    walk.chooseRight()
    walk.send(.next)
    #expect(walk.app.place.item == "pamuk")
    walk.chooseRight()
    walk.send(.next)
    let item = walk.app.place.item
    let entries = walk.entries["session1"] ?? []
    guard case .planned(let last, _)? = entries.last?.event else { return #expect(Bool(false)) }
    #expect(last.item == item)
    // The program is gone; only the record is left.
    var again = day()
    again.plans = walk.plans
    again.entries = walk.entries
    again.send(.next)
    #expect(again.app.place.item == item)
    #expect(again.entries["session1"] == entries)
    #expect(again.notices == [.today(.resumed)])
  }

  @Test func `a day that is gone on with asks what it would have asked`() {
    var whole = day()
    whole.send(.next)
    finish(&whole)
    var halved = day()
    halved.send(.next)
    for _ in 0..<30 where dayEnd(halved) == nil {
      var next = day()
      (next.plans, next.entries, next.time) = (halved.plans, halved.entries, halved.time)
      next.send(.next)
      next.time += 20_000
      if case .lesson(let lesson) = next.app.place, let task = lesson.stage?.item.task {
        if case .choose(let options) = task.answering {
          next.send(.choose(options.firstIndex(where: \.isRight) ?? 0))
        } else {
          next.send(.submit(task.solution))
        }
        next.send(.next)
      }
      halved = next
      if planned(halved).count >= 6 { break }
    }
    #expect(Array(planned(whole).prefix(6)) == Array(planned(halved).prefix(6)))
  }

  @Test func `a day ends when its minutes are spent, and says what it brought`() throws {
    var walk = day()
    walk.send(.next)
    finish(&walk, seconds: 40)
    let end = try #require(dayEnd(walk))
    let today = try #require(self.today(walk))
    #expect((300_000...360_000).contains(today.tally.milliseconds), "\(today.tally)")
    #expect(end.items == end.passed && end.missed == 0 && end.items > 3)
    #expect(end.points.first == GrammarTag(rawValue: "copula-present"))
    #expect(walk.entries["session1"]?.last?.event == .finished)
    walk.send(.back)
    #expect(walk.app.place.name == "home")
  }

  @Test func `Enter goes on after a day is done, in a new session`() {
    var walk = day()
    walk.send(.next)
    finish(&walk, seconds: 60)
    walk.send(.next)
    #expect(walk.plans["session2"]?.kind == .today(minutes: TodayRequest.moreMinutes))
    #expect(walk.app.place.lesson != nil)
  }

  @Test func `a lesson whose items were all answered is done`() {
    var walk = day()
    walk.send(.next)
    walk.chooseRight()
    walk.send(.next)
    #expect(!walk.notices.contains(.today(.lessonDone(LessonID(rawValue: "a1-u1-reading")))))
    walk.chooseRight()
    walk.send(.next)
    #expect(walk.notices.contains(.today(.lessonDone(LessonID(rawValue: "a1-u1-reading")))))
    let lessons = walk.overview.courses[0].lessons
    #expect(lessons.first { $0.skill == .reading }?.state == .done(times: 1))
    #expect(Set(walk.plans.keys).allSatisfy { $0 == "session1" || $0.count == 32 })
  }

  @Test func `a lesson is told of when its last item was asked, not when the rest is left out`()
    throws
  {
    let lessons = try SmallCourse.all.map { try SmallCourse.lesson($0) }
    var walk = day { $0.minutes = 15 }
    walk.send(.next)
    var wasLeftOut = false
    for _ in 0..<200 where dayEnd(walk) == nil {
      guard step(&walk, seconds: 2) else { break }
      let answered = Set(
        (walk.entries["session1"] ?? []).compactMap { entry -> ItemID? in
          if case .answered(let answer) = entry.event { answer.item } else { nil }
        }
      )
      for lesson in lessons {
        let told = walk.notices.count { $0 == .today(.lessonDone(lesson.id)) }
        let isAsked = lesson.exercises.allSatisfy { answered.contains(lesson.itemID(of: $0)) }
        #expect(told <= (isAsked ? 1 : 0), "\(lesson.id.rawValue)")
        // What is left out counts as done before it is asked.
        let isDone = walk.plans.values.contains { $0.kind == .lesson(lesson.id) }
        wasLeftOut = wasLeftOut || isDone && !isAsked
        let known = walk.notices.count { notice in
          if case .today(.lessonsKnown(let known)) = notice {
            known.contains(lesson.id)
          } else {
            false
          }
        }
        #expect(known <= (isDone ? 1 : 0))
        if isDone, !isAsked, lesson.skill != .vocabulary { #expect(known == 1, "\(lesson.id)") }
      }
    }
    #expect(wasLeftOut && walk.notices.contains(.today(.lessonDone(lessons[0].id))))
  }

  @Test func `the last lesson of a level ends it in a day too, and the next level begins`()
    throws
  {
    let course = [SmallCourse.reading, SmallCourse.vocabulary, SmallCourse.nextVocabulary]
    let words = LessonID(rawValue: "a1-u1-vocabulary")
    var walk = Walker(route: .home, profile: Self.profile, course: course) {
      if !$0.doneLessons.contains(words) { $0.words = words }
    }
    let text = "A1 reading | I can understand signs. | Tabelaları anlarım.\n"
    walk.canDo = try CanDoReader.read(Array(text.utf8), file: "can-do.txt").sentences
    walk.send(.next)
    #expect(walk.app.place.name == "words")
    finish(&walk, seconds: 2)
    let end = try #require(today(walk))
    #expect(dayEnd(walk) != nil && end.levelEnd?.level == .a1)
    #expect(end.finishedLessons.map(\.rawValue) == ["a1-u1-vocabulary", "a1-u1-reading"])
    #expect(!walk.canDo.isEmpty && end.levelEnd?.canDo == walk.canDo)
    #expect(walk.profile?.level == .a2 && walk.begunDecks == [words])
    walk.send(.next)
    #expect(walk.profile?.level == .a2 && today(walk) != nil)
    #expect(today(walk)?.levelEnd == nil)
  }

  @Test func `a wrong answer does not come back at once, but as another item of its point`() {
    var walk = day()
    walk.send(.next)
    finish(&walk, seconds: 5, right: false)
    let asked = planned(walk)
    let items = asked.map { $0.prefix { $0 != " " } }
    for (one, next) in zip(items, items.dropFirst()) { #expect(one != next, "\(asked)") }
    #expect(asked.contains { $0.contains("mistake") }, "\(asked)")
  }

  @Test func `a skipped item is left out and a taken back one is asked again`() {
    var walk = day()
    walk.send(.next, .skip)
    #expect(walk.app.place.item == "pamuk")
    walk.chooseRight()
    walk.send(.undo)
    #expect(walk.app.place.item == "pamuk")
    #expect(walk.app.place.lesson?.total == 2)
  }

  @Test func `leaving a day leads home, and it waits there`() {
    var walk = day()
    walk.send(.next)
    walk.chooseRight()
    walk.send(.back)
    #expect(walk.app.place.name == "home" && walk.app.path.count == 1)
    var command = Walker(route: .today(minutes: 5), profile: Self.profile)
    command.chooseRight()
    command.send(.back)
    #expect(command.hasLeft)
    guard case .leftToday(let left)? = command.notices.last else {
      Issue.record("\(command.notices)")
      return
    }
    #expect([left.items, left.cardAnswers, left.newWords, left.minutes] == [1, 0, 0, 5])
    // The mark of an answer is shown above its part of the day.
    var marked = Walker(route: .today(minutes: 5), profile: Self.profile)
    marked.chooseRight()
    #expect(marked.app.place.lesson == nil)
    marked.send(.leave)
    guard case .leftToday(let atMark)? = marked.notices.last else {
      Issue.record("\(marked.notices)")
      return
    }
    #expect(atMark.items == 1)
  }

  @Test func `the length is asked once`() {
    var profile = Self.profile
    profile.minutes = nil
    var walk = Walker(route: .home, profile: profile)
    walk.send(.next)
    #expect(today(walk)?.phase == .length)
    walk.send(.choose(9), .choose(3))
    #expect(walk.profile?.minutes == 30)
    walk.send(.back, .next)
    #expect(walk.app.place.lesson != nil)
    walk.send(.back, .openProfile, .choose(2))
    #expect(walk.profile?.minutes == 5)
  }

  @Test func `cards come first, and what does not fit in 40 of 100 is told`() {
    var walk = day { $0.cards = Overview.Cards(due: 30, new: 2) }
    // The walker has no cards, so the part is passed over.
    walk.send(.next)
    // Two new cards keep their time, and each is asked twice.
    #expect(walk.notices.first == .today(.cards(11, of: 32)))
    #expect(today(walk)?.cardsLeft == 21)
    #expect(walk.app.place.item == "deniz")
  }

  @Test func `new cards leave time for new words, and due cards leave it for a group`() {
    func request(due: Int, new: Int, pace: Double) -> ReviewRequest? {
      var walk = day {
        $0.cards = Overview.Cards(due: due, new: new)
        $0.words = LessonID(rawValue: "a1-u1-vocabulary")
        ($0.secondsPerCard, $0.minutes) = (pace, 15)
      }
      walk.send(.next)
      return walk.reviews.first
    }
    // Of 360 seconds a group of words takes 120, and a new card is asked twice.
    #expect(request(due: 0, new: 20, pace: 9) == ReviewRequest(count: 13, newCards: 13))
    // The group and two new cards keep their time, however many cards are due.
    #expect(request(due: 41, new: 20, pace: 9) == ReviewRequest(count: 24, newCards: 2))
    #expect(request(due: 41, new: 20, pace: 18) == ReviewRequest(count: 4, newCards: 1))
  }

  @Test func `a slow learner begins words that go on tomorrow, but not while due cards wait`() {
    let words = LessonID(rawValue: "a1-u1-vocabulary")
    let course = [SmallCourse.vocabulary] + SmallCourse.all
    func begun(due: Int) -> Bool {
      var walk = Walker(route: .home, profile: Self.profile, course: course) {
        ($0.words, $0.secondsPerCard, $0.cards) = (words, 30, Overview.Cards(due: due))
      }
      walk.send(.next)
      return walk.app.place.name == "words"
    }
    #expect(begun(due: 0) && !begun(due: 5))
  }

  @Test func `cards are left when they have taken their part of the minutes`() {
    let cards = [
      SampleReview.card(1, .recognise, SampleReview.pharmacy, reviews: 1),
      SampleReview.card(2, .recognise, SampleReview.city, reviews: 1),
    ]
    var walk = day { $0.cards = Overview.Cards(due: 2) }
    walk.review = SampleReview.review(cards)
    walk.time = SampleReview.noon
    walk.send(.next)
    #expect(walk.app.place.name == "review")
    walk.time += 130_000
    walk.send(.next, .choose(2))
    #expect(walk.app.place.lesson != nil)
    guard case .today(.cardsDone(let answers, let known, let left))? = walk.notices.dropLast().last
    else { return #expect(Bool(false), "\(walk.notices)") }
    #expect(answers == 1 && known == 1 && left == 1)
    #expect(today(walk)?.tally.onCards == 132_000)
  }

  @Test func `cards that are all answered lead on to the items by themselves`() {
    var walk = day { $0.cards = Overview.Cards(due: 1) }
    walk.review = SampleReview.review([SampleReview.card(1, .recognise, SampleReview.pharmacy)])
    walk.time = SampleReview.noon
    walk.send(.next, .next, .choose(3))
    #expect(walk.app.place.item == "deniz", "\(walk.app.place.name)")
    walk.send(.back)
    #expect(walk.app.place.name == "home")
  }

  @Test func `new words come when cards leave room, and not in five minutes full of cards`() {
    let words = LessonID(rawValue: "a1-u1-vocabulary")
    let course = [SmallCourse.vocabulary] + SmallCourse.all
    var walk = Walker(route: .home, profile: Self.profile, course: course) { $0.words = words }
    walk.send(.next)
    #expect(walk.app.place.lesson?.page?.words.count == 6)
    var left = walk
    left.send(.back)
    #expect(left.app.place.name == "home")
    for _ in 0..<9 {
      if walk.app.place.lesson?.page != nil { walk.send(.next) }
      walk.time += 14_000
      walk.answerRight()
      walk.send(.next)
    }
    // The words have taken their 40 of 100 minutes; they go on tomorrow.
    #expect(walk.app.place.lesson?.plan.kind == .today(minutes: 5))
    #expect(today(walk)?.newWords == 6)
    #expect(walk.plans.values.contains { $0.kind == .lesson(words) && $0.items.count == 12 })
    var full = day {
      $0.words = words
      $0.tally.onCards = 60_000
    }
    full.send(.next)
    #expect(full.app.place.item == "deniz")
  }

  @Test func `after a week away the learner is welcomed once`() {
    var walk = day { $0.daysAway = 9 }
    walk.send(.next)
    #expect(walk.notices.first == .today(.back(days: 9, minutes: 5)))
    #expect(TodayRequest.minutes(30, after: 7) == 15 && TodayRequest.minutes(10, after: 7) == 5)
    #expect(TodayRequest.minutes(5, after: 7) == 5)
    #expect(TodayRequest.minutes(30, after: 6) == 30)
  }

  @Test func `a course without lessons leads home again`() {
    var walk = Walker(route: .home, profile: Self.profile, course: [])
    walk.send(.next)
    #expect(walk.app.place.name == "home")
  }
}
