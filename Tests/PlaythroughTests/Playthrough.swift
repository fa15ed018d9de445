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
  /// What becomes of the words of a list.
  var deckStart = DeckStart.begun(deck: "a1-u1")
  /// What stands still unless a review is played, where every line takes five seconds.
  private var time: Int64 = 0
  /// What the learner makes of an entry.
  var edit: (CardEntry) -> CardEntry? = { _ in nil }

  /// Opens one of the lessons of the small course.
  init(
    _ lesson: String,
    columns: Int = 80,
    byLine: Bool = true,
    habit: AssistantHabit = .never
  ) throws {
    setting = Screen.Setting(isByLine: byLine, hasTranscriptSource: false)
    self.columns = columns
    let session = try SmallCourse.session(lesson)
    let id = try SmallCourse.lesson(lesson).id
    app = AppCoordinator(route: .lesson(id), profile: nil, habit: habit)
    _ = app.start(.lesson(id))
    carryOut(app.handle(.reply(.opened(session, request: 1), at: 0)))
    show()
  }

  /// Opens home or the first start.
  init(home profile: Profile?, overview: Overview, columns: Int = 80) {
    setting = Screen.Setting(isByLine: false, hasTranscriptSource: false)
    self.columns = columns
    self.overview = overview
    app = AppCoordinator(route: .home, profile: profile)
    carryOut(app.handle(.reply(.overview(overview), at: 0)))
    show()
  }

  /// Opens a review.
  init(review: OpenedReview, columns: Int = 80, byLine: Bool = false, at time: Int64) {
    setting = Screen.Setting(isByLine: byLine, hasTranscriptSource: false)
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
      case .say(let notice): print(Screen.frame(for: notice))
      case .play(let playback):
        transcript += "(heard: \(playback.paragraphs.joined(separator: " ")))\n"
      case .leave: hasLeft = true
      case .ask(_, let id): asked = id
      case .stopAsking: asked = nil
      case .showGlosses: transcript += "(glosses)\n"
      case .edit(let entry):
        guard let edited = edit(entry) else { continue }
        carryOut(app.handle(.reply(.edited(edited), at: time)))
      case .showNote(let tag): transcript += "(note: \(tag))\n"
      case .open(.game(let request), let id):
        progress.forget()
        reply(.openedGame(SampleGame.opened(request), request: id))
      case .loadOverview: if let overview { reply(.overview(overview)) }
      case .beginDeck(_, let session):
        reply(.begunDeck(deckStart, session: session))
      case .open(.lesson(let lesson), let id): open(lesson, id)
      case .open, .saveProfile, .record, .abandon, .listen, .talk, .fail: break
      case .hastenCards, .unhastenCards, .loadCards, .recordAnswer, .takeBackAnswer, .setStanding,
        .saveEntry, .addCard, .keepBest:
        break
      case .lookUp(let word):
        reply(.lookedUp(SampleGame.evidence(on: word), word: word))
      case .draftCard(let word): reply(.drafted(SampleGame.draft(word)))
      }
    }
  }

  /// Opens a lesson of the small course, if it has that.
  private mutating func open(_ lesson: LessonID, _ id: Int) {
    let texts = SmallCourse.all + [SmallCourse.vocabulary, SmallCourse.nextVocabulary]
    guard let text = texts.first(where: { $0.contains("id: \(lesson)\n") }),
      let session = try? SmallCourse.session(text)
    else { return }
    guard lesson.skill == .vocabulary else { return reply(.opened(session, request: id)) }
    let words = session.material.compactMap { item in
      item.exercise.task.taughtWord.map { TaughtWord(card: $0, notes: []) }
    }
    reply(.openedWords(words, plan: session.plan, request: id))
  }

  private mutating func reply(_ reply: Reply) {
    carryOut(app.handle(.reply(reply, at: time)))
  }

  private mutating func show() {
    let frame = Screen.frame(for: app.place, in: setting)
    transcript += progress.advance(to: frame, columns: columns, palette: .none).string
  }

  private mutating func print(_ frame: Frame) {
    transcript += frame.rendered(columns: columns, palette: .none).string
  }
}
