import Asking
import ChatAPI
import Coordination
import Curriculum
import Feedback
import Screens
import Storage
import TerminalUI
import TextSafety
import Turkish

/// A chat with the tutor, in a terminal or in a pipe.
struct ChatSession {
  private(set) var talk: TutorTalk
  let invocation: Invocation
  let record: Record

  /// Opens a chat; with `isDry` no key is read and nothing is stored.
  init(
    _ invocation: Invocation,
    _ settings: Settings,
    _ record: Record,
    isDry: Bool = false
  ) throws(Failure) {
    self.invocation = invocation
    self.record = record
    let world = invocation.world
    let assistant = try Assistant(
      settings,
      world.environment,
      total: .chatTimeout,
      readsKey: !isDry
    )
    let dialect = try record.working { try record.access.dialect(assistant) }
    let prompts = try PromptFolder.library(try invocation.folders)
    let template = try record.working { try prompts.template(.chat, in: assistant.language) }
    var context = try Tutor.context(
      record: record,
      library: try invocation.library,
      level: try invocation.explainLevel
    )
    if settings[.context] == "off" { context.shared = [] }
    let tutor =
      if let stored = try Self.resumed(invocation, record) {
        Tutor(
          stored,
          context: context,
          record: record.access,
          clock: world.clock,
          isKept: !isDry
        )
      } else {
        Self.tutor(context, assistant, invocation, record)
      }
    talk = TutorTalk(
      tutor,
      assistant,
      template,
      dialect: dialect,
      settings: settings.asking,
      record: record.access,
      clock: world.clock
    )
  }

  private static func tutor(
    _ context: ChatContext,
    _ assistant: Assistant,
    _ invocation: Invocation,
    _ record: Record
  ) -> Tutor {
    Tutor(
      id: invocation.world.newID(),
      context: context,
      language: assistant.language,
      record: record.access,
      clock: invocation.world.clock
    )
  }

  private static func resumed(
    _ invocation: Invocation,
    _ record: Record
  ) throws(Failure) -> StoredConversation? {
    guard let name = invocation.value(.resume) else { return nil }
    let all = try record.reading { (store) throws(DatabaseError) in
      try store.conversations.latest(limit: 1000)
    }
    let found = name == "last" ? all?.first : all?.first { $0.conversation.id.hasPrefix(name) }
    guard let found else {
      throw .usage(Wording.unknownConversation(name))
    }
    return try record.reading { (store) throws(DatabaseError) in
      try store.conversations.find(id: found.conversation.id)
    } ?? nil
  }

