import Turkish

/// A grammatical person of a drill, with its suffixes and its English words.
package enum DrillPerson: String, Sendable, CaseIterable {
  case first = "1s"
  case second = "2s"
  case third = "3s"
  case firstPlural = "1p"
  case secondPlural = "2p"
  case thirdPlural = "3p"

  /// The ending of a predicate; nil for the third person singular, which has none.
  var ending: Suffix? {
    switch self {
    case .first: .person1s
    case .second: .person2s
    case .third: nil
    case .firstPlural: .person1p
    case .secondPlural: .person2p
    case .thirdPlural: .person3p
    }
  }

  var possessive: Suffix {
    switch self {
    case .first: .possessive1s
    case .second: .possessive2s
    case .third: .possessive3s
    case .firstPlural: .possessive1p
    case .secondPlural: .possessive2p
    case .thirdPlural: .possessive3p
    }
  }

  /// The English words of the person by the names that a cue has for them.
  var english: [String: String] {
    let rows: [String] =
      switch self {
      case .first: ["I", "am", "was", "have", "do", "my", "me"]
      case .second: ["you (sen)", "are", "were", "have", "do", "your (sen)", "you (sen)"]
      case .third: ["he/she", "is", "was", "has", "does", "his/her", "him/her"]
      case .firstPlural: ["we", "are", "were", "have", "do", "our", "us"]
      case .secondPlural: ["you (siz)", "are", "were", "have", "do", "your (siz)", "you (siz)"]
      case .thirdPlural: ["they", "are", "were", "have", "do", "their", "them"]
      }
    return Dictionary(uniqueKeysWithValues: zip(Self.names, rows))
  }

  static let names = ["I", "am", "was", "have", "do", "my", "me"]
}
