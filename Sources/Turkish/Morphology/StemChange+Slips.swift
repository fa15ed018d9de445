extension StemChange {
  /// Whether a learner is likely to do this to a stem that doesn't.
  func isLikelyError(for stem: Stem) -> Bool {
    guard stem.letters.count > 2 else { return false }
    switch self {
    case .softened: return true
    case .dropped: return Self.hasDroppableVowel(stem.letters)
    case .doubled: return stem.letters.count < 5
    case .droppedAndSoftened, .doubledAndSoftened, .narrowed, .droppedInVoice: return false
    }
  }

  /// The rules broken by a stem that stands unchanged before a vowel.
  static func slipsOfUnchanged(_ stem: Stem) -> [Reading.Slip] {
    let end = stem.letters.count - 1
    guard end > 0, let change = beforeVowel(of: stem) else { return [] }
    let last = stem.letters[end]
    let softening = Reading.Slip(
      rule: .softening,
      place: end,
      expected: soft(last, before: stem.letters[end - 1]),
      found: last,
      suffix: nil
    )
    let drop = Reading.Slip(
      rule: .vowelDrop,
      place: end - 1,
      expected: nil,
      found: stem.letters[end - 1],
      suffix: nil
    )
    switch change {
    case .softened: return [softening]
    case .dropped: return [drop]
    case .droppedAndSoftened: return [drop, softening]
    case .doubled:
      return [
        Reading.Slip(rule: .doubling, place: end + 1, expected: last, found: nil, suffix: nil)
      ]
    case .doubledAndSoftened:
      return [
        softening,
        Reading.Slip(
          rule: .doubling,
          place: end + 1,
          expected: softening.expected,
          found: nil,
          suffix: nil
        ),
      ]
    case .narrowed, .droppedInVoice: return []
    }
  }

  /// The rules broken by this change where it has no place, or not it alone.
  func slipsOfChanged(_ stem: Stem) -> [Reading.Slip] {
    let end = stem.letters.count - 1
    guard end > 0 else { return [] }
    let last = stem.letters[end]
    let before = stem.letters[end - 1]
    let soft = Self.soft(last, before: before)
    switch self {
    case .softened:
      if Self.droppedAndSoftened.isRight(for: stem) {
        return [
          Reading.Slip(
            rule: .vowelDrop,
            place: end - 1,
            expected: nil,
            found: before,
            suffix: nil
          )
        ]
      }
      if Self.doubledAndSoftened.isRight(for: stem) {
        return [
          Reading.Slip(rule: .doubling, place: end + 1, expected: soft, found: nil, suffix: nil)
        ]
      }
      return [
        Reading.Slip(rule: .softening, place: end, expected: last, found: soft, suffix: nil)
      ]
    case .dropped:
      if Self.droppedAndSoftened.isRight(for: stem) {
        return [
          Reading.Slip(rule: .softening, place: end - 1, expected: soft, found: last, suffix: nil)
        ]
      }
      return [
        Reading.Slip(rule: .vowelDrop, place: end - 1, expected: before, found: nil, suffix: nil)
      ]
    case .doubled:
      return [
        Reading.Slip(rule: .doubling, place: end + 1, expected: nil, found: last, suffix: nil)
      ]
    case .droppedAndSoftened, .doubledAndSoftened, .narrowed, .droppedInVoice:
      return [
        Reading.Slip(rule: .softening, place: end, expected: last, found: soft, suffix: nil)
      ]
    }
  }

  /// The change that a nominal stem makes before a vowel; of a verb its softening.
  static func beforeVowel(of stem: Stem) -> StemChange? {
    guard !stem.traits.isDisjoint(with: [.softens, .dropsVowel, .doubles]) else { return nil }
    if stem.partOfSpeech == .verb { return softened.isRight(for: stem) ? .softened : nil }
    return nominal.first { $0.isRight(for: stem) }
  }

  /// A high vowel between single consonants at the end, not the only vowel.
  private static func hasDroppableVowel(_ letters: [UInt8]) -> Bool {
    let end = letters.count - 1
    return letters.count > 3 && WordWalk.isHigh(letters[end - 1])
      && !CodePage.isVowel(letters[end]) && !CodePage.isVowel(letters[end - 2])
      && CodePage.isVowel(letters[end - 3])
  }
}
