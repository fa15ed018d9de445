import Coordination
import Curriculum
import Screens
import TestSupport
import Testing

/// Searching and reading grammar notes from home.
@Suite struct SearchPlaythroughTests {
  private static let profile = Profile(name: "", level: .a1, hasTurkishKeyboard: true)
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
                id: LessonID(rawValue: "a1-u1-writing"),
                skill: .writing,
                state: .new
              )
            ]
          )
        ]
      )
    ],
    unfinished: nil
  )

  /// What a learner reads after home.
  private func read(columns: Int, rows: Int, _ lines: [String]) -> String {
    var play = Playthrough(
      home: Self.profile,
      overview: Self.overview,
      columns: columns,
      rows: rows
    )
    for line in lines { play.type(line) }
    let transcript = play.transcript
    let start = transcript.firstRange(of: " > \(lines[0])\n")?.upperBound
    return String(transcript[(start ?? transcript.startIndex)...])
  }

  @Test func `a search shows words, notes and lessons by number, and opens them`() {
    #expect(
      read(columns: 80, rows: 24, ["/", "ev", "1", "2", "b", "n", "p", "b", "q"]) == """
        What are you looking for? A Turkish or English word, or several; plain letters
          will do.
        > ev
        14 results for ev  1/2
        Words
        1 ev: house; home
        Grammar notes
        2 At, in, on: -da
        Lessons
        3 A1 unit 1, writing: Ders 1
        4 A1 unit 2, reading: Ders 2
        5 A1 unit 3, reading: Ders 3
        6 A1 unit 4, reading: Ders 4
        7 A1 unit 5, reading: Ders 5
        8 A1 unit 6, reading: Ders 6
        9 A1 unit 7, reading: Ders 7: Bugün evdeyim, yarın da evde olacağım; ya sen?
        1-9, n next, / find, b back, ? > 1
          ev (noun): house; home
          Ev büyük. | The house is big.
          Taught in A1.1 Tanışma.
        1-9, n next, / find, b back, ? > 2
        At, in, on: -da
        Locative (-da): you have not practised it yet.
          It says where something is.

          - line 1
          - line 2
          - line 3
          - line 4
          - line 5
          - line 6
          - line 7
          - line 8
          - line 9
          - line 10
          - line 11
          - line 12
          - line 13
          - line 14
          - line 15
          - line 16
          - line 17
          - line 18
          - line 19
        n next, e practise, b back, ? > b
        14 results for ev  1/2
        Words
        1 ev: house; home
        Grammar notes
        2 At, in, on: -da
        Lessons
        3 A1 unit 1, writing: Ders 1
        4 A1 unit 2, reading: Ders 2
        5 A1 unit 3, reading: Ders 3
        6 A1 unit 4, reading: Ders 4
        7 A1 unit 5, reading: Ders 5
        8 A1 unit 6, reading: Ders 6
        9 A1 unit 7, reading: Ders 7: Bugün evdeyim, yarın da evde olacağım; ya sen?
        1-9, n next, / find, b back, ? > n
        14 results for ev  2/2
        Lessons
        1 A1 unit 8, reading: Ders 8: Bugün evdeyim, yarın da evde olacağım; ya sen?
        2 a1-u9-reading: Ders 9: Bugün evdeyim, yarın da evde olacağım; ya sen?
        3 a1-u10-reading: Ders 10: Bugün evdeyim, yarın da evde olacağım; ya sen?
        4 a1-u11-reading: Ders 11: Bugün evdeyim, yarın da evde olacağım; ya sen?
        5 a1-u12-reading: Ders 12: Bugün evdeyim, yarın da evde olacağım; ya sen?
        1-5, p previous, / find, b back, ? > p
        14 results for ev  1/2
        Words
        1 ev: house; home
        Grammar notes
        2 At, in, on: -da
        Lessons
        3 A1 unit 1, writing: Ders 1
        4 A1 unit 2, reading: Ders 2
        5 A1 unit 3, reading: Ders 3
        6 A1 unit 4, reading: Ders 4
        7 A1 unit 5, reading: Ders 5
        8 A1 unit 6, reading: Ders 6
        9 A1 unit 7, reading: Ders 7: Bugün evdeyim, yarın da evde olacağım; ya sen?
        1-9, n next, / find, b back, ? > b

        Dilim  Merhaba!
        A1: 1 lesson
        Enter: today, 15 minutes: Tanışma, writing
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave
        Enter, c, r, e, m, n, /, p, d, h, g, s, q, ? > q

        """
    )
  }

  @Test func `on a small terminal a page holds what fits, and a line is never wrapped`() {
    #expect(
      read(columns: 40, rows: 10, ["/", "ev", "n", "n", "/", "zzz", "b"]) == """
        What are you looking for? A Turkish or
          English word, or several; plain
          letters will do.
        > ev
        14 results for ev  1/3
        Words
        1 ev: house; home
        Grammar notes
        2 At, in, on: -da
        Lessons
        3 A1 unit 1, writing: Ders 1
        4 A1 unit 2, reading: Ders 2
        5 A1 unit 3, reading: Ders 3
        1-5, n next, / find, b back, ? > n
        14 results for ev  2/3
        Lessons
        1 A1 unit 4, reading: Ders 4
        2 A1 unit 5, reading: Ders 5
        3 A1 unit 6, reading: Ders 6
        4 A1 unit 7, reading: Ders 7: Bugün evd…
        5 A1 unit 8, reading: Ders 8: Bugün evd…
        6 a1-u9-reading: Ders 9: Bugün evdeyim,…
        7 a1-u10-reading: Ders 10: Bugün evdeyi…
        1-7, n next, p previous, / find, ? > n
        14 results for ev  3/3
        Lessons
        1 a1-u11-reading: Ders 11: Bugün evdeyi…
        2 a1-u12-reading: Ders 12: Bugün evdeyi…
        1-2, p previous, / find, b back, ? > /
        What are you looking for? A Turkish or
          English word, or several; plain
          letters will do.
        > zzz
        Nothing was found for zzz.
        / find, b back, ? > b

        Dilim  Merhaba!
        A1: 1 lesson
        Enter: today, 15 minutes: Tanışma,
          writing
        c course  r cards  e practice
        m mistakes  n notes  / find  p progress
        d drills  h sounds  g game  s settings
        q leave

        """
    )
    #expect(
      read(columns: 20, rows: 5, ["/", "ev", "n", "2"]) == """
        What are you looking
          for? A Turkish or
          English word, or
          several; plain
          letters will do.
        > ev
        14 results for ev  …
        Words
        1 ev: house; home
        1, n next, ? > n
        14 results for ev  …
        Grammar notes
        1 At, in, on: -da
        1, n next, ? > 2
          That key does
          nothing here; ?
          lists the keys.

        """
    )
  }

  @Test func `the notes are listed by unit, and opened by number or name`() {
    #expect(
      read(columns: 80, rows: 24, ["n", "1", "n", "b", "l", "l", "/", "locative", "b", "b"]) == """
        A1.1 Konu (Topic)  1/3
        1 [62 %] Two vowels: e or a
        2 A, an: bir
        [ %]: how likely a right answer is now
        1-2, n next, l level, / name, b back, ? > 1
        Two vowels: e or a
        Vowel harmony (a/e): 62 %, slipping; last right 9 days ago.
          It says where something is.

          - line 1
          - line 2
          - line 3
          - line 4
          - line 5
          - line 6
          - line 7
          - line 8
          - line 9
          - line 10
          - line 11
          - line 12
          - line 13
          - line 14
          - line 15
          - line 16
          - line 17
          - line 18
          - line 19
        n next, e practise, b back, ? > n
          - line 20
          - line 21
          - line 22
          - line 23
          - line 24
          - line 25
          - line 26
          - line 27
          - line 28
          - line 29
          - line 30

          Evdeyim. I am at home.
          Evde misin? Are you at home?
          Ev nerede? Where is the house?

          not Ben evda., but Ben evdeyim.
        p previous, e practise, b back, ? > b
        A1.1 Konu (Topic)  1/3
        1 [62 %] Two vowels: e or a
        2 A, an: bir
        [ %]: how likely a right answer is now
        1-2, n next, l level, / name, b back, ? > l
        A2.1 Konu (Topic)  3/3
        1 Habits: -r
        1, p previous, l level, / name, b back, ? > l
        A1.1 Konu (Topic)  1/3
        1 [62 %] Two vowels: e or a
        2 A, an: bir
        [ %]: how likely a right answer is now
        1-2, n next, l level, / name, b back, ? > /
        Which grammar point? A part of its name will do.
        > locative
        At, in, on: -da
        Locative (-da): you have not practised it yet.
          It says where something is.

          - line 1
          - line 2
          - line 3
          - line 4
          - line 5
          - line 6
          - line 7
          - line 8
          - line 9
          - line 10
          - line 11
          - line 12
          - line 13
          - line 14
          - line 15
          - line 16
          - line 17
          - line 18
          - line 19
        n next, e practise, b back, ? > b
        A1.1 Konu (Topic)  1/3
        1 [62 %] Two vowels: e or a
        2 A, an: bir
        [ %]: how likely a right answer is now
        1-2, n next, l level, / name, b back, ? > b

        Dilim  Merhaba!
        A1: 1 lesson
        Enter: today, 15 minutes: Tanışma, writing
        c course  r cards  e practice  m mistakes  n notes  / find  p progress  d drills
        h sounds  g game  s settings  q leave

        """
    )
    #expect(
      read(columns: 40, rows: 10, ["n", "1", "n", "p"]) == """
        A1.1 Konu (Topic)  1/3
        1 [62 %] Two vowels: e or a
        2 A, an: bir
        1-2, n next, l level, / name, ? > 1
        Two vowels: e or a
        Vowel harmony (a/e): 62 %, slipping;
          last right 9 days ago.
          It says where something is.

          - line 1
          - line 2
          - line 3
          - line 4
        n next, e practise, b back, ? > n
          - line 5
          - line 6
          - line 7
          - line 8
          - line 9
          - line 10
          - line 11
          - line 12
          - line 13
        n next, p previous, e practise, ? > p
        Two vowels: e or a
        Vowel harmony (a/e): 62 %, slipping;
          last right 9 days ago.
          It says where something is.

          - line 1
          - line 2
          - line 3
          - line 4

        """
    )
  }
}
