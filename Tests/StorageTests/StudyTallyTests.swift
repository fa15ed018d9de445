import Cards
import Coordination
import Memory
import Scoring
import Storage
import Testing

struct StudyTallyTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let day: Int64 = 86_400_000

  private func store(_ entries: [JournalEntry]) throws -> LearnerStore {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    for entry in entries { try store.journal.append(entry, to: "1") }
    return store
  }

  private func event(_ sequence: Int, _ time: Int64, _ event: JournalEntry.Event) -> JournalEntry {
    JournalEntry(sequence: sequence, time: time, event: event)
  }

  @Test func `what was entered is read by day of study, and an answer undone is none`() throws {
    let hour = day / 24
    let store = try store([
      event(0, 5 * day + 3 * hour, answer(milliseconds: 10_000)),
      event(1, 5 * day + 4 * hour, answer(milliseconds: -7)),
      event(2, 5 * day + 5 * hour, answer(milliseconds: 9_000)),
      event(3, 5 * day + 6 * hour, .undone(sequence: 2)),
    ])
    // The day begins at four o'clock.
    let events = try store.journal.studyEvents(shift: -4 * hour).sorted { $0.time < $1.time }
    #expect(events.map(\.day.number) == [4, 5, 5, 5])
    #expect(events.map(\.time) == [3, 4, 5, 6].map { 5 * day + $0 * hour })
    #expect(events.map(\.milliseconds) == [10_000, -7, 9_000, 0])
    #expect(events.map(\.isAnswer) == [true, true, false, false])
  }

  @Test func `mistakes are counted once an answer by kind and week`() throws {
    func findings(_ categories: [Finding.Category]) -> [Finding] {
      categories.map {
        Finding(category: $0, expected: "a", found: "b", expectedSpan: nil, foundSpan: nil)
      }
    }
    let store = try store([
      // Thursday and the Monday after it.
      event(0, 0, answer(tea, .wrong, findings: findings([.harmony, .harmony, .case]))),
      event(1, 4 * day, answer(tea, .almost, findings: findings([.harmony]))),
      event(2, 4 * day, answer(tea, .correctWithNote, findings: findings([.typo]))),
      event(3, 4 * day, answer(tea, .wrong, findings: findings([.case]))),
      event(4, 4 * day, .overruled(sequence: 3)),
      event(5, 4 * day, answer(tea, .wrong, findings: findings([.tense]))),
      event(6, 4 * day, .undone(sequence: 5)),
    ])
    #expect(
      try store.journal.mistakeTallies(since: -day, shift: 0) == [
        MistakeTally(week: StudyDay(-3), category: .case, answers: 1),
        MistakeTally(week: StudyDay(-3), category: .harmony, answers: 1),
        MistakeTally(week: StudyDay(4), category: .harmony, answers: 1),
      ]
    )
    #expect(try store.journal.mistakeTallies(since: 1, shift: 0).count == 1)
  }

  @Test func `all sessions come with their entries`() throws {
    let entries = entries([answer(tea, .wrong), .undone(sequence: 0), answer(water)])
    let store = try store(entries)
    try store.journal.begin(plan("2"))
    let sessions = try store.journal.allSessions()
    #expect(sessions.map(\.plan) == [plan(), plan("2")])
    #expect(sessions.map(\.entries) == [entries, []])
  }

  @Test func `words are new, learning or known`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.decks.add(deck("d", settings()))
    for word in ["bir", "iki", "üç", "dört"] { _ = try store.cards.add(entry(word), to: "d") }
    let one = CardID(entry: "id-bir", kind: .recognise)
    try store.rate(one, .easy, id: "1")
    try store.rate(CardID(entry: "id-iki", kind: .recognise), .good, id: "2")
    try store.rate(CardID(entry: "id-üç", kind: .recognise), .easy, id: "3")
    try store.rate(CardID(entry: "id-üç", kind: .type), .good, id: "4")
    let counts = try #require(try store.cards.wordCounts(on: cardDay).first)
    #expect(counts.words == 4)
    #expect(counts.known == 1)
    #expect(counts.learning == 2)
    #expect(counts.predicted == 4)
    #expect(abs(counts.retrievability - 4) < 1e-9)
    #expect(try StudyTally.all(of: store.cards.studyEvents()).map(\.answers) == [4])
  }

  @Test func `only answers at intervals of days are compared with their prediction`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.decks.add(deck("d", settings()))
    _ = try store.cards.add(entry("bir"), to: "d")
    let card = CardID(entry: "id-bir", kind: .recognise)
    let first = try store.rate(card, .easy, id: "1")
    let state = try #require(first.memory)
    let later = noon + 6 * day
    let predicted = try #require(
      settings().scheduler.scheduler.retrievability(state, on: cardDay + 6)
    )
    try store.rate(card, .again, at: later, id: "2")
    try store.rate(card, .good, at: later + 600_000, id: "3")
    let samples = try store.cards.recallSamples(since: cardDay, limit: 10)
    #expect(samples == [RecallSample(predicted: predicted, isRecalled: false)])
    #expect(predicted < 1 && predicted > 0.5)
    #expect(try store.cards.recallSamples(since: cardDay + 7, limit: 10).isEmpty)
  }

  @Test func `due cards are counted by day, and those in steps for today`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.decks.add(deck("d", settings()))
    for word in ["bir", "iki", "üç"] { _ = try store.cards.add(entry(word), to: "d") }
    let easy = try store.rate(CardID(entry: "id-bir", kind: .recognise), .easy, id: "1")
    try store.rate(CardID(entry: "id-iki", kind: .recognise), .good, id: "2")
    guard case .on(let due)? = easy.due else {
      Issue.record("an easy card is due on a day")
      return
    }
    let counts = try store.cards.dueCounts(today: cardDay, days: 30)
    #expect(counts[cardDay] == 1)
    #expect(counts[due] == 1)
    #expect(counts.total == 2)
    #expect(try store.cards.dueCounts(today: due + 5, days: 30)[due + 5] == 2)
  }
}
