import Bilingual
import Coordination
import Curriculum
import Screens
import TerminalUI
import TextSafety

/// A word or phrase of `dilim look` with what the lexicon has for it.
struct LookedUpWord {
  let text: String
  let found: LexiconLookup.Found
  /// Words that are spelt nearly so, if nothing was found.
  let near: [String]

  /// Looks up several words as a phrase, or each alone if the lexicon has no such phrase.
  static func all(_ words: [String], in lexicon: BilingualLexicon) -> [LookedUpWord] {
    let lookup = LexiconLookup(lexicon)
    let phrase = words.joined(separator: " ")
    let found = lookup.find(phrase)
    if words.count == 1 || !found.isEmpty {
      return [LookedUpWord(phrase, found, lookup)]
    }
    return words.map { LookedUpWord($0, lookup.find($0), lookup) }
  }

  private init(_ text: String, _ found: LexiconLookup.Found, _ lookup: LexiconLookup) {
    self.text = text
    self.found = found
    near = found.isEmpty ? lookup.near(text) : []
  }

  /// An entry with the senses that are shown; nil for all.
  typealias Shown = (entry: LexiconEntry, senses: [Int]?)

  /// The entries in the order in which they are shown, each once.
  var entries: [Shown] {
    var english: [Shown] = []
    for match in found.english where !found.turkish.contains(match.entry) {
      if let place = english.firstIndex(where: { $0.entry == match.entry }) {
        english[place].senses?.append(match.sense)
      } else {
        english.append((match.entry, [match.sense]))
      }
    }
    let turkish = found.turkish.map { (entry: $0, senses: [Int]?.none) }
    return found.isRatherEnglish ? english + turkish : turkish + english
  }

  /// The lemmas of the entries that are shown.
  func lemmas(_ limit: Int) -> Set<String> { Set(entries.prefix(limit).map(\.entry.lemma)) }

  func frame(limit: Int, _ lexicon: BilingualLexicon, _ taught: TaughtLines) -> Frame {
    let entries = entries
    var lines: [Line] = []
    for (entry, senses) in entries.prefix(limit) {
      lines += entry.lines(senses: senses) { lexicon.meaning(of: $0) }
      lines += taught.lines(of: entry)
    }
    if entries.count > limit {
      lines.append(Line("\(Wording.notListed(entries.count - limit))", .dim))
    }
    return Frame(lines)
  }
}

/// Says where the course teaches a word.
struct TaughtLines {
  private let cards: [(card: Card, list: LessonID)]
  private let titles: SyllabusTitles

  init(_ cards: [(card: Card, list: LessonID)], _ titles: SyllabusTitles) {
    self.cards = cards
    self.titles = titles
  }

  func lines(of entry: LexiconEntry) -> [Line] {
    cards.filter { $0.card.teaches(entry) }.map { card, list in
      let word = FoundWord(card, in: list)
      return Line(
        "  \(Wording.source(of: word, in: titles.unit(of: word), isByLine: true))",
        .dim,
        hangingIndent: 4
      )
    }
  }
}

extension FoundWord {
  fileprivate init(_ card: Card, in list: LessonID) {
    self.init(
      word: card.word,
      partOfSpeech: card.partOfSpeech,
      meaning: card.meanings.joined(separator: "; "),
      example: card.example,
      translation: card.translation,
      source: .list(list)
    )
  }
}

extension Card {
  /// Whether the card teaches this word and no homograph of it.
  func teaches(_ entry: LexiconEntry) -> Bool {
    guard word == entry.lemma else { return false }
    guard entry.homograph != nil else { return true }
    let english = entry.senses.flatMap(\.glosses).map { $0.english.lowercased() }
    return meanings.contains { english.contains(EnglishGloss.plain($0)) }
  }
}
