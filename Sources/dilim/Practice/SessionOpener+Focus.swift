import Asking
import Coordination
import Curriculum
import Mastery
import Screens
import Storage
import TextSafety

/// Practice for a purpose: items drawn from what was reached.
extension SessionOpener {
  /// Draws items for a purpose; an empty draw is no error, and its message says what to do.
  func focused(_ request: FocusRequest) throws(Failure) -> OpenedSession {
    let tries = try tries(for: request.focus)
    var lessons: [Lesson] = []
    for id in try self.lessons(for: request, tries) { lessons.append(try library.lesson(id)) }
    let selection = FocusSelection(
      from: lessons.flatMap(\.material),
      tries: tries,
      weakPoints: request.focus == .weak ? try weakPoints(in: lessons) : [],
      seed: request.seed ?? world.random()
    )
    let drawn = selection.draw(request.focus, count: request.count, first: request.first)
    guard !drawn.isEmpty else {
      let sentence =
        namesCommands
        ? Wording.nothing(for: request, hasAnswers: !tries.isEmpty)
        : Wording.nothingAtHome(for: request.focus, hasAnswers: !tries.isEmpty)
      throw Failure(code: .pass, message: "\(sentence)")
    }
    let level = try learnersLevel()
    let plan = SessionPlan(
      id: world.newID(),
      kind: .focused(request.focus, level: request.level ?? level),
      items: drawn.map(\.id),
      started: world.now()
    )
    return OpenedSession(plan: plan, material: drawn, entries: [])
  }

  /// The weak points by the learner model; none if the syllabus can't be read.
  private func weakPoints(in lessons: [Lesson]) throws(Failure) -> [GrammarTag] {
    guard let syllabus = try? library.syllabus() else { return [] }
    let sessions = try record.reading { (store) throws(DatabaseError) in
      try store.journal.allSessions()
    }
    let bank = ItemBank(lessons: lessons, syllabus: syllabus)
    return LearnerModel(sessions: sessions ?? [], bank: bank).weakPoints(at: world.now())
  }

  /// The units from which practice draws.
  func reach(answered: some Sequence<LessonID>) throws(Failure) -> Reach {
    Reach(try library.overview(record), level: try learnersLevel(), answered: answered)
  }

  private func learnersLevel() throws(Failure) -> Level { try record.profile()?.level ?? .a1 }

  private func lessons(
    for request: FocusRequest,
    _ tries: [FirstTry]
  ) throws(Failure) -> [LessonID] {
    let tried = Set(tries.map(\.item.lesson))
    let reach = try reach(answered: tried)
    let levels = request.level.map { [$0] } ?? Level.allCases
    return levels.flatMap { library.lessons(of: $0) }.filter { lesson in
      if lesson == request.first?.lesson { return true }
      let isOpen =
        request.isOfBegunLessons ? reach.hasBegun(lesson) : reach.contains(lesson)
      guard request.isAll || isOpen else { return false }
      let isList = lesson.skill == .vocabulary
      return switch request.focus {
      case .words: isList
      case .mistakes: !isList || tried.contains(lesson)
      case .grammar, .weak: !isList
      }
    }
  }

  /// The number of days in which a forgotten card makes its word worth practising.
  private static let days: Int64 = 14

  private func tries(for focus: PracticeFocus) throws(Failure) -> [FirstTry] {
    let tries = try firstTries()
    guard focus == .words else { return tries }
    let since = world.now() - Self.days * 86_400_000
    let forgotten = try record.reading { (store) throws(DatabaseError) in
      try store.cards.forgottenWords(since: since)
    }
    return tries + (forgotten ?? [])
  }

  func firstTries() throws(Failure) -> [FirstTry] {
    let tries = try record.reading { (store) throws(DatabaseError) in
      try store.journal.firstTries()
    }
    return tries ?? []
  }

  /// The most mistakes that the place lists.
  private static let mistakeLimit = 60

  /// The open mistakes, the newest first; items that the course no longer has are left out.
  func openMistakes() throws(Failure) -> [Mistake] {
    let tries = try firstTries()
    var items: [ItemMaterial] = []
    for id in Set(tries.map(\.item.lesson)) { items += (try? library.material(of: id)) ?? [] }
    let past = PastTries(tries, at: items)
    let open = past.openMistakes.prefix(Self.mistakeLimit)
    let oldest = open.compactMap { past.last(at: $0.id)?.time }.min() ?? 0
    let answers = try record.mistakes(since: oldest)
    return open.map { Mistake($0, answers[$0.id]?.record) }
  }
}

extension SessionOpener {
  /// A mistake with its item, and the explanation that the record has of the answer.
  func openMistake(_ id: ItemID, answer: String) throws(Failure) -> OpenedMistake {
    let material = try library.material(of: id.lesson).first { $0.id == id }
    guard let material else { throw .data("\(Wording.noItem(id.description, near: nil))") }
    let item: PreparedItem
    do {
      item = try material.with(LexiconFile.source(in: library.folder)).prepared()
    } catch { throw library.failure(error) }
    let answers = try record.reading { (store) throws(DatabaseError) in
      try store.journal.answers(to: id, limit: Self.mistakeLimit)
    }
    let given = answers?.first { $0.isMistake && $0.record.answer == answer }
    let replies = KeptReplies(record: record.access, clock: world.clock)
    let shown = given?.explanations.lazy.compactMap(replies.shown).first
    return OpenedMistake(
      Mistake(material, given?.record),
      item,
      explanation: shown.map { Wording.reply($0, from: "") }
    )
  }
}

extension Record {
  /// The last wrong answer to each item since a time.
  func mistakes(since time: Int64) throws(Failure) -> [ItemID: GivenAnswer] {
    let found = try reading { (store) throws(DatabaseError) in
      try store.journal.mistakes(since: time)
    }
    return Dictionary((found ?? []).map { ($0.record.item, $0) }) { _, later in later }
  }
}

extension Mistake {
  /// Describes a wrong answer to an item; nil if the solution was shown without an answer.
  init(_ item: ItemMaterial, _ answer: AnswerRecord?) {
    let task = try? item.prepared().task
    self.init(
      item: item.id,
      prompt: task?.question ?? "",
      answer: answer?.answer ?? "",
      solution: task?.solution ?? "",
      findings: answer?.findings ?? [],
      tags: item.id.lesson.skill == .vocabulary ? [] : item.exercise.tags
    )
  }
}
