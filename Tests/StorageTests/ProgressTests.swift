import Coordination
import Curriculum
import RandomTestSupport
import Scoring
import Storage
import Testing

@Suite(.seeded) struct ProgressTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func store(_ events: [JournalEntry.Event]) throws -> LearnerStore {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    for entry in entries(events) { try store.journal.append(entry, to: "1") }
    return store
  }

  @Test func `without answers there is no progress`() throws {
    let store = try LearnerStore(path: folder.record)
    #expect(try store.journal.progress() == Progress(items: [:], lessons: [:]))
    #expect(try store.journal.activity(secondsAheadOfUTC: 0).tallies.isEmpty)
  }

  @Test func `the last answer to an item counts`() throws {
    let progress = try store([
      answer(tea, .wrong), answer(water, .correct), answer(tea, .correctWithNote), .finished,
    ]).journal.progress()
    #expect(
      progress.items == [
        tea: .init(answers: 2, verdict: .correctWithNote, isOverruled: false, last: 20_000),
        water: .init(answers: 1, verdict: .correct, isOverruled: false, last: 10_000),
      ]
    )
    #expect(progress.lessons == [lesson: .init(finished: 1, passed: 2)])
  }

  @Test func `an undone answer does not count`() throws {
    let progress = try store([
      answer(tea, .wrong), answer(tea, .correct), .undone(sequence: 1), answer(water, .correct),
      .undone(sequence: 3), .undone(sequence: 3),
    ]).journal.progress()
    #expect(
      progress.items == [tea: .init(answers: 1, verdict: .wrong, isOverruled: false, last: 0)]
    )
    #expect(progress.lessons.isEmpty)
  }

  @Test func `an overruled answer counts as passed`() throws {
    let progress = try store([answer(tea, .wrong), .overruled(sequence: 0)]).journal.progress()
    #expect(progress.items[tea]?.passes == true)
    #expect(progress.items[tea]?.verdict == .wrong)
    #expect(progress.lessons[lesson]?.passed == 1)
  }

  @Test func `an almost right answer does not pass`() throws {
    #expect(try store([answer(tea, .almost)]).journal.progress().items[tea]?.passes == false)
  }

  @Test func `an unsure answer neither gives nor takes what an item had`() throws {
    let store = try store([
      answer(tea, .correct), answer(tea, .unsure), answer(water, .unsure), .finished,
    ])
    let progress = try store.journal.progress()
    #expect(progress.items[tea]?.passes == true)
    #expect(progress.items[tea]?.answers == 2)
    #expect(
      progress.items[water] == .init(answers: 1, verdict: .unsure, isOverruled: false, last: 20_000)
    )
    #expect(progress.items[water]?.passes == false)
    #expect(progress.lessons == [lesson: .init(finished: 1, passed: 1)])
    #expect(try store.journal.begunLessons() == [lesson: 1])
    let total = try store.journal.activity(secondsAheadOfUTC: 0).total
    #expect([total.answers, total.passed, total.unsure] == [3, 1, 2])
  }

  @Test func `an unsure answer is no mistake and no first try`() throws {
    let store = try store([
      answer(tea, .unsure), answer(tea, .correct), answer(water, .wrong), .proposed(sequence: 0),
    ])
    #expect(try store.journal.mistakenItems(limit: 9).map(\.item) == [water])
    #expect(try store.journal.firstTries().map(\.item) == [water])
    let answers = try store.journal.answers(to: tea, limit: 9)
    #expect(answers.map(\.isMistake) == [false, false])
    #expect(answers.map(\.isUnsure) == [false, true])
  }

  @Test func `after a mistake an unsure answer leaves the mistake open`() throws {
    let store = try store([answer(tea, .wrong), answer(tea, .unsure)])
    #expect(try store.journal.mistakenItems(limit: 9).map(\.passesNow) == [false])
    #expect(try store.journal.progress().items[tea]?.verdict == .wrong)
  }

  @Test func `with equal times the later entry is the last`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    for (index, verdict) in [Verdict.wrong, .almost, .correct].enumerated() {
      try store.journal.append(
        JournalEntry(sequence: index, time: 7, event: answer(tea, verdict)),
        to: "1"
      )
    }
    #expect(try store.journal.progress().items[tea]?.verdict == .correct)
  }

  @Test func `days begin at the learner's midnight, before 1970 too`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    let hour: Int64 = 3_600_000
    for (index, time) in [-25 * hour, -hour, 0, 23 * hour].enumerated() {
      try store.journal.append(
        JournalEntry(sequence: index, time: time, event: answer(milliseconds: 10)),
        to: "1"
      )
    }
    #expect(try store.journal.activity(secondsAheadOfUTC: 0).tallies.map(\.day) == [-2, -1, 0])
    let istanbul = try store.journal.activity(secondsAheadOfUTC: 3 * 3_600)
    #expect(istanbul.days.mapValues(\.answers) == [-1: 1, 0: 2, 1: 1])
    #expect(istanbul.total == Activity.Count(answers: 4, passed: 4, milliseconds: 40))
  }

  @Test func `answers are counted by skill without undone ones`() throws {
    let spoken = ItemID(lesson: LessonID(rawValue: "a1-u2-speaking"), item: "x")
    let activity = try store([
      answer(tea, .wrong), .overruled(sequence: 0), answer(spoken, .almost), answer(tea, .wrong),
      .undone(sequence: 3),
    ]).journal.activity(secondsAheadOfUTC: 0)
    #expect(
      activity.skills == [
        .writing: Activity.Count(answers: 1, passed: 1, milliseconds: 1_000),
        .speaking: Activity.Count(answers: 1, passed: 0, milliseconds: 1_000),
      ]
    )
  }

  @Test(arguments: UInt64(1)...20)
  func `progress equals a replay of the journal`(seed: UInt64) throws {
    var generator = JournalGenerator(seed: seed)
    let store = try LearnerStore(path: folder.record)
    typealias Last = (decided: Int, time: Int64, session: Int, sequence: Int, passes: Bool)
    var last: [ItemID: Last] = [:]
    var answers: [ItemID: Int] = [:]
    for session in 0..<3 {
      try store.journal.begin(plan("\(session)"))
      let journal = generator.journal(60)
      for entry in journal { try store.journal.append(entry, to: "\(session)") }
      for entry in journal {
        guard case .answered(let record) = entry.event,
          !journal.contains(where: { $0.event == .undone(sequence: entry.sequence) })
        else { continue }
        answers[record.item, default: 0] += 1
        let overruled = journal.contains { $0.event == .overruled(sequence: entry.sequence) }
        let decided = overruled || record.verdict != .unsure ? 1 : 0
        let passes = overruled || record.verdict.passes
        let next: Last = (decided, entry.time, session, entry.sequence, passes)
        if let old = last[record.item],
          (old.decided, old.time, old.session, old.sequence)
            > (next.decided, next.time, next.session, next.sequence)
        {
          continue
        }
        last[record.item] = next
      }
    }
    let progress = try store.journal.progress()
    #expect(progress.items.mapValues(\.answers) == answers)
    #expect(progress.items.mapValues(\.passes) == last.mapValues(\.passes))
    #expect(progress.items.mapValues(\.last) == last.mapValues(\.time))
    let activity = try store.journal.activity(secondsAheadOfUTC: 0)
    #expect(activity.total.answers == answers.values.reduce(0, +))
  }
}
