package import Scoring

/// The category that a reply gives a finding: one of the grader's, or a finer one.
package enum ReplyCategory: Sendable, Hashable, RawRepresentable, CaseIterable, Codable {
  case finding(Finding.Category)
  /// The choice of a word.
  case vocabulary
  /// Polite or familiar, spoken or written.
  case register
  case punctuation
  case other

  package init?(rawValue: String) {
    if let category = Finding.Category(rawValue: rawValue) {
      self = .finding(category)
    } else if let finer = Self.finer.first(where: { $0.rawValue == rawValue }) {
      self = finer
    } else {
      return nil
    }
  }

  package var rawValue: String {
    switch self {
    case .finding(let category): category.rawValue
    case .vocabulary: "vocabulary"
    case .register: "register"
    case .punctuation: "punctuation"
    case .other: "other"
    }
  }

  package static let allCases = Finding.Category.allCases.map(ReplyCategory.finding) + finer

  private static let finer: [ReplyCategory] = [.vocabulary, .register, .punctuation, .other]

  /// Whether the category is compatible with a finding's: the same, or a finer one.
  func agrees(with category: Finding.Category) -> Bool {
    switch self {
    case .finding(let own): own == category
    case .vocabulary: [.wrongWord, .missingWord, .extraWord, .typo].contains(category)
    case .register: category == .person
    case .punctuation: category == .apostrophe
    case .other: true
    }
  }
}