  mutating func run() throws -> ExitCode {
    if let notice = FirstContact(try invocation.folders).notice(talk.assistant.address) {
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

  /// Runs the chat in a terminal that is already in use, until the learner leaves.
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

// Commands, which are for the program and not for the tutor.
extension ChatSession {
  /// The result of a command.
  enum CommandResult {
    case quit
    case output(SafeText)
  }

  /// Runs a command, a line that begins with a slash; returns nil if the line is for the tutor.
  mutating func runCommand(_ line: String) throws(Failure) -> CommandResult? {
    guard line.hasPrefix("/") else { return nil }
    let words = line.split(separator: " ").map(String.init)
    switch (words[0], words.count) {
    case ("/quit", 1), ("/q", 1): return .quit
    case ("/help", 1): return .output(Wording.chatHelp)
    case ("/clear", 1): return .output(clear())
    case ("/level", 1): return .output(Wording.chatLevel(talk.tutor.context.level))
    case ("/level", 2): return .output(setLevel(words[1]))
    case ("/lesson", 1): return .output(Wording.chatLesson(talk.tutor.context.lesson))
    case ("/share", 1): return .output(shared)
    case ("/share", 3): return .output(try share(words[1], words[2]))
    default: return .output(Wording.unknownChatCommand(words[0]))
    }
  }

  private mutating func clear() -> SafeText {
    talk.tutor = Self.tutor(talk.tutor.context, talk.assistant, invocation, record)
    return Wording.newConversation
  }

  private mutating func setLevel(_ text: String) -> SafeText {
    guard let level = Level(anyCase: text) else { return Wording.levelNames }
    talk.tutor.context.level = level
    return Wording.chatLevel(level)
  }

  private var shared: SafeText { Wording.sharedFacts(talk.tutor.context.sent) }

  private mutating func share(_ name: String, _ state: String) throws(Failure) -> SafeText {
    guard let part = ChatContext.Part(rawValue: name), ["on", "off"].contains(state) else {
      return Wording.shareExample
    }
    try record.working { try talk.tutor.share(part, state == "on") }
    return shared
  }
}

// One message a line.
extension ChatSession {
  private mutating func runByLine() throws -> ExitCode {
    if let notice = Wording.notice(of: talk.tutor.context) {
      try? Output.error.write("\(notice)\n")
    }
    var reader = LineReader()
    var code = ExitCode.pass
    while let item = reader.next() {
      guard case .text(let line, _) = item else {
        throw Failure.data(Wording.chatInputUnreadable)
      }
      let text = line.trimmed
      if text.isEmpty { continue }
      if let result = try runCommand(text) {
        guard case .output(let answer) = result else { return code }
        try invocation.print(answer)
        continue
      }
      var running = RunningText(columns: .max, indent: "")
      guard
        case .ready(let request) = try prepare(
          text,
          refused: { try? Output.error.write($0 + "\n") }
        )
      else {
        code = max(code, .network)
        continue
      }
      let answer = try Blocking.run(request.send) { step in
        switch step {
        case .sentence(let text): try invocation.print(running.append(text), terminator: "")
        case .waiting(let wait): try? Output.error.write("\(Wording.sentence(for: wait))\n")
        }
      }
      try invocation.print(running.finish(), terminator: "")
      code = max(code, try conclude(answer, to: request))
    }
    return code
  }
}

// In a terminal, where Ctrl-C stops the answer and not the chat.
extension ChatSession {
  private mutating func runInTerminal(_ console: inout TerminalConsole) throws {
    let lines =
      [Wording.chatGreeting.string]
      + [Wording.notice(of: talk.tutor.context)?.line].compactMap(\.self)
    try console.show(Frame(lines.map { Line(text: $0) }))
    for turn in talk.tutor.turns.suffix(4) {
      let sign = turn.turn.speaker == .learner ? "> " : "  "
      let end: SafeText = turn.isCut ? " (cut)" : ""
      try console.print("\(sign)\(turn.turn.text)\(end)\n")
    }
    while let line = try console.askLine(Prompt("> ", .turkish)) {
      let text = line.trimmed
      if text.isEmpty { continue }
      if let result = try runCommand(text) {
        guard case .output(let answer) = result else { return }
        try console.print(answer + "\n")
        continue
      }
      try answer(text, &console)
    }
  }

  private mutating func answer(_ text: String, _ console: inout TerminalConsole) throws {
    guard case .ready(let request) = try prepare(text, refused: { try console.print($0 + "\n") })
    else {
      return
    }
    let mailbox = Mailbox<Step> { Terminal.post() }
    let task = Task.detached {
      mailbox.put(.end(await request.send { mailbox.put(.talk($0)) }))
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
          // Once the answer has begun, the message would break its line.
          if !isStopped, !hasBegun { try console.print("  \(Wording.sentence(for: wait))\n") }
        case .end(let answer):
          try console.print(running.finish())
          _ = try conclude(answer, to: request)
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

extension ChatSession {
  /// Stores a message of the learner and makes its request; reports why it may not be sent.
  private mutating func prepare(
    _ text: String,
    refused: (SafeText) throws -> Void
  ) throws -> TutorTalk.Message {
    let message = try record.working { try talk.say(text) }
    if case .refused(let limit) = message { try refused(Wording.sentence(forLimit: limit)) }
    return message
  }

  /// Stores the tutor's answer, and reports why it is incomplete.
  private mutating func conclude(
    _ answer: TutorAnswer,
    to request: TutorTalk.Request
  ) throws(Failure) -> ExitCode {
    try record.working { try talk.conclude(answer, to: request) }
    if answer.leftOut > 0 { try? Output.error.write("  \(Wording.leftOut(of: answer))\n") }
    guard let failure = answer.failure else { return answer.text.isEmpty ? .network : .pass }
    let isStopped = failure.kind == .cancelled
    let sentence: SafeText =
      isStopped ? "(stopped)" : Wording.sentence(for: failure, at: talk.assistant.address)
    try? Output.error.write("  \(sentence)\n")
    return isStopped ? .pass : .network
  }
}
