import Cards
import Coordination
import Curriculum
import Mastery
import RandomTestSupport
import Scoring
import Testing

/// A history that goes on after a snapshot, beside one that is replayed from the whole journal.
@Suite(.seeded) struct LearnerHistoryTests {
  private typealias Session = (plan: SessionPlan, entries: [JournalEntry])

  private static let tags = ["plural", "dative", "case"].map { GrammarTag(rawValue: $0) }
  private static let hour: Int64 = 3_600_000
  private let clock = DayClock(secondsAheadOfUTC: 10_800, rolloverHour: 4)

  private func item(_ number: Int) -> ItemID {
    ItemID(lesson: LessonID(rawValue: "a1-u\(number % 3 + 1)-writing"), item: "i\(number)")
  }

  private var bank: ItemBank {
    ItemBank(
      items: (0..<12).map { number in
        ItemTraits(
          id: item(number),
          tags: [Self.tags[number % 3], Self.tags[number % 2]],
          kind: number.isMultiple(of: 2) ? .typed : .choice,
          unit: number % 3,
          skill: .writing
        )
      },
      tagUnits: zip(Self.tags, 0...).map { ($0, $1) }
    )
  }

  private func event(_ sequence: Int, _ random: inout TestRandom) -> JournalEntry.Event {
    let number = item(Int.random(in: 0..<13, using: &random))
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .skipped(item: number)
    case 1: return .revealed(item: number)
    case 2: return .hinted(item: number, step: 2)
    case 3 where sequence > 0: return .undone(sequence: sequence - 1)
    case 4 where sequence > 0: return .overruled(sequence: sequence - 1)
    case let case_:
      return .answered(
        AnswerRecord(
          item: number,
          answer: "okula",
          verdict: case_ < 8 ? .wrong : .correct,
          score: 1,
          findings: case_ == 5 ? [Self.finding(.number)] : [],
          milliseconds: Int64.random(in: 0..<90_000, using: &random),
          grader: 1
        )
      )
    }
  }

  private static func finding(_ category: Finding.Category) -> Finding {
    Finding(category: category, expected: "", found: "", expectedSpan: nil, foundSpan: nil)
  }

  /// Sessions of some days; some go on while the next has begun.
  private func sessions(_ random: inout TestRandom) -> [Session] {
    (0..<12).map { number in
      let start = Int64(number) * 9 * Self.hour
      let plan = SessionPlan(
        id: "s\(number)",
        kind: number % 4 == 2 ? .placement : .practice(skill: .writing, level: .a1),
        items: [],
        started: start
      )
      let pace = Int64.random(in: 1...90, using: &random) * 60_000
      let entries = (0..<20).map { sequence in
        JournalEntry(
          sequence: sequence,
          time: start + Int64(sequence) * pace + Int64(number),
          event: event(sequence, &random)
        )
      }
      return (plan, entries)
    }
  }

  private func firstNew(_ session: Session, _ time: Int64) -> Int {
    session.entries.first { $0.time >= time }?.sequence ?? session.entries.count
  }

  private func history(_ sessions: [Session]) -> LearnerHistory {
    LearnerHistory(sessions: sessions, bank: bank, clock: clock)
  }

  @Test(arguments: UInt64(1)...3)
  func `a kept history and the new entries give what a replay gives`(seed: UInt64) throws {
    var random = TestRandom(seed)
    let sessions = sessions(&random)
    let whole = history(sessions)
    var count = 0
    for _ in 0..<8 {
      let time = Int64.random(in: 0..<110, using: &random) * Self.hour
      let before = sessions.map { session in
        (session.plan, session.entries.filter { $0.sequence < firstNew(session, time) })
      }
      let words = history(before).snapshot
      var kept = try #require(LearnerHistory(snapshot: words, bank: bank, clock: clock))
      #expect(kept.snapshot == words)
      let isCut = sessions.contains { session in
        let first = firstNew(session, time)
        return session.entries.contains { entry in
          switch entry.event {
          case .undone(let target), .overruled(let target):
            entry.sequence >= first && target < first
          default: false
          }
        }
      }
      let isExtended = kept.extend(
        with: sessions.map { ($0.plan, $0.entries, firstNew($0, time)) }
      )
      #expect(isExtended == !isCut)
      guard isExtended else { continue }
      count += 1
      #expect(kept.snapshot == whole.snapshot)
      #expect(kept.planning.asked == whole.planning.asked)
    }
    #expect(count > 0)
  }

  @Test(arguments: [SessionPlan.Kind.placement, .levelTest(.a2)])
  func `a test teaches the model, but nothing of it returns or counts as asked`(
    kind: SessionPlan.Kind
  ) {
    let plan = SessionPlan(id: "test", kind: kind, items: [], started: 0)
    let answer = AnswerRecord(
      item: item(1),
      answer: "x",
      verdict: .wrong,
      score: 0,
      findings: [],
      milliseconds: 9_000,
      grader: 1
    )
    let entries = [JournalEntry(sequence: 0, time: 5, event: .answered(answer))]
    let history = history([(plan, entries)])
    #expect(history.planning.returns.open.isEmpty && history.planning.asked.isEmpty)
    #expect(history.model.answers(to: Self.tags[1]) > 0)
    #expect(history.planning.lastTime == 5)
  }

  @Test func `entries that came before are refused`() throws {
    var random = TestRandom(3)
    let sessions = sessions(&random)
    var late = history(Array(sessions.dropFirst()))
    let words = late.snapshot
    let first = sessions[0]
    let isExtended = late.extend(with: [(first.plan, first.entries, 0)])
    #expect(!isExtended)
    #expect(late.snapshot == words)
  }

  @Test func `a history of another clock, another course or damage is not read`() {
    var random = TestRandom(4)
    let words = history(sessions(&random)).snapshot
    let elsewhere = DayClock(secondsAheadOfUTC: 7_200, rolloverHour: 4)
    #expect(LearnerHistory(snapshot: words, bank: bank, clock: elsewhere) == nil)
    let fewer = ItemBank(items: Array(bank.items.dropLast()), tagUnits: [(Self.tags[0], 0)])
    #expect(LearnerHistory(snapshot: words, bank: fewer, clock: clock) == nil)
    for count in [0, 1, 2, 6, words.count - 1] {
      let short = Array(words.prefix(count))
      #expect(LearnerHistory(snapshot: short, bank: bank, clock: clock) == nil)
    }
    for _ in 0..<60 {
      var damaged = words
      damaged[Int.random(in: 0..<words.count, using: &random)] ^=
        1 << UInt64.random(in: 0..<64, using: &random)
      #expect(LearnerHistory(snapshot: damaged, bank: bank, clock: clock) == nil)
    }
  }
}
