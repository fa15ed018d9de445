import Asking
import Coordination
import Curriculum
import Feedback
import Screens
import Storage
import TerminalUI
import TextSafety

extension Command {
  static let chat = Command(
    name: "chat",
    summary: "talk with an AI tutor about your Turkish",
    arguments: "",
    details: [
      """
      The tutor knows your level, the lesson you left and your last mistakes, unless you withhold \
      them: a chat begins by naming what is sent, /share changes that, and the setting \
      context = off sends none of it. --dry-run prints the request for the first line of input, \
      and sends nothing. Chats are kept in your record; --list shows them, --resume continues \
      one.
      """,
      """
      Ctrl-C stops the answer and keeps the chat. /help lists the commands. In a pipe \
      each line is a message, and the answers are printed.
      """,
    ],
    options: [.resume, .list, .deleteChats, .dryRun, .explainLevel, .content, .noColor],
    examples: [
      Example(line: "dilim chat", meaning: "begin"),
      Example(line: "dilim chat --resume last", meaning: "go on with the last one"),
      Example(line: "echo \"Ne demek: hayırlı olsun?\" | dilim chat", meaning: "one question"),
    ],
    argumentCount: 0...0,
    run: chat
  )

  private static func chat(_ invocation: Invocation) throws -> ExitCode {
    let record = Record(path: try invocation.folders.record)
    if invocation.has(.list) { return try list(record, invocation) }
    if invocation.has(.deleteChats) { return try delete(record, invocation) }
    let settings = try invocation.settings
    guard settings.hasEndpoint else {
      try invocation.print(Wording.tutorNeedsEndpoint)
      return .network
    }
    var session = try ChatSession(invocation, settings, record, isDry: invocation.has(.dryRun))
    if invocation.has(.dryRun) { return try session.showFirstRequest() }
    return try session.run()
  }

  private static func list(
    _ record: Record,
    _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    let all = try record.reading { (store) throws(DatabaseError) in
      try store.conversations.latest(limit: 50)
    }
    guard let all, !all.isEmpty else {
      try invocation.print("No conversations yet.")
      return .pass
    }
    for summary in all {
      let beginning = SafeText(summary.beginning).line
      try invocation.print("\(summary.conversation.id.prefix(8))  \(beginning)")
    }
    return .pass
  }

  private static func delete(
    _ record: Record,
    _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    let count = try record.writing { (store) throws(DatabaseError) in
      try store.conversations.deleteAll()
    }
    try invocation.print(
      count == 1 ? "1 conversation deleted." : "\(count) conversations deleted."
    )
    return .pass
  }
}

extension CommandOption {
  static let resume = CommandOption(
    name: "--resume",
    value: "ID",
    help: "continue a conversation; last for the last one"
  )
  static let list = CommandOption(name: "--list", value: nil, help: "list the conversations")
  static let deleteChats = CommandOption(
    name: "--delete",
    value: nil,
    help: "delete all conversations"
  )
}
