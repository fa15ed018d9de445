import Cards
import Coordination
import Curriculum
import TestSupport

/// Drives a coordinator as the program does: carries out effects at once and keeps a record.
struct Walker {
  var app: AppCoordinator
  var time: Int64 = 1_000
  var hasLeft = false
  var profile: Profile?
  /// Sessions by id, as a database would hold them.
  var plans: [String: SessionPlan] = [:]
  var entries: [String: [JournalEntry]] = [:]
  var abandoned: Set<String> = []
  var notices: [Notice] = []
  var notes: [GrammarTag] = []
  var glossed: [[Glossary.Gloss]] = []
  var pronounced: [Pronunciation] = []
  var playedMine = 0
  var pictures: [String] = []
  var failures: [PreparationError] = []
  var plays: [Playback] = []
  var addedCards: [CardEntry] = []
  var bests: [GameBest] = []
  var drilled: [DrillAnswer] = []
  /// Whether texts are read, because nothing can be heard.
  var isMute = false
  /// The words of pairs that were played, and what came of it.
  var pairs: [String] = []
  var pairPlay: (String) -> PairPlay = { _ in .heard }
  /// Answers whose missed words were hastened among the cards, by their sequence numbers.
  var hastened: [Int] = []
  /// Lists whose words have become cards.
  var begunDecks: [LessonID] = []
  /// What the runner says of them.
  var deckStart = DeckStart.begun(deck: "a1-u1")
  /// What is asked when mistakes are opened, and what was drawn for a purpose.
  var mistakes: [Mistake] = []
  private(set) var focused: [FocusRequest] = []
  /// The reviews that were asked for.
  private(set) var reviews: [ReviewRequest] = []
  var canDo: [CanDo.Sentence] = []
  /// How often an overview was read.
  private(set) var overviewCount = 0
  /// What the sessions after a placement show.
  var check: LevelCheck?
  let course: [String]
  /// What the transcript source gives.
  var heard: String?
  /// Questions to the language model: all, and those that nobody has answered or given up.
  private(set) var asked: [Int] = []
  private(set) var reported: [AssistantQuestion] = []
  /// The explanation that the record has of every mistake.
  var keptExplanation: AssistantReply?
  var openQuestions: Set<Int> = []
  var sessionCount = 0
  /// The review that is opened; without one it fails.
  var review: OpenedReview?
  /// What else the record knows when a day is opened.
  private let change: (inout OpenedToday) -> Void

  init(
    route: Route,
    profile: Profile?,
    habit: AssistantHabit = .never,
    allowsRating: Bool = false,
    course: [String] = SmallCourse.all,
    opening change: @escaping (inout OpenedToday) -> Void = { _ in }
  ) {
    self.change = change
    self.profile = profile
    self.course = course
    app = AppCoordinator(route: route, profile: profile, habit: habit)
    app.allowsRating = allowsRating
    carryOut(app.start(route))
  }

  static func lesson(_ id: String, allowsRating: Bool = false) -> Walker {
    Walker(route: .lesson(LessonID(rawValue: id)), profile: nil, allowsRating: allowsRating)
  }

  mutating func send(_ intents: Intent...) {
    for intent in intents {
      time += 1_000
      carryOut(app.handle(.intent(intent, at: time)))
    }
  }

