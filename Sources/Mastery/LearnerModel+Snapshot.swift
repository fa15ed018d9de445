import Curriculum

/// Keeping a model, so that a long journal needn't be read at each start.
///
/// A snapshot is never the truth: without it the journal gives the same numbers.
extension LearnerModel {
  /// Raised whenever the same observations give other numbers, or the order of the words changes.
  package static let snapshotVersion: UInt64 = 2

  /// The state of the model as words, for ``init(snapshot:bank:)``.
  package var snapshot: [UInt64] {
    var writer = WordWriter()
    var copy = self
    copy.code(by: &writer)
    return [Self.snapshotVersion, bank.fingerprint, Self.checksum(writer.words[...])]
      + writer.words
  }

  /// Restores a model; nil if the words are of another version, another course or damaged.
  package init?(snapshot: [UInt64], bank: ItemBank) {
    let words = snapshot.dropFirst(3)
    guard snapshot.count > 3, snapshot[0] == Self.snapshotVersion,
      snapshot[1] == bank.fingerprint, snapshot[2] == Self.checksum(words)
    else { return nil }
    self.init(bank: bank)
    var reader = WordReader(words)
    code(by: &reader)
    guard reader.isComplete else { return nil }
  }

  static func checksum(_ words: ArraySlice<UInt64>) -> UInt64 {
    words.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 }
  }

  mutating func code(by coder: inout some WordCoder) {
    coder.code(&calibration.slope)
    coder.code(&calibration.intercept)
    share.code(by: &coder)
    for place in kinds.indices { kinds[place].code(by: &coder) }
    for place in units.indices { units[place].code(by: &coder) }
    for place in tags.indices { tags[place].code(by: &coder) }
    for place in items.indices { items[place].code(by: &coder) }
    times.code(by: &coder)
    recent.code(by: &coder)
  }
}

extension ItemBank {
  /// A number that changes with the items, their kinds and tags, by FNV-1a.
  package var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    func add(_ text: String) {
      for byte in text.utf8 { add(byte) }
      add(0)
    }
    for (tag, unit) in zip(tags, unitOfTag) {
      add(tag.rawValue)
      add(UInt8(truncatingIfNeeded: unit))
    }
    for item in items {
      add(item.id.lesson.rawValue)
      add(item.id.item)
      add(UInt8(item.kind.rawValue))
      add(UInt8(truncatingIfNeeded: item.unit))
      for tag in item.tags { add(tag.rawValue) }
    }
    return hash
  }
}
