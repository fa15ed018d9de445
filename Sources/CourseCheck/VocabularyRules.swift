import Curriculum
import TextSafety
import Turkish

/// The rule that every Turkish word of a lesson is taught, listed or glossed.
///
/// A word may be on a card of the same or a lower level, a function word, a name, or glossed in the
/// lesson. The level limits the shares of other words and of glossed words.
struct VocabularyRules {
  private let functionWords: StemSet
  private let names: StemSet
  private let glossed: StemSet
  private let cards: [Level: StemSet]
  private let cache = Cache()

  /// Earlier results, because most words of a course occur many times.
  private final class Cache {
    var known: [Level: [String: Bool]] = [:]
    /// The words that `glossed.txt` explains.
    var glossed: Set<String> = []
  }

  /// Checks every lesson of the course.
  static func complaints(_ course: Course) -> [Complaint] {
    let rules = VocabularyRules(course)
    return course.lessons.flatMap(rules.complaints) + rules.stale(course)
  }

  /// Reports glosses that no text needs, because a card or a list has the word.
  private func stale(_ course: Course) -> [Complaint] {
    let needed = cache.glossed.reduce(into: Set<String>()) { needed, word in
      let plain = TurkishText.plain(word)
      needed.insert(plain)
      for reading in Morphology.readings(of: CodePage.encode(plain)) {
        needed.insert(TurkishText.plain(Lexicon.headword(of: reading.stem)))
      }
    }
    // A word may also be a derivation of the listed one; only the slower test finds that.
    let stale = course.glossed.filter { entry in
      guard !needed.contains(TurkishText.plain(entry.word)) else { return false }
      let stems = StemSet([entry.word])
      return !cache.glossed.contains(where: stems.explains)
    }
    return stale.map { entry in
      CoursePlace(file: course.glossedPath, line: entry.line).fail(
        .glossStale,
        "no text needs the gloss of '\(entry.word)'; delete the line"
      )
    }
  }

  /// Counts of a level's Turkish words by what explains them.
  struct Share: Sendable {
    /// Running words; the forms of one pattern count each word once.
    var words = 0
    var different: Set<String> = []
    /// Words that a note or `glossed.txt` explains.
    var glossed = 0
    /// Words that nothing explains.
    var unknown = 0
  }

  /// Returns the counts of each level that has lessons.
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

  /// A running word with what explains it.
  private struct Found {
    var word: String
    var place: CoursePlace
    var source: Source

    enum Source { case known, gloss, nothing }
  }

  private func complaints(_ file: Course.LessonFile) -> [Complaint] {
    findings(file).flatMap { complaints($0.found, Bands.of(file.lesson.level), $0.name) }
  }

  /// Returns the words of the passages and those of all other texts, which have separate limits.
  private func findings(_ file: Course.LessonFile) -> [(name: SafeText, found: [Found])] {
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
    cache.glossed.insert(word)
    return .gloss
  }

  private func complaints(_ found: [Found], _ bands: Bands, _ name: SafeText) -> [Complaint] {
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
          """
          \(unknown.count) of \(found.count) words in the \(name) are unexplained, more than \
          \(bands.unknownShare) %: \(Self.list(unknown.map { TurkishText.plain($0.word) }))
          """
        )
      )
    }
    if glossCount * 100 > bands.glossedShare * found.count {
      complaints.append(
        first.place.warn(
          .glosses,
          """
          \(glossCount) of \(found.count) words in the \(name) need a gloss, more than \
          \(bands.glossedShare) %
          """
        )
      )
    }
    return complaints
  }

  /// Returns the different words in their order.
  private static func list(_ words: [String]) -> String {
    var seen = Set<String>()
    return words.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  /// Whether a word counts: once in the forms of one pattern, every time in other texts.
  private func isNew(_ text: ContentText, _ word: String, _ seen: inout Set<String>) -> Bool {
    text.role != .exercise(.answer)
      || seen.insert("\(text.place.line) \(TurkishText.plain(word))").inserted
  }

  private func isKnown(_ word: String, _ level: Level) -> Bool {
    if let answer = cache.known[level]?[word] { return answer }
    let answer = isFound(word, level)
    cache.known[level, default: [:]][word] = answer
    return answer
  }

  private func isFound(_ word: String, _ level: Level) -> Bool {
    if word.unicodeScalars.first.map({ ("0"..."9").contains($0) }) ?? false { return true }
    return functionWords.explains(word) || names.explains(word)
      || (cards[level]?.explains(word) ?? false)
  }
}
