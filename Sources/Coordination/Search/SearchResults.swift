package import Bilingual
package import Curriculum

/// Everything that a search found: words, then grammar notes, then lessons.
package struct SearchResults: Sendable, Equatable {
  package var query: String
  package var words: [FoundWord]
  package var notes: [FoundNote]
  package var lessons: [FoundLesson]

  /// Creates results; each list has the best first.
  package init(
    query: String,
    words: [FoundWord] = [],
    notes: [FoundNote] = [],
    lessons: [FoundLesson] = []
  ) {
    self.query = query
    self.words = words
    self.notes = notes
    self.lessons = lessons
  }

  /// All results in the order in which they are numbered.
  package var all: [Result] {
    words.map(Result.word) + notes.map(Result.note) + lessons.map(Result.lesson)
  }

  /// One result.
  package enum Result: Sendable, Equatable {
    case word(FoundWord)
    case note(FoundNote)
    case lesson(FoundLesson)
  }
}

/// A word of the course, of the learner's decks or of the lexicon.
package struct FoundWord: Sendable, Equatable {
  package var word: String
  /// Empty if it is unknown.
  package var partOfSpeech: String
  package var meaning: String
  package var example: String
  package var translation: String
  package var source: Source

  /// Where the word is taught or kept.
  package enum Source: Sendable, Equatable {
    case list(LessonID)
    /// A deck, by its title.
    case deck(String)
    /// Neither; the bilingual lexicon alone has it.
    case lexicon(LexiconEntry)
  }

  /// Creates a found word.
  package init(
    word: String,
    partOfSpeech: String,
    meaning: String,
    example: String,
    translation: String,
    source: Source
  ) {
    self.word = word
    self.partOfSpeech = partOfSpeech
    self.meaning = meaning
    self.example = example
    self.translation = translation
    self.source = source
  }
}

extension FoundWord {
  /// Creates a word of the lexicon alone.
  package init(_ entry: LexiconEntry) {
    self.init(
      word: entry.shownLemma,
      partOfSpeech: entry.partOfSpeech.name,
      meaning: entry.senses.map { $0.glosses.map(\.shown).joined(separator: ", ") }
        .joined(separator: "; "),
      example: "",
      translation: "",
      source: .lexicon(entry)
    )
  }
}

/// A grammar note.
package struct FoundNote: Sendable, Equatable {
  package var tag: GrammarTag
  package var title: String

  /// Creates a found note.
  package init(tag: GrammarTag, title: String) {
    self.tag = tag
    self.title = title
  }
}

/// A lesson.
package struct FoundLesson: Sendable, Equatable {
  package var id: LessonID
  package var title: String
  /// The text of the lesson in which the words were found; empty if it is the title.
  package var excerpt: String

  /// Creates a found lesson.
  package init(id: LessonID, title: String, excerpt: String) {
    self.id = id
    self.title = title
    self.excerpt = excerpt
  }
}
