import TerminalUI
import TextSafety

/// How the program ended; the numbers are its exit status.
enum ExitCode: Int32, Comparable {
  case pass = 0
  /// Some answer failed: `grade`, and lessons in a pipe.
  case someFailed = 1
  case usage = 2
  /// Bad content, configuration or data.
  case badData = 3
  case network = 4
  /// Ctrl-C.
  case interrupted = 130

  static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}

/// Why a command can't go on: what is wrong and what to do next.
///
/// The message may quote what was typed or read, and is safe to print.
struct Failure: Error, Equatable {
  var code: ExitCode
  var message: SafeText

  static func usage(_ message: SafeText) -> Failure { Failure(code: .usage, message: message) }

  static func data(_ message: SafeText) -> Failure { Failure(code: .badData, message: message) }
}

extension Failure {
  /// Results that can't be written are lost, so that is an error; a reader that has enough is none.
  init(_ failure: WriteFailure) {
    self =
      failure.isReaderGone
      ? Failure(code: .pass, message: "")
      : .data("The output can't be written: \(failure.reason).")
  }
}
