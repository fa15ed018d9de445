import Audio
import Coordination
import Drills
import Screens
import TerminalUI
import TextSafety

/// Pairs of sounds for programs: a word is played, the choice comes in as a line, JSON goes out.
struct SoundStream {
  private var app: AppCoordinator
  private let route: Route
  private let opener: SoundsOpener
  private let record: Record
  private let invocation: Invocation
  private let sound: SoundRoom
  private var hasLeft = false

  private static let setting = Screen.Setting(isByLine: true, hasTranscriptSource: false)

  init(_ invocation: Invocation, _ request: SoundRequest, _ record: Record) throws(Failure) {
    route = .sounds(request)
    app = AppCoordinator(route: route, profile: try record.profile())
    opener = SoundsOpener(library: try invocation.library, record: record, world: invocation.world)
    sound = SoundRoom(
      try? invocation.settings,
      try invocation.folders,
      invocation.world.environment
    )
    self.record = record
    self.invocation = invocation
  }

  /// Runs until the input ends; an answer that fails gives the exit code 1.
  mutating func run() throws(Failure) -> ExitCode {
    Waiting.catchInterrupts()
    try carryOut(app.start(route))
    var reader = LineReader()
    var code = ExitCode.pass
    if sounds?.isSaying == true { try printItem() }
    while !hasLeft, let item = reader.next() {
      guard case .text(let line, let number) = item else {
        throw .data(Wording.inputLineUnreadable)
      }
      switch Screen.meaning(ofLine: line, in: app.place, setting: Self.setting) {
      case .intent(let intent):
        if app.place.isAnswered(by: intent) { invocation.world.passAnswer() }
        if try !deliver(intent) { code = .someFailed }
      case .help: break
      case .unknownCommand(let name):
        throw .usage(Wording.unknownCommandInLine(name, line: number))
      }
    }
    if !hasLeft { _ = try deliver(.leave) }
    return code
  }

  private var sounds: SoundsCoordinator? {
    if case .sounds(let sounds) = app.place { sounds } else { nil }
  }

  /// Delivers an intent; false if it was an answer that failed.
  private mutating func deliver(_ intent: Intent) throws(Failure) -> Bool {
    let before = sounds
    let effects = app.handle(.intent(intent, at: invocation.world.now()))
    var passes = true
    for case .keepDrill(let answer) in effects {
      passes = answer.passed
      try print(SoundJSON.Answer(answer, isSaid: before?.isSaying == true))
    }
    if effects.contains(where: { if case .takeBackDrill = $0 { true } else { false } }) {
      try print(DrillJSON.Undo())
    }
    try carryOut(effects)
    if sounds?.mark != nil {
      try carryOut(app.handle(.intent(.next, at: invocation.world.now())))
    }
    if let sounds, sounds.isSaying, sounds.item != before?.item || before?.isSaying == false {
      try printItem()
    }
    return passes
  }

  private mutating func carryOut(_ effects: [Effect]) throws(Failure) {
    for effect in effects {
      switch effect {
      case .open(.sounds(let request), let id):
        try receive(.openedSounds(try opener.open(request), request: id))
      case .playPair(let said, let other): try play(said, other)
      case .pronounce(let words): try say(words.text)
      case .keepDrill, .takeBackDrill: _ = try record.store(effect)
      case .say(.neitherHeard(let transcript)):
        try print(SoundJSON.Neither(transcript: transcript))
      case .say(.allAlike): throw .data(Wording.allAlike)
      case .say(.sounds(let summary)): try print(SoundJSON.End(summary))
      case .leave: hasLeft = true
      default: break
      }
    }
  }

  private mutating func receive(_ reply: Reply) throws(Failure) {
    try carryOut(app.handle(.reply(reply, at: invocation.world.now())))
  }

  /// Prints a pair and plays its word; the voice must say the words differently.
  private mutating func play(_ word: String, _ other: String) throws(Failure) {
    let maker = try loudspeaker.maker
    let parts = [word, other].map { Utterance.speech(Speech($0)) }
    if let notice = sound.notice(before: parts, by: maker) {
      try? Output.error.write(notice + "\n")
    }
    switch maker.tells(word, from: other, pause: Waiting.pause(for:)) {
    case .failure(let silence): throw .data(Wording.pairsNeedSound(silence.sentence))
    case .success(false): return try receive(.playedPair(.alike))
    case .success(true): break
    }
    try printItem()
    try say(word)
    try receive(.playedPair(.heard))
  }

  private func say(_ text: String) throws(Failure) {
    let loudspeaker = try loudspeaker
    do throws(SoundFault) {
      try loudspeaker.say([.speech(Speech(text))], pause: Waiting.pause(for:))
    } catch {
      throw error == .stopped
        ? Failure(code: .interrupted, message: Wording.sentence(for: error))
        : .data(Wording.sentence(for: error))
    }
  }

  private var loudspeaker: Loudspeaker {
    get throws(Failure) {
      switch sound.loudspeaker(pause: Waiting.pause(for:)) {
      case .success(let found): found
      case .failure(let obstacle):
        throw .data(Wording.pairsNeedSound(Wording.sentence(for: obstacle)))
      }
    }
  }

  private func printItem() throws(Failure) {
    if let sounds { try print(SoundJSON.Item(sounds)) }
  }

  private func print(_ line: some Encodable) throws(Failure) {
    try invocation.print(try JSONLine.encoded(line))
  }
}
