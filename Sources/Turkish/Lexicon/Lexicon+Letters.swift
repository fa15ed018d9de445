extension Lexicon {
  /// The stems that these letters make, each letter used at most as often as it is given.
  ///
  /// In the order of the alphabet of bytes, shorter before longer; a circumflex counts as its plain
  /// letter. The cost goes with the stems found and the beginnings tried, not with the lexicon.
  public static func stems(madeOf letters: some Sequence<UInt8>) -> [Stem] {
    var search = LetterSearch(letters)
    return search.run()
  }
}

/// Walks down all stems that some letters make.
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
      take(letter) { $0.walk(range) }
    }
    return found
  }

  private mutating func walk(_ range: StemRange) {
    guard !range.isEmpty, prefix.count <= StemLines.longestStem else { return }
    if range.hasStem { found += range.lines.map { $0.stem(letters: prefix) } }
    for letter in kinds where left[Int(letter)] > 0 {
      take(letter) { $0.walk(range.narrowed(letter)) }
    }
  }

  private mutating func take(_ letter: UInt8, _ body: (inout LetterSearch) -> Void) {
    left[Int(letter)] -= 1
    prefix.append(letter)
    body(&self)
    prefix.removeLast()
    left[Int(letter)] += 1
  }
}
