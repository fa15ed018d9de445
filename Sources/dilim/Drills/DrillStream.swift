import Coordination
import Drills
import Screens
import TerminalUI
import TextSafety

/// Drills for programs: answers come in line by line, JSON goes out.
struct DrillStream {
  private var app: AppCoordinator
  private let route: Route
  private let opener: DrillOpener
  private let record: Record
  private let invocation: Invocation
  private var hasLeft = false

  private static let setting = Screen.Setting(isByLine: true, hasTranscriptSource: false)

  init(_ invocation: Invocation, _ request: DrillRequest, _ record: Record) throws(Failure) {
    route = .drill(request)
    app = AppCoordinator(route: route, profile: try record.profile())
    opener = DrillOpener(library: try invocation.library, record: record, world: invocation.world)
    self.record = record
    self.invocation = invocation
  }

  /// Runs until the input ends; a failed answer gives the exit code 1.
  mutating func run() throws(Failure) -> ExitCode {
    try carryOut(app.start(route))
    try printItem()
    var reader = LineReader()
    var code = ExitCode.pass
    while !hasLeft, let item = reader.next() {
      guard case .text(let line, let number) = item else {
        throw .data(Wording.inputLineUnreadable)
      }
      switch Screen.meaning(ofLine: line, in: app.place, setting: Self.setting) {
      case .intent(let intent):
        invocation.world.passAnswer(if: intent, at: app.place)
        if try !deliver(intent) { code = .someFailed }
      case .help: break
      case .unknownCommand(let name):
        throw .usage(Wording.unknownCommandInLine(name, line: number))
      }
    }
    if !hasLeft { _ = try deliver(.leave) }
    return code
  }

  private var drill: DrillCoordinator? {
    if case .drill(let drill) = app.place { drill } else { nil }
  }

  private func printItem() throws(Failure) {
    if let drill, drill.mark == nil { try print(DrillJSON.Item(drill)) }
  }

  /// Delivers an intent; false if it was an answer that failed.
  private mutating func deliver(_ intent: Intent) throws(Failure) -> Bool {
    let item = drill?.item
    let effects = app.handle(.intent(intent, at: invocation.world.now()))
    var passes = true
    for case .keepDrill(let answer) in effects {
      guard let item else { continue }
      passes = answer.passed
      try print(DrillJSON.Answer(answer, item))
    }
    let changes = effects.contains { if case .takeBackDrill = $0 { true } else { false } }
    if changes { try print(DrillJSON.Undo()) }
    try carryOut(effects)
    if drill?.mark != nil {
      _ = app.handle(.intent(.next, at: invocation.world.now()))
    }
    if drill?.item != item || changes { try printItem() }
    return passes
  }

  private mutating func carryOut(_ effects: [Effect]) throws(Failure) {
    for effect in effects {
      switch effect {
      case .open(.drill(let request), let id):
        let opened = try opener.open(request)
        try carryOut(
          app.handle(.reply(.openedDrill(opened, request: id), at: invocation.world.now()))
        )
      case .keepDrill, .takeBackDrill: _ = try record.store(effect)
      case .say(.drills(let summary)): try print(DrillJSON.End(summary))
      case .leave: hasLeft = true
      default: break
      }
    }
  }

  private func print(_ line: some Encodable) throws(Failure) {
    try invocation.print(try JSONLine.encoded(line))
  }
}

extension World {
  /// Advances the clock of `DILIM_NOW` if an intent is an answer.
  fileprivate func passAnswer(if intent: Intent, at place: Place) {
    if place.isAnswered(by: intent) { passAnswer() }
  }
}
