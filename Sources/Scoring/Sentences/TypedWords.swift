import Patterns
import Turkish

/// The words of an answer as they are understood: misspelt ones are read as the listed word.
struct TypedWords {
  private(set) var words: [[UInt8]] = []
  /// The words as they were typed.
  let plain: [[UInt8]]
  /// The pairs of the comparison in which a word is misspelt.
  private(set) var slips: Set<Int> = []
  /// Whether a word breaks a rule of the suffixes, which no other spelling excuses.
  private(set) var hasBrokenRule = false
  /// The words that were typed as they are spoken, with their standard spelling.
  private(set) var spoken: [Int: [UInt8]] = [:]
  /// Whether every slip is a word as it is spoken.
  private(set) var areSlipsSpoken = true

  init(_ comparison: SentenceComparison) {
    plain = comparison.foundRanges.map { Array(comparison.answer.plainBytes[$0]) }
    var repaired: [Int: [[UInt8]]] = [:]
    for (index, pair) in comparison.pairing.pairs.enumerated() where !pair.found.isEmpty {
      let differences = comparison.locatedDifferences.filter { $0.pair == index }
      guard !differences.isEmpty, !pair.expected.isEmpty,
        differences.allSatisfy({ $0.difference.category.isSpelling })
      else { continue }
      let isSlip = differences.contains { $0.difference.verdict.fails }
      if isSlip, pair.found.count == 1, !Self.isMisspelt(pair, differences, in: comparison) {
        continue
      }
      if isSlip {
        slips.insert(index)
        if !differences.contains(where: { $0.difference.facts.contains(.spoken) }) {
          areSlipsSpoken = false
        }
      }
      if differences.contains(where: { $0.isBrokenRule }) { hasBrokenRule = true }
      repaired[pair.found.lowerBound] = Array(comparison.expectedWords[pair.expected])
      for place in pair.found.dropFirst() { repaired[place] = [] }
    }
    for (index, pair) in comparison.pairing.pairs.enumerated() where pair.found.count == 1 {
      let place = pair.found.lowerBound
      guard repaired[place] == nil,
        let standard = ColloquialForm.standards(of: plain[place], using: comparison.analyzer).first
      else { continue }
      repaired[place] = [standard]
      spoken[place] = standard
      slips.insert(index)
    }
    let isPlain = plain.allSatisfy { $0.allSatisfy { CodePage.asciiFolded[Int($0)] == $0 } }
    for (place, word) in plain.enumerated() {
      let marked = isPlain ? Deasciifier.only(word, using: comparison.analyzer) : nil
      words += repaired[place] ?? [marked ?? word]
    }
  }

  /// Whether a word is no Turkish word, but for a few letters the listed one.
  ///
  /// Another name is not a misspelling, and neither is a word that only looks similar.
  private static func isMisspelt(
    _ pair: WordPairing.Pair,
    _ differences: [SentenceComparison.LocatedDifference],
    in comparison: SentenceComparison
  ) -> Bool {
    let word = comparison.foundWords[pair.found.lowerBound]
    let isFar = differences.contains {
      $0.difference.category == .typo && $0.difference.verdict == .wrong
    }
    let isName =
      comparison.isCapitalised(pair.found.lowerBound)
      && differences.contains { $0.difference.category == .typo }
    if differences.contains(where: { $0.difference.facts.contains(.spoken) }) { return true }
    if differences.contains(where: \.isBrokenRule) {
      // doğruyu is no misspelt doğrusu, but another form of it.
      return !differences.contains { $0.difference.category == .buffer }
        || !comparison.analyzer.readings(of: WordComparison.bare(word)).contains {
          $0.slips.isEmpty
        }
    }
    return !isFar && !isName
      && !comparison.analyzer.readings(of: WordComparison.bare(word)).contains { $0.slips.isEmpty }
  }
}

extension SentenceComparison.LocatedDifference {
  /// Whether the listed word in its listed form breaks a rule, and is no other word.
  fileprivate var isBrokenRule: Bool {
    switch difference.category {
    case .harmony, .consonant, .buffer, .stemVowel: difference.verdict == .almost
    default: false
    }
  }
}

extension SentenceComparison {
  /// Whether a word of the answer begins with a capital although it isn't the first one.
  fileprivate func isCapitalised(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    let span = answer.span(of: foundRanges[place])
    return answer.scalars[span].first?.properties.isUppercase == true
  }
}
