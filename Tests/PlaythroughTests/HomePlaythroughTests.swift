import Coordination
import Curriculum
import Screens
import TerminalUI
import TestSupport
import Testing

/// The places around the lessons.
@Suite struct HomePlaythroughTests {
  private static let overview = Overview(
    courses: [
      Overview.Course(
        level: .a1,
        units: [
          Overview.Unit(
            number: 1,
            title: "Tanışma",
            englishTitle: "Meeting people",
            lessons: [
              Overview.Lesson(
                id: LessonID(rawValue: "a1-u1-reading"),
                skill: .reading,
                state: .done(times: 1)
              ),
              Overview.Lesson(
                id: LessonID(rawValue: "a1-u1-writing"),
                skill: .writing,
                state: .new
              ),
            ]
          )
        ]
      )
    ],
    unfinished: nil
  )

  @Test func `the first start, home, and the lessons of a unit`() throws {
    var play = Playthrough(home: nil, overview: Self.overview)
    play.type("Ada", "7", "n", "c", "b", "p", "b", "l", "?")
    #expect(
      play.transcript == """
        Merhaba! This is Dilim: Turkish, a slice at a time.
        Three questions, then the first exercise. No account, no network.

        1. What shall I call you? (or just press Enter)
        > Ada
        2. What is your level?
          1 A1  first words: greet, ask, name things
          2 A2  everyday life: past, plans, requests
          3 B1  tell stories, give reasons, follow clear speech
          4 B2  argue, read articles, talk at ease
          5 C1  demanding texts, fine shades, formal style
          6 C2  nearly everything, also literary and ironic
          7     I am new to Turkish
        1-7, b back, ? > 7
        3. Does your keyboard have the Turkish letters ç ğ ı ö ş ü?
          y yes
          n no: then ;s gives ş, ;i ı, ;g ğ … and plain letters are accepted
        y yes, n no, b back, ? > n

        Dilim  Merhaba, Ada!
        > A1 [#####-----] 1 of 2 lessons, 50 %
        Enter: Tanışma, writing (a1-u1-writing)
        r cards  c lessons  g game  l level  p profile  q leave
        Enter, r, c, g, l, p, q, ? > c

        A1 unit 1: Tanışma (Meeting people)
          1 [x] reading
          2 [ ] writing
        unit 1 of 1
        1-2, Enter, b back, ? > b

        Dilim  Merhaba, Ada!
        > A1 [#####-----] 1 of 2 lessons, 50 %
        Enter: Tanışma, writing (a1-u1-writing)
        r cards  c lessons  g game  l level  p profile  q leave
        Enter, r, c, g, l, p, q, ? > p

        Profile
          1 name      Ada
          2 level     A1
          3 keyboard  no Turkish letters: ;s gives ş
        1-3, b back, ? > b

        Dilim  Merhaba, Ada!
        > A1 [#####-----] 1 of 2 lessons, 50 %
        Enter: Tanışma, writing (a1-u1-writing)
        r cards  c lessons  g game  l level  p profile  q leave
        Enter, r, c, g, l, p, q, ? > l

        Your level
        > 1 A1  first words: greet, ask, name things
          2 A2  everyday life: past, plans, requests
          3 B1  tell stories, give reasons, follow clear speech
          4 B2  argue, read articles, talk at ease
          5 C1  demanding texts, fine shades, formal style
          6 C2  nearly everything, also literary and ironic
        1-6, b back, ? > ?
        Keys:
          1-6  choose this level
          b, Esc, Enter  keep the level
          q, Ctrl-D  leave
          ?  list the keys

        Your level
        > 1 A1  first words: greet, ask, name things
          2 A2  everyday life: past, plans, requests
          3 B1  tell stories, give reasons, follow clear speech
          4 B2  argue, read articles, talk at ease
          5 C1  demanding texts, fine shades, formal style
          6 C2  nearly everything, also literary and ironic

        """
    )
  }

  @Test func `home reads well at twenty columns`() throws {
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    var play = Playthrough(home: profile, overview: Self.overview, columns: 20)
    play.type("c", "x")
    #expect(
      play.transcript == """

        Dilim  Merhaba, Ada!
        > A1 [#####-----] 1
             of 2 lessons,
             50 %
        Enter: Tanışma,
          writing
          (a1-u1-writing)
        r cards  c lessons
          g game  l level  p
          profile  q leave
        Enter, r, c, ? > c

        A1 unit 1: Tanışma
        (Meeting people)
          1 [x] reading
          2 [ ] writing
        unit 1 of 1
        1-2, Enter, ? > x
          That key does
          nothing here; ?
          lists the keys.

        """
    )
  }

  @Test(arguments: [20, 40, 80, 200])
  func `no row is wider than the terminal, or than eighty columns`(columns: Int) throws {
    for lesson in SmallCourse.all {
      var play = try Playthrough(lesson, columns: columns, byLine: false)
      play.type("x", "w", "", "1", "")
      for row in play.transcript.split(separator: "\n") where !row.contains(" > ") {
        #expect(DisplayWidth.of(row) <= min(columns, 80) || row.hasPrefix("(heard"), "\(row)")
      }
    }
  }
}
