import Cards
import Coordination
import Mastery
import Memory
import Storage

/// Computes a learner's history from the course and the journal.
///
/// The record keeps a snapshot of it, so that a journal of years is read once and then only its new
/// entries. The snapshot ends before today, because most of what is undone is of today.
struct HistoryReader {
  let record: Record
  let bank: ItemBank
  let clock: DayClock
  let now: Int64

  /// New entries of days before today, from which on another snapshot is kept.
  private static let leastNew = 300

  /// Returns the history, without one session if its id is given.
  func history(without session: String? = nil) throws(Failure) -> LearnerHistory {
    let kept = try record.reading { (store) throws(DatabaseError) in
      (changes: try store.journal.changeCount(), snapshot: try store.journal.snapshot())
    }
    guard let kept else { return LearnerHistory(bank: bank, clock: clock) }
    if let snapshot = kept.snapshot,
      let base = LearnerHistory(snapshot: snapshot.state, bank: bank, clock: clock),
      let history = extend(
        base,
        with: snapshot.sessions.map { ($0.plan, $0.entries, $0.firstNew) },
        without: session,
        kept.changes
      )
    {
      return history
    }
    return try replay(without: session, kept.changes)
  }

  /// Replays the whole journal.
  private func replay(
    without session: String?,
    _ changes: Int64
  ) throws(Failure) -> LearnerHistory {
    let sessions =
      try record.reading { (store) throws(DatabaseError) in try store.journal.allSessions() } ?? []
    let base = LearnerHistory(bank: bank, clock: clock)
    let all = sessions.map { ($0.plan, $0.entries, 0) }
    if let history = extend(base, with: all, without: session, changes) { return history }
    return LearnerHistory(
      sessions: sessions.filter { $0.plan.id != session },
      bank: bank,
      clock: clock
    )
  }

  /// Returns a history with the new entries of sessions; nil if they don't come after it.
  private func extend(
    _ base: LearnerHistory,
    with sessions: [LearnerHistory.Session],
    without session: String?,
    _ changes: Int64
  ) -> LearnerHistory? {
    let days = sessions.map { DaySplit($0, at: clock.start(of: clock.moment(now).day)) }
    var history = base
    guard history.extend(with: days.map(\.before)) else { return nil }
    let count = days.reduce(0) { $0 + $1.newBefore }
    if count >= Self.leastNew { keep(history, changes) }
    guard !days.contains(where: { $0.since.plan.id == session && $0.since.firstNew > 0 }),
      history.extend(with: days.map(\.since).filter { $0.plan.id != session })
    else { return nil }
    return history
  }

  /// Keeps a history of the days before today; a record that can't be written is read again.
  private func keep(_ history: LearnerHistory, _ changes: Int64) {
    let end = clock.start(of: clock.moment(now).day)
    _ = try? record.reading { (store) throws(DatabaseError) in
      try store.journal.keep(history.snapshot, until: end, ifUnchangedSince: changes)
    }
  }
}

/// A session before the beginning of a day and since then.
private struct DaySplit {
  let before: LearnerHistory.Session
  let since: LearnerHistory.Session

  init(_ session: LearnerHistory.Session, at start: Int64) {
    let first = session.entries.first { $0.time >= start }?.sequence ?? session.entries.count
    before = (session.plan, session.entries.filter { $0.sequence < first }, session.firstNew)
    since = (session.plan, session.entries, max(first, session.firstNew))
  }

  /// The new entries before the day.
  var newBefore: Int { before.entries.count { $0.sequence >= before.firstNew } }
}
