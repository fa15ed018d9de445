import Patterns
import RandomTestSupport
import Testing

@Suite(.seeded) struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("a", "b", 1), ("kitten", "sitting", 3), ("saturday", "sunday", 3),
    ("gidiyorum", "gidiyorsun", 2), ("ab", "ba", 2), ("a", "bcab", 3),
    ("abcdefghij", "abcdefghij", 0),
  ])
  func `known distances hold`(left: String, right: String, distance: Int) {
    #expect(EditDistance.levenshtein(Array(left.utf8), Array(right.utf8)) == distance)
    #expect(EditDistance.levenshtein(Array(right.utf8), Array(left.utf8)) == distance)
  }

  @Test(arguments: [
    ("", "", 0), ("", "ab", 2), ("ab", "ba", 1), ("ca", "abc", 3), ("abcd", "badc", 2),
    ("giidyor", "gidiyor", 1), ("gidiyor", "gidyior", 1), ("okul", "okla", 2),
  ])
  func `swapped neighbours are one edit`(left: String, right: String, distance: Int) {
    #expect(EditDistance.optimalAlignment(Array(left.utf8), Array(right.utf8)) == distance)
    #expect(EditDistance.optimalAlignment(Array(right.utf8), Array(left.utf8)) == distance)
  }

  @Test func `similarity is one for equal texts and nought for nothing in common`() {
    #expect(EditDistance.similarity([], []) == 1)
    #expect(EditDistance.similarity([1, 2], [1, 2]) == 1)
    #expect(EditDistance.similarity([1, 2], [3, 4, 5, 6]) == 0)
    #expect(EditDistance.similarity([1, 2, 3, 4], [1, 2, 3, 5]) == 0.75)
  }

  @Test func `short texts over small alphabets have the distances of the plain table`() {
    var random = TestRandom(4)
    var kernel = EditDistanceKernel()
    for round in 0..<200_000 {
      let letters = UInt8(2 + round % 4)
      let left = Self.text(
        length: .random(in: 0...12, using: &random),
        letters: letters,
        using: &random
      )
      let right = Self.text(
        length: .random(in: 0...12, using: &random),
        letters: letters,
        using: &random
      )
      guard kernel.levenshtein(left, right) == Self.table(left, right, swaps: false) else {
        Issue.record("\(left) \(right)")
        return
      }
    }
  }

  @Test func `texts around the word lengths have the distances of the plain table`() {
    var random = TestRandom(5)
    var kernel = EditDistanceKernel()
    let lengths = [1, 7, 8, 9, 16, 62, 63, 64, 65, 66, 126, 127, 128, 129, 130, 192, 193]
    for left in lengths {
      for right in lengths {
        for letters in [2, 4, 255] as [UInt8] {
          let pair = Self.pair(left, right, letters: letters, using: &random)
          let expected = Self.table(pair.0, pair.1, swaps: false)
          #expect(kernel.levenshtein(pair.0, pair.1) == expected, "\(left) \(right)")
          #expect(PreparedReference(pair.0).levenshtein(to: pair.1) == expected, "\(left) \(right)")
        }
      }
    }
  }

  @Test func `learner-like changes in long texts are counted exactly`() {
    var random = TestRandom(6)
    var kernel = EditDistanceKernel()
    for length in [1000, 1023, 1024, 1025] {
      let left = Self.text(length: length, letters: 29, using: &random)
      let right = Self.changed(left, edits: 40, using: &random)
      let expected = Self.table(left, right, swaps: false)
      #expect(kernel.levenshtein(left, right) == expected)
      #expect(PreparedReference(left).levenshtein(to: right) == expected)
    }
  }

  @Test func `ten thousand letters are no problem`() {
    let left = [UInt8](repeating: 1, count: 10_000)
    let right = [UInt8](repeating: 2, count: 9_999)
    #expect(EditDistance.levenshtein(left, right) == 10_000)
    #expect(EditDistance.levenshtein(left, Array(left.dropLast(3)) + [7]) == 3)
  }

  @Test func `swaps are counted as in the plain table`() {
    var random = TestRandom(8)
    for round in 0..<100_000 {
      let letters = UInt8(2 + round % 4)
      let left = Self.text(
        length: .random(in: 0...10, using: &random),
        letters: letters,
        using: &random
      )
      let right = Self.text(
        length: .random(in: 0...10, using: &random),
        letters: letters,
        using: &random
      )
      guard EditDistance.optimalAlignment(left, right) == Self.table(left, right, swaps: true)
      else {
        Issue.record("\(left) \(right)")
        return
      }
    }
    for length in [62, 63, 64, 65, 66, 90, 130] {
      for other in [length - 1, length, length + 20] {
        let pair = Self.pair(length, other, letters: 3, using: &random)
        let expected = Self.table(pair.0, pair.1, swaps: true)
        #expect(EditDistance.optimalAlignment(pair.0, pair.1) == expected)
      }
    }
  }

  @Test(arguments: [0, 1, 5, 46, 63, 64, 65, 128, 200])
  func `a batch has the distances of its single texts`(length: Int) {
    var random = TestRandom(9)
    let reference = PreparedReference(Self.text(length: length, letters: 4, using: &random))
    for count in [0, 1, 2, 3, 4, 5, 6, 50] {
      let texts = (0..<count).map { _ in
        let longest = Bool.random(using: &random) ? 3 : 130
        let length = Int.random(in: 0...longest, using: &random)
        return Self.text(length: length, letters: 4, using: &random)
      }
      let distances = reference.levenshtein(to: TextBatch(texts))
      #expect(distances == texts.map { Self.table(reference.bytes, $0, swaps: false) })
    }
  }

  private static func text(
    length: Int,
    letters: UInt8,
    using random: inout TestRandom
  ) -> [UInt8] {
    (0..<length).map { _ in .random(in: 0..<letters, using: &random) }
  }

  /// Two texts that share no end, so that all of them goes through the bit vectors.
  private static func pair(
    _ left: Int,
    _ right: Int,
    letters: UInt8,
    using random: inout TestRandom
  ) -> ([UInt8], [UInt8]) {
    var pair = (
      text(length: left, letters: letters, using: &random),
      text(length: right, letters: letters, using: &random)
    )
    pair.0[0] = 0
    pair.1[0] = 1
    pair.0[left - 1] = 0
    pair.1[right - 1] = 1
    return pair
  }

  private static func changed(
    _ text: [UInt8],
    edits: Int,
    using random: inout TestRandom
  ) -> [UInt8] {
    var text = text
    for _ in 0..<edits {
      let place = Int.random(in: 0..<text.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: text.remove(at: place)
      case 1: text.insert(.random(in: 0..<29, using: &random), at: place)
      default: text[place] = .random(in: 0..<29, using: &random)
      }
    }
    return text
  }

  /// Wagner and Fischer's table, with swapped neighbours as one edit if wanted.
  private static func table(_ left: [UInt8], _ right: [UInt8], swaps: Bool) -> Int {
    let width = right.count + 1
    var table = [Int](repeating: 0, count: (left.count + 1) * width)
    for row in 0...left.count { table[row * width] = row }
    for column in 0...right.count { table[column] = column }
    for row in left.indices {
      for column in right.indices {
        let here = (row + 1) * width + column + 1
        let cost = left[row] == right[column] ? 0 : 1
        table[here] = min(
          table[here - width - 1] + cost,
          table[here - 1] + 1,
          table[here - width] + 1
        )
        if swaps, row > 0, column > 0, left[row] == right[column - 1],
          left[row - 1] == right[column]
        {
          table[here] = min(table[here], table[here - 2 * width - 2] + 1)
        }
      }
    }
    return table[left.count * width + right.count]
  }
}
