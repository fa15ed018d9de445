import Bilingual
import Coordination
import Curriculum
import Screens
import TerminalUI
import TextSafety

extension Command {
  static let find = Command(
    name: "find",
    summary: "find words, grammar notes and lessons",
    arguments: "TEXT",
    details: [
      """
      Searches the words of the course and of your decks, the grammar notes, and the titles, texts \
      and questions of the lessons, in Turkish and English. A result has every word of TEXT, or a \
      word that begins with it. Plain letters find Turkish ones: cok finds çok. An inflected word \
      also finds its dictionary form: gidiyorum finds gitmek. Words that only the lexicon has come \
      last; dilim look shows them in full.
      """,
      "The key / at home does the same, and opens what it found.",
    ],
    options: [.limit, .json, .content, .with, .noColor],
    examples: [
      Example(line: "dilim find gidiyorum", meaning: "the word and where it is taught"),
      Example(line: "dilim find \"to go\"", meaning: "by the English meaning"),
      Example(line: "dilim find accusative", meaning: "a grammar note"),
      Example(line: "dilim find cok --json", meaning: "for programs"),
    ],
    argumentCount: 1...1,
    run: find
  )

  private static func find(_ invocation: Invocation) throws -> ExitCode {
    let text = invocation.arguments[0]
    guard !SearchQuery(text).isEmpty else {
      throw Failure.usage("There is no word to look for in \(text).")
    }
    let limit = try invocation.number(.limit, in: 1...10_000) ?? 20
    let search = CourseSearch(try invocation.library, try record(invocation))
    let results = try search.results(for: text)
    if invocation.has(.json) {
      try invocation.print(try JSONLine.encoded(FindReport(results)))
    } else {
      try invocation.show(frame(of: results, limit: limit, titles: search.titles))
    }
    return .pass
  }

  /// The results by kind, each with its number; a word also says where it is taught.
  private static func frame(
    of results: SearchResults,
    limit: Int,
    titles: SyllabusTitles
  ) -> Frame {
    var lines: [Line] = []
    let kinds = [
      results.words.map(SearchResults.Result.word), results.notes.map(SearchResults.Result.note),
      results.lessons.map(SearchResults.Result.lesson),
    ]
    for kind in kinds where !kind.isEmpty {
      lines.append(Line("\(Wording.title(of: kind[0])) (\(kind.count))", .strong))
      lines += kind.prefix(limit).enumerated().map { index, result in
        Line("\(index + 1) \(line(of: result, titles))", hangingIndent: 4)
      }
      if kind.count > limit { lines.append(Line("\(Wording.notListed(kind.count - limit))", .dim)) }
    }
    if lines.isEmpty { lines = [Line("\(Wording.nothingFound(results.query))", hangingIndent: 2)] }
    return Frame(lines)
  }

  private static func line(of result: SearchResults.Result, _ titles: SyllabusTitles) -> SafeText {
    guard case .word(let word) = result else { return Wording.text(of: result, isByLine: true) }
    let source = Wording.source(of: word, in: titles.unit(of: word), isByLine: true)
    return "\(Wording.text(of: result, isByLine: true)). \(source)"
  }
}

extension SyllabusTitles {
  /// The unit in which a word is taught, with its title; empty for a word of no list.
  func unit(of word: FoundWord) -> String {
    guard case .list(let id) = word.source, let level = id.level, let number = id.unit else {
      return ""
    }
    let title = titles(of: number, level).map { " \($0.turkish)" } ?? ""
    return "\(level.rawValue).\(number)\(title)"
  }
}

/// The report of `dilim find --json`; the property names are the keys of its JSON.
struct FindReport: Encodable {
  struct Word: Encodable {
    let word: String
    let kind: String
    let meaning: String
    let example: String
    let translation: String
    /// The word list that teaches it.
    let lesson: String?
    /// The title of the learner's deck that has it.
    let deck: String?
    /// The level of a word that the lexicon alone has.
    let level: String?
  }

  struct Note: Encodable {
    let tag: String
    let title: String
  }

  struct Lesson: Encodable {
    let lesson: String
    let title: String
    let text: String?
  }

  let schema = 1
  let query: String
  let words: [Word]
  let notes: [Note]
  let lessons: [Lesson]

  init(_ results: SearchResults) {
    query = results.query
    words = results.words.map(Word.init)
    notes = results.notes.map { Note(tag: $0.tag.rawValue, title: $0.title) }
    lessons = results.lessons.map {
      Lesson(
        lesson: $0.id.rawValue,
        title: $0.title,
        text: $0.excerpt.isEmpty ? nil : $0.excerpt
      )
    }
  }
}

extension FindReport.Word {
  fileprivate init(_ found: FoundWord) {
    word = found.word
    kind = found.partOfSpeech
    meaning = found.meaning
    example = found.example
    translation = found.translation
    switch found.source {
    case .list(let id): (lesson, deck, level) = (id.rawValue, nil, nil)
    case .deck(let title): (lesson, deck, level) = (nil, title, nil)
    case .lexicon(let entry): (lesson, deck, level) = (nil, nil, entry.band.level)
    }
  }
}
