import Cards
import Coordination
import Curriculum
import Drills
import Feedback
import Screens
import TestSupport

/// A session that answers every effect at once, to get to each place and each of its states.
struct KeyWalk {
  private(set) var app: AppCoordinator
  private(set) var hasLeft = false
  let setting: Screen.Setting
  private let review: OpenedReview
  /// Whether the last open lesson of the course has just been done.
  let isCourseDone: Bool
  /// Whether the minutes of the day are spent already.
  private let isDayDone: Bool
  /// What the learner has left.
  private let unfinished: Overview.Unfinished?

  /// A terminal with a loudspeaker.
  static let withSound = {
    var setting = Screen.Setting(isByLine: false, hasTranscriptSource: false)
    setting.hasSound = true
    return setting
  }()

  init(
    _ route: Route,
    profile: Profile? = Profile(name: "Ada", level: .a1, hasTurkishKeyboard: false),
    habit: AssistantHabit = .never,
    setting: Screen.Setting = KeyWalk.withSound,
    review: OpenedReview = SampleReview.review([]),
    isCourseDone: Bool = false,
    isDayDone: Bool = false,
    unfinished: Overview.Unfinished? = nil
  ) {
    self.unfinished = unfinished
    self.isDayDone = isDayDone
    self.isCourseDone = isCourseDone
    self.setting = setting
    self.review = review
    app = AppCoordinator(route: route, profile: profile, habit: habit)
    carryOut(app.start(route))
  }

  /// The effects of an intent, without carrying them out.
  func effects(of intent: Intent) -> (effects: [Effect], isChanged: Bool) {
    var next = app
    let effects = next.handle(.intent(intent, at: SampleReview.noon))
    guard effects.isEmpty else { return (effects, true) }
    return (effects, "\(next.place)" != "\(app.place)")
  }

  func sending(_ intent: Intent) -> KeyWalk {
    var next = self
    // Only the second empty answer shows the solution.
    for _ in 0..<(intent == .submit("") ? 2 : 1) {
      next.carryOut(next.app.handle(.intent(intent, at: SampleReview.noon)))
    }
    return next
  }

