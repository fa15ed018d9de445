import Cards
import Coordination
import Curriculum
import Mastery
import Memory
import Scoring
import TestSupport
import Testing

struct ProgressReportTests {
  private let today = SampleProgress.today

  private func streak(_ ago: [Int]) -> StudyStreak {
    StudyStreak(studied: Set(ago.map { today + -$0 }), today: today)
  }

  @Test func `weeks begin on Monday`() {
    #expect(StudyDay(0).weekday == 3)
    #expect(StudyDay(-4).weekday == 6)
    #expect(StudyDay(4).monday == StudyDay(4))
    #expect(StudyDay(3).monday == StudyDay(-3))
    #expect(today.weekday == 2)
  }

  @Test func `a streak has one free day in seven`() {
    #expect(streak([]).days == 0)
    #expect(streak([0, 1, 2]).days == 3)
    #expect(streak([1, 2]).days == 2)
    #expect(streak([0, 1, 3, 4]).days == 4)
    #expect(streak([0, 1, 4, 5]).days == 2)
    #expect(streak([0, 1, 3, 4, 6, 7]).days == 4)
    #expect(streak([0, 1, 3, 4, 5, 6, 7, 8, 10, 11]).days == 10)
    #expect(streak([0, 2]).days == 2)
    #expect(streak([0, 1, 2, 3, 4, 5, 6, 8, 9]).days == 9)
    #expect(streak([9, 10, 11]).days == 0)
  }

  @Test func `the best streak stays after a pause`() {
    #expect(streak([0, 5, 6, 7, 8]).best == 4)
    #expect(streak([20, 21, 22]).best == 3)
    #expect(streak([-1, -2]).best == 0)
  }

  @Test func `minutes are rounded, and any time counts as one`() {
    #expect(StudyHistory.minutes(0) == 0)
    #expect(StudyHistory.minutes(1) == 1)
    #expect(StudyHistory.minutes(89_999) == 1)
    #expect(StudyHistory.minutes(90_000) == 2)
  }

  @Test func `tallies of a day are added up, by week too`() {
    let history = StudyHistory(
      today: today,
      tallies: [
        StudyTally(day: today, answers: 3, milliseconds: 600_000),
        StudyTally(day: today, answers: 2, milliseconds: 300_000),
        StudyTally(day: today + -2, answers: 1, milliseconds: 180_000),
        StudyTally(day: today + -3, answers: 9, milliseconds: 3_600_000),
      ]
    )
    #expect(history.minutes(on: today) == 15)
    #expect(history.thisWeek.minutes == 18)
    #expect(history.thisWeek.days == 2)
    #expect(history.minutesPerDay == 6)
    #expect(history.weeks(3).map(\.minutes) == [0, 60, 18])
    #expect(history.bestWeek?.monday == today.monday + -7)
    #expect(history.answers == 15)
  }

