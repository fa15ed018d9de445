/// A search for model names that are similar to an unknown one.
enum NearModels {
  private static let most = 3

  /// Returns the most similar names, the nearest first; names below a minimal similarity are left out.
  static func of(_ name: String, in models: [String]) -> [String] {
    let asked = pairs(name)
    let rated = models.map { (name: $0, likeness: likeness(asked, pairs($0))) }
    return rated.filter { $0.likeness >= 0.35 }.sorted { $0.likeness > $1.likeness }
      .prefix(most).map(\.name)
  }

  /// Returns Dice's coefficient of the letter bigrams, from 0 to 1.
  private static func likeness(_ left: Set<[UInt8]>, _ right: Set<[UInt8]>) -> Double {
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    return 2 * Double(left.intersection(right).count) / Double(left.count + right.count)
  }

  private static func pairs(_ name: String) -> Set<[UInt8]> {
    let bytes = Array(name.lowercased().utf8.prefix(200))
    return Set(zip(bytes, bytes.dropFirst()).map { [$0, $1] })
  }
}
