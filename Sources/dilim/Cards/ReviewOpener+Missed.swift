import Cards
import Coordination
import Curriculum
import Memory
import Scoring
import Screens
import Storage
import Turkish

/// Words missed in a lesson.
extension ReviewOpener {
  /// Lets the words that a failed answer lacked be asked today, if there are cards of them.
  ///
  /// Looked for are the stems of the expected words, in the record and among the words of the
  /// lesson's unit, which come into the record then, unless the learner has deleted them. Neither
  /// a wrong ending nor a slip of the keyboard is a missed word.
  func hasten(after answer: AnswerRecord) throws(Failure) -> HastenedCards? {
    let words = Self.missedWords(in: answer.findings)
    guard !words.isEmpty else { return nil }
    var changes = HastenedCards()
    changes.adopted = try adoptUnit(of: answer.item.lesson, having: words)
    let day = moment.day
    for word in words.sorted() {
      let isKnown = try record.reading { (store) throws(DatabaseError) in
        try !store.cards.entries(ofWord: word).isEmpty
      }
      guard isKnown == true else { continue }
      changes.words.append(
        try record.writing { (store) throws(DatabaseError) in
          try store.cards.makeDue(word: word, on: day)
        }
      )
    }
    return changes
  }

  /// Takes back what a failed answer has changed among the cards.
  func takeBack(_ changes: HastenedCards) throws(Failure) {
    try record.writing { (store) throws(DatabaseError) in
      for words in changes.words.reversed() { try store.cards.undo(words) }
      if let deck = changes.adopted { try store.decks.deleteUntouched(deck: deck) }
    }
  }

  /// Takes in the words of a lesson's unit if one of these is among them; gives the deck if it is
  /// new.
  private func adoptUnit(of lesson: LessonID, having words: Set<String>) throws(Failure) -> String?
  {
    let course = CourseDecks(library: library, now: world.now())
    guard let level = lesson.level, let unit = lesson.unit,
      let found = try? course.contents(of: "\(level.folder)-u\(unit)"),
      found.entries.contains(where: { words.contains($0.foldedWord) })
    else { return nil }
    let known = try deletedDecks().union(record.decks().map(\.id))
    guard !known.contains(found.deck.id) else { return nil }
    _ = try record.writing { (store) throws(DatabaseError) in
      try store.decks.adopt(found.deck, found.entries)
    }
    return found.deck.id
  }

  /// Dictionary forms of the words that were expected where the answer has another or none.
  static func missedWords(in findings: [Finding]) -> Set<String> {
    var words: Set<String> = []
    for finding in findings where isMissed(finding.category) {
      for word in finding.expected.split(whereSeparator: { $0.isWhitespace || $0.isPunctuation }) {
        words.insert(CardEntry.folded(String(word)))
        words.formUnion(stems(of: String(word)))
      }
    }
    return words
  }

  private static func isMissed(_ category: Finding.Category) -> Bool {
    switch category {
    case .wrongWord, .missingWord, .diacritics, .spacing: true
    default: false
    }
  }

  /// The dictionary forms that a word may be of: the stem, with -mak or -mek for a verb.
  private static func stems(of word: String) -> [String] {
    WordAnalysis(word).ways.map { CardEntry.folded($0.lemma) }
  }
}
