package import Cards
import Curriculum
package import Mastery
import Memory

/// What the journal says of a learner: the learner model and what the planner of days needs.
///
/// A fold over the outcomes of all sessions in the order of time. It can be kept as a snapshot and
/// goes on with the sessions that have newer entries; replaying the whole journal gives the same.
package struct LearnerHistory: Sendable {
  package private(set) var planning: PlanningHistory
  private(set) var reader: ObservationReader
  private let clock: DayClock

  /// A session with all its entries, and the sequence number of the first that isn't counted yet.
  package typealias Session = (plan: SessionPlan, entries: [JournalEntry], firstNew: Int)

  /// Creates the history of a learner who has answered nothing.
  package init(bank: ItemBank, clock: DayClock) {
    planning = PlanningHistory(bank: bank)
    reader = ObservationReader(bank: bank)
    self.clock = clock
  }

  /// Computes the history from all sessions.
  package init(
    sessions: [(plan: SessionPlan, entries: [JournalEntry])],
    bank: ItemBank,
    clock: DayClock
  ) {
    self.init(bank: bank, clock: clock)
    fold(sessions.flatMap { SessionOutcomes($0.plan, $0.entries).outcomes })
  }

  /// The learner model.
  package var model: LearnerModel { planning.model }

  /// Adds what came of the items of sessions after everything that was counted.
  private mutating func fold(_ outcomes: [SessionOutcome]) {
    for outcome in outcomes.sorted(by: SessionOutcome.isEarlier) {
      guard let observation = reader.observation(of: outcome) else { continue }
      let day = clock.moment(outcome.time).day.number
      if outcome.isInTest {
        planning.applyTest(observation, day: day)
      } else {
        planning.apply(observation, day: day)
      }
    }
  }

  // MARK: Snapshots

  /// The history as words, for ``init(snapshot:bank:clock:)``.
  package var snapshot: [UInt64] {
    Self.header(clock) + planning.snapshot
  }

  /// Restores a history; nil if it is of another course, version or time zone, or damaged.
  package init?(snapshot: [UInt64], bank: ItemBank, clock: DayClock) {
    guard snapshot.starts(with: Self.header(clock)),
      let planning = PlanningHistory(snapshot: Array(snapshot.dropFirst(2)), bank: bank)
    else { return nil }
    self.planning = planning
    reader = ObservationReader(after: planning.model)
    self.clock = clock
  }

  private static func header(_ clock: DayClock) -> [UInt64] {
    [clock.secondsAheadOfUTC, clock.rolloverHour].map { UInt64(bitPattern: Int64($0)) }
  }

  /// Adds the new entries of sessions; returns false, without adding any, if they change what was
  /// counted: by undoing or overruling an answer, or because they came before.
  package mutating func extend(with sessions: [Session]) -> Bool {
    var outcomes: [SessionOutcome] = []
    for session in sessions {
      let new = session.entries.drop { $0.sequence < session.firstNew }
      guard !new.contains(where: { $0.event.target.map { $0 < session.firstNew } ?? false }) else {
        return false
      }
      outcomes += SessionOutcomes(session.plan, session.entries).outcomes.filter {
        $0.sequence >= session.firstNew
      }
    }
    if let last = planning.lastTime, outcomes.contains(where: { $0.time <= last }) { return false }
    fold(outcomes)
    return true
  }
}

extension JournalEntry.Event {
  /// The sequence number of the entry that this one changes.
  fileprivate var target: Int? {
    switch self {
    case .undone(let sequence), .overruled(let sequence): sequence
    case .answered, .hinted, .skipped, .played, .read, .revealed, .proposed, .finished, .planned:
      nil
    }
  }
}
