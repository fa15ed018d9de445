import Cards
import Coordination
import Curriculum
import Screens
import TerminalUI
import TestSupport

/// Plays a lesson: lines go in, the text that a learner reads comes out.
struct Playthrough {
  private(set) var transcript = ""
  private var app: AppCoordinator
  private var progress = FrameProgress()
  /// The question to the language model that waits for its reply.
  private var asked: Int?
  private let setting: Screen.Setting
  private let columns: Int
  private var hasLeft = false
  /// What there is to do; nil where nobody looks.
  var overview: Overview?
  /// What a day asks; nil where no day is opened.
  var day: Day?
  /// What the course says that a learner can do after each level.
  var canDo: [CanDo.Sentence] = []
  /// What becomes of the words of a list.
  var deckStart = DeckStart.begun(deck: "a1-u1")
  /// The clock; it advances only in a review, by five seconds a line.
  private var time: Int64 = 0
  /// What the learner makes of an entry.
  var edit: (CardEntry) -> CardEntry? = { _ in nil }

  /// Opens one of the lessons of the small course.
  init(
    _ lesson: String,
    columns: Int = 80,
    rows: Int = 24,
    byLine: Bool = true,
    habit: AssistantHabit = .never,
    allowsRating: Bool = false
  ) throws {
    setting = Screen.Setting(
      isByLine: byLine,
      hasTranscriptSource: false,
      size: TerminalSize(columns: columns, rows: rows)
    )
    self.columns = columns
    let session = try SmallCourse.session(lesson)
    let id = try SmallCourse.lesson(lesson).id
    app = AppCoordinator(route: .lesson(id), profile: nil, habit: habit)
    app.allowsRating = allowsRating
    _ = app.start(.lesson(id))
    carryOut(app.handle(.reply(.opened(session, request: 1), at: 0)))
    show()
  }

  /// Opens home or the first start.
  init(
    home profile: Profile?,
    overview: Overview,
    columns: Int = 80,
    rows: Int = 24,
    day: Day? = nil,
    learner: KnownLearner? = nil
  ) {
    setting = Screen.Setting(
      isByLine: false,
      hasTranscriptSource: false,
      size: TerminalSize(columns: columns, rows: rows)
    )
    self.columns = columns
    self.day = day
    if day != nil { time = SampleReview.noon }
    self.overview = overview
    app = AppCoordinator(route: .home, profile: profile, learner: learner)
    carryOut(app.handle(.reply(.overview(overview), at: 0)))
    show()
  }

  /// Opens a review.
  init(
    review: OpenedReview,
    columns: Int = 80,
    rows: Int = 24,
    byLine: Bool = false,
    at time: Int64
  ) {
    setting = Screen.Setting(
      isByLine: byLine,
      hasTranscriptSource: false,
      size: TerminalSize(columns: columns, rows: rows)
    )
    self.columns = columns
    self.time = time
    app = AppCoordinator(route: .review(ReviewRequest()), profile: nil)
    _ = app.start(.review(ReviewRequest()))
    carryOut(app.handle(.reply(.openedReview(review, request: 1), at: time)))
    show()
  }

  /// Opens a round of the word game.
  init(game: OpenedGame, columns: Int = 80, byLine: Bool = false) {
    setting = Screen.Setting(isByLine: byLine, hasTranscriptSource: false)
    self.columns = columns
    app = AppCoordinator(route: .game(game.request), profile: nil)
    _ = app.start(.game(game.request))
    carryOut(app.handle(.reply(.openedGame(game, request: 1), at: 0)))
    show()
  }

