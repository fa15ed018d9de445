/// Writes or reads the parts of a value as words of 64 bits, so that one description does both.
protocol WordCoder {
  /// Writes the word, or replaces it by the one read.
  mutating func code(_ word: inout UInt64)
}

/// Collects words.
struct WordWriter: WordCoder {
  private(set) var words: [UInt64] = []

  mutating func code(_ word: inout UInt64) { words.append(word) }
}

/// Reads words; after the last one it reads 0.
struct WordReader: WordCoder {
  private var words: ArraySlice<UInt64>
  private(set) var isTooShort = false

  init(_ words: ArraySlice<UInt64>) { self.words = words }

  /// Whether all words were read, and no more.
  var isComplete: Bool { words.isEmpty && !isTooShort }

  mutating func code(_ word: inout UInt64) {
    isTooShort = isTooShort || words.isEmpty
    word = words.popFirst() ?? 0
  }
}

extension WordCoder {
  mutating func code(_ number: inout Double) {
    var word = number.bitPattern
    code(&word)
    number = Double(bitPattern: word)
  }

  mutating func code(_ number: inout Int64) {
    var word = UInt64(bitPattern: number)
    code(&word)
    number = Int64(bitPattern: word)
  }

  mutating func code(_ number: inout Int) {
    var wide = Int64(number)
    code(&wide)
    number = Int(truncatingIfNeeded: wide)
  }

  mutating func code(_ flag: inout Bool) {
    var word: UInt64 = flag ? 1 : 0
    code(&word)
    flag = word == 1
  }

  /// Codes whether there is a number, and the number.
  mutating func code(_ number: inout Int64?) {
    var exists = number != nil
    code(&exists)
    var value = number ?? 0
    code(&value)
    number = exists ? value : nil
  }

  /// Codes whether there is a number, and the number.
  mutating func code(_ number: inout Double?) {
    var exists = number != nil
    code(&exists)
    var value = number ?? 0
    code(&value)
    number = exists ? value : nil
  }

  /// Codes the five windows of a number.
  mutating func code(_ numbers: inout SIMD8<Double>) {
    for window in 0..<FadingCounts.windows { code(&numbers[window]) }
  }

  /// Codes the count and the elements of a list; a list that is read is never longer than `limit`.
  mutating func code<Element>(
    _ list: inout [Element],
    limit: Int,
    blank: Element,
    _ element: (inout Element, inout Self) -> Void
  ) {
    var count = list.count
    code(&count)
    count = min(max(0, count), limit)
    if list.count > count { list.removeLast(list.count - count) }
    while list.count < count { list.append(blank) }
    for index in list.indices { element(&list[index], &self) }
  }
}
