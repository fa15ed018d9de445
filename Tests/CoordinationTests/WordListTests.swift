import Cards
import Coordination
import Curriculum
import Scoring
import TestSupport
import Testing

/// A word list, from its first page to the cards.
@Suite struct WordListTests {
  private static let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false)
  private static let list = LessonID(rawValue: "a1-u1-vocabulary")

  /// A list of this many words, each with a part of speech and a meaning of its own.
  static func text(_ count: Int) -> String {
    let words = [
      "kedi", "çay", "hava", "ev", "okul", "masa", "kapı", "kitap", "deniz", "ekmek", "su", "yol",
      "taş", "kuş",
    ]
    let lines = (0..<count).map { number in
      "* \(words[number]) | noun | sense\(number) | Bu \(words[number]). | It. {#w\(number)}"
    }
    return """
      id: a1-u1-vocabulary
      level: A1
      unit: 1
      skill: vocabulary
      title: Sözcükler
      grammar: copula-present

      \(lines.joined(separator: "\n"))

      """
  }

  private func home(_ list: String = SmallCourse.vocabulary) -> Walker {
    Walker(route: .home, profile: Self.profile, course: [list, SmallCourse.writing])
  }

  /// The ids of the items from here on, answered right; a page is "-".
  private func items(_ walk: inout Walker, upTo count: Int = 200) -> [String] {
    var ids: [String] = []
    while ids.count < count, walk.app.place.summary == nil, let item = walk.app.place.item {
      if walk.app.place.name == "words" {
        ids.append("-")
        walk.send(.next)
        continue
      }
      if walk.app.place.judged == nil {
        ids.append(item)
        walk.answerRight()
      }
      walk.send(.next)
    }
    return ids
  }

  @Test func `the words of a page are heard, and a word after its answer`() {
    var walk = home(Self.text(5))
    walk.openList()
    walk.send(.play)
    let page = walk.pronounced.last?.parts.map(\.text) ?? []
    #expect(page.count == 10 && page.prefix(4) == ["kedi", "Bu kedi.", "çay", "Bu çay."])
    walk.send(.next)
    // Every second word is asked by its meaning, the others by the word.
    for word in ["kedi", "çay"] {
      walk.answerRight()
      walk.send(.play)
      #expect(walk.pronounced.last?.parts.map(\.text) == [word, "Bu \(word)."])
      walk.send(.next)
    }
    #expect(walk.pronounced.count == 3)
  }

  @Test func `five words are shown, then asked by choice, then by typing`() {
    var walk = home(Self.text(8))
    walk.openList()
    let first = (0..<5).map { "w\($0)" }
    let second = (5..<8).map { "w\($0)" }
    let asked = items(&walk)
    #expect(
      asked == ["-"] + first.map { "\($0).choice" } + first + ["-"]
        + second.map { "\($0).choice" } + second
    )
    #expect(walk.app.place.summary?.passedAtOnce == 16)
    #expect(walk.begunDecks == [Self.list])
    #expect(walk.notices == [.wordsAreCards(.begun(deck: "a1-u1"))])
    #expect(walk.entries.values.first?.last?.event == .finished)
    let next = LessonID(rawValue: "a1-u1-writing")
    #expect(walk.app.place.summary?.next?.lesson == next)
    var left = walk
    left.send(.back)
    guard case .home(let home) = left.app.place else { return #expect(Bool(false)) }
    #expect(home.nextLesson == next)
    walk.send(.next)
    #expect(walk.app.place.lesson?.plan.kind == .lesson(next))
  }

  @Test func `what is done at the end comes in this order: record, deck, overview`() throws {
    var walk = home(Self.text(4))
    walk.openList()
    _ = items(&walk, upTo: 8)
    walk.answerRight()
    let session = try #require(walk.plans.keys.first)
    let plan = try #require(walk.plans[session])
    let entry = JournalEntry(sequence: 8, time: 5, event: .finished)
    var app = walk.app
    #expect(
      app.handle(.intent(.next, at: 5)) == [
        .record(entry, session: session, plan: nil), .beginDeck(of: Self.list, session: session),
        .loadOverview, .checkLevel,
      ]
    )
    #expect(app.handle(.reply(.begunDeck(.paused, session: "other"), at: 6)).isEmpty)
    #expect(
      app.handle(.reply(.begunDeck(.paused, session: session), at: 6)) == [
        .say(.wordsAreCards(.paused))
      ]
    )
    #expect(plan.items.map(\.item) == (0..<4).map { "w\($0).choice" } + (0..<4).map { "w\($0)" })
  }

  @Test func `a wrong choice comes back with the others, and its word at the end`() {
    var walk = home(Self.text(8))
    walk.openList()
    walk.send(.next)
    walk.chooseWrong()
    #expect(walk.app.place.judged?.comesBack == true)
    walk.send(.next)
    var asked = items(&walk, upTo: 4)
    #expect(asked == ["w1.choice", "w2.choice", "w3.choice", "w4.choice"])
    // Now the choice again, the words, one of them wrong, and the second group.
    asked = items(&walk, upTo: 2)
    #expect(asked == ["w0.choice", "w0"])
    walk.send(.submit("yanlış"), .next)
    asked = items(&walk)
    #expect(asked.prefix(4) == ["w2", "w3", "w4", "-"])
    // The last round has no page, because that would show the answers.
    #expect(asked.suffix(3) == ["w7", "w0", "w1"])
    #expect(walk.app.place.summary?.again.map(\.item.item) == ["w0.choice", "w1"])
    // Both answers were hastened to the cards, which there are only at the end.
    #expect(walk.hastened.count == 4 && Set(walk.hastened).count == 2)
  }

  @Test func `a word of the last round that is wrong comes back, and may be left out`() {
    var walk = home(Self.text(4))
    walk.openList()
    walk.send(.next)
    walk.chooseWrong()
    walk.send(.next)
    _ = items(&walk, upTo: 8)
    #expect(walk.app.place.item == "w0" && walk.app.place.lesson?.firstPassPosition == nil)
    walk.send(.submit("yanlış"), .next)
    #expect(walk.app.place.item == "w0")
    walk.send(.skip)
    #expect(walk.app.place.summary != nil && walk.begunDecks == [Self.list])
  }

  @Test func `the options of a choice are mixed anew each time it comes back`() {
    var walk = home(Self.text(4))
    walk.openList()
    walk.send(.next)
    var orders: Set<String> = []
    for _ in 0..<12 {
      for _ in 0..<3 where walk.app.place.item != "w0.choice" {
        walk.answerRight()
        walk.send(.next)
      }
      guard walk.app.place.item == "w0.choice",
        case .choose(let options) = walk.app.place.lesson?.stage?.item.task.answering
      else { break }
      #expect(Set(options.map(\.text)) == ["sense0", "sense1", "sense2", "sense3"])
      orders.insert(options.map(\.text).joined(separator: " "))
      walk.chooseWrong()
      walk.send(.next)
    }
    #expect(orders.count > 3)
  }

  /// After this many items the program ends and begins again.
  @Test(arguments: 0..<16)
  func `a list resumes at the same item, with the page of its group`(count: Int) {
    var walk = home(Self.text(8))
    walk.openList()
    var left = count
    while left > 0 {
      if walk.app.place.name != "words" {
        walk.answerRight()
        left -= 1
      }
      walk.send(.next)
    }
    let (item, settled) = (walk.app.place.item, walk.app.place.lesson?.settled)
    walk.send(.back)
    #expect(walk.app.place.name == "home")
    walk.openList()
    guard count > 0 else { return #expect(walk.plans.isEmpty && walk.app.place.name == "words") }
    #expect(walk.app.place.item == item && walk.app.place.lesson?.settled == settled)
    guard count < 16 else { return #expect(walk.app.place.summary == nil) }
    #expect(walk.app.place.lesson?.page?.index == (count < 10 ? 0 : 1))
    walk.send(.next)
    #expect(walk.app.place.item == item && walk.app.place.lesson?.page == nil)
  }

  @Test func `in the last round a list resumes without a page`() {
    var walk = home(Self.text(4))
    walk.openList()
    walk.send(.next)
    walk.chooseWrong()
    walk.send(.next)
    _ = items(&walk, upTo: 8)
    walk.send(.back)
    walk.openList()
    #expect(walk.app.place.item == "w0" && walk.app.place.name == "writing")
  }

  @Test func `undo at the page of the next group leads back, and the page comes again`() {
    var walk = home(Self.text(8))
    walk.openList()
    _ = items(&walk, upTo: 11)
    #expect(walk.app.place.lesson?.page?.index == 1)
    walk.send(.hint, .skip, .submit("x"), .choose(0))
    #expect(walk.notices.suffix(4) == [.unclear, .unclear, .unclear, .unclear])
    walk.send(.undo)
    #expect(walk.app.place.item == "w4" && walk.app.place.lesson?.page == nil)
    #expect(items(&walk, upTo: 2) == ["w4", "-"])
    #expect(walk.app.place.item == "w5.choice")
  }

  @Test func `the words are shown again when the learner wants it`() {
    var walk = home(Self.text(8))
    walk.openList()
    walk.send(.next, .readText)
    guard case .words(let group) = walk.notices.last else { return #expect(Bool(false)) }
    #expect(group.words.map(\.card.word) == ["kedi", "çay", "hava", "ev", "okul"])
    #expect(group.index == 0 && group.count == 2)
  }

  @Test func `a list that was left at its first page is not begun`() {
    var walk = home()
    walk.openList()
    walk.send(.back)
    #expect(walk.app.place.name == "home")
    #expect(walk.begunDecks.isEmpty && walk.entries.isEmpty && walk.notices.isEmpty)
  }

  @Test func `one group is a part of the day: the list pauses after it, and goes on later`() {
    var walk = home(Self.text(13))
    for (round, done) in [(0, 1), (1, 2)] {
      walk.carryOut([walk.open(.words(lesson: nil, groups: 1))])
      #expect(walk.app.place.lesson?.page?.index == round)
      _ = items(&walk)
      #expect(walk.app.place.name == "home" && walk.begunDecks.isEmpty)
      #expect(walk.notices.last == .wordsPaused(done: done, total: 3))
      #expect(walk.plans.count == 1)
    }
    walk.carryOut([walk.open(.words(lesson: Self.list, groups: 1))])
    _ = items(&walk)
    #expect(walk.app.place.summary != nil && walk.begunDecks == [Self.list])
  }

  @Test func `undo in a part of the day does not count a group twice`() {
    var walk = home(Self.text(13))
    walk.carryOut([walk.open(.words(lesson: nil, groups: 2))])
    _ = items(&walk, upTo: 11)
    walk.send(.undo)
    #expect(items(&walk).first == "w4")
    #expect(walk.notices.last == .wordsPaused(done: 2, total: 3))
  }

  @Test func `the next words are the first list that is not done, from the learner's level`() {
    var walk = Walker(
      route: .home,
      profile: Self.profile,
      course: [SmallCourse.vocabulary, SmallCourse.writing, SmallCourse.nextVocabulary]
    )
    #expect(walk.overview.nextWords(for: .a1) == Self.list)
    #expect(walk.overview.nextWords(for: .a2)?.rawValue == "a2-u1-vocabulary")
    walk.openList()
    _ = items(&walk)
    #expect(walk.overview.nextWords(for: .a1)?.rawValue == "a2-u1-vocabulary")
    #expect(walk.overview.nextWords(for: .b1) == nil)
  }

  @Test func `the learner is told when the words are none that are asked`() {
    var walk = home()
    walk.deckStart = .deleted(deck: "a1-u1")
    walk.openList()
    _ = items(&walk)
    #expect(walk.notices == [.wordsAreCards(.deleted(deck: "a1-u1"))])
  }

  /// Earlier versions showed the words without asking them; the plan held the words.
  @Test func `a list that an earlier version has shown to its end stays done`() throws {
    let cards = (0..<8).map { ItemID(lesson: Self.list, item: "w\($0)") }
    let plan = SessionPlan(id: "old", kind: .lesson(Self.list), items: cards, started: 0)
    let entries = [JournalEntry(sequence: 0, time: 5, event: .finished)]
    let progress = LessonProgress(plan: plan, entries: entries)
    #expect(progress.isFinished && progress.settledCount == 8)
    let material = try SmallCourse.items(Self.text(8))
    let session = OpenedSession(resuming: plan, entries: entries, among: material)
    var app = AppCoordinator(route: .lesson(Self.list), profile: nil)
    _ = app.start(.lesson(Self.list))
    #expect(!app.handle(.reply(.opened(session, request: 1), at: 9)).contains { $0.isRecord })
    let summary = try #require(app.place.summary)
    #expect(summary.total == 8 && summary.notPassed == 0 && summary.again.isEmpty)
  }

  @Test func `a plan of an earlier version that was never finished asks its words by typing`()
    throws
  {
    let cards = (0..<8).map { ItemID(lesson: Self.list, item: "w\($0)") }
    let plan = SessionPlan(id: "old", kind: .lesson(Self.list), items: cards, started: 0)
    let material = try SmallCourse.items(Self.text(8))
    var walk = home(Self.text(8))
    _ = walk.open(.lesson(Self.list))
    let session = OpenedSession(resuming: plan, entries: [], among: material)
    walk.reply(.opened(session, request: 1))
    #expect(items(&walk) == ["-", "w0", "w1", "w2", "w3", "w4", "-", "w5", "w6", "w7"])
  }

  @Test(arguments: [
    ("misafir", Verdict.correct), ("konuk", .correctWithNote), ("Konuk.", .correctWithNote),
    ("ev", .wrong), ("Misafir.", .correct), ("yeni", .wrong),
  ])
  func `another word with the same meaning is right, and the word of the list is named`(
    answer: String,
    verdict: Verdict
  ) throws {
    let lesson = try SmallCourse.lesson(
      Self.text(3).replacing("kedi | noun | sense0", with: "misafir | noun | guest; visitor")
        .replacing("çay | noun | sense1", with: "yeni | adjective | guest")
    )
    let earlier = Card(
      word: "konuk",
      partOfSpeech: "noun",
      meanings: ["guest"],
      example: "",
      translation: ""
    )
    let item = try #require(lesson.material(knowing: [earlier]).first { $0.id.item == "w0" })
    guard case .write(let mark) = try item.prepared().task.answering else {
      return #expect(Bool(false))
    }
    let judgement = mark(answer, false)
    #expect(judgement.verdict == verdict)
    #expect(judgement.nearest == "misafir")
    if verdict == .correctWithNote {
      #expect(judgement.findings.isEmpty && mark(answer, true).verdict == .almost)
    }
  }
}

extension Effect {
  fileprivate var isRecord: Bool { if case .record = self { true } else { false } }
}

extension Walker {
  /// Answers the item in sight.
  mutating func answerRight() {
    switch app.place.lesson?.stage?.item.task.answering {
    case .choose(let options): send(.choose(options.firstIndex(where: \.isRight) ?? 0))
    case .write, .writeDown, .say, .tell:
      send(.submit(app.place.lesson?.stage?.item.task.solution ?? ""))
    case nil: break
    }
  }

  mutating func chooseWrong() {
    guard case .choose(let options) = app.place.lesson?.stage?.item.task.answering else { return }
    send(.choose(options.firstIndex { !$0.isRight } ?? 0))
  }

  /// Asks for a session, as another part of the program does.
  mutating func open(_ request: OpenRequest) -> Effect { app.open(request) }
}

extension Walker {
  /// Opens the word list over the present place.
  fileprivate mutating func openList() {
    carryOut([app.open(.lesson(LessonID(rawValue: "a1-u1-vocabulary")))])
  }
}
