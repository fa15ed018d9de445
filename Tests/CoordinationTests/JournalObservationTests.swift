import Coordination
import Curriculum
import Mastery
import RandomTestSupport
import Scoring
import Testing

@Suite(.seeded) struct JournalObservationTests {
  private let dative = GrammarTag(rawValue: "dative")
  private let plural = GrammarTag(rawValue: "plural")

  private var bank: ItemBank {
    ItemBank(
      items: (0..<4).map { number in
        ItemTraits(
          id: item(number),
          tags: number == 3 ? [plural] : [dative],
          kind: .typed,
          unit: 0,
          skill: .writing
        )
      },
      tagUnits: [(plural, 0), (dative, 0)]
    )
  }

  private func item(_ number: Int) -> ItemID {
    ItemID(lesson: LessonID(rawValue: "a1-u1-writing"), item: "i\(number)")
  }

  private func answer(
    _ number: Int,
    _ verdict: Verdict,
    findings: [Finding.Category] = []
  ) -> JournalEntry.Event {
    .answered(
      AnswerRecord(
        item: item(number),
        answer: "okula gidiyorum",
        verdict: verdict,
        score: 1,
        findings: findings.map {
          Finding(category: $0, expected: "", found: "", expectedSpan: nil, foundSpan: nil)
        },
        milliseconds: 5_000,
        grader: 1
      )
    )
  }

  private typealias Session = (plan: SessionPlan, entries: [JournalEntry])

  private func session(
    _ events: [JournalEntry.Event],
    id: String = "a",
    from start: Int64 = 0
  ) -> Session {
    let plan = SessionPlan(
      id: id,
      kind: .lesson(LessonID(rawValue: "a1-u1-writing")),
      items: (0..<4).map(item),
      started: start
    )
    let entries = events.enumerated().map { sequence, event in
      JournalEntry(sequence: sequence, time: start + Int64(sequence) * 1_000, event: event)
    }
    return (plan, entries)
  }

  private func results(_ events: [JournalEntry.Event]) -> [Observation.Result] {
    JournalObservations(sessions: [session(events)], bank: bank).observations.map(\.result)
  }

  private let wrong = Observation.Result.wrong(blamed: [], others: [])

  @Test func `right, noted and wrong answers`() {
    let found = results([answer(0, .correct), answer(1, .correctWithNote), answer(2, .wrong)])
    #expect(found == [.right(weight: 1), .right(weight: 1), wrong])
  }

  @Test(arguments: [(1, 0.6), (2, 0.3), (3, 0)])
  func `hints lower the weight of the item's right answer`(step: Int, weight: Double) {
    let hints = (1...step).map { JournalEntry.Event.hinted(item: item(0), step: $0) }
    let found = results(hints + [answer(0, .correct), answer(1, .correct)])
    #expect(found == [.right(weight: weight), .right(weight: 1)])
  }

  @Test func `only the first try of an item counts in a sitting`() {
    let found = results([
      answer(0, .wrong), answer(0, .wrong), .revealed(item: item(1)), answer(0, .correct),
      answer(1, .correct), .skipped(item: item(2)), answer(2, .correct),
    ])
    #expect(found == [wrong, wrong, .skipped, .right(weight: 1)])
  }

