package import Curriculum
import Mastery
import Scoring
import Turkish

/// Makes gaps from sentences, by the morphology.
///
/// A gap is made only where one form fits: the word has one reading, its stem is taught, the
/// inflector makes exactly this form, and the English says which suffix is meant.
package struct GapMaker: Sendable {
  /// The unit that introduces each grammar point.
  private let unitOfTag: [GrammarTag: Int]
  /// The unit that teaches each word in its dictionary form.
  private let unitOfWord: [String: Int]

  /// Takes the unit in the course, from 0, that introduces each point and each word.
  package init(unitOfTag: [GrammarTag: Int], unitOfWord: [String: Int]) {
    self.unitOfTag = unitOfTag
    self.unitOfWord = unitOfWord
  }

  /// Returns the gaps that a sentence can have in the lesson of a unit.
  package func gaps(in sentence: SourceSentence, for unit: Int) -> [MadeItem] {
    guard let words = sentence.words, (3...9).contains(words.count) else { return [] }
    var items: [MadeItem] = []
    for (place, word) in words.enumerated() {
      guard word.allSatisfy(\.isLetter) else { continue }
      if let item = closedClass(word, at: place, sentence, unit) { items.append(item) }
      items += suffixes(of: word, at: place, words, sentence, unit)
    }
    return items
  }

  private func isTaught(_ tag: GrammarTag, _ unit: Int) -> Bool {
    unitOfTag[tag].map { $0 <= unit } ?? false
  }

  /// Words that are a grammar point by themselves, and that no other word can replace.
  private static let closedClasses: [String: [String]] = [
    "degil": ["değil"], "var-yok": ["var", "yok"], "have-var": ["var", "yok"],
    "comparative-daha": ["daha"], "superlative-en": ["en"], "icin": ["için"],
  ]

  private func closedClass(
    _ word: String,
    at place: Int,
    _ sentence: SourceSentence,
    _ unit: Int
  ) -> MadeItem? {
    guard place > 0 else { return nil }
    let small = word.turkishLowercased
    let isParticle = QuestionParticle.matches(CodePage.encode(small))
    let tag = sentence.tags.first { tag in
      isTaught(tag, unit)
        && (Self.closedClasses[tag.rawValue]?.contains(small) == true
          || tag.rawValue == "question-mi" && isParticle)
    }
    guard let tag else { return nil }
    // sen and siz are both “you”.
    if isParticle, small.dropFirst(2).hasPrefix("s") { return nil }
    return MadeItem(
      kind: .gap,
      source: sentence,
      text: replaced(sentence.turkish, at: place, word, with: "[\(word)]"),
      cue: sentence.english,
      tags: [tag]
    )
  }

  private func suffixes(
    of word: String,
    at place: Int,
    _ words: [String],
    _ sentence: SourceSentence,
    _ unit: Int
  ) -> [MadeItem] {
    let letters = CodePage.encode(word).map { CodePage.lowercased[Int($0)] }
    let english = EnglishGuard(sentence.english)
    guard let reading = onlyReading(of: letters, english), isMadeExactly(letters, reading),
      let taught = unitOfWord[Lexicon.headword(of: reading.stem)], taught <= unit
    else { return [] }
    let context = SuffixContext(
      reading: reading,
      english: english,
      knowsAorist: isTaught(GrammarTag(rawValue: "aorist"), unit),
      pronouns: Set(words.map { $0.turkishLowercased })
    )
    let points = ReadingPoints(
      reading,
      letters: letters,
      before: place > 0 ? words[place - 1] : nil
    )
    return reading.morphemes.indices.compactMap { index in
      guard context.isClear(at: index), !reading.morphemes[index].range.isEmpty,
        let main = points.names(at: index).map(GrammarTag.init(rawValue:))
          .first(where: { isTaught($0, unit) })
      else { return nil }
      let spelling = points.spellings(at: index).map(GrammarTag.init(rawValue:))
        .filter { isTaught($0, unit) && (sentence.tags.contains($0) || unitOfTag[$0] == unit) }
      return gap(word, reading, index, place, sentence, [main] + spelling)
    }
  }

  private func gap(
    _ word: String,
    _ reading: Reading,
    _ index: Int,
    _ place: Int,
    _ sentence: SourceSentence,
    _ tags: [GrammarTag]
  ) -> MadeItem? {
    let start = reading.morphemes[index].range.lowerBound
    let stem = CodePage.encode(word).prefix(reading.stemLength)
      .map { CodePage.lowercased[Int($0)] }
    // A stem that sounds otherwise is a part of what is asked.
    let isWhole = stem != reading.stem.letters
    if isWhole, place == 0 || index > 0 { return nil }
    let head = Lexicon.headword(of: reading.stem)
    let cut = word.index(word.startIndex, offsetBy: start)
    let text = isWhole ? "[\(word)]" : "\(word[..<cut])[\(word[cut...])]"
    return MadeItem(
      kind: .gap,
      source: sentence,
      text: replaced(sentence.turkish, at: place, word, with: text),
      cue: isWhole ? "\(head): \(sentence.english)" : sentence.english,
      tags: tags
    )
  }

  /// Returns the sentence with the word at a place replaced; its marks stay.
  private func replaced(
    _ sentence: String,
    at place: Int,
    _ word: String,
    with text: String
  ) -> String {
    var parts = sentence.split(separator: " ").map(String.init)
    parts[place] = parts[place].replacing(word, with: text, maxReplacements: 1)
    return parts.joined(separator: " ")
  }

  /// Returns the reading of a word if there is only one with a common stem and nothing derived.
  ///
  /// The English tells readings with the same form apart: kitabı, “the book” and “his book”.
  private func onlyReading(of letters: [UInt8], _ english: EnglishGuard) -> Reading? {
    var readings = Morphology.readings(of: letters).filter { reading in
      reading.slips.isEmpty && !reading.stem.traits.contains(.rare)
        && reading.stem.partOfSpeech != .properNoun && reading.stem.partOfSpeech != .interjection
    }
    if readings.count == 2, readings[0].stem == readings[1].stem,
      let meant = english.meant(readings[0].suffixes, readings[1].suffixes)
    {
      readings.removeAll { $0.suffixes != meant }
    }
    guard let first = readings.first, readings.allSatisfy({ $0 == first }),
      [.noun, .verb, .adjective].contains(first.stem.partOfSpeech),
      !first.suffixes.contains(where: { $0.slot == .voice || $0.slot == .relative })
    else { return nil }
    return first
  }

  private func isMadeExactly(_ letters: [UInt8], _ reading: Reading) -> Bool {
    !reading.suffixes.isEmpty && Morphology.forms(of: reading.stem, reading.suffixes) == [letters]
  }
}
