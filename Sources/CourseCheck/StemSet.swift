import Turkish

/// A set of words that also contains all their inflected forms.
///
/// A word belongs to its stems in the lexicon, or to a guessed stem if the lexicon has none, as for
/// names.
struct StemSet: Sendable {
  /// The words as the lists have them, which may be inflected: geldiniz.
  private var wholes: Set<String> = []
  /// The stems, keyed by their letters without the last two, which suffixes may change.
  private var stems: [[UInt8]: [Stem]] = [:]

  /// Creates a set of dictionary forms; each word of a phrase is an element.
  init(_ words: some Sequence<String>) {
    for word in words { insert(word) }
  }

  /// Inserts a dictionary form.
  mutating func insert(_ phrase: String) {
    for word in TurkishText.plainWords(phrase) {
      guard wholes.insert(word).inserted else { continue }
      let letters = CodePage.encode(String(word.prefix { $0 != "'" }))
      for stem in Self.stems(of: letters) {
        stems[Array(stem.letters.dropLast(2)), default: []].append(stem)
      }
    }
  }

  /// Whether a word is in the set or is a form of a word in it.
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

  /// Returns the stems of a dictionary form, which is the infinitive for a verb.
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
