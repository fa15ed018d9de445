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

  @Test func `the first start asks three questions of somebody new`() throws {
    var play = Playthrough(home: nil, overview: Self.overview)
    play.type("", "n", "3")
    #expect(
      play.transcript == """
        Merhaba! This is Dilim: Turkish, a slice at a time.

        How much Turkish do you know?
          1 none: I am new (Enter)
          2 some: I choose my level
          3 some: find out my level (8 to 20 questions)
        Enter new, 2 some, 3 find out, ? > 
        Does your keyboard have the Turkish letters ç ğ ı ö ş ü?
          y yes
          n no (Enter): then ;s gives ş, ;i ı, ;g ğ … and plain letters are accepted
        y yes, n no, b back, ? > n
        How long should a day be? You can change it at any time (s).
          1  5 minutes
          2 10 minutes
          3 15 minutes
          4 30 minutes
        1-4, Enter 15, b back, ? > 3

        """
    )
  }

  @Test func `home, the lessons of a unit, and the settings`() throws {
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    var play = Playthrough(home: profile, overview: Self.overview)
    play.type("c", "b", "s", "4", "b", "l", "b", "?")
    #expect(
      play.transcript == """

        Dilim  Merhaba, Ada!
        A1 [#####-----] 1 of 2 lessons
           reading #####
        Enter: today, 15 minutes: Tanışma, writing
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave
        Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? > c

        A1 unit 1: Tanışma (Meeting people)
          1 [x] reading
          2 [ ] writing
        unit 1 of 1
        1-2, Enter, b back, ? > b

        Dilim  Merhaba, Ada!
        A1 [#####-----] 1 of 2 lessons
           reading #####
        Enter: today, 15 minutes: Tanışma, writing
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave
        Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? > s

        Settings
          1 name      Ada
          2 level     A1
          3 keyboard  no Turkish letters: ;s gives ş
          4 today     15 minutes (of 5, 10, 15, 30)
          5 language  English
          6 mistakes  explained in: English
        dilim config lists the settings of cards, AI and backups.
        1-6, b back, ? > 4

        Settings
          1 name      Ada
          2 level     A1
          3 keyboard  no Turkish letters: ;s gives ş
          4 today     30 minutes (of 5, 10, 15, 30)
          5 language  English
          6 mistakes  explained in: English
        dilim config lists the settings of cards, AI and backups.
        1-6, b back, ? > b

        Dilim  Merhaba, Ada!
        A1 [#####-----] 1 of 2 lessons
           reading #####
        Enter: today, 30 minutes: Tanışma, writing
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave
        Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? > l

        Your level
        > 1 A1  first words: greet, ask, name things
          2 A2  everyday life: past, plans, requests
          3 B1  tell stories, give reasons, follow clear speech
          4 B2  argue, read articles, talk at ease
          5 C1  demanding texts, fine shades, formal style
          6 C2  nearly everything, also literary and ironic
        1-6, t find it, e test, b back, ? > b

        Dilim  Merhaba, Ada!
        A1 [#####-----] 1 of 2 lessons
           reading #####
        Enter: today, 30 minutes: Tanışma, writing
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave
        Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? > ?
        Keys:
          Enter, Space  today: cards and the next of the course
          c  choose a lesson of your level
          r  review the cards
          e  ten items of your level
          m  your mistakes
          n  the grammar notes
          /, f  find a word, a note or a lesson
          p  your progress
          d  drill forms of words
          h  tell words apart that differ in one sound
          g  play the word game
          s  change your name, level, keyboard, minutes or languages
          l  choose another level
          q, Ctrl-D  leave
          ?  list the keys

        Dilim  Merhaba, Ada!
        A1 [#####-----] 1 of 2 lessons
           reading #####
        Enter: today, 30 minutes: Tanışma, writing
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave

        """
    )
  }

  /// Home of a learner in the middle of a level: streak, skills, cards, and a practice left open.
  private static let rich: Overview = {
    var overview = Self.overview
    let lessons = ["vocabulary", "reading", "listening", "writing", "speaking"].map { name in
      let id = LessonID(rawValue: "a1-u2-\(name)")
      return Overview.Lesson(
        id: id,
        skill: id.skill ?? .reading,
        state: name == "speaking" ? .new : .done(times: 1)
      )
    }
    overview.courses[0].units.append(
      Overview.Unit(number: 2, title: "Aile", englishTitle: "Family", lessons: lessons)
    )
    overview.cards = Overview.Cards(due: 12, new: 3)
    overview.unfinished = Overview.Unfinished(
      session: "p",
      kind: .practice(skill: .writing, level: .a1),
      settled: 3,
      total: 10
    )
    overview.day.streak = 5
    return overview
  }()

  @Test func `home reads well at eighty columns`() throws {
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    var play = Playthrough(home: profile, overview: Self.rich)
    play.type("x")
    #expect(
      play.transcript == """

        Dilim  Merhaba, Ada!  5 days in a row
        A1 [#######---] 5 of 7 lessons
           words #####  reading #####  listening #####  writing ##---
        Enter: today, 15 minutes: 12 cards due, 3 new cards, then Tanışma, writing
        u: go on with A1 writing practice (3 of 10 done), x: drop it
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave
        Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? > x

        """
    )
  }

  @Test func `home reads well at forty columns`() throws {
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    var play = Playthrough(home: profile, overview: Self.rich, columns: 40)
    play.type("z")
    #expect(
      play.transcript == """

        Dilim  Merhaba, Ada!  5 days in a row
        A1 [#######---] 5 of 7 lessons
           words #####  reading #####  listening
           #####  writing ##---
        Enter: today, 15 minutes: 12 cards due,
          3 new cards, then Tanışma, writing
        u: go on with A1 writing practice (3 of
           10 done), x: drop it
        c course  r cards  e practice
        m mistakes  n notes  / find  p progress
        d drills  h sounds  g game  s settings
        q leave
        Enter, c, r, e, m, n, /, p, d, h, ? > z
          That key does nothing here; ? lists
          the keys.

        """
    )
  }

  @Test func `at forty columns and ten rows home fits, with what Enter does`() throws {
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    let play = Playthrough(home: profile, overview: Self.rich, columns: 40, rows: 10)
    #expect(
      play.transcript == """
        Dilim  Merhaba, Ada!  5 days in a row
        A1 [#######---] 5 of 7 lessons
        Enter: today, 15 minutes: 12 cards due,
          3 new cards, then Tanışma, writing
        u: go on with A1 writing practice (3 of
           10 done), x: drop it
        c course  r cards  e practice
        m mistakes  n notes  / find  p progress
        d drills  h sounds  g game  s settings

        """
    )
  }

  @Test func `at twenty columns and five rows home says what Enter does`() throws {
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    let full = Playthrough(home: profile, overview: Self.overview, columns: 20, rows: 5)
    #expect(
      full.transcript == """
        Dilim  Merhaba, Ada!
        Enter: today, 15
          minutes: Tanışma,
          writing

        """
    )
    let rich = Playthrough(home: profile, overview: Self.rich, columns: 20, rows: 5)
    #expect(
      rich.transcript == """
        Dilim  Merhaba, Ada!
        5 days in a row
        Enter: today, 15
          minutes

        """
    )
  }

  @Test func `a word list with which today goes on is not offered twice`() throws {
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    let list = LessonID(rawValue: "a1-u1-vocabulary")
    var overview = Self.overview
    overview.courses[0].units[0].lessons.append(
      Overview.Lesson(id: list, skill: .vocabulary, state: .begun)
    )
    overview.unfinished = Overview.Unfinished(
      session: "w",
      kind: .lesson(list),
      settled: 5,
      total: 28
    )
    #expect(!Playthrough(home: profile, overview: overview).transcript.contains("u: go on"))
    let other = LessonID(rawValue: "a1-u2-vocabulary")
    overview.unfinished?.kind = .lesson(other)
    let play = Playthrough(home: profile, overview: overview)
    #expect(play.transcript.contains("u: go on with A1 unit 2, words (5 of 28 done)"))
    overview.courses[0].units[0].lessons.append(
      Overview.Lesson(id: other, skill: .vocabulary, state: .begun)
    )
    let named = Playthrough(home: profile, overview: overview)
    #expect(named.transcript.contains("u: go on with Tanışma, words (5 of 28 done)"))
  }

  @Test func `a level without a finished lesson has no empty bar`() throws {
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    var overview = Self.overview
    overview.courses[0].units[0].lessons[0].state = .new
    let transcript = Playthrough(home: profile, overview: overview).transcript
    #expect(transcript.contains("A1: 2 lessons\n") && !transcript.contains("[---"))
  }

  @Test func `whose answers are in the record is asked only what is missing`() throws {
    var play = Playthrough(
      home: nil,
      overview: Self.overview,
      learner: KnownLearner(level: .a2)
    )
    play.type("b", "n")
    #expect(
      play.transcript == """
        Merhaba!
        Your answers are all here, and you go on in A2. One question first.

        Does your keyboard have the Turkish letters ç ğ ı ö ş ü?
          y yes
          n no (Enter): then ;s gives ş, ;i ı, ;g ğ … and plain letters are accepted
        y yes, n no, ? > b
          That key does nothing here; ? lists the keys.
        y yes, n no, ? > n

        Dilim  Merhaba!
        There are no A2 lessons yet; the levels above have lessons.
        Enter: today, 15 minutes: Tanışma, writing
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave

        """
    )
    let unknown = Playthrough(
      home: nil,
      overview: Self.overview,
      learner: KnownLearner(level: nil)
    )
    #expect(unknown.transcript.contains("What is your level?"))
  }

  @Test func `home says that a day is done, begun, or short after an absence`() throws {
    let profile = Profile(name: "", level: .a1, hasTurkishKeyboard: false, minutes: 30)
    func line(_ day: Overview.Day) -> [Substring] {
      var overview = Self.overview
      overview.day = day
      let play = Playthrough(home: profile, overview: overview)
      return play.transcript.split(separator: "\n").filter {
        $0.contains("oday") || $0.contains("back")
      }
    }
    #expect(line(.init(isDone: true)) == ["Today is done. Enter goes on."])
    #expect(
      line(.init(isBegun: true, milliseconds: 400_000))
        == ["Enter: go on with today (6 of 30 minutes)"]
    )
    #expect(
      line(.init(daysAway: 8)) == [
        "Welcome back! It is good to see you after 8 days. Today is short.",
        "Enter: today, 15 minutes: Tanışma, writing",
      ]
    )
  }

  @Test func `home reads well at twenty columns`() throws {
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
    var play = Playthrough(home: profile, overview: Self.overview, columns: 20)
    play.type("c", "x")
    #expect(
      play.transcript == """

        Dilim  Merhaba, Ada!
        A1 [#####-----] 1 of
           2 lessons
           reading #####
        Enter: today, 15
          minutes: Tanışma,
          writing
        c course  r cards
        e practice
        m mistakes  n notes
        / find  p progress
        d drills  h sounds
        g game  s settings
        q leave
        Enter, c, r, ? > c

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
