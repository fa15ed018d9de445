import Coordination
import Memory
import Screens
import TerminalUI
import TestSupport
import Testing

struct ProgressScreenTests {
  private func rows(columns: Int, hasGoals: Bool = true) -> [String] {
    let frame = SampleProgress.report(hasGoals: hasGoals).frame(columns: columns)
    return frame.rendered(columns: columns, palette: .none).string
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The rows between empty ones.
  private func sections(columns: Int) -> [[String]] {
    rows(columns: columns).split(separator: "").map(Array.init)
  }

  private func app() -> AppCoordinator {
    var app = AppCoordinator(route: .progress, profile: nil)
    _ = app.handle(.reply(.progress(SampleProgress.report()), at: 0))
    return app
  }

  private func setting(_ columns: Int, _ rows: Int) -> Screen.Setting {
    Screen.Setting(
      isByLine: false,
      hasTranscriptSource: false,
      size: TerminalSize(columns: columns, rows: rows)
    )
  }

  @Test func `after a lost streak the best one is still told`() {
    var report = SampleProgress.report()
    let today = report.study.today
    report.study = StudyHistory(
      today: today,
      tallies: [9, 8, 7].map {
        StudyTally(day: today + -$0, answers: 1, milliseconds: 60_000)
      }
    )
    let frame = report.frame(columns: 80).rendered(columns: 80, palette: .none).string
    #expect(frame.contains("\nNo streak at the moment. The best was 3 days.\n"))
  }

  @Test func `the page as text at 80 columns`() {
    #expect(
      rows(columns: 80).joined(separator: "\n") == """
        Course mastery by skill, percent
                    A1   A2   B1   B2   C1   C2
        Reading     91   74   38?   .    .    .
        Listening   87   68   38?   .    .    .
        Writing     83   62   38?   .    .    .
        Speaking    79   56   38?   .    .    .
        Words       90?   .    .    .    .    .
        ? rests on little, . too few answers

        Grammar points A1, A2
        A1  ############################################--
        A2  +?.
        Each sign is a point, in course order: # 80 %, + 60 %, - weak, ? unsure, . new

        Weakest points
        1 accusative (-ı) 48 %, weak: 9 of 14 right; last 2 days ago; this week 1 of 3
        2 vowel drop 52 %, weak: 9 of 14 right; last 12 days ago
        3 aorist (-ir) 66 %, slipping: 9 of 14 right; last 12 days ago
        To practise one: dilim practice --grammar accusative
        Percent: how likely a typed answer is right today; older answers count less.
        Slipping: aorist (-ir) 66 % (12 days ago)

        Time
        This week 39 min, 13 a day (goal 15)
        12 weeks  _:#+#+##+#+:  most 93 min
        Streak 7 days, best 8 (a day off a week)
        Best week 93 min, from 17 Aug
        In all 14 h 0 min, 1680 answers

        Days  . none  : some  # 15 min
        Mo  ...........................................:.::::.:::
        Tu  ...........................................:::.::::.:
        We  ............................................::::.::::
        Th  ..........................................###.####.#
        Fr  ...........................................####.####
        Sa  ..........................................##.####.##
        Su  ..........................................####.####.

        Words
        A1  20 known, 9 learning of 35
        Own 0 known, 0 learning of 4

        Retention of cards, percent
        Predicted 84 %, true 90 % (200 answers)
        said  was  95 % between  answers
          72   83      68 to 91       40
          78   83      68 to 91       40
          84  100     91 to 100       40
          90   85      71 to 93       40
          96  100     91 to 100       40

        Cards due, the next 30 days
          23 #
             #    #  #    #  #       #  #
             # # ## ## #  # ## #  # ## ## #
             ###.#######.####### ##.#######
        today 23  Th 7  Fr 14  Sa 2  Su 9  Mo 16  Tu 4
        A day asks 20 at most; the rest waits its turn.

        Mistakes per 100 answers, by week
        vowel harmony      ?_##++:::...    4
        case               ?__.._.._.._    0
        12 weeks, then the latest rate
        """
    )
  }

