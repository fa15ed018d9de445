package import Coordination
package import Curriculum

/// What a search and the list of notes show in tests.
package enum SampleSearch {
  /// One word, one note and enough lessons for several pages; nothing for "zzz".
  package static func results(for text: String) -> SearchResults {
    if text == "zzz" { return SearchResults(query: text) }
    return SearchResults(
      query: text,
      words: [word],
      notes: [FoundNote(tag: GrammarTag(rawValue: "locative"), title: "At, in, on: -da")],
      lessons: (1...12).map { number in
        FoundLesson(
          id: LessonID(rawValue: number == 1 ? "a1-u1-writing" : "a1-u\(number)-reading"),
          title: "Ders \(number)",
          excerpt: number > 6 ? "Bugün evdeyim, yarın da evde olacağım; ya sen?" : ""
        )
      }
    )
  }

  package static let word = FoundWord(
    word: "ev",
    partOfSpeech: "noun",
    meaning: "house; home",
    example: "Ev büyük.",
    translation: "The house is big.",
    source: .list(LessonID(rawValue: "a1-u1-vocabulary"))
  )

  /// Three points in two units of one level, and one in the next level.
  package static let points: [NotePoint] = {
    let knowledge = PointKnowledge(
      strength: PointStrength(
        tag: GrammarTag(rawValue: "harmony-2"),
        level: .a1,
        value: 0.62,
        state: .slipping,
        all: 9,
        right: 6
      ),
      lastRight: 0,
      now: 9 * 86_400_000
    )
    return [
      point("harmony-2", "Two vowels: e or a", .a1, 1, knowledge),
      point("bir", "A, an: bir", .a1, 1),
      point("locative", "At, in, on: -da", .a1, 2), point("aorist", "Habits: -r", .a2, 1),
    ]
  }()

  /// A note that is longer than a small screen.
  package static func note(on tag: GrammarTag) throws -> NotePlace {
    let point = points.first { $0.tag == tag }
    let list = (1...30).map { "- line \($0)" }.joined(separator: "\n")
    let text = """
      # \(point?.title ?? tag.rawValue)

      It says where something is.

      ## Form

      \(list)

      ## Examples

      - Evdeyim. | I am at home.
      - Evde misin? | Are you at home?
      - Ev nerede? | Where is the house?

      ## Take care

      - not: Ben evda. | but: Ben evdeyim.

      """
    let note = try GrammarNoteReader.read(Array(text.utf8), tag: tag, file: "note.md")
    return NotePlace(note, knowledge: point?.knowledge)
  }

  private static func point(
    _ tag: String,
    _ title: String,
    _ level: Level,
    _ unit: Int,
    _ knowledge: PointKnowledge? = nil
  ) -> NotePoint {
    NotePoint(
      tag: GrammarTag(rawValue: tag),
      title: title,
      unit: Syllabus.Unit(
        level: level,
        number: unit,
        title: "Konu",
        englishTitle: "Topic",
        tags: []
      ),
      knowledge: knowledge
    )
  }
}
