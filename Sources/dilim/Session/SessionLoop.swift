import Asking
import Coordination
import Curriculum
import Scoring
import Screens
import TerminalUI
import TextSafety

/// The loop of a session: shows places, reads intents and carries out effects.
///
/// A mark is stored in the record before it is shown.
struct SessionLoop<Channel: Console> {
  var app: AppCoordinator
  var console: Channel
  let opener: SessionOpener
  var source: TranscriptSource?
  /// Asks the model during a lesson; nil if no model can be asked.
  let explainer: Explainer?
  /// Runs a conversation with the tutor; nil if there is none.
  let tutor: ((inout Channel) throws(Ending) -> Void)?
  /// Returns a message from the background, if there is one.
  private let news: () -> String?
  /// The item just answered, for which new explanations are shown below the mark.
  var answeredItem: ItemID?
  var hasLeft = false
  var marks = SessionMarks()
  var hastening = CardHastening()
  var languages: Languages

  init(
    app: AppCoordinator,
    console: Channel,
    opener: SessionOpener,
    source: TranscriptSource?,
    explainer: Explainer? = nil,
    tutor: ((inout Channel) throws(Ending) -> Void)? = nil,
    news: @escaping () -> String? = { nil }
  ) {
    languages = Languages(opener.world.environment)
    self.tutor = tutor
    self.news = news
    self.app = app
    self.console = console
    self.opener = opener
    self.source = source
    self.explainer = explainer
  }

  /// Runs until the learner leaves or the input ends.
  mutating func run(from route: Route) throws(Failure) -> ExitCode {
    defer { explainer?.close() }
    do throws(Ending) {
      try carryOut(app.start(route))
      // The learner may choose another language at every turn.
      while !hasLeft { try languages.inUse { turnResult() }.get() }
    } catch {
      switch error {
      case .outputGone: break
      case .interrupted:
        languages.inUse { showWhereLeft() }
        return .interrupted
      case .failed(let failure): throw failure
      }
    }
    return marks.hasFailed && console.setting.isByLine ? .someFailed : .pass
  }

  private mutating func turnResult() -> Result<Void, Ending> {
    do throws(Ending) { return .success(try turn()) } catch { return .failure(error) }
  }

  private mutating func turn() throws(Ending) {
    try receiveArrivals()
    try present()
    try showNewExplanations()
    let place = app.place
    if let intent = console.automaticIntent(at: place) { return try deliver(intent) }
    switch try console.ask(place) {
    case .posted: break
    case .endOfInput: try deliver(.leave)
    case .meaning(.help): try showHelp(for: place)
    case .meaning(.unknownCommand(let text)):
      try console.show(Frame([Line("  \(Wording.unknownCommand(text))", hangingIndent: 2)]))
    case .meaning(.intent(let intent)): try deliver(intent)
    }
  }

  /// Shows the current place.
  mutating func present() throws(Ending) { try console.present(app.place) }

  /// Shows the explanations of the answered item that were never shown.
  private mutating func showNewExplanations() throws(Ending) {
    guard let item = answeredItem else { return }
    answeredItem = nil
    let replies = KeptReplies(record: opener.record.access, clock: opener.world.clock)
    for kept in (try? opener.record.newExplanations(of: item)) ?? [] {
      guard let texts = replies.shown(kept).map(kept.texts(saying:)) else { continue }
      let head = Line("  \(Wording.explainedMeanwhile)", .dim, hangingIndent: 2)
      try console.show(Frame([head] + texts.map { Line("  \($0)", hangingIndent: 4) }))
    }
  }

  private mutating func receiveArrivals() throws(Ending) {
    if let news = news() {
      try console.show(Frame([Line("  \(news)", hangingIndent: 2)]))
    }
    for arrival in explainer?.arrivals() ?? [] {
      switch arrival {
      case .notice(let text): try console.show(Frame([Line("  \(text)", .dim, hangingIndent: 2)]))
      case .waiting(let wait, let id): try receive(.stillAsking(wait, id: id))
      case .judged(let content, let address, let id):
        try receive(.explained(Wording.reply(content, from: address), id: id))
      case .unsent(let obstacle, let id):
        let reason = Wording.sentence(for: obstacle, opener.record).string
        try receive(.explained(.failed(reason: reason), id: id))
      }
    }
  }

  private mutating func showHelp(for place: Place) throws(Ending) {
    let setting = console.setting
    try console.show(Screen.keys(for: place, in: setting).help(isByLine: setting.isByLine))
    console.forgetPlace()
  }

  private mutating func deliver(_ intent: Intent) throws(Ending) {
    if app.place.isAnswered(by: intent) { opener.world.passAnswer() }
    try carryOut(app.handle(.intent(intent, at: opener.world.now())))
  }

  /// Passes the reply to an effect to the coordinator.
  mutating func receive(_ reply: Reply) throws(Ending) {
    try carryOut(app.handle(.reply(reply, at: opener.world.now())))
  }

  /// Shows after Ctrl-C where the lesson was left, as leaving by a key does.
  private mutating func showWhereLeft() {
    for case .say(let notice) in app.handle(.intent(.leave, at: opener.world.now())) {
      try? console.show(Screen.frame(for: notice, in: console.setting))
    }
    sayGoodbye()
  }
}
