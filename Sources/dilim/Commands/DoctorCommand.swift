import Asking
import Audio
import ChatAPI
import Coordination
import Curriculum
import Feedback
import Screens
import Storage
import TerminalUI
import TextSafety

extension Command {
  static let doctor = Command(
    name: "doctor",
    summary: "check that everything works, and say what to do if not",
    arguments: "",
    details: [
      """
      Checks the course, your record and its backups, settings, prompts and the terminal, and the \
      endpoint, if one is set, by one small request for its list of models. It says first \
      whether the key is sent. --offline skips the endpoint. Changes nothing. Exit status 3 if \
      something is broken, 4 if only the endpoint is; warnings (!) do not count.
      """
    ],
    options: [.offline, .content],
    examples: [Example(line: "dilim doctor", meaning: "one line for each part")],
    argumentCount: 0...0,
    run: { invocation in
      var examination = Examination(invocation)
      return try examination.run()
    }
  )
}

/// Checks each thing that the program depends on.
private struct Examination {
  private let invocation: Invocation
  private var code = ExitCode.pass

  init(_ invocation: Invocation) { self.invocation = invocation }

  mutating func run() throws(Failure) -> ExitCode {
    try examine("course", courseState)
    try examine("record", recordState)
    let record = try? invocation.folders.record
    try reportPermissions(
      "record",
      ["", "-wal", "-shm"].compactMap { suffix in record.map { $0 + suffix } }
    )
    try examine("backups", backupsState)
    try examine("settings", settingsState)
    try reportPermissions("settings", [(try? Settings.path(invocation.folders)) ?? ""])
    try examine("prompts", promptsState)
    try report("terminal", terminalState)
    try examineSound()
    try examineHearing()
    try examineEndpoint()
    return code
  }

  private mutating func examine(
    _ name: SafeText,
    _ state: () throws(Failure) -> SafeText
  ) throws(Failure) {
    let text: SafeText
    do { text = try state() } catch {
      code = max(code, .badData)
      return try report(name, error.message, sign: "x")
    }
    try report(name, text)
  }

  private func report(_ name: SafeText, _ text: SafeText, sign: String = "+") throws(Failure) {
    let padding = String(repeating: " ", count: max(1, 10 - DisplayWidth.of(name.string)))
    try invocation.printWrapped("\(sign) \(name)\(padding)\(text)")
  }

  /// Reports which of the learner's files other users can open.
  private func reportPermissions(_ name: SafeText, _ paths: [String]) throws(Failure) {
    for path in paths {
      if let warning = FilePermissions(path)?.warning {
        try report(name, SafeText(line: warning), sign: "!")
      }
    }
  }

  private func courseState() throws(Failure) -> SafeText {
    let library = try invocation.library
    var lessons = 0
    for level in Level.allCases {
      for lesson in library.lessons(of: level) {
        _ = try library.lesson(lesson)
        lessons += 1
      }
    }
    guard lessons > 0 else { throw .data(Wording.noLessons(in: library.folder.path)) }
    return Wording.lessons(lessons, in: library.folder.path)
  }

  private func recordState() throws(Failure) -> SafeText {
    let path = try invocation.folders.record
    guard FileSystem.exists(path) else { return Wording.noRecordYet(path) }
    let record = Record(path: path)
    let profile = try record.profile()
    _ = try record.progress()
    _ = try record.reading { (store) throws(DatabaseError) in try store.check() }
    let state = Wording.record(path, level: profile?.level.rawValue)
    do { try record.checkWritable() } catch {
      throw .data(Wording.recordNotWritable(state, error.message))
    }
    return state
  }

  private func backupsState() throws(Failure) -> SafeText {
    guard let plan = BackupPlan(invocation.world) else { return Wording.noRecordFolder }
    return SafeText(line: try BackupReport(plan).sentence())
  }

  private func settingsState() throws(Failure) -> SafeText {
    let settings = try invocation.settings
    return FileSystem.exists(settings.path) ? "\(settings.path)" : Wording.defaultSettings
  }

  private func promptsState() throws(Failure) -> SafeText {
    let folders = try invocation.folders
    let library = try PromptFolder.library(folders)
    let all = SamplePrompts.renderings(of: library, level: .a2)
    for rendering in all {
      do { _ = try rendering.messages.get() } catch { throw Failure(error) }
    }
    let own = all.count { $0.file.path.hasPrefix(PromptFolder.path(folders)) }
    return Wording.prompts(all.count, own: own)
  }

  private var terminalState: SafeText {
    let environment = invocation.world.environment
    let size = Terminal.size(environment: environment)
    return Wording.terminal(
      isTerminal: Output.standard.isTerminal,
      columns: size.columns,
      rows: size.rows,
      hasColours: invocation.palette != .none,
      kind: environment["TERM"]
    )
  }

