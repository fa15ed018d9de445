package import Scoring

/// A kind of mistake with the answers that hold it.
package struct MistakenCategory: Sendable, Equatable {
  package var category: Finding.Category
  /// Answers, each counted once.
  package var mistakes: Int
  package var items: Int
  /// When the last such mistake was made.
  package var last: Int64

  package init(category: Finding.Category, mistakes: Int, items: Int, last: Int64) {
    self.category = category
    self.mistakes = mistakes
    self.items = items
    self.last = last
  }
}
