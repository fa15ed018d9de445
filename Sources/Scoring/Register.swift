import Turkish

/// sen and siz: pairs of forms that differ only in the register of "you".
enum Register {
  enum Evidence { case certain, possible }

  private static let pronouns: [[UInt8]: [UInt8]] = {
    let pairs = [
      ("sen", "siz"), ("senin", "sizin"), ("sana", "size"), ("seni", "sizi"), ("sende", "sizde"),
      ("senden", "sizden"), ("seninle", "sizinle"), ("senin için", "sizin için"),
    ]
    return Dictionary(
      uniqueKeysWithValues: pairs.map { (CodePage.encode($0.0), CodePage.encode($0.1)) }
    )
  }()

  private static let plural = CodePage.encode("Iz")
  private static let predicates = ["sIn", "DIn", "tIn", "dIn", "sAn"].map { CodePage.encode($0) }

  /// Whether `formal` is the polite form of `familiar`.
  static func evidence(
    _ familiar: [UInt8],
    _ formal: [UInt8],
    isPredicate: Bool
  ) -> Evidence? {
    if pronouns[familiar] == formal { return .certain }
    guard formal.count == familiar.count + 2, formal.starts(with: familiar),
      QuestionParticle.shape(of: Array(formal.suffix(2))) == plural,
      familiar.last == UInt8(ascii: "n"), familiar.count > 3
    else { return nil }
    let ending = QuestionParticle.shape(of: Array(familiar.suffix(3)))
    return isPredicate && predicates.contains(ending) ? .certain : .possible
  }

  /// Whether the word itself shows one of the two registers.
  static func isSecondPerson(_ word: [UInt8]) -> Bool {
    if pronouns.contains(where: { $0.key == word || $0.value == word }) { return true }
    let shape = QuestionParticle.shape(of: word)
    return [CodePage.encode("sIn"), CodePage.encode("sInIz")].contains { ending in
      shape.count > ending.count + 1 && shape.suffix(ending.count) == ending[...]
    }
  }
}
