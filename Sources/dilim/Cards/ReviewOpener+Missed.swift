import Cards
import Coordination
import Curriculum
import Memory
import Scoring
import Screens
import Storage
import Turkish

// Words missed in a lesson.
extension ReviewOpener {
  /// Makes the cards of the words that a failed answer lacked due today.
  ///
  /// It looks for the stems of the expected words in the record, and in the deck of the lesson's
  /// unit: the cards of these words are then added to the record, unless the learner has deleted the
  /// deck. A wrong ending or a typing slip does not make a missed word.
  func hasten(after answer: AnswerRecord) throws(Failure) -> HastenedCards? {
    let words = try missedWords(of: answer)
    guard !words.isEmpty else { return nil }
    var changes = HastenedCards()
    // Only its end begins the deck of a word list: before, most of its words were never shown.
    if answer.item.lesson.skill != .vocabulary {
      changes.begun = try beginCards(of: words, in: answer.item.lesson)
    }
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

  /// Undoes the changes that a failed answer has made to cards.
  func takeBack(_ changes: HastenedCards) throws(Failure) {
    try record.writing { (store) throws(DatabaseError) in
      for words in changes.words.reversed() { try store.cards.undo(words) }
      if let begun = changes.begun { try store.decks.takeBack(begun) }
    }
  }

  /// Adds the cards of these words in the deck of a lesson's unit to the record.
  ///
  /// The other words of the deck wait for the end of their list. Returns what was added.
  private func beginCards(
    of words: Set<String>,
    in lesson: LessonID
  ) throws(Failure) -> BegunEntries? {
    // The end of the list completes only decks that are older, and the clock may stand still.
    let course = CourseDecks(library: library, now: world.now() - 1)
    guard let level = lesson.level, let unit = lesson.unit,
      let found = try? course.contents(of: "\(level.folder)-u\(unit)"),
      try !deletedDecks().contains(found.deck.id)
    else { return nil }
    let missed = found.entries.filter { words.contains($0.foldedWord) }
    guard !missed.isEmpty else { return nil }
    return try record.writing { (store) throws(DatabaseError) in
      try store.decks.begin(missed, of: found.deck)
    }
  }

  /// The dictionary forms of expected words that the answer lacks.
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

  /// The possible dictionary forms of a word: the stem, with -mak or -mek for a verb.
  private static func stems(of word: String) -> [String] {
    WordAnalysis(word).ways.map { CardEntry.folded($0.lemma) }
  }
}
