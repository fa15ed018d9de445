import Coordination
import Curriculum
import Scoring
import Screens
import TerminalUI
import TextSafety

/// Leads the learner through the places: shows, asks, and carries out effects.
///
/// What is marked is in the record before it is shown.
struct Conversation<Mouth: Face> {
  private var app: AppCoordinator
  private var face: Mouth
  private let opener: SessionOpener
  private var source: TranscriptSource?
  /// Nil where nobody can be asked while the lesson goes on.
  private let explainer: Explainer?
  /// Nil where there is no tutor to talk with.
  private let tutor: ((inout Mouth) throws(Ending) -> Void)?
  /// What there is to say in passing that is no part of the lesson.
  private let news: () -> String?
  /// The item just answered; what was explained of it meanwhile is told below its mark.
  private var met: ItemID?
  private var hasLeft = false
  private var marks = StandingMarks()
  private var hastened = HastenedAnswers()

  init(
    app: AppCoordinator,
    face: Mouth,
    opener: SessionOpener,
    source: TranscriptSource?,
    explainer: Explainer? = nil,
    tutor: ((inout Mouth) throws(Ending) -> Void)? = nil,
    news: @escaping () -> String? = { nil }
  ) {
    self.tutor = tutor
    self.news = news
    self.app = app
    self.face = face
    self.opener = opener
    self.source = source
    self.explainer = explainer
  }

  /// Goes on until the learner leaves or the input ends.
  mutating func run(from route: Route) throws(Failure) -> ExitCode {
    defer { explainer?.close() }
    do throws(Ending) {
      try carryOut(app.start(route))
      while !hasLeft { try turn() }
    } catch {
      switch error {
      case .outputGone: break
      case .interrupted:
        sayWhereLeft()
        return .interrupted
      case .failed(let failure): throw failure
      }
    }
    return marks.hasFailed && face.setting.isByLine ? .someFailed : .pass
  }

  private mutating func turn() throws(Ending) {
    try takeArrivals()
    try present()
    try tellNews()
    let place = app.place
    if let intent = face.passes(place) { return try deliver(intent) }
    switch try face.ask(place) {
    case .posted: break
    case .endOfInput: try deliver(.leave)
    case .meaning(.help): try showHelp(for: place)
    case .meaning(.unknownCommand(let text)):
      try face.show(Frame([Line("  There is no command \(text); :help lists them.")]))
    case .meaning(.intent(let intent)): try deliver(intent)
    }
  }

  private mutating func present() throws(Ending) {
    try face.present(Screen.frame(for: app.place, in: face.setting))
  }

  /// What a model has explained of an item since the learner last met it, each once.
  private mutating func tellNews() throws(Ending) {
    guard let item = met else { return }
    met = nil
    let replies = KeptReplies(record: opener.record, world: opener.world)
    for kept in (try? opener.record.newExplanations(of: item)) ?? [] {
      guard let texts = replies.texts(of: kept) else { continue }
      let head = Line("  Explained since you last met this:", .dim, hangingIndent: 2)
      try face.show(Frame([head] + texts.map { Line("  \($0)", hangingIndent: 4) }))
    }
  }

  private mutating func takeArrivals() throws(Ending) {
    if let news = news() {
      try face.show(Frame([Line("  \(news)", hangingIndent: 2)]))
    }
    for arrival in explainer?.arrivals() ?? [] {
      switch arrival {
      case .notice(let text): try face.show(Frame([Line("  \(text)", .dim, hangingIndent: 2)]))
      case .reply(let reply): try take(reply)
      }
    }
  }

  private mutating func showHelp(for place: Place) throws(Ending) {
    let setting = face.setting
    let prompt = Screen.prompt(for: place, in: setting)
    let keys = Screen.keys(for: place, in: setting)
    try face.show(.help(keys, input: prompt.input, isByLine: setting.isByLine))
    face.forgetPlace()
  }

  private mutating func deliver(_ intent: Intent) throws(Ending) {
    try carryOut(app.handle(.intent(intent, at: opener.world.now())))
  }

  /// What the record refuses makes void what was to follow it.
  private mutating func carryOut(_ effects: [Effect]) throws(Ending) {
    for effect in effects {
      switch effect {
      case .recordAnswer, .takeBackAnswer, .setStanding, .saveEntry, .addCard, .keepBest:
        let isKept = try orEnd { () throws(Failure) in try opener.record.keep(effect) }
        guard isKept else { return try take(.refused) }
      default: try carryOut(effect)
      }
    }
  }

