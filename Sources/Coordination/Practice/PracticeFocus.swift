package import Curriculum

/// The purpose for which items are drawn from all that the learner has reached.
package enum PracticeFocus: Sendable, Equatable, Hashable {
  /// The points of items that failed at the first try and are still open.
  case mistakes
  /// Items of these grammar points.
  case grammar([GrammarTag])
  /// Words of the lists that failed lately, to be typed.
  case words
  /// Items of the learner's weakest grammar points.
  case weak

  /// The focus as the record keeps it: `mistakes`, `grammar locative`, `words` or `weak`.
  package var text: String {
    switch self {
    case .mistakes: "mistakes"
    case .grammar(let tags): (["grammar"] + tags.map(\.rawValue)).joined(separator: " ")
    case .words: "words"
    case .weak: "weak"
    }
  }

  /// Reads what ``text`` has written.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("mistakes", 1): self = .mistakes
    case ("words", 1): self = .words
    case ("weak", 1): self = .weak
    case ("grammar", 2...): self = .grammar(words.dropFirst().map { GrammarTag(rawValue: $0) })
    default: return nil
    }
  }
}

/// The items to draw for a purpose.
package struct FocusRequest: Sendable, Equatable, Hashable {
  package var focus: PracticeFocus
  /// The level of the items; nil for every level that was reached.
  package var level: Level?
  /// Whether to draw from the whole course, not only from the units that were reached.
  package var isAll: Bool
  package var count: Int
  /// The seed; the same seed draws the same items from the same record, nil draws at random.
  package var seed: UInt64?

  /// The item that comes first, and that lends the others their point; nil for none.
  package var first: ItemID?

  /// The number of items without another wish.
  package static let usualCount = 10

  /// Creates a request.
  package init(
    _ focus: PracticeFocus,
    level: Level? = nil,
    isAll: Bool = false,
    count: Int = Self.usualCount,
    seed: UInt64? = nil,
    first: ItemID? = nil
  ) {
    self.focus = focus
    self.level = level
    self.isAll = isAll
    self.count = count
    self.seed = seed
    self.first = first
  }

  /// Whether the items come only from lessons that were begun, because they go over mistakes.
  package var isOfBegunLessons: Bool { focus == .mistakes || first != nil }
}
