import Coordination
import Curriculum
import Feedback
import Scoring
import Storage
import Testing

struct MistakesTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
  }

  private func finding(_ category: Finding.Category, found: String = "x") -> Finding {
    Finding(category: category, expected: "y", found: found, expectedSpan: nil, foundSpan: nil)
  }

  private func record(_ events: [JournalEntry.Event], session: String = "1") throws {
    try store.journal.begin(plan(session))
    for entry in entries(events) { try store.journal.append(entry, to: session) }
  }

  @Test func `the book lists the mistakes, the newest first`() throws {
    try record([
      answer(tea, .wrong, text: "bir"), answer(water, .almost, text: "iki"),
      answer(tea, .correctWithNote, text: "üç"), answer(tea, .wrong, text: "dört"),
      .undone(sequence: 3), answer(water, .wrong, text: "beş"), .overruled(sequence: 5),
      .skipped(item: tea), .finished,
    ])
    #expect(try store.journal.mistakes(limit: 9).map(\.record.answer) == ["iki", "bir"])
    #expect(try store.journal.mistakes(limit: 1).map(\.record.answer) == ["iki"])
    #expect(try store.journal.mistakes(limit: 0).isEmpty)
    let history = try store.journal.answers(to: water, limit: 9)
    #expect(history.map(\.record.answer) == ["beş", "iki"])
    #expect(history.map(\.isOverruled) == [true, false])
    #expect(history.map(\.isMistake) == [false, true])
    #expect(history.map(\.sequence) == [5, 1])
    #expect(history.map(\.session) == ["1", "1"])
    #expect(try store.journal.answers(to: tea, limit: 9).map(\.record.answer) == ["üç", "bir"])
  }

  @Test func `items are listed with how often they went wrong and whether they pass now`() throws {
    try record([
      answer(tea, .wrong), answer(water, .wrong), answer(tea, .wrong), answer(tea, .correct),
      answer(water, .correct), answer(water, .almost),
    ])
    #expect(
      try store.journal.mistakenItems(limit: 9) == [
        MistakenItem(item: water, mistakes: 2, answers: 3, last: 50_000, passesNow: false),
        MistakenItem(item: tea, mistakes: 2, answers: 3, last: 20_000, passesNow: true),
      ]
    )
    #expect(try store.journal.mistakenItems(limit: 1).map(\.item) == [water])
  }

  @Test func `mistakes are found by their category, not by texts that look like it`() throws {
    let lure = finding(.typo, found: #""category":"case""#)
    try record([
      answer(tea, .wrong, text: "a", findings: [finding(.case), finding(.case)]),
      answer(water, .wrong, text: "b", findings: [lure]),
      answer(tea, .correctWithNote, text: "c", findings: [finding(.case)]),
      answer(water, .wrong, text: "d", findings: [finding(.typo), finding(.case)]),
      answer(water, .wrong, text: "e"),
    ])
    #expect(try store.journal.mistakes(in: .case, limit: 9).map(\.record.answer) == ["d", "a"])
    #expect(try store.journal.mistakes(in: .typo, limit: 9).map(\.record.answer) == ["d", "b"])
    #expect(try store.journal.mistakes(in: .person, limit: 9).isEmpty)
    #expect(
      try store.journal.mistakenCategories() == [
        MistakenCategory(category: .case, mistakes: 2, items: 2, last: 30_000),
        MistakenCategory(category: .typo, mistakes: 2, items: 1, last: 30_000),
      ]
    )
  }

  @Test func `a mistake comes with its own explanation`() throws {
    try record([
      answer(tea, .wrong, text: "Çay içiyor."), answer(tea, .wrong, text: "çay içiyor"),
      answer(tea, .wrong, text: "Su."),
    ])
    try store.queue.explain(job(answer: "Çay içiyor."))
    try store.queue.explain(job(answer: "Su."), dispute)
    let mistakes = try store.journal.mistakes(limit: 9)
    #expect(mistakes.map { $0.explanations.map(\.reply) } == [[], [reply()], [reply()]])
  }

  @Test func `an empty record has an empty book`() throws {
    #expect(try store.journal.mistakes(limit: 9).isEmpty)
    #expect(try store.journal.mistakes(in: .case, limit: 9).isEmpty)
    #expect(try store.journal.mistakenItems(limit: 9).isEmpty)
    #expect(try store.journal.mistakenCategories().isEmpty)
  }
}
