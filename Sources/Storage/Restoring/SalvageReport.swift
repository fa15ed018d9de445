/// The result of salvaging rows from a damaged record.
package struct SalvageReport: Sendable, Equatable {
  /// A part of a record.
  package enum Part: String, Sendable, CaseIterable {
    case lessons, explanations, conversations, decks, words
    case answersToCards = "answers to cards"
    case scores
  }

  package var added = ImportSummary()
  /// The number of rows newer than the backup that could not be read or were invalid.
  package var lost = 0
  /// Parts that could not be read to the end, so that `lost` is incomplete for them.
  package var unread: Set<Part> = []

  package init(added: ImportSummary = ImportSummary(), lost: Int = 0, unread: Set<Part> = []) {
    (self.added, self.lost, self.unread) = (added, lost, unread)
  }

  /// The report on a record that is completely unreadable.
  static var nothing: SalvageReport { SalvageReport(unread: Set(Part.allCases)) }

  /// Whether nothing is known to be lost.
  package var isComplete: Bool { lost == 0 && unread.isEmpty }
}
