import Patterns
import Turkish

/// The comparison of a typed word with the expected one.
struct WordComparison: Sendable {
  /// One difference with its verdict.
  struct Difference: Sendable, Equatable {
    var category: Finding.Category
    var verdict: Verdict
    var facts: [Finding.Fact] = []
    /// The pair of words for an additional fact that needs an analysis.
    var otherWord: OtherWord?

    /// The suffix that the right word has and the typed one lacks or replaces; nil for none.
    var neededSuffix: Suffix? {
      for case .form(let expected?, _) in facts { return expected.suffix }
      return nil
    }

    /// Returns all facts, that of ``otherWord`` first.
    func facts(using analyzer: WordAnalyzer) -> [Finding.Fact] {
      otherWord.map { $0.facts(using: analyzer) + facts } ?? facts
    }
  }

  /// The worst difference first; empty for the same word.
  private(set) var differences: [Difference] = []
  let alignment: LetterAlignment
  /// The typed word, with the expected one of ı and i for a typed `I`.
  let found: [UInt8]

  private let expected: [UInt8]
  private let context: FormComparison.Context

  /// Compares two words in normalised bytes.
  ///
  /// In an answer without Turkish letters a missing mark is never more than a note.
  init(
    _ expected: [UInt8],
    _ typed: [UInt8],
    inASCII isASCII: Bool,
    at context: FormComparison.Context = .init(),
    using analyzer: WordAnalyzer
  ) {
    self.expected = expected
    var context = context
    context.stemLength = expected.firstIndex(of: Self.apostrophe)
    self.context = context
    found = Self.resolved(typed, beside: expected)
    alignment = LetterAlignment(expected, found)
    if expected != found { compare(isASCII: isASCII, using: analyzer) }
    if differences.contains(where: { $0.category == .wrongWord }) {
      differences.removeAll { $0.category == .diacritics || $0.category == .apostrophe }
    }
    differences.sort { $0.verdict > $1.verdict }
  }

  var verdict: Verdict { differences.lazy.map { $0.verdict }.max() ?? .correct }

  static func resolved(_ typed: [UInt8], beside expected: [UInt8]) -> [UInt8] {
    guard typed.contains(AnswerText.eitherI) else { return typed }
    let dotless = typed.map { $0 == AnswerText.eitherI ? CodePage.dotlessI : $0 }
    var result = dotless
    for step in LetterAlignment(expected, dotless).steps {
      guard case .replaced(let place, let other) = step, typed[other] == AnswerText.eitherI,
        Lattice.isI(expected[place])
      else { continue }
      result[other] = expected[place]
    }
    return result
  }

  private mutating func compare(isASCII: Bool, using analyzer: WordAnalyzer) {
    var repaired: [UInt8] = []
    var folds: [(place: Int, found: Int)] = []
    var lostCircumflex = false
    var strayCircumflex = false
    var apostrophes = false
    for step in alignment.steps {
      switch step {
      case .same(let place, _):
        repaired.append(expected[place])
      case .missing(let place, _):
        if expected[place] == Self.apostrophe { apostrophes = true }
      case .extra(let place, _):
        if found[place] == Self.apostrophe {
          apostrophes = true
        } else {
          repaired.append(found[place])
        }
      case .swapped(_, let place):
        repaired += [found[place], found[place + 1]]
      case .replaced(let place, let other):
        let (right, wrong) = (expected[place], found[other])
        if Self.plain(right) == Self.plain(wrong) {
          if right != Self.plain(right) { lostCircumflex = true } else { strayCircumflex = true }
          repaired.append(right)
        } else if Self.folded(right) == Self.folded(wrong) {
          folds.append((place, other))
          repaired.append(right)
        } else {
          repaired.append(wrong)
        }
      }
    }
    if context.stemLength != nil, !found.contains(Self.apostrophe) { apostrophes = true }
    // A name with an ending that it doesn't have here has its apostrophe by right.
    let isOfOtherEnding =
      context.stemLength == nil
      && found.firstIndex(of: Self.apostrophe).map { expected.count <= $0 } == true
    if apostrophes, !isOfOtherEnding, found.count > context.stemLength ?? 0 {
      differences.append(Difference(category: .apostrophe, verdict: .correctWithNote))
    }
    compareCircumflex(isLost: lostCircumflex, isStray: strayCircumflex)
    let word = Self.bare(expected)
    let other = Self.bare(repaired)
    let typed = Self.bare(found)
    if !isASCII, word != typed, KiSuffix.isMisspelt(typed, for: word, using: analyzer) {
      differences.append(.init(category: .kiClitic, verdict: .almost, facts: letters(of: folds)))
    } else if isASCII || folds.isEmpty {
      if word != other {
        differences += explained(word, other, typed, isASCII: isASCII, using: analyzer)
      }
      let isOther = differences.contains { $0.category == .wrongWord }
      guard !folds.isEmpty, !isOther, Self.areAlike(word, other) else { return }
      let facts = letters(of: folds)
      differences.append(.init(category: .diacritics, verdict: .correctWithNote, facts: facts))
    } else {
      differences += MissingMarks(
        word,
        typed,
        other,
        context,
        facts: letters(of: folds),
        using: analyzer
      )
      .differences(folds: folds.map(\.place))
    }
  }

