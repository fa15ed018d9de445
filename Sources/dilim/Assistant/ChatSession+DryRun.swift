import Asking
import Coordination
import Screens
import TerminalUI
import TextSafety
import Turkish

extension ChatSession {
  /// Prints the request that the first message of the input would make.
  ///
  /// Commands before it are run, because they change the request. Sends and stores nothing.
  mutating func showFirstRequest() throws(Failure) -> ExitCode {
    if Terminal.isInteractive { try? Output.error.write(Wording.dryRunQuestion + "\n") }
    var reader = LineReader()
    while let item = reader.next() {
      guard case .text(let line, _) = item else {
        throw .data(Wording.chatInputUnreadable)
      }
      let text = line.trimmed
      if text.isEmpty { continue }
      guard let result = try runCommand(text) else {
        let messages = try record.working {
          try talk.tutor.messages(talk.template, after: Tutor.message(text))
        }
        try DryRun(talk.assistant, talk.dialect).print(messages, talk.template, invocation)
        return .pass
      }
      guard case .output(let answer) = result else { break }
      try? Output.error.write(answer + "\n")
    }
    throw .usage(Wording.dryRunNeedsMessage)
  }
}
