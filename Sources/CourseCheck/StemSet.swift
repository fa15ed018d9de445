import Turkish

/// Words of which any inflected form counts as known.
///
/// A word is of its stems in the lexicon, or of a guessed one if the lexicon has none (names).
struct StemSet: Sendable {
  /// The words as they stand in the lists, inflected ones too: geldiniz.
  private var wholes: Set<String> = []
  /// The stems by all their letters but the last two, which suffixes may change.
  private var stems: [[UInt8]: [Stem]] = [:]

  /// Takes dictionary forms; each word of a phrase counts.
  init(_ words: some Sequence<String>) {
    for word in words { insert(word) }
  }

  /// Takes another dictionary form.
  mutating func insert(_ phrase: String) {
    for word in TurkishText.plainWords(phrase) {
      guard wholes.insert(word).inserted else { continue }
      let letters = CodePage.encode(String(word.prefix { $0 != "'" }))
      for stem in Self.stems(of: letters) {
        stems[Array(stem.letters.dropLast(2)), default: []].append(stem)
      }
    }
  }

  /// Whether the word is one of the set or a form of one.
  func explains(_ word: String) -> Bool {
    let plain = TurkishText.plain(word)
    if wholes.contains(plain) { return true }
    if let apostrophe = plain.firstIndex(of: "'") { return explains(String(plain[..<apostrophe])) }
    let letters = CodePage.encode(plain)
    return (0...letters.count).contains { length in
      stems[Array(letters[..<length])]?.contains { stem in
        !Morphology.readings(of: letters, from: stem, slips: 0).isEmpty
      } ?? false
    }
  }

  /// The stems of a dictionary form; a verb stands as its infinitive.
  private static func stems(of letters: [UInt8]) -> [Stem] {
    let nominals = Lexicon.stems(letters).filter { $0.partOfSpeech != .verb }
    let verbs = infinitives.contains(Array(letters.suffix(3))) ? stems(ofVerb: letters) : []
    if nominals.isEmpty, verbs.isEmpty, letters.count > 1 {
      return [Stem.guess(letters: letters, partOfSpeech: .noun)]
    }
    return nominals + verbs
  }

  private static func stems(ofVerb infinitive: [UInt8]) -> [Stem] {
    let root = Array(infinitive.dropLast(3))
    let known = Lexicon.stems(root, as: .verb)
    let isPlain = known.isEmpty && root.count > 1 && Lexicon.stems(infinitive).isEmpty
    return isPlain ? [Stem.guess(letters: root, partOfSpeech: .verb)] : known
  }

  private static let infinitives = ["mak", "mek"].map { Array($0.utf8) }
}
