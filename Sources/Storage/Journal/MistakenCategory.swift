package import Scoring

/// A category of mistakes with the numbers of answers and items.
package struct MistakenCategory: Sendable, Equatable {
  package var category: Finding.Category
  /// The number of answers with this category, each counted once.
  package var mistakes: Int
  package var items: Int
  /// The time of the last mistake, in milliseconds since 1970.
  package var last: Int64

  package init(category: Finding.Category, mistakes: Int, items: Int, last: Int64) {
    self.category = category
    self.mistakes = mistakes
    self.items = items
    self.last = last
  }
}
