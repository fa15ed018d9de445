import Curriculum

/// Vocabulary closure: every Turkish word of a lesson comes from somewhere.
///
/// A word may come from a card of the same or a lower level, a function word, a name, or a gloss in
/// the lesson; the share of other words and of glossed words is bounded by the level.
struct VocabularyRules {
  private let functionWords: StemSet
  private let names: StemSet
  private let glossed: StemSet
  private let cards: [Level: StemSet]

  /// Judges each text and each lesson of the course.
  static func complaints(_ course: Course) -> [Complaint] {
    let rules = VocabularyRules(course)
    return course.lessons.flatMap(rules.complaints)
  }

  private init(_ course: Course) {
    functionWords = StemSet(course.functionWords)
    names = StemSet(course.names.map(\.word))
    glossed = StemSet(course.glossed)
    var cards: [Level: StemSet] = [:]
    var words: [String] = []
    for level in Level.allCases {
      words += course.lessons.filter { $0.lesson.level == level }.flatMap(Self.cardWords)
      cards[level] = StemSet(words)
    }
    self.cards = cards
  }

  private static func cardWords(_ file: Course.LessonFile) -> [String] {
    file.lesson.exercises.compactMap { exercise in
      if case .card(let card) = exercise.task { card.word } else { nil }
    }
  }

  private func complaints(_ file: Course.LessonFile) -> [Complaint] {
    let notes = StemSet(file.lesson.exercises.flatMap(\.notes).flatMap(TurkishText.words))
    let texts = ContentText.all(of: file).filter { $0.language == .turkish && $0.role != .title }
    let passages = texts.filter { $0.role == .passage }
    let others = texts.filter { $0.role != .passage && $0.role != .cardWord }
    return judged(passages, notes, file, "texts") + judged(others, notes, file, "sentences")
  }

  private func judged(
    _ texts: [ContentText],
    _ notes: StemSet,
    _ file: Course.LessonFile,
    _ what: String
  ) -> [Complaint] {
    guard let first = texts.first else { return [] }
    let bands = Bands.of(file.lesson.level)
    var complaints: [Complaint] = []
    var wordCount = 0
    var glossCount = 0
    var unknown: [String] = []
    var seen = Set<String>()
    for text in texts {
      let words = TurkishText.words(TurkishText.withoutSpeaker(text.text))
      for word in words where isNew(text, word, &seen) {
        wordCount += 1
        if isKnown(word, file.lesson.level) { continue }
        if notes.explains(word) || glossed.explains(word) {
          glossCount += 1
          continue
        }
        unknown.append(TurkishText.plain(word))
        complaints.append(
          text.place.warn(.vocabulary, "'\(word)' is on no card, in no list and has no gloss")
        )
      }
    }
    if unknown.count * 100 > bands.unknownShare * wordCount {
      complaints.append(
        first.place.fail(
          .vocabulary,
          "\(unknown.count) of \(wordCount) words in the \(what) are unexplained, more than "
            + "\(bands.unknownShare) %: \(Self.list(unknown))"
        )
      )
    }
    if glossCount * 100 > bands.glossedShare * wordCount {
      complaints.append(
        first.place.warn(
          .glosses,
          "\(glossCount) of \(wordCount) words in the \(what) need a gloss, more than "
            + "\(bands.glossedShare) %"
        )
      )
    }
    return complaints
  }

  /// The words in order, each once.
  private static func list(_ words: [String]) -> String {
    var seen = Set<String>()
    return words.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  /// The forms of a pattern count each word once an answer; running text counts every word.
  private func isNew(_ text: ContentText, _ word: String, _ seen: inout Set<String>) -> Bool {
    text.role != .accepted || seen.insert("\(text.place.line) \(TurkishText.plain(word))").inserted
  }

  private func isKnown(_ word: String, _ level: Level) -> Bool {
    if word.unicodeScalars.first.map({ ("0"..."9").contains($0) }) ?? false { return true }
    return functionWords.explains(word) || names.explains(word)
      || (cards[level]?.explains(word) ?? false)
  }
}
