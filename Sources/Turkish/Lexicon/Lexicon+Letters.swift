extension Lexicon {
  /// Returns the stems that can be laid from these letters, using each at most as often as given.
  ///
  /// The stems are sorted by their ``CodePage`` bytes. A letter with a circumflex counts as the
  /// plain letter. The time depends on the prefixes tried, not on the size of the lexicon.
  package static func stems(madeOf letters: some Sequence<UInt8>) -> [Stem] {
    var search = LetterSearch(letters)
    return search.run()
  }
}

/// A depth-first search for all stems that can be laid from some letters.
private struct LetterSearch {
  private var left = [Int](repeating: 0, count: 256)
  private let kinds: [UInt8]
  private var prefix: [UInt8] = []
  private var found: [Stem] = []

  init(_ letters: some Sequence<UInt8>) {
    for letter in letters { left[Int(StemLines.plain(letter))] += 1 }
    let counts = left
    kinds = (0...255).map { UInt8($0) }.filter { counts[Int($0)] > 0 }
  }

  mutating func run() -> [Stem] {
    for letter in kinds {
      guard let range = StemRange(initial: letter) else { continue }
      withLetter(letter) { $0.walk(range) }
    }
    return found
  }

  private mutating func walk(_ range: StemRange) {
    guard !range.isEmpty, prefix.count <= StemLines.longestStem else { return }
    if range.hasStem { found += range.lines.map { $0.stem(letters: prefix) } }
    for letter in kinds where left[Int(letter)] > 0 {
      withLetter(letter) { $0.walk(range.narrowed(letter)) }
    }
  }

  /// Calls `body` with the letter moved from the letters that are left to the prefix.
  private mutating func withLetter(_ letter: UInt8, _ body: (inout LetterSearch) -> Void) {
    left[Int(letter)] -= 1
    prefix.append(letter)
    body(&self)
    prefix.removeLast()
    left[Int(letter)] += 1
  }
}