  mutating func carryOut(_ effects: [Effect]) {
    for effect in effects { carryOut(effect) }
  }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .loadOverview:
      overviewCount += 1
      reply(.overview(overview))
    case .loadProgress: reply(.progress(SampleProgress.report()))
    case .beginDeck(let lesson, let session):
      begunDecks.append(lesson)
      reply(.begunDeck(deckStart, session: session))
    case .open(let request, let id): open(request, id)
    case .saveProfile(let profile): self.profile = profile
    case .record(let entry, let session, let plan):
      if let plan { plans[session] = plan }
      entries[session, default: []].append(entry)
    case .hastenCards(_, let sequence, _): hastened.append(sequence)
    case .unhastenCards(let sequence, _): hastened.removeAll { $0 == sequence }
    case .abandon(let session): abandoned.insert(session)
    case .play(let playback):
      plays.append(playback)
      if isMute { reply(.readInstead(playback.item)) }
    case .listen(let item, let attempt, _):
      reply(.heard(Heard(heard), item: item, attempt: attempt))
    case .ask(_, let id):
      asked.append(id)
      openQuestions.insert(id)
    case .stopAsking(let id): openQuestions.remove(id)
    case .report(let question): reported.append(question)
    case .talk, .edit, .switchLanguage: break
    case .lookUp(let word): reply(.lookedUp(SampleGame.evidence(on: word), word: word))
    case .draftCard(let word): reply(.drafted(SampleGame.draft(word)))
    case .addCard(let entry): addedCards.append(entry)
    case .keepBest(let best): bests.append(best)
    case .keepDrill(let answer): drilled.append(answer)
    case .takeBackDrill(let id): drilled.removeAll { $0.id == id }
    case .pronounce(let words): pronounced.append(words)
    case .playPair(let said, _):
      pairs.append(said)
      reply(.playedPair(pairPlay(said)))
    case .playMine: playedMine += 1
    case .openPicture(let path): pictures.append(path)
    case .showNote(let tag): notes.append(tag)
    case .showGlosses(let glosses): glossed.append(glosses)
    case .loadCards, .recordAnswer, .takeBackAnswer, .setStanding, .saveEntry: break
    case .loadCanDo(let level): reply(.canDo(canDo, level: level))
    case .checkLevel: if let check { reply(.levelCheck(check)) }
    case .say(let notice): notices.append(notice)
    case .fail(let error): failures.append(error)
    case .leave: hasLeft = true
    }
  }

  mutating func reply(_ reply: Reply) { carryOut(app.handle(.reply(reply, at: time))) }

  private mutating func open(_ request: OpenRequest, _ id: Int) {
    switch request {
    case .lesson(let lesson): openLesson(lesson, resuming: unfinished(lesson), id)
    case .words(let list, let groups):
      guard let list = list ?? overview.nextWords(for: profile?.level ?? .a1) else {
        return reply(.failed(request: id))
      }
      openLesson(list, resuming: unfinished(list), id, groups: groups)
    case .lessonAnew(let lesson): openLesson(lesson, resuming: nil, id)
    case .placement: openTest(.placement, [], id)
    case .levelTest(let level):
      let lessons = course.compactMap { try? SmallCourse.lesson($0) }
      openTest(.levelTest(level), lessons.flatMap(\.material).map(\.id), id)
    case .resume(let session):
      if let plan = plans[session], plan.kind == .placement { openTest(plan.kind, [], id) }
      if case .lesson(let lesson) = plans[session]?.kind {
        openLesson(lesson, resuming: session, id)
      }
    case .focus(let request): openFocus(request, id)
    case .mistakes: reply(.openedMistakes(mistakes, request: id))
    case .mistake(let item, let answer): reply(mistake(item, answer, request: id))
    case .search(let text): reply(.found(SampleSearch.results(for: text), request: id))
    case .notes: reply(.openedNotes(SampleSearch.points, request: id))
    case .note(let tag):
      let note = try? SampleSearch.note(on: tag)
      reply(note.map { .openedNote($0, request: id) } ?? .failed(request: id))
    case .practice: reply(.failed(request: id))
    case .review(let request):
      reviews.append(request)
      reply(review.map { .openedReview($0, request: id) } ?? .failed(request: id))
    case .today(let request): openToday(request, id)
    case .game(let request): reply(.openedGame(SampleGame.opened(request), request: id))
    case .drill(let request):
      reply(
        SampleDrill.opened(request).map { .openedDrill($0, request: id) } ?? .failed(request: id)
      )
    case .sounds(let request):
      reply(
        SampleSounds.opened(request).map { .openedSounds($0, request: id) } ?? .failed(request: id)
      )
    }
  }

  /// Opens a mistake as an answer to the first item of the writing lesson.
  private func mistake(_ item: ItemID, _ answer: String, request: Int) -> Reply {
    let material = try? SmallCourse.items(SmallCourse.writing).first
    guard let prepared = try? material?.prepared(),
      let mistake = mistakes.first(where: { $0.item == item && $0.answer == answer })
    else { return .failed(request: request) }
    return .openedMistake(
      OpenedMistake(mistake, prepared, explanation: keptExplanation),
      request: request
    )
  }

  /// Draws the whole writing lesson for any purpose.
  private mutating func openFocus(_ request: FocusRequest, _ id: Int) {
    focused.append(request)
    guard let items = try? SmallCourse.items(SmallCourse.writing) else {
      return reply(.failed(request: id))
    }
    let plan = SessionPlan(
      id: "focus\(focused.count)",
      kind: .focused(request.focus, level: .a1),
      items: items.map(\.id),
      started: 0
    )
    reply(.opened(OpenedSession(plan: plan, material: items, entries: []), request: id))
  }

  private mutating func openToday(_ request: TodayRequest, _ id: Int) {
    let lessons = course.compactMap { try? SmallCourse.lesson($0) }
    guard !lessons.isEmpty else { return reply(.failed(request: id)) }
    sessionCount += 1
    let left = plans.values.first { $0.kind.isOpenEnded && isOpen($0.id) }
    let plan =
      left
      ?? SessionPlan(
        id: "session\(sessionCount)",
        kind: .today(minutes: request.minutes),
        items: [],
        started: time
      )
    let day = DayCourse(
      lessons: lessons,
      syllabus: SmallCourse.syllabus,
      sessions: plans.values.filter { $0.id != plan.id }.map { ($0, entries[$0.id] ?? []) },
      level: overview.nearestCourse(profile?.level ?? .a1)?.level ?? .a1,
      clock: DayClock(secondsAheadOfUTC: 0, rolloverHour: 4),
      at: time
    )
    let session = OpenedSession(
      resuming: plan,
      entries: entries[plan.id] ?? [],
      among: day.allItems
    )
    var opened = OpenedToday(session: session, minutes: request.minutes, course: day)
    opened.doneLessons = Set(
      overview.courses.flatMap(\.lessons).filter(\.isDone).map(\.id)
    )
    change(&opened)
    reply(.openedToday(opened, request: id))
  }

  private mutating func openTest(_ kind: SessionPlan.Kind, _ items: [ItemID], _ id: Int) {
    let left = plans.values.first { $0.kind == kind && isOpen($0.id) }
    sessionCount += 1
    let new = SessionPlan(id: "session\(sessionCount)", kind: kind, items: items, started: 0)
    let test = OpenedTest(
      plan: left ?? new,
      lessons: course.compactMap { try? SmallCourse.lesson($0) },
      entries: left.flatMap { entries[$0.id] } ?? []
    )
    reply(.openedTest(test, request: id))
  }

  private mutating func openLesson(
    _ lesson: LessonID,
    resuming: String?,
    _ id: Int,
    groups: Int? = nil
  ) {
    let text = course.first { $0.contains("id: \(lesson)\n") }
    guard let text else { return reply(.failed(request: id)) }
    sessionCount += 1
    let session = resuming ?? "session\(sessionCount)"
    let opened = try? SmallCourse.session(text, id: session, entries: entries[session] ?? [])
    guard var opened else { return reply(.failed(request: id)) }
    opened.groups = groups
    reply(.opened(opened, request: id))
  }

  private func unfinished(_ lesson: LessonID) -> String? {
    plans.values.first { $0.kind == .lesson(lesson) && isOpen($0.id) }?.id
  }

  private func isOpen(_ session: String) -> Bool {
    !abandoned.contains(session)
      && entries[session]?.contains { $0.event == .finished } == false
  }

  var overview: Overview {
    let lessons = course.compactMap { try? SmallCourse.lesson($0) }
    let courses = Set(lessons.map(\.level)).sorted().map { level in
      Overview.Course(level: level, units: units(of: lessons.filter { $0.level == level }))
    }
    let left = plans.values.filter { isOpen($0.id) && !$0.kind.isOpenEnded }
      .min { $0.id < $1.id }
    return Overview(
      courses: courses,
      unfinished: left.map {
        Overview.Unfinished(session: $0.id, kind: $0.kind, settled: 0, total: $0.items.count)
      }
    )
  }

  private func units(of lessons: [Lesson]) -> [Overview.Unit] {
    Set(lessons.map(\.unit)).sorted().map { number in
      Overview.Unit(
        number: number,
        title: "Konu",
        englishTitle: "Topic",
        lessons: lessons.filter { $0.unit == number }.map { lesson in
          Overview.Lesson(id: lesson.id, skill: lesson.skill, state: state(of: lesson.id))
        }
      )
    }
  }

  private func state(of lesson: LessonID) -> Overview.Lesson.State {
    let sessions = plans.values.filter { $0.kind == .lesson(lesson) }.map(\.id)
    let times = sessions.count { entries[$0]?.contains { $0.event == .finished } == true }
    return times > 0 ? .done(times: times) : sessions.isEmpty ? .new : .begun
  }
}

