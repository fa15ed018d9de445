import Feedback

extension LearnerStore {
  /// Writes the whole record as lines without line ends, in constant memory.
  ///
  /// The order is: the header; the profile; each session followed by its entries, oldest first;
  /// each question followed by its follow-ups; each conversation followed by its turns; each deck
  /// followed by its entries, and each entry by its cards; the deleted decks; the answers to cards;
  /// the best scores of the word game; the answers to drills. Usage belongs to this machine and is left out.
  ///
  /// `write` returns false to stop. The result says whether everything was written.
  package func export(_ write: (String) -> Bool) throws(DatabaseError) -> Bool {
    func writeLine(_ line: ExportLine) throws(DatabaseError) -> Bool {
      guard let text = JSONText.encode(line) else {
        throw record.error(.unknownValue(column: "score", value: "not a number"))
      }
      return write(text)
    }
    try record.connection.beginSnapshot()
    defer { record.connection.endSnapshot() }
    return try export(to: writeLine)
  }

  private func export(to write: ExportWriter) throws(DatabaseError) -> Bool {
    let deleted = try decks.deletedIDs()
    let hasDays = try journal.hasDays()
    let hasTests = try journal.hasTests()
    let hasFocus = try journal.hasFocus()
    let version = ExportLine.version(
      withDeletedDecks: !deleted.isEmpty,
      withNewKinds: hasDays || hasTests || hasFocus,
      withUnsure: try journal.hasUnsure(),
      withDrills: try drills.hasAny(),
      withRead: try journal.readTexts() > 0
    )
    guard try write(.header(version: version)) else { return false }
    if let profile = try profile(), try !write(.profile(profile)) { return false }
    guard try journal.export(to: write) else { return false }
    guard try explanations.export(to: write) else { return false }
    guard try conversations.export(to: write) else { return false }
    guard try decks.export(to: write) else { return false }
    for deck in deleted.sorted() {
      guard try write(.deletedDeck(deck)) else { return false }
    }
    guard try cards.exportAnswers(to: write) else { return false }
    guard try games.export(to: write) else { return false }
    return try drills.export(to: write)
  }

  /// The export of a record that does not exist yet: only the header.
  package static var emptyExport: String? {
    JSONText.encode(ExportLine.header(version: ExportLine.version(withDeletedDecks: false)))
  }
}
