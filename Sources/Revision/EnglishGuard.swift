import Turkish

/// What a translation tells about the forms of its Turkish sentence.
struct EnglishGuard: Sendable {
  private let words: Set<String>

  init(_ english: String) {
    words = Set(
      english.lowercased().replacing("’", with: "'").split { !$0.isLetter && $0 != "'" }
        .map(String.init)
    )
  }

  /// Whether it has a verb in -ing, so that the Turkish one has -Iyor and not -Ir.
  var isProgressive: Bool { words.contains { $0.count > 4 && $0.hasSuffix("ing") } }

  /// Whether it tells of a habit by an adverb.
  var isHabitual: Bool {
    !words.isDisjoint(with: ["every", "always", "usually", "often", "sometimes", "never", "rarely"])
  }

  /// Whether it has “going to”, so that the Turkish verb has -AcAk and not -Ir.
  var isGoingTo: Bool { words.isSuperset(of: ["going", "to"]) }

  /// Whether it names an owner in the third person.
  private var hasOwner: Bool {
    !words.isDisjoint(with: ["his", "her", "its", "their", "of"])
      || words.contains { $0.hasSuffix("'s") || $0.hasSuffix("s'") }
  }

  /// Whether it points at a thing that is known: “the”, “this”, “my”.
  private var isDefinite: Bool {
    !words.isDisjoint(with: ["the", "this", "that", "these", "those", "my", "our", "your", "it"])
  }

  /// Which reading of two that have the same form is meant; nil if the English doesn't tell.
  func meant(_ first: [Suffix], _ second: [Suffix]) -> [Suffix]? {
    let both = [first, second]
    if both.contains([.accusative]), both.contains([.possessive3s]), hasOwner != isDefinite {
      return hasOwner ? [.possessive3s] : [.accusative]
    }
    if both.contains([.person1s]), both.contains([.possessive1s]), words.contains("my") != saysIAm {
      return saysIAm ? [.person1s] : [.possessive1s]
    }
    return nil
  }

  private var saysIAm: Bool { words.contains("i'm") || words.isSuperset(of: ["i", "am"]) }
}