  @Test func `retention says nothing from few answers`() {
    let sample = RecallSample(predicted: 0.9, isRecalled: true)
    #expect(Retention([]).overall == nil)
    #expect(Retention(Array(repeating: sample, count: 19)).overall == nil)
    let some = Retention(Array(repeating: sample, count: 99))
    #expect(some.overall?.recalled == 1)
    #expect(some.groups.isEmpty)
    #expect(
      Retention(Array(repeating: sample, count: 100)).groups.map(\.answers) == [20, 20, 20, 20, 20]
    )
  }

  @Test func `retention groups answers by their prediction`() throws {
    let samples = (0..<100).map { index in
      RecallSample(predicted: Double(index) / 100, isRecalled: index >= 40)
    }
    let retention = Retention(samples.reversed())
    let overall = try #require(retention.overall)
    #expect(abs(overall.predicted - 0.495) < 1e-9)
    #expect(abs(overall.recalled - 0.6) < 1e-9)
    #expect(retention.groups.map(\.recalled) == [0, 0, 1, 1, 1])
    #expect(abs(retention.groups[0].predicted - 0.095) < 1e-9)
    // Wilson's interval of 0 of 20 ends at z² / (n + z²).
    #expect(abs(retention.groups[0].interval.upperBound - 3.8416 / 23.8416) < 1e-6)
    #expect(retention.groups[0].interval.lowerBound == 0)
    #expect(retention.groups[4].interval.upperBound == 1)
  }

  @Test func `cards beyond the limit are asked on the days after`() {
    let counts = DueCounts(
      today: today,
      dueDays: Array(repeating: today + -3, count: 25) + [today + 1, today + 29, today + 30]
    )
    let forecast = DueForecast(counts, limit: 10)
    #expect(forecast.days.count == 30)
    #expect(forecast.days.prefix(4).map(\.due) == [25, 1, 0, 0])
    #expect(forecast.days.prefix(4).map(\.asked) == [10, 10, 6, 0])
    #expect(forecast.total == 27)
  }

  @Test func `the forecast of today is what a review asks now, and the rest comes tomorrow`() {
    let counts = DueCounts(today: today, dueDays: [today + -3, today, today, today + 1])
    let forecast = DueForecast(counts, now: 1, limit: 10)
    #expect(forecast.days.prefix(3).map(\.due) == [1, 3, 0])
    #expect(forecast.days.prefix(3).map(\.asked) == [1, 3, 0])
    #expect(forecast.total == 4)
    // Beyond the limit of a day the cards wait for their turn.
    #expect(DueForecast(counts, now: 2, limit: 2).days.prefix(2).map(\.due) == [3, 1])
  }

  @Test func `mistakes are counted per 100 answers of their week`() {
    let monday = today.monday
    let history = MistakeHistory(
      today: today,
      days: [
        StudyTally(day: today, answers: 40, milliseconds: 0),
        StudyTally(day: monday + -1, answers: 9, milliseconds: 0),
      ],
      mistakes: [
        MistakeTally(week: monday, category: .case, answers: 2),
        MistakeTally(week: monday + -7, category: .case, answers: 9),
        MistakeTally(week: monday, category: .harmony, answers: 12),
        MistakeTally(week: monday + -700, category: .typo, answers: 90),
      ],
      weeks: 3
    )
    #expect(history.answers == [0, 9, 40])
    #expect(history.kinds.map(\.category) == [.harmony, .case])
    #expect(history.kinds[0].perHundred == [nil, nil, 30])
    #expect(history.kinds[1].perHundred == [nil, nil, 5])
  }

  @Test func `words are summed up by level, and coverage counts the lists not begun`() throws {
    var first = WordCounts(deck: "a1-u1", origin: .course, words: 10)
    first.known = 4
    first.learning = 1
    first.predicted = 5
    first.retrievability = 4
    var own = WordCounts(deck: "a1", origin: .own, words: 3)
    own.learning = 2
    let levels = LevelWords.all([first, own], lists: [.a1: 2, .a2: 8])
    #expect(levels.map(\.level) == [.a1, nil])
    #expect(levels[0].retrievability == 0.8)
    #expect(levels[0].coverage == 0.25)
    #expect(levels[1].learning == 2)
    #expect(levels[1].retrievability == nil)
  }

  @Test func `only points that were answered often enough are called weak or slipping`() {
    let report = SampleProgress.report()
    #expect(report.weakest.map(\.tag.rawValue) == ["accusative", "vowel-drop", "aorist"])
    #expect(report.slipping.map(\.tag.rawValue) == ["aorist"])
    #expect(report.points.last?.sign == .new)
  }

  @Test func `a level with fewer than 20 answers has no strength`() {
    let item = ItemTraits(
      id: ItemID(lesson: LessonID(rawValue: "a1-u1-writing"), item: "tea"),
      tags: [GrammarTag(rawValue: "plural")],
      kind: .typed,
      unit: 0,
      skill: .writing
    )
    var model = LearnerModel(
      bank: ItemBank(items: [item], tagUnits: [(tag: GrammarTag(rawValue: "plural"), unit: 0)])
    )
    for second in 0..<19 {
      model.apply(
        Observation(item: item.id, time: Int64(second) * 1_000, result: .right(weight: 1))
      )
    }
    func strengths() -> [SkillLevel] {
      ProgressReport.skills(of: [.a1, .a2], by: model, at: 20_000)
    }
    #expect(strengths().allSatisfy { $0.value == nil })
    model.apply(Observation(item: item.id, time: 19_000, result: .right(weight: 1)))
    #expect(strengths().filter { $0.value != nil }.map(\.level) == [.a1, .a1, .a1, .a1])
    #expect(strengths().first?.coverage == 1)
    let point = ProgressReport.points(by: model, at: 20_000).first
    #expect(point?.level == .a1 && point?.right == 20 && point?.state == .steady)
  }

  // MARK: The place

  private func place(_ app: AppCoordinator) -> ProgressPlace? {
    if case .progress(let progress) = app.place { progress } else { nil }
  }

  @Test func `home opens the page, and the report is shown when it has been read`() {
    var app = AppCoordinator(
      route: .home,
      profile: Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    )
    #expect(app.handle(.intent(.openProgress, at: 0)) == [.loadProgress])
    #expect(place(app)?.report == nil)
    #expect(app.handle(.reply(.progress(SampleProgress.report()), at: 0)).isEmpty)
    #expect(place(app)?.report?.name == "Ada")
    _ = app.handle(.intent(.turnPage(by: 3), at: 0))
    #expect(place(app)?.section == 3)
    _ = app.handle(.intent(.turnPage(by: -9), at: 0))
    #expect(place(app)?.section == 0)
    #expect(app.handle(.intent(.back, at: 0)) == [.loadOverview])
    #expect(place(app) == nil)
  }

  @Test func `a digit practises a weak point, if there is one`() {
    var app = AppCoordinator(route: .progress, profile: nil)
    #expect(app.start(.progress) == [.loadProgress])
    _ = app.handle(.reply(.progress(SampleProgress.report()), at: 0))
    let effects = app.handle(.intent(.choose(1), at: 0))
    let request = FocusRequest(.grammar([GrammarTag(rawValue: "vowel-drop")]))
    #expect(effects == [.open(.focus(request), request: 1)])
    #expect(app.handle(.intent(.choose(3), at: 0)) == [.say(.optionOutOfRange(count: 3))])
    #expect(app.handle(.intent(.back, at: 0)) == [.leave])
  }
}