  @Test func `at 40 columns long rows are folded, and the calendar has fewer weeks`() {
    let (wide, narrow) = (sections(columns: 80), sections(columns: 40))
    #expect(wide.map(\.first) == narrow.map(\.first))
    let changed = zip(wide, narrow).filter { $0 != $1 }.map(\.1)
    #expect(
      changed.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") == """
        Grammar points A1, A2
        A1  ####################################
            ########--
        A2  +?.
        Each sign is a point, in course order: #
          80 %, + 60 %, - weak, ? unsure, . new

        Weakest points
        1 accusative (-ı) 48 %, weak
        2 vowel drop 52 %, weak
        3 aorist (-ir) 66 %, slipping
        To practise one: dilim practice
          --grammar accusative
        Slipping: aorist (-ir) 66 % (12 days
          ago)

        Days  . none  : some  # 15 min
        Mo  ..........................:.::::.:::
        Tu  ..........................:::.::::.:
        We  ...........................::::.::::
        Th  .........................###.####.#
        Fr  ..........................####.####
        Sa  .........................##.####.##
        Su  .........................####.####.

        Cards due, the next 30 days
          23 #
             #    #  #    #  #       #  #
             # # ## ## #  # ## #  # ## ## #
             ###.#######.####### ##.#######
        today 23  Th 7  Fr 14  Sa 2  Su 9
        A day asks 20 at most; the rest waits
          its turn.
        """
    )
  }

  @Test(arguments: [80, 40, 20])
  func `plots are ASCII and no row is cut`(columns: Int) {
    for section in sections(columns: columns) {
      for row in section {
        #expect(DisplayWidth.of(row) <= columns)
        // The names of points are no plots, and have Turkish letters.
        if section[0] != "Weakest points" { #expect(row.utf8.count == row.count, "\(row)") }
      }
    }
  }

  @Test func `without goals there is no streak, goal or best`() {
    let text = rows(columns: 80, hasGoals: false).joined(separator: "\n").lowercased()
    #expect(!text.contains("streak"))
    #expect(!text.contains("best"))
    #expect(!text.contains("goal"))
  }

  @Test func `without a report the page says that it is being read`() {
    let app = AppCoordinator(route: .progress, profile: nil)
    let frame = Screen.frame(for: app.place, in: setting(80, 24))
    #expect(frame.lines.map(\.plainText) == ["", "Your progress is being read."])
  }

  @Test(arguments: [(80, 24), (40, 10)])
  func `keys turn over all pages, and no page is higher than the screen`(
    columns: Int,
    height: Int
  ) throws {
    var app = app()
    let setting = setting(columns, height)
    var pages: [[Line]] = []
    while true {
      let frame = Screen.frame(for: app.place, in: setting)
      let shown = frame.rendered(columns: columns, palette: .none).string
      #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count <= height)
      pages.append(frame.lines)
      let row = try #require(
        Screen.keys(for: app.place, in: setting).rows.first { $0.words == [.next] }
      )
      guard row.applies else { break }
      guard case .intent(let intent) = try #require(row.bindings.first).meaning else { break }
      _ = app.handle(.intent(intent, at: 0))
    }
    #expect(pages.count == (height == 24 ? 3 : 9))
    let whole = SampleProgress.report().frame(columns: columns).lines.filter { $0 != [] }
    let shown = pages.joined().filter { $0 != [] }
    #expect(shown.count == whole.count)
    for _ in pages.dropFirst() {
      let row = try #require(
        Screen.keys(for: app.place, in: setting).rows.first { $0.words == [.previous] }
      )
      guard case .intent(let intent) = try #require(row.bindings.first).meaning else { break }
      _ = app.handle(.intent(intent, at: 0))
    }
    #expect(Screen.frame(for: app.place, in: setting).lines == pages[0])
  }

  @Test func `with whole lines there is one page`() {
    var byLine = setting(80, 10)
    byLine.isByLine = true
    let keys = Screen.keys(for: app().place, in: byLine)
    #expect(keys.rows.first { $0.words == [.next] }?.applies == false)
  }
}
