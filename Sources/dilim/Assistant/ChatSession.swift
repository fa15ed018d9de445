import ChatAPI
import Coordination
import Curriculum
import Feedback
import Screens
import Storage
import TerminalUI
import TextSafety

/// One sitting with the tutor, in a terminal or in a pipe.
struct ChatSession {
  var tutor: Tutor
  let assistant: Assistant
  let template: PromptTemplate
  let invocation: Invocation
  private let settings: Settings
  private let record: Record
  private(set) var dialect: Dialect

  /// With `isDry` no key is read, and nothing is kept.
  init(
    _ invocation: Invocation,
    _ settings: Settings,
    _ record: Record,
    isDry: Bool = false
  ) throws(Failure) {
    self.invocation = invocation
    self.settings = settings
    self.record = record
    assistant = try Assistant(
      settings,
      invocation.world.environment,
      total: .chatTimeout,
      readsKey: !isDry
    )
    dialect = try record.dialect(assistant)
    let library = try PromptFolder.library(try invocation.folders)
    do { template = try library.template(.chat, in: assistant.language) } catch {
      throw Failure(error)
    }
    var context = try Tutor.context(
      record: record,
      library: try invocation.library,
      level: try invocation.explainLevel
    )
    if settings[.context] == "off" { context.shared = [] }
    let world = invocation.world
    if let stored = try Self.resumed(invocation, record) {
      tutor = Tutor(stored, context: context, record: record, world: world, isKept: !isDry)
    } else {
      tutor = Tutor(context: context, language: assistant.language, record: record, world: world)
    }
  }

  private static func resumed(
    _ invocation: Invocation,
    _ record: Record
  ) throws(Failure) -> StoredConversation? {
    guard let name = invocation.value(.resume) else { return nil }
    let all = try record.reading { (store) throws(DatabaseError) in
      try store.conversations(limit: 1000)
    }
    let found = name == "last" ? all?.first : all?.first { $0.conversation.id.hasPrefix(name) }
    guard let found else {
      throw .usage("There is no conversation \(name). dilim chat --list shows them.")
    }
    return try record.reading { (store) throws(DatabaseError) in
      try store.conversation(id: found.conversation.id)
    } ?? nil
  }

  mutating func run() throws -> ExitCode {
    if let notice = FirstContact(try invocation.folders).notice(assistant.address) {
      try? Output.error.write(notice + "\n")
    }
    let environment = invocation.world.environment
    guard environment["TERM"] != "dumb", let terminal = Terminal(environment: environment) else {
      return try runByLine()
    }
    let console = TerminalConsole(
      terminal: terminal,
      setting: Screen.Setting(isByLine: false, hasTranscriptSource: false),
      palette: invocation.palette,
      compose: try record.profile()?.hasTurkishKeyboard == true ? nil : .turkish
    )
    do throws(Ending) {
      var console = console
      try run(in: &console)
      return .pass
    } catch {
      switch error {
      case .outputGone: return .pass
      case .interrupted: return .interrupted
      case .failed(let failure): throw failure
      }
    }
  }

  /// Talks in a terminal that is there already, until the learner has had enough.
  mutating func run(in console: inout TerminalConsole) throws(Ending) {
    do {
      try runInTerminal(&console)
    } catch let ending as Ending {
      throw ending
    } catch let failure as Failure {
      throw .failed(failure)
    } catch {
      throw .failed(.data("\(error)"))
    }
  }
}

// What is said to the program and not to the tutor.
extension ChatSession {
  enum Order {
    case quit
    /// What to print.
    case say(SafeText)
  }

  /// Carries out a line that begins with a slash; nil if it is for the tutor.
  mutating func order(_ line: String) throws(Failure) -> Order? {
    guard line.hasPrefix("/") else { return nil }
    let words = line.split(separator: " ").map(String.init)
    switch (words[0], words.count) {
    case ("/quit", 1), ("/q", 1): return .quit
    case ("/help", 1): return .say(Self.help)
    case ("/clear", 1): return .say(clear())
    case ("/level", 1): return .say("Your level here: \(tutor.context.level.rawValue).")
    case ("/level", 2): return .say(setLevel(words[1]))
    case ("/lesson", 1): return .say(lesson)
    case ("/share", 1): return .say(shared)
    case ("/share", 3): return .say(try share(words[1], words[2]))
    default: return .say("There is no \(words[0]) like this; /help lists what there is.")
    }
  }

