/// The spoken forms of numbers and abbreviations, on which their suffixes depend.
package enum SpokenForm {
  /// Returns the last word of a number in digits: üç for 3, kırk for 1940, bin for 2000.
  ///
  /// The result is nil if there is another character than a digit.
  package static func number(_ digits: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    guard !digits.isEmpty, digits.allSatisfy(CodePage.isDigit) else { return nil }
    guard let last = digits.lastIndex(where: { $0 != UInt8(ascii: "0") }) else {
      return CodePage.encode("sıfır")
    }
    let digit = Int(digits[last] - UInt8(ascii: "0"))
    switch digits[digits.index(after: last)...].count {
    case 0: return CodePage.encode(units[digit])
    case 1: return CodePage.encode(tens[digit])
    case 2: return CodePage.encode("yüz")
    case 3...5: return CodePage.encode("bin")
    case 6...8: return CodePage.encode("milyon")
    case 9...11: return CodePage.encode("milyar")
    default: return CodePage.encode("trilyon")
    }
  }

  /// Returns the names of the letters of an abbreviation: tebememe for tbmm.
  package static func letterByLetter(_ letters: some Sequence<UInt8>) -> [UInt8] {
    var spoken: [UInt8] = []
    for letter in letters {
      spoken.append(letter)
      if !CodePage.isVowel(letter) { spoken.append(UInt8(ascii: "e")) }
    }
    return spoken
  }

  private static let units = [
    "sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz",
  ]
  private static let tens = [
    "sıfır", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan",
  ]
}
