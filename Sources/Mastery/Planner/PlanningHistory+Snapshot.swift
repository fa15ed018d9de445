import Curriculum

/// Keeping a history, so that a long journal needn't be replayed whenever a day begins.
///
/// A snapshot is never the truth: without it the journal gives the same history.
extension PlanningHistory {
  /// Raised whenever the same observations give another history, or the order of the words changes;
  /// ``LearnerModel/snapshotVersion`` counts the model's own changes.
  private static let version: UInt64 = 3

  /// The history as words, for ``init(snapshot:bank:)``.
  package var snapshot: [UInt64] {
    var writer = WordWriter()
    var copy = self
    copy.code(by: &writer)
    return Self.header(of: bank) + [LearnerModel.checksum(writer.words[...])] + writer.words
  }

  /// Restores a history; nil if the words are of another version, another course or damaged.
  package init?(snapshot: [UInt64], bank: ItemBank) {
    let header = Self.header(of: bank)
    let words = snapshot.dropFirst(header.count + 1)
    guard snapshot.starts(with: header), snapshot.count > header.count,
      snapshot[header.count] == LearnerModel.checksum(words)
    else { return nil }
    self.init(bank: bank)
    var reader = WordReader(words)
    code(by: &reader)
    guard reader.isComplete else { return nil }
    lessons = Set(asked.map(\.lesson))
    for item in lastAsked.indices where lastAsked[item] != nil { countStep(item) }
  }

  private static func header(of bank: ItemBank) -> [UInt64] {
    [version, LearnerModel.snapshotVersion, bank.fingerprint]
  }

  private mutating func code(by coder: inout some WordCoder) {
    model.code(by: &coder)
    coder.code(&reviews)
    coder.code(&studyDays)
    coder.code(&newLessonOn)
    coder.code(&lastTime)
    var day = lastDay.map(Int64.init)
    coder.code(&day)
    lastDay = day.map { Int(clamping: $0) }
    for place in lastAsked.indices {
      coder.code(&lastAsked[place])
      coder.code(&rightDays[place])
      coder.code(&lastRightDay[place])
    }
    last.code(by: &coder)
    before.code(by: &coder)
    returns.code(by: &coder, in: bank)
  }
}