  private mutating func carryOut(_ effect: Effect) throws(Ending) {
    switch effect {
    case .loadOverview:
      let overview = try orEnd { () throws(Failure) in
        try opener.library.overview(opener.record, cards: opener.reviews.due())
      }
      try take(.overview(overview))
    case .open(let request, let id): try open(request, id: id)
    case .saveProfile(let profile):
      try orEnd { () throws(Failure) in try opener.record.save(profile) }
      face.compose = profile.hasTurkishKeyboard ? nil : .turkish
    case .record(let entry, let session, let plan):
      marks.take(entry.event, sequence: entry.sequence)
      if case .answered(let answer) = entry.event { met = answer.item }
      try orEnd { () throws(Failure) in
        if let plan { try opener.record.begin(plan) }
        try opener.record.append(entry, to: session)
        try hastened.take(entry, session: session, opener.reviews)
      }
    case .beginDeck(let lesson, let session):
      let start = try orEnd { () throws(Failure) in
        try opener.reviews.lists.begin(after: lesson, opener.reviews.limits)
      }
      try take(.begunDeck(start, session: session))
    case .abandon(let session):
      try orEnd { () throws(Failure) in try opener.record.abandon(session: session) }
    case .play(let playback): try face.play(playback)
    case .listen(let item, let attempt, let sentence):
      let transcript = source?.next(sentence: sentence)
      try take(.heard(transcript, item: item, attempt: attempt))
    case .ask(let question, let id):
      // The mark stands before anybody is asked.
      try present()
      explainer?.ask(question, id: id)
    case .stopAsking(let id): explainer?.stop(id)
    case .talk:
      guard let tutor else {
        try face.show(Frame([Line("  \(Wording.tutorNeedsEndpoint)", hangingIndent: 2)]))
        break
      }
      try tutor(&face)
      face.forgetPlace()
    case .showNote(let tag): try showNote(on: tag)
    case .showGlosses(let paragraphs):
      try face.show(Screen.frame(ofGlosses: opener.library.glosses(for: paragraphs)))
    case .say(let notice): try face.show(Screen.frame(for: notice))
    // These may be refused; see above.
    case .recordAnswer, .takeBackAnswer, .setStanding, .saveEntry, .addCard, .keepBest: break
    case .loadCards(let numbers):
      let cards = try orEnd { () throws(Failure) in try opener.reviews.cards(numbers) }
      try take(.cards(cards))
    case .edit(let entry): try edit(entry)
    case .lookUp(let word):
      try take(.lookedUp(opener.games.evidence(on: word), word: word))
    case .draftCard(let word):
      try take(.drafted(orEnd { () throws(Failure) in try opener.games.draft(word) }))
    case .fail(let error): try report(opener.library.failure(error))
    case .leave: hasLeft = true
    }
  }

  /// A note that can't be read is a message: the lesson goes on.
  private mutating func showNote(on tag: GrammarTag) throws(Ending) {
    let frame: Frame
    do throws(Failure) {
      frame = try opener.library.note(on: tag).frame
    } catch {
      frame = Frame(
        error.message.string.split(separator: "\n").map { Line("  \($0)", hangingIndent: 2) }
      )
    }
    try face.show(frame)
  }

  /// At home a lesson that can't be opened is a message; elsewhere it is the end.
  private mutating func report(_ failure: Failure) throws(Ending) {
    guard app.isAtHome else { throw .failed(failure) }
    try face.show(Frame(failure.message.string.split(separator: "\n").map { Line("  \($0)") }))
  }

  /// Opens what was asked for.
  private mutating func open(_ request: OpenRequest, id: Int) throws(Ending) {
    let opened: SessionOpener.Opened
    do throws(Failure) {
      opened = try opener.open(request)
    } catch {
      try report(error)
      return try take(.failed(request: id))
    }
    switch opened {
    case .session(let session): try take(.opened(session, request: id))
    case .words(let words, let plan): try take(.openedWords(words, plan: plan, request: id))
    case .review(let review): try take(.openedReview(review, request: id))
    case .game(let game):
      // A round may look like the last.
      face.forgetPlace()
      try take(.openedGame(game, request: id))
    }
  }

  /// Lets the learner change the texts of a card; what can't be read changes nothing.
  private mutating func edit(_ entry: CardEntry) throws(Ending) {
    var result: Result<CardEntry?, Failure> = .success(nil)
    let editor = EntryEditor(environment: opener.world.environment)
    let isLent = face.lend {
      do throws(Failure) { result = .success(try editor.edit(entry)) } catch {
        result = .failure(error)
      }
    }
    face.forgetPlace()
    guard isLent else {
      return try face.show(
        Frame([Line("  Editing needs a terminal: dilim cards edit \(entry.id)")])
      )
    }
    switch result {
    case .success(let edited?): try take(.edited(edited))
    case .success(nil): break
    case .failure(let failure):
      try face.show(Frame([Line("  \(failure.message)", hangingIndent: 2)]))
    }
  }

  private mutating func take(_ reply: Reply) throws(Ending) {
    try carryOut(app.handle(.reply(reply, at: opener.world.now())))
  }

  private func orEnd<Value>(
    _ body: () throws(Failure) -> Value
  ) throws(Ending) -> Value {
    do throws(Failure) { return try body() } catch { throw .failed(error) }
  }

  /// Ctrl-C says where the lesson was left, like leaving by a key.
  private mutating func sayWhereLeft() {
    for case .say(let notice) in app.handle(.intent(.leave, at: opener.world.now())) {
      try? face.show(Screen.frame(for: notice))
    }
  }
}

extension ComposeTable {
  /// `;s` for ş and so on, as a foreign keyboard can type them.
  static let turkish = ComposeTable(
    prefix: ";",
    letters: [
      "c": "ç", "C": "Ç", "g": "ğ", "G": "Ğ", "i": "ı", "I": "İ", "o": "ö", "O": "Ö",
      "s": "ş", "S": "Ş", "u": "ü", "U": "Ü", "a": "â", "A": "Â",
    ],
    picker: ["ç", "ğ", "ı", "ö", "ş", "ü", "İ", "â", "î"]
  )
}