  /// Returns the differences besides marks.
  ///
  /// In ASCII, a slip may make another word that shows only with its Turkish letters.
  private func explained(
    _ word: [UInt8],
    _ other: [UInt8],
    _ typed: [UInt8],
    isASCII: Bool,
    using analyzer: WordAnalyzer
  ) -> [Difference] {
    guard isASCII else { return WordDiagnosis.differences(word, other, context, using: analyzer) }
    let guided = Deasciifier.guided(other, by: word)
    let differences = WordDiagnosis.differences(word, guided, context, using: analyzer)
    if differences.first?.category == .wrongWord, typed != guided, analyzer.isWord(typed) {
      return WordDiagnosis.differences(word, typed, context, using: analyzer)
    }
    if differences.first?.category == .typo, guided != other {
      let plain = WordDiagnosis.differences(word, other, context, using: analyzer)
      if plain.first?.category != .wrongWord, !Deasciifier.isWord(typed, using: analyzer) {
        return plain
      }
    }
    guard differences.first?.category == .typo, Deasciifier.isWord(typed, using: analyzer) else {
      return differences
    }
    return [
      .init(category: .wrongWord, verdict: .wrong, facts: [.otherWord] + differences[0].facts)
    ]
  }

  /// Returns a word without apostrophes and circumflexes, as ``Turkish/Morphology`` expects it.
  static func bare(_ word: [UInt8]) -> [UInt8] {
    word.filter { $0 != apostrophe }.map(plain)
  }

  /// Whether the words share at least half of their letters.
  static func areAlike(_ word: [UInt8], _ other: [UInt8]) -> Bool {
    EditDistance.levenshtein(word, other) * 2 <= max(word.count, other.count)
  }

  private mutating func compareCircumflex(isLost: Bool, isStray: Bool) {
    if isLost {
      let nisba = expected.last == CodePage.iCircumflex
      let distinguishes =
        nisba || KnownWords.toldApartByCircumflex.prefixLength(of: expected) != nil
      differences.append(
        Difference(
          category: .diacritics,
          verdict: .correctWithNote,
          facts: [.circumflex(distinguishes: distinguishes)]
        )
      )
    }
    if isStray {
      let isSpoilt = KnownWords.spoiltByCircumflex.prefixLength(of: expected) != nil
      differences.append(
        Difference(
          category: isSpoilt ? .wrongWord : .diacritics,
          verdict: isSpoilt ? .wrong : .correctWithNote,
          facts: [.circumflex(distinguishes: isSpoilt)]
        )
      )
    }
  }

  private func letters(of folds: [(place: Int, found: Int)]) -> [Finding.Fact] {
    folds.map { fold in
      .letterReplaced(
        at: fold.place,
        expected: Self.character(expected[fold.place]),
        found: Self.character(found[fold.found])
      )
    }
  }

  static let apostrophe = UInt8(ascii: "'")

  static func plain(_ byte: UInt8) -> UInt8 { CodePage.withoutCircumflex[Int(byte)] }

  static func folded(_ byte: UInt8) -> UInt8 { CodePage.asciiFolded[Int(byte)] }

  static func character(_ byte: UInt8) -> Character {
    CodePage.scalar(for: byte).map(Character.init) ?? "\u{FFFD}"
  }
}
