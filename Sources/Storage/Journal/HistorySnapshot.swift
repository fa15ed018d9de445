package import Coordination

/// What was computed from the journal before, with the sessions whose entries it lacks.
///
/// It is never the truth, so it is in no export and no comparison of records.
package struct HistorySnapshot: Sendable {
  /// The words of ``LearnerHistory/snapshot``.
  package let state: [UInt64]
  package let sessions: [Session]

  /// A session with all its entries.
  package struct Session: Sendable {
    package let plan: SessionPlan
    package var entries: [JournalEntry]
    /// The sequence number of the first entry that the snapshot lacks.
    package let firstNew: Int
  }

  /// Returns words as bytes, the lowest byte first.
  static func bytes(_ words: [UInt64]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * words.count)
    for word in words { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }
    return bytes
  }

  /// Returns bytes as words; the bytes after the last whole word are left out.
  static func words(_ bytes: [UInt8]) -> [UInt64] {
    bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 8).map {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self))
      }
    }
  }
}
