import TerminalUI
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the command line and returns the exit status.
func status(of words: [String]) -> ExitCode {
  do {
    let invocation = try CommandTable.invocation(words, world: .live())
    return try run(invocation)
  } catch let failure as Failure {
    if !failure.message.isEmpty {
      try? Output.error.write(clean(failure.message) + "\n")
    }
    return failure.code
  } catch {
    try? Output.error.write("\(error)\n")
    return .badData
  }
}

/// Runs a command, and has a backup made of what it has changed.
private func run(_ invocation: Invocation) throws -> ExitCode {
  let backups = invocation.backups
  backups.watch()
  let code: ExitCode
  do { code = try invocation.command.run(invocation) } catch {
    backups.abandon()
    throw error
  }
  if code == .interrupted { backups.abandon() } else { backups.finish() }
  return code
}

/// A message may quote what was typed or read, so it must not steer the terminal.
func clean(_ message: String) -> String {
  message.split(separator: "\n", omittingEmptySubsequences: false)
    .map { SafeText.cleaned(String($0)) }.joined(separator: "\n")
}

Output.ignoreBrokenPipes()
exit(status(of: Array(CommandLine.arguments.dropFirst())).rawValue)
