import Bilingual
import Cards
import Coordination
import Curriculum
import Storage

/// Searches lessons, grammar notes, words and the lexicon.
///
/// A file is read line by line only if its bytes have the words, so that a search through the whole
/// course is fast.
struct CourseSearch {
  private let library: CourseLibrary
  private let record: Record?

  /// The largest number of the learner's own entries that are found.
  private static let mostEntries = 200
  /// The largest number of words of the lexicon that are found.
  private static let mostOfLexicon = 20

  init(_ library: CourseLibrary, _ record: Record?) {
    self.library = library
    self.record = record
  }

  /// The titles of the units.
  var titles: SyllabusTitles { library.titles() }

  /// What was found, the best first; files that can't be read are left out.
  func results(for text: String) throws(Failure) -> SearchResults {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return SearchResults(query: text) }
    var words: [SearchQuery.Ranked<FoundWord>] = []
    var lessons: [SearchQuery.Ranked<FoundLesson>] = []
    let titles = library.titles()
    for id in Level.allCases.flatMap(library.lessons) {
      let unit = id.level.flatMap { level in id.unit.flatMap { titles.titles(of: $0, level) } }
      let names = unit.map { [$0.turkish, $0.english] } ?? []
      guard let lesson = lesson(id, names, query) else { continue }
      if id.skill == .vocabulary { words += query.words(in: lesson) }
      if let found = query.lesson(lesson, titles: names) { lessons.append(found) }
    }
    words += try ownWords(query, besides: words.map(\.found))
    return SearchResults(
      query: text,
      words: Self.sorted(words) + lexiconWords(text, besides: words.map(\.found)),
      notes: Self.sorted(notes(query)),
      lessons: Self.sorted(lessons)
    )
  }

  /// Reads a lesson if the query may find it.
  private func lesson(_ id: LessonID, _ titles: [String], _ query: SearchQuery) -> Lesson? {
    let isNamed = titles.contains { query.rank(of: $0) != nil }
    guard let path = id.path, let bytes = try? FileSystem.read(library.path(of: path)),
      isNamed || query.mayFind(in: bytes)
    else { return nil }
    return try? LessonReader().read(bytes, file: path)
  }

  private func notes(_ query: SearchQuery) -> [SearchQuery.Ranked<FoundNote>] {
    let folder = "\(library.folder.path)/notes"
    let files = (FileSystem.names(in: folder) ?? []).filter { $0.hasSuffix(".md") }.sorted()
    return files.compactMap { file in
      let tag = GrammarTag(rawValue: String(file.dropLast(".md".count)))
      guard let bytes = try? FileSystem.read("\(folder)/\(file)"),
        query.rank(of: tag.rawValue) != nil || query.mayFind(in: bytes),
        let note = try? GrammarNoteReader.read(bytes, tag: tag, file: file)
      else { return nil }
      return query.note(note)
    }
  }

  /// The entries of the learner's decks that are not words of the course.
  private func ownWords(
    _ query: SearchQuery,
    besides found: [FoundWord]
  ) throws(Failure) -> [SearchQuery.Ranked<FoundWord>] {
    guard let record else { return [] }
    let entries = try record.reading { (store) throws(DatabaseError) in
      var entries: [EntryInDeck] = []
      for text in [query.text] + query.lemmas {
        entries += try store.cards.search(text, limit: Self.mostEntries)
      }
      return entries
    }
    let titles = Dictionary(try record.decks().map { ($0.id, $0.title) }) { first, _ in first }
    var known = Set(found.map { "\($0.word) \($0.meaning)" })
    return (entries ?? []).compactMap { entry in
      let title = titles[entry.deck] ?? entry.deck
      guard let rank = query.rank(ofWord: entry.entry.word, meaning: entry.entry.meaning),
        known.insert("\(entry.entry.word) \(entry.entry.meaning)").inserted
      else { return nil }
      return (rank, FoundWord(entry.entry, deck: title))
    }
  }

  /// The words that the lexicon alone has, after those of the course.
  private func lexiconWords(_ text: String, besides found: [FoundWord]) -> [FoundWord] {
    let matches = LexiconLookup(library.lexicon).find(text)
    let known = Set(found.map(\.word))
    var entries: [LexiconEntry] = []
    for entry in matches.turkish + matches.english.map(\.entry)
    where !known.contains(entry.lemma) && !entries.contains(entry) {
      entries.append(entry)
    }
    return entries.prefix(Self.mostOfLexicon).map { FoundWord($0) }
  }

  /// Sorts by rank; equal ranks stay in the order of the course.
  private static func sorted<Found>(_ found: [SearchQuery.Ranked<Found>]) -> [Found] {
    found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.found)
  }
}

extension FoundWord {
  fileprivate init(_ entry: CardEntry, deck: String) {
    self.init(
      word: entry.word,
      partOfSpeech: entry.partOfSpeech,
      meaning: entry.meaning,
      example: entry.example,
      translation: entry.translation,
      source: .deck(deck)
    )
  }
}
