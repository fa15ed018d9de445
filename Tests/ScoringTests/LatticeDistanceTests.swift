import Patterns
import RandomTestSupport
import Scoring
import Testing
import Turkish

@Suite(.seeded) struct LatticeDistanceTests {
  #if DEBUG
    private static let rounds = 10
  #else
    private static let rounds = 200
  #endif

  @Test(arguments: [0...12, 60...70, 100...110, 125...132, 190...194])
  func `answers of any length are as far as from the nearest of all forms`(
    lengths: ClosedRange<Int>
  ) throws {
    var random = TestRandom(UInt64(lengths.lowerBound))
    var tried = 0
    while tried < Self.rounds {
      let count = 1 + lengths.upperBound / 25
      let source = (0..<count).map { _ in RandomPatterns.pattern(&random, depth: 2) }
      guard let pattern = try? AnswerPattern(source.joined(separator: " ")),
        pattern.expansionCount <= 500
      else { continue }
      tried += 1
      let prepared = PreparedPattern(pattern)
      let forms = pattern.expansions(limit: 500).map { Normalization.bytes(of: $0) }
      let form = try #require(forms.randomElement(using: &random))
      for length in lengths {
        let answer = Self.answer(of: length, like: form, &random)
        let least = forms.map { EditDistance.levenshtein($0, answer) }.min()
        #expect(
          prepared.levenshtein(to: answer) == least,
          "\(pattern.source) with \(CodePage.decode(answer))"
        )
      }
    }
  }

  /// A form with one letter in nine changed, repeated or cut to a length.
  private static func answer(
    of length: Int,
    like form: [UInt8],
    _ random: inout TestRandom
  ) -> [UInt8] {
    let letters = CodePage.encode("abdeğıi yü7q")
    return (0..<length).map { place in
      let isChanged = Int.random(in: 0..<9, using: &random) == 0
      return isChanged ? letters.randomElement(using: &random) ?? 0 : form[place % form.count]
    }
  }

  @Test(arguments: [1, 8, 62, 63, 64, 65, 120, 126, 127, 128, 129, 200])
  func `ways of very different length meet`(length: Int) throws {
    let long = String(repeating: "ab", count: length / 2) + (length % 2 == 1 ? "a" : "")
    for source in ["(\(long))c", "[\(long)|b]c", "[b|\(long)]c", "(\(long))(\(long))c"] {
      let pattern = try AnswerPattern(source)
      let prepared = PreparedPattern(pattern)
      let forms = pattern.expansions(limit: 9).map { Normalization.bytes(of: $0) }
      for count in [1, 2, 31, 32, 63, 64, 65, 127, 128, 129] {
        for letter in ["a", "b", "c"] {
          let answer = Normalization.bytes(of: String(repeating: letter, count: count))
          let least = forms.map { EditDistance.levenshtein($0, answer) }.min()
          #expect(prepared.levenshtein(to: answer) == least, "\(source): \(count) times \(letter)")
        }
      }
    }
  }

  @Test func `the empty answer is as far as the shortest form is long`() throws {
    #expect(try AnswerPattern("(uzun bir) [gel|git|otur] (de)").distance(to: []) == 3)
  }

  @Test func `an order of parts counts like the others`() throws {
    let pattern = try AnswerPattern("{bugün / [okula|mektebe] / (hemen|şimdi)} gidiyorum")
    let answer = Normalization.bytes(of: "mektebe şimdi bugün gidiyorum")
    #expect(pattern.distance(to: answer) == 0)
    #expect(pattern.distance(to: Array(answer.dropLast(2))) == 2)
    #expect(pattern.distance(to: answer.dropFirst(9) + answer) == 20)
  }

  @Test func `hundreds of optional letters and of choices are no problem`() throws {
    let optional = try AnswerPattern(String(repeating: "(a)(b)", count: 100) + "c")
    #expect(optional.distance(to: Normalization.bytes(of: "ba aac")) == 1)
    #expect(optional.distance(to: Normalization.bytes(of: "bbbbabababac")) == 0)
    let letters = "abcçdefgğhıijklmnoöprsştuüvyz"
    let pairs = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    let choice = try AnswerPattern("[\(pairs.joined(separator: "|"))]q")
    #expect(choice.distance(to: Normalization.bytes(of: "şüq")) == 0)
    #expect(choice.distance(to: Normalization.bytes(of: "xüx")) == 2)
  }

  /// Time that grew with the square of the letters would go far past the limit.
  @Test(.timeLimit(.minutes(60)))
  func `an answer of a hundred thousand letters is no problem`() throws {
    let pattern = try AnswerPattern("(Ben) {bugün / [okula|mektebe]} [gidiyorum|gitmekteyim].")
    let letters = [UInt8](repeating: UInt8(ascii: "g"), count: 100_000)
    #expect(pattern.distance(to: letters) == letters.count - 2)
    let literal = AnswerPattern(literal: String(repeating: "g", count: 9_000))
    #expect(literal.distance(to: Array(letters.prefix(10_000))) == 1_000)
  }
}
