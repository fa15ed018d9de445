package import Curriculum

extension SearchQuery {
  /// Something found, with its rank; the smaller, the better.
  package typealias Ranked<Found> = (rank: Int, found: Found)

  /// What was found only inside a text comes after what is called so.
  private static let textPenalty = 4

  /// Returns the words of a list that have the query as the word or in their meaning.
  package func words(in list: Lesson) -> [Ranked<FoundWord>] {
    list.exercises.compactMap(\.task.taughtWord).compactMap { card in
      let meaning = card.meanings.joined(separator: "; ")
      guard let rank = rank(ofWord: card.word, meaning: meaning) else { return nil }
      let found = FoundWord(
        word: card.word,
        partOfSpeech: card.partOfSpeech,
        meaning: meaning,
        example: card.example,
        translation: card.translation,
        source: .list(list.id)
      )
      return (rank, found)
    }
  }

  /// Returns the rank of a word with its meaning.
  package func rank(ofWord word: String, meaning: String) -> Int? {
    [rank(ofWord: word), rank(of: meaning)].compactMap(\.self).min()
  }

  /// Returns a lesson if its title, the titles of its unit, a text or a question have the query.
  package func lesson(_ lesson: Lesson, titles: [String]) -> Ranked<FoundLesson>? {
    func found(_ rank: Int, _ excerpt: String) -> Ranked<FoundLesson> {
      (rank, FoundLesson(id: lesson.id, title: lesson.title, excerpt: excerpt))
    }
    let named = ([lesson.title] + titles).compactMap { rank(of: $0) }.min()
    if let named { return found(named, "") }
    let paragraphs = lesson.passages.flatMap(\.paragraphs)
    let texts = paragraphs.flatMap(\.sentences) + paragraphs + lesson.questions
    let best = texts.compactMap { text in rank(of: text).map { (rank: $0, text: text) } }
      .min { $0.rank < $1.rank }
    return best.map { found($0.rank + Self.textPenalty, $0.text) }
  }

  /// Returns a note if its name, its title or its text has the query.
  package func note(_ note: GrammarNote) -> Ranked<FoundNote>? {
    let found = FoundNote(tag: note.tag, title: note.title)
    let named = [note.tag.rawValue, note.title].compactMap { rank(of: $0) }.min()
    if let named { return (named, found) }
    return note.texts.compactMap { rank(of: $0) }.min().map { ($0 + Self.textPenalty, found) }
  }
}

extension Lesson {
  /// The English questions; a word list asks only for its words.
  fileprivate var questions: [String] {
    skill == .vocabulary ? [] : exercises.map(\.task.prompt)
  }
}

extension GrammarNote {
  /// The sentences of the note.
  fileprivate var texts: [String] {
    let form = form.flatMap { block in
      switch block {
      case .paragraph(let text): [text]
      case .list(let items): items
      case .table(let rows): rows.flatMap(\.self)
      }
    }
    return introduction + form + examples.flatMap { [$0.turkish, $0.english] }
      + pitfalls.map(\.right) + advice
  }
}

extension String {
  /// The sentences of a paragraph.
  fileprivate var sentences: [String] {
    var sentences: [String] = []
    var sentence = ""
    for character in self {
      if character == " ", let last = sentence.last, ".!?…".contains(last) {
        sentences.append(sentence)
        sentence = ""
      } else {
        sentence.append(character)
      }
    }
    return sentence.isEmpty ? sentences : sentences + [sentence]
  }
}
