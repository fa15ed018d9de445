import Patterns
import Turkish

/// The reasons from the letters why two words sound alike.
package struct SoundComparison: Sendable, Equatable {
  /// The reasons in the order of the letters, each once.
  package private(set) var reasons: [SoundReason] = []
  /// Whether the reasons explain every letter that differs.
  package private(set) var explainsAll = true

  /// The longest ending that counts as swallowed, in letters.
  private static let longestEnding = 3

  /// Letters that learners and recognisers take for one another: vowels of one place or rounding,
  /// consonants that differ in the voice or by a mark, and the nasals.
  private static let pairs: Set<String> = [
    "ıi", "oö", "uü", "ei", "sş", "cç", "bp", "dt", "gk", "sz", "mn", "aâ", "iî", "uû",
  ]

  /// Compares two words as they are written.
  package init(_ expected: String, _ heard: String) {
    self.init(Normalization.bytes(of: expected), Normalization.bytes(of: heard))
  }

  /// Compares two words in normalised bytes.
  init(_ expected: [UInt8], _ heard: [UInt8]) {
    let steps = LetterAlignment(expected, heard).steps
    let tail = Self.tail(of: steps)
    for step in steps.prefix(tail.start) { add(step, expected, heard) }
    if let ending = tail.ending(expected, heard) { add(.ending(ending)) }
    for step in steps[tail.start...] where tail.isTooLong { add(step, expected, heard) }
  }

  /// The steps at the end in which one of the words has letters and the other none.
  private struct Tail {
    var start: Int
    var missing: [Int] = []
    var extra: [Int] = []

    var isTooLong: Bool { max(missing.count, extra.count) > SoundComparison.longestEnding }

    func ending(_ expected: [UInt8], _ heard: [UInt8]) -> String? {
      guard !isTooLong, !(missing.isEmpty && extra.isEmpty) else { return nil }
      return CodePage.decode(missing.map { expected[$0] } + extra.map { heard[$0] })
    }
  }

  private static func tail(of steps: [LetterAlignment.Step]) -> Tail {
    var tail = Tail(start: steps.count)
    for step in steps.reversed() {
      switch step {
      case .missing(let place, _) where tail.extra.isEmpty: tail.missing.insert(place, at: 0)
      case .extra(let place, _) where tail.missing.isEmpty: tail.extra.insert(place, at: 0)
      default: return tail
      }
      tail.start -= 1
    }
    return Tail(start: steps.count)
  }

  private mutating func add(_ step: LetterAlignment.Step, _ expected: [UInt8], _ heard: [UInt8]) {
    switch step {
    case .same: break
    case .replaced(let left, let right): addPair(expected[left], heard[right])
    case .missing(let place, _): addSingle(expected, place)
    case .extra(let place, _): addSingle(heard, place)
    case .swapped: explainsAll = false
    }
  }

  private mutating func addPair(_ left: UInt8, _ right: UInt8) {
    let letters = [left, right].map { CodePage.decode([$0]) }
    if letters.contains("ğ"), letters.contains("y") { return add(.softG) }
    guard Self.pairs.contains(letters.joined()) || Self.pairs.contains(letters[1] + letters[0]),
      let first = letters[0].first, let second = letters[1].first
    else { return explainsAll = false }
    add(.letters(first, second))
  }

  /// Adds the reason for a letter that only one word has.
  private mutating func addSingle(_ word: [UInt8], _ place: Int) {
    let letter = CodePage.decode([word[place]])
    if letter == "ğ" { return add(.softG) }
    if letter == "h" { return add(.faintH) }
    let neighbours = [place - 1, place + 1].filter(word.indices.contains)
    guard neighbours.contains(where: { word[$0] == word[place] }), let sign = letter.first else {
      return explainsAll = false
    }
    add(CodePage.isVowel(word[place]) ? .vowelLength(sign) : .doubling(sign))
  }

  private mutating func add(_ reason: SoundReason) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }
}
