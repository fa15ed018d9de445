/// A text as it is given to a voice.
///
/// Voices read numbers, times, decimals and per cent right, but spell out most abbreviations. `[[…]]`
/// would switch eSpeak NG to phonemes.
package enum SpokenText {
  /// Returns the text without control characters and codes, with its abbreviations in full.
  package static func prepared(_ text: String) -> String {
    let plain = withoutCodes(text).map { $0.isNewline || $0 == "\t" ? " " : $0 }
      .filter { letter in
        letter.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      }
    return String(plain).split(separator: " ").map { inFull(String($0)) }.joined(separator: " ")
  }

  private static func withoutCodes(_ text: String) -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.firstRange(of: "[[") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "]]") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Returns a word with its abbreviation in full; signs and endings after it are kept.
  private static func inFull(_ word: String) -> String {
    if let whole = abbreviations[word] { return whole }
    let letters = word.prefix { $0.isLetter }
    guard !letters.isEmpty, let unit = units[String(letters)] else { return word }
    let rest = word.dropFirst(letters.count)
    guard rest.first == "'" || rest.first == "’" else { return unit + rest }
    return unit + harmonised(rest.dropFirst(), after: unit)
  }

  /// Returns an ending with the vowels that the word in full asks for: TL'ye, liraya.
  private static func harmonised(_ ending: Substring, after word: String) -> String {
    let last = word.last { "aeıioöuü".contains($0) }
    guard let last, "aıou".contains(last) else { return String(ending) }
    let high: Character = "ou".contains(last) ? "u" : "ı"
    return String(
      ending.map { letter in
        switch letter {
        case "e": "a"
        case "i", "ü", "ı", "u": high
        default: letter
        }
      }
    )
  }

  /// Abbreviations whose full stop is a part of them.
  private static let abbreviations = [
    "Dr.": "doktor", "Prof.": "profesör", "Doç.": "doçent", "Av.": "avukat", "vb.": "ve benzeri",
    "vs.": "vesaire", "Cad.": "caddesi", "Sok.": "sokağı", "Mah.": "mahallesi", "Apt.": "apartmanı",
  ]
  private static let units = [
    "TL": "lira", "kg": "kilo", "km": "kilometre", "cm": "santimetre", "gr": "gram", "lt": "litre",
    "dk": "dakika",
  ]
}
