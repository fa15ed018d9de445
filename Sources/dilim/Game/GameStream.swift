import Coordination
import Screens
import TerminalUI
import TextSafety

/// The word game for programs: words come in line by line, JSON goes out.
struct GameStream {
  private var app: AppCoordinator
  private let route: Route
  private let games: GameOpener
  private let record: Record
  private let invocation: Invocation
  private var hasLeft = false

  private static let setting = Screen.Setting(isByLine: true, hasTranscriptSource: false)

  init(_ invocation: Invocation, _ request: GameRequest, _ record: Record) throws(Failure) {
    route = .game(request)
    app = AppCoordinator(route: route, profile: try record.profile())
    games = GameOpener(library: try invocation.library, record: record, world: invocation.world)
    self.record = record
    self.invocation = invocation
  }

  /// Runs until the input ends.
  mutating func run() throws(Failure) -> ExitCode {
    try carryOut(app.start(route))
    var reader = LineReader()
    while !hasLeft, let item = reader.next() {
      guard case .text(let line, let number) = item else {
        throw .data(Wording.inputLineUnreadable)
      }
      switch Screen.meaning(ofLine: line, in: app.place, setting: Self.setting) {
      case .intent(let intent): try deliver(intent)
      case .help: break
      case .unknownCommand(let name):
        throw .usage(Wording.unknownCommandInLine(name, line: number))
      }
    }
    if !hasLeft { try deliver(.leave) }
    return .pass
  }

  private mutating func deliver(_ intent: Intent) throws(Failure) {
    let wasOver = isOver
    try carryOut(app.handle(.intent(intent, at: invocation.world.now())))
    if !wasOver, isOver, case .scramble(let game) = app.place {
      try print(GameLine.Round(game.summary))
    }
  }

  private var isOver: Bool {
    if case .scramble(let game) = app.place { !game.isPlaying } else { false }
  }

  private mutating func receive(_ reply: Reply) throws(Failure) {
    try carryOut(app.handle(.reply(reply, at: invocation.world.now())))
  }

  private mutating func carryOut(_ effects: [Effect]) throws(Failure) {
    for effect in effects {
      switch effect {
      case .open(.game(let request), let id):
        let game = try games.open(request)
        try print(GameLine.Start(game))
        try receive(.openedGame(game, request: id))
      case .lookUp(let word): try receive(.lookedUp(games.evidence(on: word), word: word))
      case .draftCard(let word): try receive(.drafted(games.draft(word)))
      case .addCard, .keepBest: _ = try record.store(effect)
      case .say(.word(let verdict, _)): try print(GameLine.Word(verdict))
      case .say(.round(let summary)): try print(GameLine.Round(summary))
      case .leave: hasLeft = true
      default: break
      }
    }
  }

  private func print(_ line: some Encodable) throws(Failure) {
    try invocation.print(try JSONLine.encoded(line))
  }
}
