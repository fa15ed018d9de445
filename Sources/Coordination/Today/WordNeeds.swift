import Bilingual
package import Curriculum
import Patterns
import Turkish

/// Which words of a list the items of its unit use, so that an item waits until they were asked.
package struct WordNeeds: Sendable {
  /// The words of the list that an item uses, by the ids of their cards; items without one are left
  /// out.
  private let needs: [ItemID: Set<ItemID>]

  /// Looks for the words of a list in the items of its unit.
  ///
  /// An item uses the words of its text, of its prompt and of the answer that is shown to it, in any
  /// form. A phrase is used where all its words are.
  package init(list: Lesson, items: [ItemMaterial]) {
    let unit = items.filter {
      $0.id.lesson.level == list.level && $0.id.lesson.unit == list.unit
        && $0.id.lesson.skill != .vocabulary
    }
    var finder = WordFinder(list)
    var needs: [ItemID: Set<ItemID>] = [:]
    var passages: [PassageKey: Set<ItemID>] = [:]
    for item in unit {
      var words = item.exercise.task.wordsUsed.reduce(into: Set<ItemID>()) {
        $0.formUnion(finder.cards(in: $1))
      }
      if let passage = item.passage, let number = item.exercise.passage {
        let key = PassageKey(lesson: item.id.lesson, number: number)
        let found = passages[key] ?? finder.cards(in: passage.paragraphs.joined(separator: " "))
        passages[key] = found
        words.formUnion(found)
      }
      if !words.isEmpty { needs[item.id] = words }
    }
    self.needs = needs
  }

  /// The items that wait for words, some of whose words weren't asked.
  package func waiting(asked: Set<ItemID>) -> Set<ItemID> {
    Set(needs.lazy.filter { !$0.value.isSubset(of: asked) }.map(\.key))
  }
}

/// A text of a lesson.
private struct PassageKey: Hashable {
  let lesson: LessonID
  let number: Int
}

/// Finds the words of a list in texts.
private struct WordFinder {
  /// The words that make up each entry of the list, by its card.
  private let parts: [(card: ItemID, words: Set<String>)]
  /// The words of all entries.
  private let wanted: Set<String>
  /// How the wanted words begin.
  ///
  /// A form of a word begins like the word, so that the others need no analysis.
  private let beginnings: Set<String>
  /// The wanted words that each word of a text is a form of, as far as it was analysed.
  private var known: [String: Set<String>] = [:]

  init(_ list: Lesson) {
    parts = list.exercises.compactMap { exercise in
      guard let word = exercise.task.taughtWord?.word else { return nil }
      return (list.itemID(of: exercise), Set(Self.words(of: word)))
    }
    wanted = parts.reduce(into: []) { $0.formUnion($1.words) }
    beginnings = Set(wanted.map(Self.beginning))
  }

  /// The cards of the words in a text.
  mutating func cards(in text: String) -> Set<ItemID> {
    var found: Set<String> = []
    for word in Self.words(of: text) { found.formUnion(wantedWords(of: word)) }
    guard !found.isEmpty else { return [] }
    return Set(parts.lazy.filter { $0.words.isSubset(of: found) }.map(\.card))
  }

  private mutating func wantedWords(of word: String) -> Set<String> {
    guard beginnings.contains(Self.beginning(of: word)) else { return [] }
    if let words = known[word] { return words }
    let stem = word.prefix { $0 != "'" }
    let lemmas = LexiconLookup.lemmas(of: word).map(Self.plain)
    let words = wanted.intersection([word, String(stem)] + lemmas)
    known[word] = words
    return words
  }

  /// The first letter: gitmek and gidiyor share no more than two, demek and diyor one.
  private static func beginning(of word: String) -> String { String(word.prefix(1)) }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { plain(String($0)) }
  }

  private static func plain(_ word: String) -> String {
    Glossary.key(word.withStraightApostrophes)
  }
}

extension Exercise.Task {
  /// The Turkish texts that the learner reads, hears or has to produce, the shown answer only.
  fileprivate var wordsUsed: [String] {
    var used: [String] = []
    var hasAnswer = false
    for text in texts {
      switch text.role {
      case .answer:
        guard !hasAnswer else { continue }
        hasAnswer = true
        if let pattern = try? AnswerPattern(text.text) { used.append(pattern.shown) }
      case .question, .option, .heard, .said, .ordered, .cue, .paired: used.append(text.text)
      case .english, .trap, .feedback, .word, .example, .meaning, .translation, .instruction: break
      }
    }
    return used
  }
}
