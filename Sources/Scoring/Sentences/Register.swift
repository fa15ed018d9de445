import Turkish

/// Pairs of forms that differ only in sen and siz, the familiar and the formal “you”.
enum Register {
  enum Direction { case formal, familiar }

  private static let pronouns: [[UInt8]: [UInt8]] = {
    let pairs = [
      ("sen", "siz"), ("senin", "sizin"), ("sana", "size"), ("seni", "sizi"), ("sende", "sizde"),
      ("senden", "sizden"), ("seninle", "sizinle"), ("seninki", "sizinki"), ("sence", "sizce"),
      ("sensin", "sizsiniz"), ("sendin", "sizdiniz"), ("senmişsin", "sizmişsiniz"),
    ]
    return Dictionary(
      uniqueKeysWithValues: pairs.map { (CodePage.encode($0.0), CodePage.encode($0.1)) }
    )
  }()

  private static let familiar: Set<Suffix> = [.person2s, .possessive2s]
  private static let formal: Set<Suffix> = [.person2p, .possessive2p]

  /// Whether a difference is compatible with a swapped register.
  static func mayShow(_ difference: WordComparison.Difference) -> Bool {
    difference.verdict < .wrong
      || [.person, .possessive, .wrongWord, .tense, .voice].contains(difference.category)
  }

  /// Returns the register of the typed word if it differs from the right word only in register.
  static func swap(
    _ word: [UInt8],
    _ typed: [UInt8],
    isPredicate: Bool,
    using analyzer: WordAnalyzer
  ) -> Direction? {
    if pronouns[word] == typed { return .formal }
    if pronouns[typed] == word { return .familiar }
    if QuestionParticle.matches(word), QuestionParticle.matches(typed) {
      return swap(endOf: word, typed)
    }
    let context = FormComparison.Context(
      isPredicate: isPredicate,
      stemLength: word.firstIndex(of: WordComparison.apostrophe)
    )
    guard
      let form = FormComparison(
        WordComparison.bare(word),
        WordComparison.bare(typed),
        context,
        using: analyzer
      ),
      form.found.slips.isEmpty, form.changes.count == 1, let change = form.changes.first
    else { return nil }
    return direction(change.expected?.suffix, change.found?.suffix)
  }

  private static func direction(
    _ expected: Suffix?,
    _ found: Suffix?
  ) -> Direction? {
    guard let expected, let found else { return nil }
    if familiar.contains(expected), formal.contains(found) { return .formal }
    return formal.contains(expected) && familiar.contains(found) ? .familiar : nil
  }

  /// Returns the register of a question particle: musun or musunuz.
  private static func swap(endOf word: [UInt8], _ typed: [UInt8]) -> Direction? {
    let (own, other) = (QuestionParticle.shape(of: word), QuestionParticle.shape(of: typed))
    let endings = (CodePage.encode("sIn"), CodePage.encode("sInIz"))
    if own.ends(with: endings.0), other.ends(with: endings.1) { return .formal }
    return own.ends(with: endings.1) && other.ends(with: endings.0) ? .familiar : nil
  }

  /// Whether the word can only be a second person.
  static func isSecondPerson(_ word: [UInt8], using analyzer: WordAnalyzer) -> Bool {
    if pronouns.contains(where: { $0.key == word || $0.value == word }) { return true }
    let shape = QuestionParticle.shape(of: word)
    if QuestionParticle.matches(word) {
      return ["sIn", "sInIz"].contains { shape.ends(with: CodePage.encode($0)) }
    }
    let readings = analyzer.readings(of: WordComparison.bare(word))
    return !readings.isEmpty
      && readings.allSatisfy { reading in
        reading.suffixes.contains { familiar.contains($0) || formal.contains($0) }
      }
  }
}

extension [UInt8] {
  fileprivate func ends(with ending: [UInt8]) -> Bool {
    count >= ending.count && suffix(ending.count) == ending[...]
  }
}
