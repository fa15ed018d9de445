import Feedback
import Storage
import Synchronization
import Testing

/// `kill -9` at every write of the queue.
struct KilledQueueTests {
  let folder: TemporaryFolder
  let place: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    place = try TemporaryFolder(inMemory: true)
  }

  /// The facts at a moment that must survive a kill.
  private struct Witness: Sendable {
    var queued: [String] = []
    var finished: [String] = []
    /// Explanations that were shown as new.
    var shown: [String] = []
    var turns = 0
    var requests = 0
  }

  /// Queues and sends questions, stores the replies and shows them, as the program does.
  private func work(
    _ store: LearnerStore,
    _ jobs: [ExplanationJob],
    from now: Int64,
    recording record: (_ change: (inout Witness) -> Void) -> Void
  ) throws {
    var now = now
    for job in jobs {
      _ = try store.queue.enqueue(job)
      record { $0.queued.append(job.id) }
    }
    while let next = try store.queue.nextJob() {
      if case .pending(let due, _) = next.state { now = max(now, due) }
      guard case .claimed = try store.queue.claim(next.id, now: now) else { break }
      record { $0.requests += 1 }
      if next.id == jobs[1].id, next.state.problem == nil {
        try store.queue.fail(next.id, SendFailure(.server), spending: cost, in: here.at(now))
        continue
      }
      let kept = next.id == jobs[2].id ? dispute : reply()
      try store.queue.finish(next.id, with: kept, spending: cost, in: here.at(now))
      record { $0.finished.append(next.id) }
    }
    for new in try store.explanations.unseen(limit: 9)
    where try store.explanations.markShown(new.id) {
      record { $0.shown.append(new.id) }
    }
  }

  private func talk(
    _ store: LearnerStore,
    recording record: (_ change: (inout Witness) -> Void) -> Void
  ) throws {
    if try store.conversations.find(id: "c") == nil {
      try store.conversations.begin(conversation("c"))
    }
    let next = try #require(try store.conversations.find(id: "c")).nextSequence
    for sequence in next..<4 {
      let turn = ChatTurn(sequence % 2 == 0 ? .learner : .tutor, "\(sequence)")
      try store.conversations.append(.init(sequence: sequence, time: 0, turn), toConversation: "c")
      record { $0.turns += 1 }
    }
  }

  @Test func `after a kill at any write, no job is lost and no explanation is new twice`() throws {
    let jobs = jobs(4)
    _ = try LearnerStore(path: folder.record)
    let snapshots = try Snapshots(of: folder, in: place, note: Witness())
    let store = try LearnerStore(path: folder.record)
    func record(_ change: (inout Witness) -> Void) { snapshots.note.withLock { change(&$0) } }
    try work(store, jobs, from: 10, recording: record)
    try talk(store, recording: record)
    let moments = snapshots.end()
    #expect(moments.count > 60)
    var losses: Set<Int> = []
    for moment in moments {
      let store = try LearnerStore(path: moment.record)
      var after = moment.note
      for id in after.queued { #expect(try store.queue.job(id: id) != nil) }
      for id in after.finished { #expect(try store.explanations.find(id: id) != nil) }
      let kept = try store.conversations.find(id: "c")?.turns.count ?? 0
      #expect(kept == after.turns || kept == after.turns + 1)
      #expect(try store.usage.of(day: 20_000).requests >= after.requests)
      let lost = try store.queue.settleOverdueJobs(now: 10 * minute).lost
      losses.insert(lost)
      try work(store, jobs, from: 10 * minute) { $0(&after) }
      try talk(store) { $0(&after) }
      #expect(try store.queue.overview().tallies.map(\.state) == [.dispute, .done])
      #expect(try store.queue.overview().count(.done) == 3)
      #expect(try store.queue.overview().losses == lost)
      // An explanation is marked before it is shown, so one may never be shown as new, but none
      // twice.
      #expect(Set(after.shown).count == after.shown.count)
      #expect(after.shown.count >= 2)
      #expect(try store.explanations.unseenCount() == 0)
      #expect(
        try store.conversations.find(id: "c")?.turns.map(\.turn.text) == ["0", "1", "2", "3"]
      )
    }
    #expect(losses == [0, 1])
  }

  @Test func `after a kill at any write, an import is complete or has changed nothing`() throws {
    let origin = try TemporaryFolder(inMemory: true)
    let source = try LearnerStore(path: origin.record)
    for job in jobs(3) { try source.queue.explain(job) }
    try source.conversations.begin(conversation("c"))
    let export = try lines(of: source)
    _ = try LearnerStore(path: folder.record)
    let snapshots = try Snapshots(of: folder, in: place, note: 0)
    try merge(export, into: try LearnerStore(path: folder.record))
    var ends: Set<Int> = []
    for copy in snapshots.end() {
      let found = try lines(of: try LearnerStore(path: copy.record))
      #expect(found == export || found == [export[0]])
      ends.insert(found.count)
    }
    #expect(ends == [1, export.count])
  }

  @Test func `after a kill at any write of a migration, the record is intact`()
    throws
  {
    try execute(MigrationTests.first, on: folder.record)
    let snapshots = try Snapshots(of: folder, in: place, note: 0)
    _ = try LearnerStore(path: folder.record)
    let found = snapshots.end()
    #expect(found.count > 2)
    for copy in found {
      let store = try LearnerStore(path: copy.record)
      #expect(try store.journal.session(id: "1")?.entries.count == 2)
      try store.queue.explain(job())
    }
  }
}
