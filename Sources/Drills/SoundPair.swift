package import Bilingual
import Turkish

/// A word of a pair, as it is said by itself.
package struct SoundWord: Sendable, Equatable {
  package let text: String
  /// The infinitive of a verb, whose imperative is said; nil for other words.
  package let infinitive: String?
  package let meaning: String
  let band: LexiconEntry.Band
  let isTaught: Bool

  /// The meaning as it is shown, of a verb with its infinitive.
  package var gloss: String { infinitive.map { "\($0): to \(meaning)" } ?? meaning }
}

/// Two words that differ in one contrast alone.
package struct SoundPair: Sendable, Equatable {
  package let contrast: SoundContrast
  /// The two words; the first has the plain letter.
  package let words: [SoundWord]

  /// How many times as often as others a pair is asked: the course has taught both words, or they are
  /// of the learner's level, or neither.
  func weight(upTo band: LexiconEntry.Band) -> Int {
    if words.allSatisfy(\.isTaught) { return 9 }
    return words.allSatisfy { $0.isTaught || $0.band <= band } ? 3 : 1
  }

  /// The pairs of a lexicon, by contrasts and in the order of their words; `taught` are words of the
  /// course.
  package static func all(of lexicon: BilingualLexicon, taught: Set<String>) -> [SoundPair] {
    let words = usable(lexicon, taught)
    return SoundContrast.allCases.flatMap { contrast in
      let groups = Dictionary(grouping: words) { contrast.folded($0.text) }
      return groups.sorted { $0.key < $1.key }.flatMap { key, words -> [SoundPair] in
        guard let plain = words.first(where: { $0.text == key }) else { return [] }
        return words.filter { $0.text != key }.map {
          SoundPair(contrast: contrast, words: [plain, $0])
        }
      }
    }
  }

  /// The words of one kind of letters that can be said alone, each with the meaning that is known best.
  private static func usable(_ lexicon: BilingualLexicon, _ taught: Set<String>) -> [SoundWord] {
    var words: [String: SoundWord] = [:]
    for entry in lexicon.entries {
      guard let word = word(entry, taught) else { continue }
      if let other = words[word.text], !word.isBetterKnown(than: other) { continue }
      words[word.text] = word
    }
    return words.values.sorted { $0.text < $1.text }
  }

  private static func word(_ entry: LexiconEntry, _ taught: Set<String>) -> SoundWord? {
    guard kinds.contains(entry.partOfSpeech), entry.register == .neutral,
      let sense = entry.senses.first, sense.register == nil, let gloss = sense.glosses.first,
      entry.lemma.allSatisfy({ $0.isLetter && $0.isLowercase })
    else { return nil }
    let isVerb = entry.partOfSpeech == .verb
    let text = isVerb ? String(entry.lemma.dropLast(3)) : entry.lemma
    guard text.count > 1, !leftOut.contains(text) else { return nil }
    return SoundWord(
      text: text,
      infinitive: isVerb ? entry.lemma : nil,
      meaning: gloss.shown,
      band: entry.band,
      isTaught: taught.contains(entry.lemma)
    )
  }

  private static let kinds: Set<LexiconEntry.PartOfSpeech> = [
    .noun, .verb, .adjective, .adverb, .pronoun, .numeral, .conjunction, .particle,
  ]

  /// Words that are rude, or heard as rude, and forms of the question particle, which mean the same.
  private static let leftOut: Set = [
    "sik", "sok", "bakir", "mi", "mı", "mu", "mü",
  ]
}

extension SoundWord {
  fileprivate func isBetterKnown(than other: SoundWord) -> Bool {
    if isTaught != other.isTaught { return isTaught }
    if band != other.band { return band < other.band }
    return infinitive == nil && other.infinitive != nil
  }
}
