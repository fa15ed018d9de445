import Asking
import Coordination
import Curriculum
import Scoring
import Screens
import TerminalUI
import TextSafety

/// Leads the learner through the places: shows, asks, and carries out effects.
///
/// Every mark is in the record before it is shown.
struct SessionLoop<Channel: Console> {
  var app: AppCoordinator
  var console: Channel
  let opener: SessionOpener
  var source: TranscriptSource?
  /// Nil where nobody can be asked while the lesson goes on.
  let explainer: Explainer?
  /// Nil where there is no tutor to talk with.
  let tutor: ((inout Channel) throws(Ending) -> Void)?
  /// A message that is no part of the lesson, when there is one.
  private let news: () -> String?
  /// The item just answered; what was explained of it meanwhile is told below its mark.
  var met: ItemID?
  var hasLeft = false
  var marks = SessionMarks()
  var hastening = CardHastening()

  init(
    app: AppCoordinator,
    console: Channel,
    opener: SessionOpener,
    source: TranscriptSource?,
    explainer: Explainer? = nil,
    tutor: ((inout Channel) throws(Ending) -> Void)? = nil,
    news: @escaping () -> String? = { nil }
  ) {
    self.tutor = tutor
    self.news = news
    self.app = app
    self.console = console
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
    return marks.hasFailed && console.setting.isByLine ? .someFailed : .pass
  }

  private mutating func turn() throws(Ending) {
    try takeArrivals()
    try present()
    try tellNews()
    let place = app.place
    if let intent = console.passes(place) { return try deliver(intent) }
    switch try console.ask(place) {
    case .posted: break
    case .endOfInput: try deliver(.leave)
    case .meaning(.help): try showHelp(for: place)
    case .meaning(.unknownCommand(let text)):
      try console.show(Frame([Line("  \(Wording.unknownCommand(text))", hangingIndent: 2)]))
    case .meaning(.intent(let intent)): try deliver(intent)
    }
  }

  /// Shows the place where the learner is.
  mutating func present() throws(Ending) { try console.present(app.place) }

  /// Tells the explanations of an item that have come since the learner last met it, each once.
  private mutating func tellNews() throws(Ending) {
    guard let item = met else { return }
    met = nil
    let replies = KeptReplies(record: opener.record.access, clock: opener.world.clock)
    for kept in (try? opener.record.newExplanations(of: item)) ?? [] {
      guard let texts = replies.shown(kept).map(kept.texts(saying:)) else { continue }
      let head = Line("  \(Wording.explainedMeanwhile)", .dim, hangingIndent: 2)
      try console.show(Frame([head] + texts.map { Line("  \($0)", hangingIndent: 4) }))
    }
  }

  private mutating func takeArrivals() throws(Ending) {
    if let news = news() {
      try console.show(Frame([Line("  \(news)", hangingIndent: 2)]))
    }
    for arrival in explainer?.arrivals() ?? [] {
      switch arrival {
      case .notice(let text): try console.show(Frame([Line("  \(text)", .dim, hangingIndent: 2)]))
      case .waiting(let wait, let id): try take(.stillAsking(wait, id: id))
      case .judged(let content, let address, let id):
        try take(.explained(Wording.reply(content, from: address), id: id))
      case .unsent(let obstacle, let id):
        let reason = Wording.sentence(for: obstacle, opener.record).string
        try take(.explained(.failed(reason: reason), id: id))
      }
    }
  }

  private mutating func showHelp(for place: Place) throws(Ending) {
    let setting = console.setting
    try console.show(Screen.keys(for: place, in: setting).help(isByLine: setting.isByLine))
    console.forgetPlace()
  }

  private mutating func deliver(_ intent: Intent) throws(Ending) {
    try carryOut(app.handle(.intent(intent, at: opener.world.now())))
  }

  /// Hands in the reply to an effect.
  mutating func take(_ reply: Reply) throws(Ending) {
    try carryOut(app.handle(.reply(reply, at: opener.world.now())))
  }

  /// Says on Ctrl-C where the lesson was left, like leaving by a key.
  private mutating func sayWhereLeft() {
    for case .say(let notice) in app.handle(.intent(.leave, at: opener.world.now())) {
      try? console.show(Screen.frame(for: notice))
    }
  }
}