  /// Opens a placement or a level test over the small course, as a learner of A1.
  init(test kind: SessionPlan.Kind, columns: Int = 80, byLine: Bool = false) throws {
    setting = Screen.Setting(isByLine: byLine, hasTranscriptSource: false)
    self.columns = columns
    let lessons = try SmallCourse.all.map { try SmallCourse.lesson($0) }
    let items = kind == .placement ? [] : lessons.flatMap(\.material).map(\.id)
    let plan = SessionPlan(id: "t", kind: kind, items: items, started: 0)
    let test = OpenedTest(plan: plan, lessons: lessons, entries: [])
    let profile = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: true)
    app = AppCoordinator(route: .placement, profile: profile)
    _ = app.start(.placement)
    carryOut(app.handle(.reply(.openedTest(test, request: 1), at: 0)))
    show()
  }

  /// Types lines, each after the prompt that waits for it.
  mutating func type(_ lines: String...) {
    for line in lines where !hasLeft {
      transcript += prompt + line + "\n"
      send(line)
      while setting.isByLine, case .judged = app.place {
        carryOut(app.handle(.intent(.next, at: 0)))
        show()
      }
    }
  }

  /// Forgets the transcript so far.
  mutating func forget() { transcript = "" }

  /// Answers all items of a word list right; only what follows is kept of the transcript.
  mutating func answerWords() {
    while let line = rightLine {
      forget()
      type(line)
    }
  }

  /// What answers the item in sight or leads on; nil after the last item.
  private var rightLine: String? {
    switch app.place {
    case .judged: return ""
    case .lesson(let lesson) where lesson.page != nil: return ""
    case .lesson(let lesson):
      guard let task = lesson.stage?.item.task else { return nil }
      if case .choose(let options) = task.answering {
        return options.firstIndex(where: \.isRight).map { "\($0 + 1)" }
      }
      return task.solution
    default: return nil
    }
  }

  /// Lets the language model take its time.
  mutating func hear(_ wait: AssistantTurn.Wait) {
    guard let asked else { return }
    carryOut(app.handle(.reply(.stillAsking(wait, id: asked), at: 0)))
    show()
  }

  mutating func hear(_ reply: AssistantReply) {
    guard let asked else { return }
    carryOut(app.handle(.reply(.explained(reply, id: asked), at: 0)))
    show()
  }

  private var prompt: String {
    Screen.prompt(for: app.place, in: setting).line(columns: columns).plainText
  }

  private mutating func send(_ line: String) {
    switch Screen.meaning(ofLine: line, in: app.place, setting: setting) {
    case .help:
      print(Screen.keys(for: app.place, in: setting).help(isByLine: setting.isByLine))
      progress.forget()
    case .unknownCommand(let text): transcript += "unknown \(text)\n"
    case .intent(let intent):
      if time > 0 { time += 5_000 }
      carryOut(app.handle(.intent(intent, at: time)))
    }
    show()
  }

  private mutating func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .say(.text) where app.place.isTest: progress.forget()
      case .say(let notice):
        print(Screen.frame(for: notice, in: setting))
        if notice.coversQuestion { coverQuestion() }
      case .play(let playback):
        transcript += "(heard: \(playback.paragraphs.joined(separator: " ")))\n"
      case .pronounce(let words): transcript += "(heard: \(words.text))\n"
      case .playPair(let said, _): transcript += "(heard: \(said))\n"
      case .openPicture(let path): transcript += "(picture: \(path))\n"
      case .leave: hasLeft = true
      case .ask(_, let id): asked = id
      case .stopAsking: asked = nil
      case .showGlosses:
        transcript += "(glosses)\n"
        coverQuestion()
      case .edit(let entry):
        guard let edited = edit(entry) else { continue }
        carryOut(app.handle(.reply(.edited(edited), at: time)))
      case .showNote(let tag):
        transcript += "(note: \(tag))\n"
        coverQuestion()
      case .open(.game(let request), let id):
        progress.forget()
        reply(.openedGame(SampleGame.opened(request), request: id))
      case .loadCanDo(let level):
        if !canDo.isEmpty { reply(.canDo(canDo, level: level)) }
      case .checkLevel: break
      case .loadOverview: if let overview { reply(.overview(overview)) }
      case .loadProgress: reply(.progress(SampleProgress.report()))
      case .beginDeck(_, let session):
        reply(.begunDeck(deckStart, session: session))
      case .open(.lesson(let lesson), let id): open(lesson, id)
      case .open(.today(let request), let id): if let day { reply(day.opened(request, id)) }
      case .open(.search(let text), let id):
        reply(.found(SampleSearch.results(for: text), request: id))
      case .open(.notes, let id): reply(.openedNotes(SampleSearch.points, request: id))
      case .open(.note(let tag), let id):
        if let note = try? SampleSearch.note(on: tag) { reply(.openedNote(note, request: id)) }
      case .open, .saveProfile, .record, .abandon, .listen, .talk, .fail, .report: break
      case .switchLanguage, .hastenCards, .unhastenCards, .loadCards, .recordAnswer,
        .takeBackAnswer, .setStanding, .saveEntry, .addCard, .keepBest,
        .keepDrill, .takeBackDrill, .playMine:
        break
      case .lookUp(let word):
        reply(.lookedUp(SampleGame.evidence(on: word), word: word))
      case .draftCard(let word): reply(.drafted(SampleGame.draft(word)))
      }
    }
  }

  /// A day with one lesson and the seconds that are left of it.
  struct Day {
    let lesson: String
    let secondsLeft: Int64

    fileprivate func opened(_ request: TodayRequest, _ id: Int) -> Reply {
      let course = DayCourse(
        lessons: [lesson].compactMap { try? SmallCourse.lesson($0) },
        syllabus: SmallCourse.syllabus,
        sessions: [],
        level: .a1,
        clock: DayClock(secondsAheadOfUTC: 0, rolloverHour: 4),
        at: SampleReview.noon
      )
      let kind = SessionPlan.Kind.today(minutes: request.minutes)
      let plan = SessionPlan(id: "d", kind: kind, items: [], started: SampleReview.noon)
      var opened = OpenedToday(
        session: OpenedSession(plan: plan, material: [], entries: []),
        minutes: request.minutes,
        course: course
      )
      opened.tally.milliseconds = Int64(request.minutes) * 60_000 - secondsLeft * 1_000
      return .openedToday(opened, request: id)
    }
  }

  /// Opens a lesson of the small course, if it has that.
  private mutating func open(_ lesson: LessonID, _ id: Int) {
    let texts = SmallCourse.all + [SmallCourse.vocabulary, SmallCourse.nextVocabulary]
    guard let text = texts.first(where: { $0.contains("id: \(lesson)\n") }),
      let session = try? SmallCourse.session(text)
    else { return }
    reply(.opened(session, request: id))
  }

  private mutating func reply(_ reply: Reply) {
    carryOut(app.handle(.reply(reply, at: time)))
  }

  private mutating func show() {
    let frame = Screen.frame(for: app.place, in: setting)
    transcript += progress.advance(to: frame, columns: columns, palette: .none).string
  }

  private mutating func coverQuestion() {
    if app.place.asksItem { progress.forget() }
  }

  private mutating func print(_ frame: Frame) {
    transcript += frame.rendered(columns: columns, palette: .none).string
  }
}