  @Test func `a first try that was taken back makes room for the next`() {
    let found = results([answer(0, .wrong), .undone(sequence: 0), answer(0, .correct)])
    #expect(found == [.right(weight: 1)])
    #expect(
      results([answer(0, .wrong), answer(0, .correct), .overruled(sequence: 0)])
        == [.right(weight: 1)]
    )
  }

  @Test func `an item counts again after a rest, in another session and when it was planned again`()
  {
    let hour: Int64 = 3_600_000
    func observations(_ sessions: [Session]) -> [Observation.Result] {
      JournalObservations(sessions: sessions, bank: bank).observations.map(\.result)
    }
    var rested = session([answer(0, .wrong), answer(0, .correct)])
    rested.entries[1].time = hour - 1
    #expect(observations([rested]) == [wrong])
    rested.entries[1].time = hour
    #expect(observations([rested]) == [wrong, .right(weight: 1)])
    let two = [session([answer(0, .wrong)]), session([answer(0, .correct)], id: "b", from: 5_000)]
    #expect(observations(two) == [wrong, .right(weight: 1)])
    let planned = JournalEntry.Event.planned(item: item(0), reason: .mistake(dative))
    #expect(
      results([answer(0, .wrong), planned, answer(0, .correct)]) == [wrong, .right(weight: 1)]
    )
  }

  @Test func `an unsure answer tells nothing, and neither does what follows it in a sitting`() {
    #expect(results([answer(0, .unsure), answer(0, .correct)]) == [.unsure])
    #expect(results([answer(0, .unsure), .proposed(sequence: 0)]) == [.unsure])
    let planned = JournalEntry.Event.planned(item: item(0), reason: .unsure)
    #expect(
      results([answer(0, .unsure), planned, answer(0, .correct)]) == [.unsure, .right(weight: 1)]
    )
  }

  @Test func `an unsure answer leaves the learner model as it was`() {
    let model = LearnerModel(
      sessions: [session([answer(0, .unsure), answer(3, .correct)])],
      bank: bank
    )
    let without = LearnerModel(
      sessions: [session([.skipped(item: item(0)), answer(3, .correct)])],
      bank: bank
    )
    #expect(model.answers == 1)
    #expect(model.strength(of: dative, at: 60_000) == without.strength(of: dative, at: 60_000))
    let slips = JournalObservations(sessions: [session([answer(0, .unsure)])], bank: bank).slips
    #expect(slips == SlipHistory(utcOffset: 0))
  }

  @Test func `an undone answer is left out`() {
    let found = results([answer(0, .wrong), .undone(sequence: 0), answer(0, .correct)])
    #expect(found == [.right(weight: 1)])
  }

  @Test func `an overruled answer is right`() {
    #expect(results([answer(0, .wrong), .overruled(sequence: 0)]) == [.right(weight: 1)])
  }

  @Test func `a revealed solution is a wrong answer, and a skip tells nothing`() {
    #expect(results([.revealed(item: item(0)), .skipped(item: item(1))]) == [wrong, .skipped])
  }

  @Test func `slips of the keyboard alone are right as to grammar`() {
    #expect(results([answer(0, .almost, findings: [.typo])]) == [.right(weight: 1)])
    #expect(
      results([answer(0, .almost, findings: [.typo, .case])])
        == [.wrong(blamed: [dative], others: [])]
    )
  }

  @Test func `a tag off the item is blamed only after it was taught`() {
    let events = [answer(0, .wrong, findings: [.number]), answer(3, .correct)]
    let again = events + [answer(1, .wrong, findings: [.number])]
    let observations = JournalObservations(sessions: [session(again)], bank: bank).observations
    #expect(observations[0].result == wrong && observations[0].blamesWeakest)
    #expect(observations[2].result == .wrong(blamed: [], others: [plural]))
    #expect(!observations[2].blamesWeakest)
  }

  @Test func `items that the course no longer has are left out`() {
    #expect(results([answer(9, .correct), answer(0, .correct)]) == [.right(weight: 1)])
  }

  @Test func `the order of sessions makes no difference`() {
    var random = TestRandom(1)
    var sessions: [Session] = (0..<12).map { number in
      let events = (0..<9).map { _ in
        answer(
          Int.random(in: 0..<4, using: &random),
          Bool.random(using: &random) ? .correct : .wrong
        )
      }
      // Some sessions begin at the same time, and some go on while another one does.
      return session(events, id: "\(number)", from: Int64.random(in: 0..<4, using: &random) * 1_000)
    }
    let first = JournalObservations(sessions: sessions, bank: bank)
    let model = LearnerModel(sessions: sessions, bank: bank)
    #expect(first.observations.map(\.time) == first.observations.map(\.time).sorted())
    for _ in 0..<10 {
      sessions.shuffle(using: &random)
      #expect(JournalObservations(sessions: sessions, bank: bank) == first)
      let again = LearnerModel(sessions: sessions, bank: bank)
      #expect(again.strengths(at: 90_000) == model.strengths(at: 90_000))
    }
  }

  @Test func `slips are counted by words, without what was overruled`() {
    let observations = JournalObservations(
      sessions: [
        session([
          answer(0, .wrong, findings: [.case, .typo]), answer(1, .wrong, findings: [.case]),
          .overruled(sequence: 1), answer(2, .wrong, findings: [.case]), .undone(sequence: 3),
        ])
      ],
      bank: bank
    )
    #expect(observations.slips.total.words == 4)
    #expect(observations.slips.total.slips == [.case: 1, .typo: 1])
  }

  @Test func `an entry added in a session is read like by a replay`() {
    let entries: [JournalEntry.Event] = [
      answer(0, .wrong, findings: [.number]), answer(3, .correct), .hinted(item: item(1), step: 2),
      answer(1, .correct),
    ]
    let whole = session(entries)
    var reader = ObservationReader(bank: bank)
    let outcomes = SessionOutcomes(whole.plan, whole.entries).outcomes
    let one = outcomes.compactMap { reader.observation(of: $0) }
    #expect(one == JournalObservations(sessions: [whole], bank: bank).observations)
    var model = LearnerModel(bank: bank)
    for (outcome, observation) in zip(outcomes, one) {
      var later = ObservationReader(after: model)
      #expect(later.observation(of: outcome) == observation)
      model.apply(observation)
    }
  }
}
