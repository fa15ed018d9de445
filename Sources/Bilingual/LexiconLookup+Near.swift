import Patterns

extension LexiconLookup {
  /// The Turkish and English words that are spelt nearly like a text, the nearest first; at most
  /// five.
  ///
  /// A text longer than 40 bytes has none, so that hostile input costs no time.
  package func near(_ text: String) -> [String] {
    let typed = PlainSpelling.of(text.trimmingSpaces.utf8)
    guard (2...40).contains(typed.count) else { return [] }
    let limit = typed.count < 5 ? 1 : 2
    var found: [(distance: Int, word: String)] = []
    func offer(_ word: ArraySlice<UInt8>) {
      // A Turkish letter has two bytes in UTF-8.
      guard word.count >= typed.count - limit, word.count <= 2 * typed.count + limit else { return }
      let plain = PlainSpelling.of(word)
      guard abs(plain.count - typed.count) <= limit else { return }
      let distance = EditDistance.optimalAlignment(typed, plain)
      guard distance <= limit else { return }
      let text = String(decoding: word, as: UTF8.self)
      if !found.contains(where: { $0.word == text }) { found.append((distance, text)) }
    }
    for line in lexicon.lines {
      offer(lexicon.key(line))
      lexicon.forEachGloss(in: line, offer)
    }
    if let stem = longestStem(of: typed), !found.contains(where: { $0.word == stem }) {
      found.append((1, stem))
    }
    return found.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(5).map(\.element.word)
  }

  /// The lemma with which the text begins, as `cocuklar` begins with çocuk.
  private func longestStem(of typed: [UInt8]) -> String? {
    var best: (length: Int, lemma: String)?
    for line in lexicon.lines {
      let key = lexicon.key(line)
      guard key.count >= 3, key.count >= (best?.length ?? 0) else { continue }
      var plain = PlainSpelling.of(key)
      if plain.suffix(3) == Array("mak".utf8) || plain.suffix(3) == Array("mek".utf8) {
        plain.removeLast(3)
      }
      guard plain.count >= 3, plain.count * 2 >= typed.count, plain.count > best?.length ?? 0,
        typed.starts(with: plain)
      else { continue }
      best = (plain.count, String(decoding: key, as: UTF8.self))
    }
    return best?.lemma
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String { String(self[...].trimmed) }
}