  private mutating func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .loadOverview: reply(.overview(overview))
      case .loadProgress: reply(.progress(SampleProgress.report()))
      case .open(let request, let id): open(request, id)
      case .listen(let item, let attempt, _):
        reply(.heard(Heard(transcript, isRecorded: true), item: item, attempt: attempt))
      case .ask(let question, let id): reply(.explained(Self.reply(to: question), id: id))
      case .loadCards: reply(.cards(review.cards))
      case .edit(var entry):
        entry.meaning += "!"
        reply(.edited(entry))
      case .lookUp(let word): reply(.lookedUp(SampleGame.evidence(on: word), word: word))
      case .draftCard(let word): reply(.drafted(SampleGame.draft(word)))
      case .beginDeck(let lesson, let session):
        reply(.begunDeck(.begun(deck: lesson.rawValue), session: session))
      case .checkLevel: break
      case .loadCanDo(let level): reply(.canDo(Self.canDo(level), level: level))
      case .leave: hasLeft = true
      case .switchLanguage, .record, .hastenCards, .unhastenCards, .saveProfile, .abandon, .play,
        .pronounce, .playPair, .playMine, .openPicture,
        .stopAsking, .report,
        .recordAnswer, .takeBackAnswer, .setStanding, .saveEntry, .addCard, .keepBest, .talk,
        .keepDrill, .takeBackDrill,
        .showNote, .showGlosses, .say, .fail:
        break
      }
    }
  }

  /// What is understood of the learner: in sounds the word that was not to be said.
  private var transcript: String {
    if case .sounds(let sounds) = app.place { sounds.item.other.text } else { "çay çok güzel" }
  }

  private mutating func reply(_ reply: Reply) {
    carryOut(app.handle(.reply(reply, at: SampleReview.noon)))
  }

  private static func reply(to question: AssistantQuestion) -> AssistantReply {
    let example = ExampleReply(turkish: "Evdeyim.", gloss: "I am at home.")
    if case .followUp(.anotherExample, _, _) = question.kind { return .example(example) }
    return .explanation(
      ExplanationReply(
        verdictAgrees: true,
        edits: [],
        corrected: "Ben öğretmenim.",
        example: example,
        hint: nil,
        confidence: .high,
        explanation: "The ending says who."
      )
    )
  }

  private mutating func open(_ request: OpenRequest, _ id: Int) {
    switch request {
    case .lesson(let lesson), .lessonAnew(let lesson): open(lesson, id)
    case .practice, .focus: reply(Self.practice(id))
    case .mistakes: reply(.openedMistakes(Self.mistakes, request: id))
    case .mistake: reply(Self.mistake(request: id))
    case .search(let text): reply(.found(SampleSearch.results(for: text), request: id))
    case .notes: reply(.openedNotes(SampleSearch.points, request: id))
    case .note(let tag):
      let note = try? SampleSearch.note(on: tag)
      reply(note.map { .openedNote($0, request: id) } ?? .failed(request: id))
    case .review: reply(.openedReview(review, request: id))
    case .game(let request): reply(.openedGame(SampleGame.opened(request), request: id))
    case .drill(let request):
      reply(
        SampleDrill.opened(request).map { .openedDrill($0, request: id) } ?? .failed(request: id)
      )
    case .sounds(let request):
      reply(
        SampleSounds.opened(request).map { .openedSounds($0, request: id) } ?? .failed(request: id)
      )
    case .resume, .words: reply(.failed(request: id))
    case .today(let request): reply(today(request, id))
    case .placement: reply(.openedTest(Self.test(.placement), request: id))
    case .levelTest(let level): reply(.openedTest(Self.test(.levelTest(level)), request: id))
    }
  }

  private static func test(_ kind: SessionPlan.Kind) -> OpenedTest {
    let lessons = SmallCourse.all.compactMap { try? SmallCourse.lesson($0) }
    let items = kind == .placement ? [] : lessons.flatMap(\.material).map(\.id)
    let plan = SessionPlan(id: "t", kind: kind, items: items, started: 0)
    return OpenedTest(plan: plan, lessons: lessons, entries: [])
  }

  /// Enough mistakes for two pages.
  private static let mistakes = (1...4).map { number in
    Mistake(
      item: ItemID(lesson: LessonID(rawValue: "a1-u1-writing"), item: "i\(number)"),
      prompt: "I am at home.",
      answer: "Evdayim.",
      solution: "Evdeyim.",
      findings: [],
      tags: [GrammarTag(rawValue: "locative")]
    )
  }

  private static func mistake(request: Int) -> Reply {
    let material = try? SmallCourse.items(SmallCourse.writing).first
    guard let item = try? material?.prepared() else { return .failed(request: request) }
    return .openedMistake(OpenedMistake(mistakes[0], item, explanation: nil), request: request)
  }

  private static func canDo(_ level: Level) -> [CanDo.Sentence] {
    let text = CanDo.skills.map { "\(level.rawValue) \($0.rawValue) | I can. | Yapabilirim.\n" }
    let found = try? CanDoReader.read(Array(text.joined().utf8), file: "can-do.txt")
    return found?.sentences ?? []
  }

  private static func practice(_ id: Int) -> Reply {
    guard let items = try? SmallCourse.items(SmallCourse.writing) else {
      return .failed(request: id)
    }
    let plan = SessionPlan(
      id: "p",
      kind: .practice(skill: .writing, level: .a1),
      items: items.map(\.id),
      started: 0
    )
    return .opened(OpenedSession(plan: plan, material: items, entries: []), request: id)
  }

  private func today(_ request: TodayRequest, _ id: Int) -> Reply {
    let course = DayCourse(
      lessons: Self.texts.prefix(2).compactMap { try? SmallCourse.lesson($0) },
      syllabus: SmallCourse.syllabus,
      sessions: [],
      level: .a1,
      clock: DayClock(secondsAheadOfUTC: 0, rolloverHour: 4),
      at: SampleReview.noon
    )
    let plan = SessionPlan(
      id: "d",
      kind: .today(minutes: request.minutes),
      items: [],
      started: SampleReview.noon
    )
    var opened = OpenedToday(
      session: OpenedSession(plan: plan, material: [], entries: []),
      minutes: request.minutes,
      course: course
    )
    if isDayDone { opened.tally.milliseconds = 3_600_000 }
    return .openedToday(opened, request: id)
  }

  private static let texts = SmallCourse.all + [SmallCourse.vocabulary]

  private mutating func open(_ lesson: LessonID, _ id: Int) {
    let text = Self.texts.first { $0.contains("id: \(lesson)\n") }
    guard let session = text.flatMap({ try? SmallCourse.session($0) }) else {
      return reply(.failed(request: id))
    }
    reply(.opened(session, request: id))
  }

  /// A course of two units.
  private var overview: Overview {
    let ids = Self.texts.compactMap { try? SmallCourse.lesson($0).id }
    let units = [1, 4].map { number in
      Overview.Unit(
        number: number,
        title: "Konu",
        englishTitle: "Topic",
        lessons: ids.filter { $0.unit == number }.map { id in
          Overview.Lesson(
            id: id,
            skill: id.skill ?? .reading,
            state: isCourseDone || id.skill == .speaking ? .done(times: 1) : .new
          )
        }
      )
    }
    return Overview(courses: [Overview.Course(level: .a1, units: units)], unfinished: unfinished)
  }
}
