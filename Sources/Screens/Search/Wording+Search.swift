import Bilingual
package import Coordination
import Curriculum
import TerminalUI
package import TextSafety

/// Sentences of the search.
extension Wording {
  static var askForSearch: SafeText {
    "What are you looking for? A Turkish or English word, or several; plain letters will do."
  }

  package static func nothingFound(_ query: String) -> SafeText {
    "Nothing was found for \(query)."
  }

  static func found(_ count: Int, _ query: String) -> SafeText {
    count == 1 ? "1 result for \(query)" : "\(count) results for \(query)"
  }

  /// Says how many results are left out of a list.
  package static func notListed(_ count: Int) -> SafeText { "and \(count) more: --limit" }

  /// The title of the results of a kind.
  package static func title(of result: SearchResults.Result) -> SafeText {
    switch result {
    case .word: "Words"
    case .note: "Grammar notes"
    case .lesson: "Lessons"
    }
  }

  /// A result on one line.
  package static func text(of result: SearchResults.Result, isByLine: Bool) -> SafeText {
    switch result {
    case .word(let word): return SafeText(line: "\(word.word): \(word.meaning)")
    case .note(let note):
      return SafeText(line: isByLine ? "\(note.title) (\(note.tag))" : note.title)
    case .lesson(let lesson):
      let name = isByLine ? "\(lesson.id)" : "\(name(of: lesson.id)):"
      let excerpt = lesson.excerpt.isEmpty ? "" : ": \(lesson.excerpt)"
      return SafeText(line: "\(name) \(lesson.title)\(excerpt)")
    }
  }

  /// A word with its example, and where it is taught; the unit is empty for a word of a deck.
  static func lines(for word: FoundWord, in unit: String, isByLine: Bool) -> [SafeText] {
    if case .lexicon(let entry) = word.source {
      return entry.lines { _ in nil }.map { SafeText(line: $0.plainText) }
    }
    let kind = word.partOfSpeech.isEmpty ? "" : " (\(partOfSpeech(word.partOfSpeech)))"
    let example = [word.example, word.translation].filter { !$0.isEmpty }
    var lines = [SafeText(line: "\(word.word)\(kind): \(word.meaning)")]
    if !example.isEmpty { lines.append(SafeText(line: example.joined(separator: " | "))) }
    return lines + [source(of: word, in: unit, isByLine: isByLine)]
  }

  /// Says where a word is taught or kept.
  package static func source(of word: FoundWord, in unit: String, isByLine: Bool) -> SafeText {
    switch word.source {
    case .list(let id) where !isByLine:
      unit.isEmpty ? "Taught in \(name(of: id))." : "Taught in \(unit)."
    case .list(let id) where unit.isEmpty: "Taught in \(id)."
    case .list(let id): "Taught in \(unit) (\(id))."
    case .deck(let title): "In your deck \(title)."
    case .lexicon(let entry): "In the lexicon, \(entry.band.level)."
    }
  }
}
