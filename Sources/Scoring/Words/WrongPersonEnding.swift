import Turkish

/// The right person with an ending of the wrong set: geldiyiz for geldik, giderik for gideriz.
///
/// Past and conditional take -m, -n, -k, -nIz; everything else takes -(y)Im, -sIn, -(y)Iz, -sInIz.
struct WrongPersonEnding {
  /// The right ending of the right word.
  let expected: Finding.SuffixForm
  /// The typed ending.
  let found: String

  private struct Endings {
    let suffix: Suffix
    let past: [[UInt8]]
    let other: [[UInt8]]

    init(_ suffix: Suffix, _ past: [String], _ other: [String]) {
      self.suffix = suffix
      self.past = past.map(CodePage.encode)
      self.other = other.map(CodePage.encode)
    }
  }

  private static let shortestBase = 3

  private static let sets = [
    Endings(.person2p, ["nIz"], ["sInIz"]), Endings(.person1p, ["k", "Ik"], ["yIz", "Iz"]),
    Endings(.person2s, ["n"], ["sIn"]), Endings(.person1s, ["m"], ["yIm"]),
  ]

  /// Creates the finding; nil if the words differ in anything else.
  init?(_ word: [UInt8], _ typed: [UInt8]) {
    guard min(word.count, typed.count) > Self.shortestBase,
      word.prefix(Self.shortestBase) == typed.prefix(Self.shortestBase)
    else { return nil }
    for set in Self.sets {
      for (own, others) in [(set.past, set.other), (set.other, set.past)] {
        for (base, ending) in Self.parted(word, own) {
          for (typedBase, typedEnding) in Self.parted(typed, others) where base == typedBase {
            expected = Finding.SuffixForm(set.suffix, CodePage.decode(Array(ending)))
            found = CodePage.decode(Array(typedEnding))
            return
          }
        }
      }
    }
    return nil
  }

  private static func parted(
    _ word: [UInt8],
    _ endings: [[UInt8]]
  ) -> [(base: ArraySlice<UInt8>, ending: ArraySlice<UInt8>)] {
    let shape = QuestionParticle.shape(of: word)
    return endings.compactMap { ending in
      guard word.count >= ending.count + shortestBase, shape.suffix(ending.count) == ending[...]
      else {
        return nil
      }
      return (word.dropLast(ending.count), word.suffix(ending.count))
    }
  }
}
