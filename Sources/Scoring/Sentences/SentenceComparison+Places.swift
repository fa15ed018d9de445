import Patterns
import Turkish

/// The context of a word in the accepted form.
extension SentenceComparison {
  private static let not = WordList("değil")

  /// Whether a word is the last one, or is before mI, değil or punctuation.
  func isPredicate(at place: Int) -> Bool {
    guard place + 1 < expectedWords.count else { return true }
    let next = expectedWords[place + 1]
    if QuestionParticle.matches(next) || Self.not.contains(next) { return true }
    return isBeforePunctuation(place)
  }

  func isBeforePunctuation(_ place: Int) -> Bool {
    let end = expected.span(of: expectedRanges[place]).upperBound
    return end < expected.scalars.count && ",;:.!?".unicodeScalars.contains(expected.scalars[end])
  }

  func formContext(at place: Int) -> FormComparison.Context {
    let owner = owner(of: place)
    return .init(
      isPredicate: isPredicate(at: place),
      isOwned: owner != nil,
      mayOwn: mayOwn(at: place),
      hasOneOwner: owner.map { !Genitive.isPlural(expectedWords[$0]) } ?? false,
      owns: owns(at: place),
      mayBeObject: !isSubjectOfExistence(place)
        && expectedWords[place...].contains { word in
          analyzer.readings(of: WordComparison.bare(word)).contains {
            $0.stem.partOfSpeech == .verb && !WordRole.isIntransitive($0)
          }
        }
    )
  }

  /// Whether the next word is var or yok, which have no object: dönmüşlüğü yok.
  private func isSubjectOfExistence(_ place: Int) -> Bool {
    place + 1 < expectedWords.count && ExistentialWord.matches(expectedWords[place + 1])
      && !ExistentialWord.denies(expectedWords[place + 1])
  }

  /// Whether a word can be a genitive, and the next one has a possessive of the third person.
  private func owns(at place: Int) -> Bool {
    guard place + 1 < expectedWords.count,
      Genitive.matches(expectedWords[place], using: analyzer),
      let next = analyzer.readings(of: WordComparison.bare(expectedWords[place + 1])).first
    else { return false }
    return next.suffixes.contains { $0 == .possessive3s || $0 == .possessive3p }
  }

  /// Returns the place of the genitive to which a word belongs, if there is one.
  private func owner(of place: Int) -> Int? {
    let isBeforeExistence =
      place + 1 < expectedWords.count && ExistentialWord.matches(expectedWords[place + 1])
    let first = isBeforeExistence ? 0 : max(0, place - 3)
    let owner = (first..<place).last { Genitive.matches(expectedWords[$0], using: analyzer) }
    guard let owner else { return nil }
    let isContinued = Self.and.contains(expectedWords[place - 1])
    let isDone = expectedWords[(owner + 1)..<place].contains(where: hasPossessive)
    return isDone && !isContinued ? nil : owner
  }

  private static let and = WordList("ve veya ya hem ile")

  /// Whether a likely reading of a word has a possessive.
  private func hasPossessive(_ word: [UInt8]) -> Bool {
    analyzer.readings(of: WordComparison.bare(word)).prefix(3).contains { reading in
      reading.stem.partOfSpeech != .pronoun
        && reading.suffixes.contains { $0.slot == .possessive }
    }
  }

  /// Whether a word in the genitive could own one of the next words; true for other words.
  private func mayOwn(at place: Int) -> Bool {
    guard Genitive.matches(expectedWords[place], using: analyzer) else { return true }
    return expectedWords[(place + 1)...].prefix(4).contains { word in
      analyzer.readings(of: WordComparison.bare(word)).prefix(4).contains { reading in
        reading.suffixes.contains { $0.slot == .possessive || $0.slot == .question }
          || reading.stem.partOfSpeech == .postposition
      }
    }
  }
}
