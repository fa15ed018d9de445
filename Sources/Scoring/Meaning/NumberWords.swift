/// Numbers in words and digits as units of a sentence.
enum NumberWords {
  private static let values: [String: Int] = {
    var values = ["sıfır": 0, "yüz": 100, "bin": 1_000, "milyon": 1_000_000]
    for number in Array(1...10) + stride(from: 20, through: 90, by: 10) {
      if let word = TurkishNumber.words(for: number)?.first { values[word] = number }
    }
    return values
  }()

  /// Returns the number that begins at a place, and of how many units it consists.
  ///
  /// Bir alone is no number here, because it is also the article.
  static func value(at place: Int, in units: [MeaningUnit]) -> (value: Int, count: Int)? {
    if let digits = units[place].forms.first, digits.kind == .numeral, let value = Int(digits.lemma)
    {
      return (value, 1)
    }
    var total = 0
    var group = 0
    var count = 0
    while place + count < units.count, let value = value(of: units[place + count]),
      let sum = adding(value, to: group)
    {
      group = sum
      if value >= 1_000 {
        total += group
        group = 0
      }
      count += 1
      // Only the last word of a number has endings.
      if !units[place + count - 1].forms.contains(where: \.isBare) { break }
    }
    guard count > 0, !(count == 1 && total + group == 1) else { return nil }
    return (total + group, count)
  }

  /// Whether a lemma is a number word or digits.
  static func isNumber(_ lemma: String) -> Bool { values[lemma] != nil || Int(lemma) != nil }

  private static func value(of unit: MeaningUnit) -> Int? {
    unit.words.count == 1 || unit.isAsked
      ? unit.forms.lazy.compactMap { form in
        form.kind == .numeral || form.isBare || form.lemma == "bir" ? values[form.lemma] : nil
      }.first : nil
  }

  /// Returns the number so far with the next word; nil if the word can't go on with it.
  private static func adding(_ value: Int, to number: Int) -> Int? {
    switch value {
    case 1..<10: number % 10 == 0 ? number + value : nil
    case 10..<100: number % 100 == 0 ? number + value : nil
    case 100: number == 0 ? 100 : (2..<10).contains(number) ? number * 100 : nil
    case 1_000...: max(1, number) * value
    default: number == 0 ? 0 : nil
    }
  }
}