  private static let help: SafeText = """
    /level [A1…C2]   your level, for this talk
    /lesson          the lesson that the tutor knows of
    /share           what the tutor knows of you
    /share lesson off  … level, lesson or mistakes; on or off
    /clear           begin anew; what was said is kept
    /quit            leave
    """

  private mutating func clear() -> SafeText {
    tutor = Tutor(
      context: tutor.context,
      language: assistant.language,
      record: record,
      world: invocation.world
    )
    return "A new conversation."
  }

  private mutating func setLevel(_ text: String) -> SafeText {
    guard let level = Level(anyCase: text) else { return "Levels are A1, A2, B1, B2, C1, C2." }
    tutor.context.level = level
    return "Your level here: \(level.rawValue)."
  }

  private var lesson: SafeText {
    guard let lesson = tutor.context.lesson else { return "No lesson is open." }
    return "\(lesson.unit) \(lesson.title) (\(lesson.skill.rawValue))"
  }

  private var shared: SafeText {
    let sent = tutor.context.sent.map(\.rawValue)
    return sent.isEmpty
      ? "The tutor knows nothing of you."
      : "The tutor knows: \(sent.joined(separator: ", "))."
  }

  private mutating func share(_ name: String, _ state: String) throws(Failure) -> SafeText {
    guard let part = ChatContext.Part(rawValue: name), ["on", "off"].contains(state) else {
      return "As: /share mistakes off"
    }
    try tutor.share(part, state == "on")
    return shared
  }
}

// One message a line.
extension ChatSession {
  private mutating func runByLine() throws -> ExitCode {
    if let notice = Wording.notice(of: tutor.context) { try? Output.error.write("\(notice)\n") }
    var reader = LineReader()
    var code = ExitCode.pass
    while let item = reader.next() {
      guard case .text(let line, _) = item else {
        throw Failure.data("The input can't be read as UTF-8 text.")
      }
      let text = line.trimmed
      if text.isEmpty { continue }
      if let order = try order(text) {
        guard case .say(let answer) = order else { return code }
        try invocation.print(answer)
        continue
      }
      var running = RunningText(columns: .max, indent: "")
      let said = try say(text)
      if let refusal = said.refusal {
        try? Output.error.write(refusal + "\n")
        code = max(code, .network)
        continue
      }
      let outcome = try Blocking.run(said.work) { step in
        switch step {
        case .sentence(let text): try invocation.print(running.append(text), terminator: "")
        case .waiting(let wait): try? Output.error.write("\(Wording.sentence(for: wait))\n")
        }
      }
      try invocation.print(running.finish(), terminator: "")
      code = max(code, try conclude(outcome, said))
    }
    return code
  }
}

// In a terminal, where Ctrl-C stops the answer and not the chat.
extension ChatSession {
  private mutating func runInTerminal(_ console: inout TerminalConsole) throws {
    let greeting = "Write to your tutor; /help lists the rest, /quit leaves. AI may be wrong."
    let lines = [greeting] + [Wording.notice(of: tutor.context)?.line].compactMap(\.self)
    try console.show(Frame(lines.map { Line($0) }))
    for turn in tutor.turns.suffix(4) {
      let sign = turn.turn.speaker == .learner ? "> " : "  "
      let end = turn.isCut ? " (cut)" : ""
      try console.print("\(sign)\(turn.turn.text)\(end)\n")
    }
    while let line = try console.askLine(Prompt("> ", .turkish)) {
      let text = line.trimmed
      if text.isEmpty { continue }
      if let order = try order(text) {
        guard case .say(let answer) = order else { return }
        try console.print(answer + "\n")
        continue
      }
      try talk(text, &console)
    }
  }