  /// Lets each voice say a word into a file, and the players play silence.
  private func examineSound() throws(Failure) {
    let settings = try? invocation.settings
    guard let settings, let folders = try? invocation.folders else { return }
    let sound = SoundRoom(settings, folders, invocation.world.environment)
    let maker: SpeechMaker
    switch sound.maker() {
    case .success(let found): maker = found
    case .failure(let obstacle):
      let sign = obstacle == .off ? "+" : "!"
      return try report("sound", Wording.sentence(for: obstacle), sign: sign)
    }
    try examineVoices(maker, settings)
    switch sound.loudspeaker(pause: Waiting.pause(for:)) {
    case .success(let speaker): try report("player", Wording.plays(speaker.player.name))
    case .failure(let obstacle):
      try report("player", Wording.sentence(for: obstacle), sign: "!")
    }
  }

  /// Records half a second, and lets the recogniser write it down.
  private func examineHearing() throws(Failure) {
    let settings = try? invocation.settings
    guard let settings, let folders = try? invocation.folders else { return }
    let environment = invocation.world.environment
    guard settings[.microphone] == "on" else {
      return try report("microphone", Wording.microphoneOff)
    }
    let room = HearingRoom(settings, folders, environment)
    guard let ears = room.ears else { return try report("microphone", Wording.nothingHears) }
    let take: Take
    do throws(RecordingFault) {
      take = try ears.microphone.record(
        wait: { Waiting.pause(for: $0 * 10) ? .cancelled : .done },
        report: { _ in }
      )
    } catch {
      return try report("microphone", Wording.sentence(for: error), sign: "!")
    }
    try report("microphone", Wording.records(ears.microphone.name))
    if ears.recognizer.isRemote {
      if invocation.has(.offline) {
        return try report("recogniser", Wording.speechSkipped(ears.recognizer.name))
      }
      try? Output.error.write(Wording.askingForTranscript(ears.recognizer.name) + "\n")
    }
    do throws(RecognitionFault) {
      _ = try ears.recognizer.text(of: take, pause: Waiting.pause(for:))
    } catch {
      return try report("recogniser", Wording.sentence(for: error), sign: "!")
    }
    try report("recogniser", Wording.writesDown(ears.recognizer.name))
  }

  private func examineVoices(_ maker: SpeechMaker, _ settings: Settings) throws(Failure) {
    let isOffline = invocation.has(.offline)
    if !isOffline, settings.hasSpeechEndpoint { announceSpeech(settings) }
    let checks = maker.check(
      Speech("Merhaba"),
      includingServers: !isOffline,
      pause: Waiting.pause(for:)
    )
    if isOffline, settings.hasSpeechEndpoint {
      try report("voice", Wording.speechSkipped(settings.speechName))
    }
    for (voice, fault) in checks {
      guard let fault else { return try report("voice", Wording.speaks(voice.name)) }
      try report("voice", Wording.sentence(for: fault), sign: "!")
    }
    if checks.allSatisfy({ $0.fault != nil }), !checks.isEmpty {
      try report("voice", Wording.sentence(for: .noVoice), sign: "!")
    }
  }

  /// Names the endpoint that says texts and the source of the key, before it is asked for a word.
  private func announceSpeech(_ settings: Settings) {
    guard let address = try? settings.speechEndpoint().base else { return }
    let source = KeySource(settings, invocation.world.environment, for: address, of: .speech)
    let sentence = Wording.askingForSpeech("\(address)", keyFrom: source?.name)
    try? Output.error.write(sentence + "\n")
  }

  private mutating func examineEndpoint() throws(Failure) {
    guard let settings = try? invocation.settings, settings.hasEndpoint else {
      return try report("endpoint", Wording.noEndpoint)
    }
    if invocation.has(.offline) { return try report("endpoint", Wording.endpointSkipped) }
    do {
      try announce(settings)
      let assistant = try Assistant(settings, invocation.world.environment)
      let models = try models(of: assistant)
      try report(
        "endpoint",
        Wording.models(models, at: assistant.address, chosen: assistant.model)
      )
      guard assistant.model.isEmpty ? models.count != 1 : false else { return }
      code = max(code, .badData)
      try report("model", Wording.chooseModel, sign: "x")
    } catch {
      code = max(code, error.code == .usage ? .badData : error.code)
      try report("endpoint", error.message, sign: "x")
    }
  }

  /// Names the endpoint and the source of the key before a request is sent.
  private func announce(_ settings: Settings) throws(Failure) {
    let environment = invocation.world.environment
    let address = try settings.endpoint().base
    let source = KeySource(settings, environment, for: address)
    let withheld = source == nil ? KeySource.withheldKeys(environment, for: address) : []
    let sentence = Wording.asking("\(address)", keyFrom: source?.name, notes: withheld)
    try? Output.error.write(sentence + "\n")
  }

  private func models(of assistant: Assistant) throws(Failure) -> [SafeText] {
    let result = Blocking.run { _ in
      do throws(ChatFailure) {
        return Result<[SafeText], ChatFailure>.success(try await assistant.client.models())
      } catch {
        return .failure(error)
      }
    } handle: { (_: Never) in
    }
    do { return try result.get() } catch {
      throw Failure(
        code: .network,
        message: Wording.sentence(for: error, at: assistant.address)
      )
    }
  }
}
