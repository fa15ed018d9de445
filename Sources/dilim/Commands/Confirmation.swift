import TerminalUI
import TextSafety

/// Asks for confirmation before something that can't be undone.
enum Confirmation {
  /// Asks whether to go on; without a terminal, and with `--no-input` or `--json`, only `--yes` agrees.
  static func ask(_ question: SafeText, _ invocation: Invocation) throws(Failure) -> Bool {
    if invocation.has(.yes) { return true }
    guard Terminal.isInteractive, !invocation.has(.noInput), !invocation.has(.json) else {
      throw .usage("\(question) Nothing was changed; --yes answers yes.")
    }
    try invocation.print("\(question) [y/N] ", terminator: "")
    var reader = LineReader()
    guard case .text(let answer, _)? = reader.next() else { return false }
    let yes = ("yes" as SafeText).string
    if ["y", "yes", String(yes.prefix(1)), yes].contains(answer.trimmedAnswer) { return true }
    try invocation.print("Nothing was changed.")
    return false
  }
}

extension String {
  fileprivate var trimmedAnswer: String {
    filter { !$0.isWhitespace }.lowercased()
  }
}

extension CommandOption {
  static let yes = CommandOption(name: "--yes", value: nil, help: "do it without asking")
  static let noInput = CommandOption(name: "--no-input", value: nil, help: "never ask; see --yes")
  static let rehearse = CommandOption(
    name: "--dry-run",
    value: nil,
    help: "print what would be done, and do nothing"
  )
}