extension Place {
  /// The kind of the place, for counting.
  var name: String {
    switch self {
    case .welcome: "welcome"
    case .home: "home"
    case .levels: "levels"
    case .course: "course"
    case .lesson(let lesson) where lesson.page != nil: "words"
    case .lesson(let lesson):
      switch lesson.stage {
      case .reading: "reading"
      case .listening: "listening"
      case .writing: "writing"
      case .speaking: "speaking"
      case nil: "nothing"
      }
    case .judged: "judged"
    case .summary: "summary"
    case .levelEnd: "level end"
    case .mistakes: "mistakes"
    case .mistake: "mistake"
    case .profile: "profile"
    case .review: "review"
    case .scramble: "game"
    case .drill: "drill"
    case .sounds: "sounds"
    case .today: "today"
    case .placement: "placement"
    case .levelTest: "level test"
    case .progress: "progress"
    case .search: "search"
    case .notes: "notes"
    case .note: "note"
    }
  }

  var lesson: LessonCoordinator? { if case .lesson(let lesson) = self { lesson } else { nil } }
  var judged: JudgedItem? { if case .judged(let judged) = self { judged } else { nil } }
  var summary: Summary? { if case .summary(let summary) = self { summary } else { nil } }
  var item: String? { lesson?.stage?.item.id.item ?? judged?.item.id.item }
}
