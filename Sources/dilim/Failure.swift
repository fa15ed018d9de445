import Screens
import TerminalUI
import TextSafety

/// The exit status of the program.
enum ExitCode: Int32, Comparable {
  case pass = 0
  /// At least one answer failed: `grade`, `explain` and lessons in a pipe.
  case someFailed = 1
  case usage = 2
  /// Bad content, configuration or data.
  case badData = 3
  case network = 4
  /// Ctrl-C.
  case interrupted = 130

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}

/// The reason why a command can't go on: what is wrong and what to do next.
///
/// The message may quote input, and is safe to print.
struct Failure: Error, Equatable {
  var code: ExitCode
  var message: SafeText

  static func usage(_ message: SafeText) -> Failure { Failure(code: .usage, message: message) }

  static func data(_ message: SafeText) -> Failure { Failure(code: .badData, message: message) }
}

extension Failure {
  /// Reports results that can't be written; a reader that has closed the pipe is not an error.
  init(_ failure: WriteFailure) {
    self =
      failure.isReaderGone
      ? Failure(code: .pass, message: "")
      : .data(Wording.outputNotWritten(failure.reason))
  }
}
