/// A grammatical person, singular or plural.
enum Person: CaseIterable {
  case first, second, third, firstPlural, secondPlural, thirdPlural

  /// The suffix of a predicate; empty for the third person singular.
  var suffixes: [Suffix] {
    switch self {
    case .first: [.person1s]
    case .second: [.person2s]
    case .third: []
    case .firstPlural: [.person1p]
    case .secondPlural: [.person2p]
    case .thirdPlural: [.person3p]
    }
  }

  /// The digit in tags: 1 to 3.
  var digit: String {
    switch self {
    case .first, .firstPlural: "1"
    case .second, .secondPlural: "2"
    case .third, .thirdPlural: "3"
    }
  }

  var isPlural: Bool { [.firstPlural, .secondPlural, .thirdPlural].contains(self) }

  /// Creates the person of tags in which SG or PL gives its number.
  init?(_ tags: FeatureTags) {
    guard let digit = tags.first(of: ["1": "1", "2": "2", "3": "3"]) else { return nil }
    self.init(digit: digit, isPlural: tags.has("PL"))
  }

  init?(digit: String, isPlural: Bool) {
    switch (digit, isPlural) {
    case ("1", false): self = .first
    case ("2", false): self = .second
    case ("3", false): self = .third
    case ("1", true): self = .firstPlural
    case ("2", true): self = .secondPlural
    case ("3", true): self = .thirdPlural
    default: return nil
    }
  }
}
