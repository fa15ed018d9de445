/// The result of salvaging rows from a damaged record.
package struct SalvageReport: Sendable, Equatable {
  /// The parts of a record.
  package enum Part: String, Sendable, CaseIterable {
    case lessons, explanations, conversations, decks, words
    case answersToCards = "answers to cards"
    case scores
  }

  package var added = ImportSummary()
  /// The number of rows newer than the backup that could not be read or made no sense.
  package var lost = 0
  /// Parts that could not be read to their end, so that `lost` does not count them.
  package var unread: Set<Part> = []

  package init(added: ImportSummary = ImportSummary(), lost: Int = 0, unread: Set<Part> = []) {
    (self.added, self.lost, self.unread) = (added, lost, unread)
  }

  /// The report on an unreadable record.
  static var nothing: SalvageReport { SalvageReport(unread: Set(Part.allCases)) }

  /// Whether everything that was there has been read.
  package var isComplete: Bool { lost == 0 && unread.isEmpty }
}