  private mutating func talk(_ text: String, _ console: inout TerminalConsole) throws {
    let said = try say(text)
    if let refusal = said.refusal { return try console.print(refusal + "\n") }
    let mailbox = Mailbox<Step> { Terminal.post() }
    let task = Task.detached {
      mailbox.put(.end(await said.work { mailbox.put(.talk($0)) }))
    }
    var running = RunningText(columns: console.columns)
    var isStopped = false
    var hasBegun = false
    while true {
      switch console.pause() {
      case .interrupted, .end:
        isStopped = true
        task.cancel()
      case .posted: break
      }
      for step in mailbox.takeAll() {
        switch step {
        case .talk(.sentence(let text)):
          hasBegun = true
          if !isStopped { try console.print(running.append(text)) }
        case .talk(.waiting(let wait)):
          // In the middle of an answer there is no line of its own for it.
          if !isStopped, !hasBegun { try console.print("  \(Wording.sentence(for: wait))\n") }
        case .end(let outcome):
          try console.print(running.finish())
          _ = try conclude(outcome, said)
          return
        }
      }
    }
  }

  private enum Step: Sendable {
    case talk(TalkStep)
    case end(TutorAnswer)
  }
}

/// A message that is ready to be sent.
private struct PreparedMessage: Sendable {
  /// Why it may not be sent.
  var refusal: SafeText?
  var estimate = 0
  var work: @Sendable @concurrent (@escaping @Sendable (TalkStep) -> Void) async -> TutorAnswer
}

extension ChatSession {
  /// Takes down what the learner says and makes it ready to be sent.
  private mutating func say(_ text: String) throws(Failure) -> PreparedMessage {
    try tutor.hear(Tutor.message(text))
    let request = tutor.request()
    let messages = try tutor.messages(template)
    let estimate =
      TokenEstimate.tokens(in: messages.map(\.text).joined(separator: "\n")) + assistant.maxTokens
    let limits = SendLimits(
      requestsPerRun: nil,
      requestsPerDay: settings.count(.requestsPerDay),
      tokensPerDay: settings.count(.tokensPerDay)
    )
    let day = invocation.world.day
    let refusal = try record.writing { (store) throws(DatabaseError) in
      try store.reserveRequest(estimate: estimate, within: limits, on: day)
    }
    let (assistant, template, dialect) = (assistant, template, dialect)
    var said = PreparedMessage(estimate: estimate) { send in
      await assistant.talk(request, messages, template, dialect, send)
    }
    said.refusal = refusal.map { limit in
      "The limit of the day is reached (\(limit == .tokensPerDay ? "tokens" : "requests")_per_day)."
    }
    return said
  }

  /// Takes down what the tutor has said, and what it has cost.
  private mutating func conclude(
    _ answered: TutorAnswer,
    _ said: PreparedMessage
  ) throws(Failure) -> ExitCode {
    if answered.dialect != dialect {
      dialect = answered.dialect
      try record.save(dialect, assistant)
    }
    let spending: Spending
    switch answered.result {
    case .success(let reply):
      spending = Spending(
        requests: reply.requests,
        tokens: reply.usage.total,
        isEstimated: reply.usage.isEstimated
      )
    case .failure(let failure):
      let explanation = Explanation(content: .failed(failure), requests: failure.requests)
      spending = explanation.spending(estimate: said.estimate)
    }
    try tutor.answer(answered.text, isCut: answered.failure != nil)
    if answered.leftOut > 0 { try? Output.error.write("  \(Wording.leftOut(of: answered))\n") }
    var code = ExitCode.pass
    if let failure = answered.failure {
      let isStopped = failure.kind == .cancelled
      let sentence: SafeText =
        isStopped ? "(stopped)" : Wording.sentence(for: failure, at: assistant.address)
      try? Output.error.write("  \(sentence)\n")
      if !isStopped { code = .network }
    } else if answered.text.isEmpty {
      code = .network
    }
    let day = invocation.world.day
    try record.writing { (store) throws(DatabaseError) in
      try store.settleRequest(estimate: said.estimate, spending: spending, on: day)
    }
    return code
  }
}
