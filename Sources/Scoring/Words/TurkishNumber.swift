import Turkish

/// Numbers as words and digits, also with suffixes: yirmi beş, 25; yedide, 7'de.
enum TurkishNumber {
  static let largest = 999_999

  private static let ones = [
    "", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz",
  ]
  private static let tens = [
    "", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan",
  ]

  /// Returns the words of a number from 0 to 999,999; nil for others.
  static func words(for number: Int) -> [String]? {
    guard number >= 0, number <= largest else { return nil }
    if number == 0 { return ["sıfır"] }
    let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1_000)
    let head = thousands == 0 ? [] : (thousands == 1 ? [] : hundreds(thousands)) + ["bin"]
    return head + hundreds(rest)
  }

  private static func hundreds(_ number: Int) -> [String] {
    let (hundred, rest) = number.quotientAndRemainder(dividingBy: 100)
    let head = hundred == 0 ? [] : (hundred == 1 ? [] : [ones[hundred]]) + ["yüz"]
    return (head + [tens[rest / 10], ones[rest % 10]]).filter { !$0.isEmpty }
  }

  /// Returns normalised text with numbers up to 999,999 in words; a suffix is on the last word.
  ///
  /// Decimals, times and signed numbers are converted part by part; longer numbers are unchanged.
  static func spelledOut(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for range in bytes.wordRanges {
      if !result.isEmpty { result.append(UInt8(ascii: " ")) }
      result += spelledOut(word: bytes[range])
    }
    return result
  }

  private static func spelledOut(word: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = word
    while let first = rest.first {
      let digits = rest.prefix(while: CodePage.isDigit)
      guard !digits.isEmpty else {
        result.append(isJoint(first) ? UInt8(ascii: " ") : first)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(digits.count)
      if rest.first == UInt8(ascii: "."), isThousands(rest.dropFirst()), digits.count <= 3 {
        let group = rest.dropFirst().prefix(3)
        rest = rest.dropFirst(4)
        result += words(for: Array(digits + group))
      } else {
        result += words(for: Array(digits))
      }
      if rest.first == WordComparison.apostrophe { rest = rest.dropFirst() }
    }
    return result
  }

  /// Whether exactly three digits follow, as after the point of 1.500.
  private static func isThousands(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.prefix(while: CodePage.isDigit).count == 3
  }

  private static func isJoint(_ byte: UInt8) -> Bool { ".,:-".utf8.contains(byte) }

  private static func words(for digits: [UInt8]) -> [UInt8] {
    guard digits.count <= 6 else { return digits }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return CodePage.encode((words(for: number) ?? []).joined(separator: " "))
  }
}
