extension StemChange {
  /// Whether a learner is likely to make this change wrongly in a stem.
  func isLikelyError(for stem: Stem) -> Bool {
    guard stem.letters.count > 2 else { return false }
    switch self {
    case .softened: return true
    case .dropped: return Self.hasDroppableVowel(stem.letters)
    case .doubled: return stem.letters.count < 5
    case .droppedAndSoftened, .doubledAndSoftened, .narrowed, .droppedInVoice: return false
    }
  }

  /// Returns the slips of a stem that is unchanged before a vowel.
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

  /// Returns the slips of a stem with this change where another change, or none, is right.
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

  /// Returns the change of a stem before a vowel; for a verb only its softening.
  static func beforeVowel(of stem: Stem) -> StemChange? {
    guard !stem.traits.isDisjoint(with: [.softens, .dropsVowel, .doubles]) else { return nil }
    if stem.partOfSpeech == .verb { return softened.isRight(for: stem) ? .softened : nil }
    return nominal.first { $0.isRight(for: stem) }
  }

  /// Whether a stem of two syllables or more ends in a consonant, a high vowel and a consonant.
  private static func hasDroppableVowel(_ letters: [UInt8]) -> Bool {
    let end = letters.count - 1
    return letters.count > 3 && WordWalk.isHigh(letters[end - 1])
      && !CodePage.isVowel(letters[end]) && !CodePage.isVowel(letters[end - 2])
      && CodePage.isVowel(letters[end - 3])
  }
}
