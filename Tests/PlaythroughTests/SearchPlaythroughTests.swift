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
        """
    )
  }

  @Test func `on a small terminal a page holds what fits, and a line is never wrapped`() {
    #expect(
      read(columns: 40, rows: 10, ["/", "ev", "n", "n", "/", "zzz", "b"]) == """
        """
    )
    #expect(
      read(columns: 20, rows: 5, ["/", "ev", "n", "2"]) == """
        """
    )
  }

  @Test func `the notes are listed by unit, and opened by number or name`() {
    #expect(
      read(columns: 80, rows: 24, ["n", "1", "n", "b", "l", "l", "/", "locative", "b", "b"]) == """
        """
    )
    #expect(
      read(columns: 40, rows: 10, ["n", "1", "n", "p"]) == """
        """
    )
  }
}
