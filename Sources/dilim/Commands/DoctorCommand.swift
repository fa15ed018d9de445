import Asking
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
    summary: "look whether everything works, and say what to do if not",
    arguments: "",
    details: [
      "Looks at the course, your record and its backups, settings, prompts, the terminal, and with "
        + "one small request (the list of models) at the endpoint, if one is set; it says before "
        + "whether the key goes along. --offline leaves the endpoint alone. Changes nothing. Exit "
        + "status 3 if something is broken, 4 if only the endpoint is; a warning (!) changes nothing "
        + "of it."
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

/// Looks at each part of the program's surroundings.
private struct Examination {
  private let invocation: Invocation
  private var code = ExitCode.pass

  init(_ invocation: Invocation) { self.invocation = invocation }

  mutating func run() throws(Failure) -> ExitCode {
    try look("course", courseState)
    try look("record", recordState)
    let record = try? invocation.folders.record
    try warn("record", ["", "-wal", "-shm"].compactMap { suffix in record.map { $0 + suffix } })
    try look("backups", backupsState)
    try look("settings", settingsState)
    try warn("settings", [(try? Settings.path(invocation.folders)) ?? ""])
    try look("prompts", promptsState)
    try tell("terminal", terminalState)
    try tell("sound", "not used: what is to be heard is shown for as long as it would last")
    try lookAtEndpoint()
    return code
  }

  private mutating func look(
    _ name: String,
    _ state: () throws(Failure) -> SafeText
  ) throws(Failure) {
    let text: SafeText
    do { text = try state() } catch {
      code = max(code, .badData)
      return try tell(name, error.message, sign: "x")
    }
    try tell(name, text)
  }

  private func tell(_ name: String, _ text: SafeText, sign: String = "+") throws(Failure) {
    let padding = String(repeating: " ", count: max(1, 10 - name.count))
    try invocation.print("\(sign) \(name)\(padding)\(text)")
  }

  /// Tells which of the learner's files are open to others.
  private func warn(_ name: String, _ paths: [String]) throws(Failure) {
    for path in paths {
      if let warning = OwnFile(path)?.warning {
        try tell(name, SafeText(line: warning), sign: "!")
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
    guard lessons > 0 else { throw .data("\(library.folder.path) holds no lessons.") }
    return "\(lessons) lessons in \(library.folder.path)"
  }

  private func recordState() throws(Failure) -> SafeText {
    let path = try invocation.folders.record
    guard FileSystem.exists(path) else { return "none yet; it will be \(path)" }
    let record = Record(path: path)
    let profile = try record.profile()
    _ = try record.progress()
    _ = try record.reading { (store) throws(DatabaseError) in try store.check() }
    let state = "\(path), level \(profile?.level.rawValue ?? "not chosen")"
    do { try record.checkWritable() } catch {
      throw .data("\(state); it is whole, but no answer can be kept. \(error.message)")
    }
    return SafeText(line: state)
  }

  private func backupsState() throws(Failure) -> SafeText {
    guard let plan = BackupPlan(invocation.world) else { return "none" }
    return SafeText(line: try BackupReport(plan).sentence())
  }

  private func settingsState() throws(Failure) -> SafeText {
    let settings = try invocation.settings
    return FileSystem.exists(settings.path) ? "\(settings.path)" : "all as they come; no file"
  }

  private func promptsState() throws(Failure) -> SafeText {
    let folders = try invocation.folders
    let library = try PromptFolder.library(folders)
    let all = SamplePrompts.renderings(of: library, level: .a2)
    for rendering in all {
      do { _ = try rendering.messages.get() } catch { throw Failure(error) }
    }
    let own = all.count { $0.file.path.hasPrefix(PromptFolder.path(folders)) }
    return "\(all.count) can be used, \(own) of them your own"
  }

  private var terminalState: SafeText {
    let environment = invocation.world.environment
    let size = Terminal.size(environment: environment)
    let kind = Output.standard.isTerminal ? "a terminal" : "no terminal: whole lines"
    let colours = invocation.palette == .none ? "no colours" : "colours"
    return "\(kind), \(size.columns)x\(size.rows), \(colours), "
      + "TERM=\(environment["TERM"] ?? "(not set)")"
  }

  private mutating func lookAtEndpoint() throws(Failure) {
    guard let settings = try? invocation.settings, settings.hasEndpoint else {
      return try tell("endpoint", "none is set; explanations are the grader's own")
    }
    if invocation.has(.offline) { return try tell("endpoint", "not asked (--offline)") }
    do {
      try announce(settings)
      let assistant = try Assistant(settings, invocation.world.environment)
      let models = try models(of: assistant)
      try tell("endpoint", Self.sentence(assistant, models))
      guard assistant.model.isEmpty ? models.count != 1 : false else { return }
      code = max(code, .badData)
      try tell("model", "choose one: dilim config set model NAME", sign: "x")
    } catch {
      code = max(code, error.code == .usage ? .badData : error.code)
      try tell("endpoint", error.message, sign: "x")
    }
  }

  /// Names the endpoint and the source of the key before the key is read and sent.
  private func announce(_ settings: Settings) throws(Failure) {
    let environment = invocation.world.environment
    let address = try settings.endpoint().base
    let source = KeySource(settings, environment, for: address)
    let key = source.map { "the key from \($0.name) goes along" } ?? "no key goes along"
    let passedOver = source == nil ? KeySource.passedOver(environment, for: address) : []
    let notes = [key] + passedOver
    let list = notes.joined(separator: "; ")
    try? Output.error.write("Asking \(address) for its models; \(list).\n")
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

  private static func sentence(_ assistant: Assistant, _ models: [SafeText]) -> SafeText {
    let names = models.prefix(5).map(\.line).joined(separator: ", ")
    let rest = models.count > 5 ? " and \(models.count - 5) more" : ""
    let known = assistant.model.isEmpty || models.contains { $0.line == assistant.model }
    let warning = known ? "" : "; it doesn't name \(assistant.model)"
    return "\(assistant.address) answers; models: \(names)\(rest)\(warning)"
  }
}
