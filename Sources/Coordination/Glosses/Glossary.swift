package import Bilingual
package import Curriculum
import Turkish

/// The meanings of the words in texts that the course has not taught so far.
///
/// Glosses that the authors wrote come before those of the bilingual lexicon.
package struct Glossary: Sendable {
  /// A word of a text in its dictionary form, with its meaning.
  package struct Gloss: Sendable, Equatable {
    package let word: String
    package let meaning: String

    /// Creates a gloss.
    package init(_ word: String, _ meaning: String) {
      self.word = word
      self.meaning = meaning
    }
  }

  private let written: [String: Gloss]
  private let lookup: LexiconLookup
  /// Function words and names.
  private let familiar: Set<String>
  /// The unit in which each word is taught first.
  private let taught: [String: Place]

  /// The place of a unit in the course.
  private struct Place: Comparable {
    let level: Level
    let unit: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.level, left.unit) < (right.level, right.unit)
    }
  }

  /// A word list of the course with its words.
  package typealias List = (id: LessonID, words: [String])

  /// Creates a glossary.
  ///
  /// `written` has lines of `word # meaning`, `familiar` words that need no gloss, one a line;
  /// other lines are skipped.
  package init(
    written: [UInt8] = [],
    lexicon: BilingualLexicon = .empty,
    familiar: [UInt8] = [],
    lists: [List] = []
  ) {
    self.written = Self.glosses(written)
    lookup = LexiconLookup(lexicon)
    self.familiar = Set(
      familiar.split(separator: UInt8(ascii: "\n")).map { line in
        Self.key(Self.trimmed(String(decoding: line, as: UTF8.self).prefix { $0 != "#" }))
      }
    )
    var taught: [String: Place] = [:]
    for list in lists {
      guard let level = list.id.level, let unit = list.id.unit else { continue }
      let place = Place(level: level, unit: unit)
      for word in list.words.flatMap({ $0.split(separator: " ") }) {
        let key = Self.key(String(word))
        taught[key] = min(taught[key] ?? place, place)
      }
    }
    self.taught = taught
  }

  private static func glosses(_ bytes: [UInt8]) -> [String: Gloss] {
    var glosses: [String: Gloss] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: "#", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let (word, meaning) = (trimmed(parts[0]), trimmed(parts[1]))
      if !word.isEmpty, !meaning.isEmpty { glosses[key(word)] = Gloss(word, meaning) }
    }
    return glosses
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The key of a word: lower case without circumflexes.
  static func key(_ word: String) -> String {
    let letters = word.turkishLowercased.map { letter -> Character in
      switch letter {
      case "â": "a"
      case "î": "i"
      case "û": "u"
      default: letter
      }
    }
    return String(letters)
  }

  /// The glosses for a text of a lesson, each once, in the order of the text.
  package func glosses(for paragraphs: [String], in lesson: LessonID) -> [Gloss] {
    let place = lesson.level.flatMap { level in lesson.unit.map { Place(level: level, unit: $0) } }
    var seen: Set<String> = []
    return paragraphs.flatMap(Self.words)
      .compactMap { gloss(of: $0, at: place) }
      .filter { seen.insert($0.word).inserted }
  }

  /// A word of a text.
  private struct Word {
    let text: String
    /// Whether a sentence begins with it, so that its capital says nothing.
    let beginsSentence: Bool
  }

  /// The words of a paragraph without the name of its speaker.
  private static func words(of paragraph: String) -> [Word] {
    var words: [Word] = []
    var word = ""
    var begins = true
    for character in paragraph + " " {
      if character.isLetter || character == "'" || character == "’" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        words.append(Word(text: word, beginsSentence: begins))
        begins = false
        word = ""
      }
      if character == ":", words.count == 1 { words = [] }
      if ".!?…:\"“”–—".contains(character) { begins = true }
    }
    return words
  }

  private func gloss(of word: Word, at place: Place?) -> Gloss? {
    if let found = written[Self.key(word.text)] { return found }
    guard !isName(word) else { return nil }
    // Only the likeliest reading: rarer ones would gloss half the text (ona is "to him" before it is
    // "approve").
    let entry = lookup.entry(ofLikeliest: word.text)
    if let stem = WordStem.headword(of: word.text), let found = written[Self.key(stem)] {
      // A verb made of the stem means something else: yükseltmek is not “rise”.
      guard let entry, entry.partOfSpeech == .verb, entry.lemma.count > stem.count else {
        return found
      }
      return Gloss(entry.shownLemma, entry.shortMeaning)
    }
    let lemmas = LexiconLookup.lemmas(of: word.text)
    guard let entry, entry.partOfSpeech != .properNoun,
      !([word.text] + lemmas).contains(where: { isKnown($0, at: place) })
    else { return nil }
    return Gloss(entry.shownLemma, entry.shortMeaning)
  }

  /// Whether a word is a name of the course, or is written as one: Emre is no form of emir.
  private func isName(_ word: Word) -> Bool {
    guard word.text.first?.isUppercase == true else { return false }
    let name = word.text.prefix { $0 != "'" && $0 != "’" }
    return !word.beginsSentence || name.count < word.text.count
      || familiar.contains(Self.key(String(name)))
  }

  /// Whether a word needs no gloss in a unit.
  private func isKnown(_ word: String, at place: Place?) -> Bool {
    let key = Self.key(word)
    if familiar.contains(key) { return true }
    guard let first = taught[key] else { return false }
    return place.map { first <= $0 } ?? true
  }
}

/// The dictionary form of a word in a text.
private enum WordStem {
  /// The dictionary form by the likeliest reading; nil for a word that the analyser doesn't know.
  static func headword(of word: String) -> String? {
    let plain = word.turkishLowercased.filter { $0 != "'" && $0 != "’" }
    return Morphology.readings(of: CodePage.encode(plain)).first.map {
      Lexicon.headword(of: $0.stem)
    }
  }
}

extension LexiconEntry {
  /// The commonest meanings on one line: two senses, two words of each.
  fileprivate var shortMeaning: String {
    senses.prefix(2).map { $0.glosses.prefix(2).map(\.shown).joined(separator: ", ") }
      .joined(separator: "; ")
  }
}
