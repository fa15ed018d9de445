import Curriculum
import Turkish

/// Vocabulary closure: every Turkish word of a lesson comes from somewhere.
///
/// A word may come from a card of the same or a lower level, a function word, a name, or a gloss in
/// the lesson; the share of other words and of glossed words is bounded by the level.
struct VocabularyRules {
  private let functionWords: StemSet
  private let names: StemSet
  private let glossed: StemSet
  private let cards: [Level: StemSet]
  private let answers = Answers()

  /// What was asked before: most words of a course come again and again.
  private final class Answers {
    var known: [Level: [String: Bool]] = [:]
    /// The words that `glossed.txt` explains.
    var glossed: Set<String> = []
  }

  /// Judges each text and each lesson of the course.
  static func complaints(_ course: Course) -> [Complaint] {
    let rules = VocabularyRules(course)
    return course.lessons.flatMap(rules.complaints) + rules.stale(course)
  }

  /// Glosses that no text needs, because a card or a list has come to know the word.
  private func stale(_ course: Course) -> [Complaint] {
    let needed = answers.glossed.reduce(into: Set<String>()) { needed, word in
      let plain = TurkishText.plain(word)
      needed.insert(plain)
      for reading in Morphology.readings(of: CodePage.encode(plain)) {
        needed.insert(TurkishText.plain(Lexicon.headword(of: reading.stem)))
      }
    }
    // A word may also be read as derived from the listed one, which only the longer look tells.
    let stale = course.glossed.filter { entry in
      guard !needed.contains(TurkishText.plain(entry.word)) else { return false }
      let stems = StemSet([entry.word])
      return !answers.glossed.contains(where: stems.explains)
    }
    return stale.map { entry in
      Place(file: course.glossedPath, line: entry.line).fail(
        .glossStale,
        "no text needs the gloss of '\(entry.word)'; delete the line"
      )
    }
  }

  /// How much of a level's Turkish its cards and lists explain.
  struct Share: Sendable {
    /// Running words; the forms of a pattern count each word once an answer.
    var words = 0
    var different: Set<String> = []
    /// Words that a note or `glossed.txt` explains.
    var glossed = 0
    /// Words that nothing explains.
    var unknown = 0
  }

  /// The share of each level that has lessons.
  static func shares(_ course: Course) -> [Level: Share] {
    let rules = VocabularyRules(course)
    return course.lessons.reduce(into: [:]) { shares, file in
      for found in rules.findings(file).flatMap(\.found) {
        shares[file.lesson.level, default: Share()].words += 1
        shares[file.lesson.level]?.different.insert(TurkishText.plain(found.word))
        switch found.source {
        case .known: break
        case .gloss: shares[file.lesson.level]?.glossed += 1
        case .nothing: shares[file.lesson.level]?.unknown += 1
        }
      }
    }
  }

  private init(_ course: Course) {
    functionWords = StemSet(course.functionWords)
    names = StemSet(course.names.map(\.word))
    glossed = StemSet(course.glossed.map(\.word))
    var cards: [Level: StemSet] = [:]
    var words: [String] = []
    for level in Level.allCases {
      words += course.lessons.filter { $0.lesson.level == level }.flatMap(Self.cardWords)
      cards[level] = StemSet(words)
    }
    self.cards = cards
  }

  private static func cardWords(_ file: Course.LessonFile) -> [String] {
    file.lesson.exercises.flatMap(\.task.texts).filter { $0.role == .word }.map(\.text)
  }

  /// A running word with where it comes from.
  private struct Found {
    var word: String
    var place: Place
    var source: Source

    enum Source { case known, gloss, nothing }
  }

  private func complaints(_ file: Course.LessonFile) -> [Complaint] {
    findings(file).flatMap { complaints($0.found, Bands.of(file.lesson.level), $0.what) }
  }

  /// The words of the texts and those of the sentences, which are bounded apart.
  private func findings(_ file: Course.LessonFile) -> [(what: String, found: [Found])] {
    let notes = StemSet(file.lesson.exercises.flatMap(\.notes).flatMap(TurkishText.words))
    let texts = file.texts.filter { $0.language == .turkish && $0.role != .title }
    let passages = texts.filter { $0.role == .passage }
    let others = texts.filter { $0.role != .passage && $0.role != .exercise(.word) }
    return [
      ("texts", words(of: passages, notes, file.lesson.level)),
      ("sentences", words(of: others, notes, file.lesson.level)),
    ]
  }

  private func words(of texts: [ContentText], _ notes: StemSet, _ level: Level) -> [Found] {
    var seen = Set<String>()
    return texts.flatMap { text in
      TurkishText.words(TurkishText.withoutSpeaker(text.text)).compactMap { word in
        guard isNew(text, word, &seen) else { return nil }
        return Found(word: word, place: text.place, source: source(of: word, notes, level))
      }
    }
  }

  private func source(of word: String, _ notes: StemSet, _ level: Level) -> Found.Source {
    if isKnown(word, level) { return .known }
    if notes.explains(word) { return .gloss }
    guard glossed.explains(word) else { return .nothing }
    answers.glossed.insert(word)
    return .gloss
  }

  private func complaints(_ found: [Found], _ bands: Bands, _ what: String) -> [Complaint] {
    guard let first = found.first else { return [] }
    let unknown = found.filter { $0.source == .nothing }
    let glossCount = found.count { $0.source == .gloss }
    var complaints = unknown.map {
      $0.place.warn(.vocabulary, "'\($0.word)' is on no card, in no list and has no gloss")
    }
    if unknown.count * 100 > bands.unknownShare * found.count {
      complaints.append(
        first.place.fail(
          .vocabulary,
          "\(unknown.count) of \(found.count) words in the \(what) are unexplained, more than "
            + "\(bands.unknownShare) %: \(Self.list(unknown.map { TurkishText.plain($0.word) }))"
        )
      )
    }
    if glossCount * 100 > bands.glossedShare * found.count {
      complaints.append(
        first.place.warn(
          .glosses,
          "\(glossCount) of \(found.count) words in the \(what) need a gloss, more than "
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
    text.role != .exercise(.answer)
      || seen.insert("\(text.place.line) \(TurkishText.plain(word))").inserted
  }

  private func isKnown(_ word: String, _ level: Level) -> Bool {
    if let answer = answers.known[level]?[word] { return answer }
    let answer = isFound(word, level)
    answers.known[level, default: [:]][word] = answer
    return answer
  }

  private func isFound(_ word: String, _ level: Level) -> Bool {
    if word.unicodeScalars.first.map({ ("0"..."9").contains($0) }) ?? false { return true }
    return functionWords.explains(word) || names.explains(word)
      || (cards[level]?.explains(word) ?? false)
  }
}
