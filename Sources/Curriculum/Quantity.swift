/// A number or a time of day that an option of a question states.
///
/// It may be written in digits (`25`, `12,5`, `1.000`), as a time (`07.30`, `7:30`) or in Turkish
/// number words (`yirmi beş`, `dört buçuk`, `Saat dörtte`). One word may follow (`15 lira`,
/// `Üç kalem`).
struct Quantity: Sendable, Equatable {
  /// The number; for a time in digits the hours since midnight.
  var value: Double

  /// Reads a whole option; nil if it is anything else.
  init?(_ text: String) {
    var words = text.split(separator: " ").map(Self.lowered)
    while let mark = words.last?.last, ".!?".contains(mark) {
      words[words.count - 1].removeLast()
    }
    if words.first == "saat" { words.removeFirst() }
    guard let first = words.first else { return nil }
    if let value = Self.digits(first) {
      guard words.count <= 2 else { return nil }
      self.value = value
      return
    }
    guard let (value, used) = Self.number(words), words.count - used <= 1 else { return nil }
    self.value = value
  }

  /// Returns a word in Turkish lower case.
  private static func lowered(_ word: Substring) -> String {
    var result = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      switch scalar {
      case "I": result.append("ı")
      case "İ": result.append("i")
      default: result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(result)
  }

  private static func digits(_ word: String) -> Double? {
    var word = word
    if let apostrophe = word.firstIndex(of: "'") { word = String(word[..<apostrophe]) }
    guard let first = word.utf8.first, (0x30...0x39).contains(first), word.utf8.count <= 12 else {
      return nil
    }
    let parts = word.split(omittingEmptySubsequences: false) { ".:,".contains($0) }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Double(part) : nil
    }
    guard numbers.count == parts.count, let whole = numbers.first else { return nil }
    if numbers.count == 1 { return whole }
    guard numbers.count == 2, let rest = parts.last else { return nil }
    if word.contains(",") { return Double("\(parts[0]).\(rest)") }
    return rest.utf8.count == 3 ? whole * 1000 + numbers[1] : whole + numbers[1] / 60
  }

  /// Returns the number that the first words spell and how many words that are.
  private static func number(_ words: [String]) -> (value: Double, used: Int)? {
    var total = 0.0
    var part = 0.0
    var used = 0
    for word in words {
      let stem = withoutCase(word)
      if let value = values[stem] {
        part += value
      } else if stem == "yüz" {
        part = max(part, 1) * 100
      } else if stem == "bin" {
        total += max(part, 1) * 1000
        part = 0
      } else {
        break
      }
      used += 1
      if stem != word { break }
    }
    return used == 0 ? nil : (total + part, used)
  }

  /// Returns a number word without a locative or ablative suffix, as in `dörtte` and `üçten`.
  private static func withoutCase(_ word: String) -> String {
    if values[word] != nil || word == "yüz" || word == "bin" { return word }
    for ending in ["de", "da", "te", "ta", "den", "dan", "ten", "tan"] where word.hasSuffix(ending)
    {
      let stem = String(word.dropLast(ending.count))
      if values[stem] != nil || stem == "yüz" || stem == "bin" { return stem }
    }
    return word
  }

  private static let values: [String: Double] = [
    "sıfır": 0, "yarım": 0.5, "buçuk": 0.5, "bir": 1, "iki": 2, "üç": 3, "dört": 4, "beş": 5,
    "altı": 6, "yedi": 7, "sekiz": 8, "dokuz": 9, "on": 10, "yirmi": 20, "otuz": 30, "kırk": 40,
    "elli": 50, "altmış": 60, "yetmiş": 70, "seksen": 80, "doksan": 90,
  ]
}
