import Interface
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
    let world = try World.live()
    let languages = Languages(world.environment)
    return try languages.inUse { try run(CommandTable.invocation(words, world: world)) }
  } catch let failure as Failure {
    if !failure.message.isEmpty {
      try? Output.error.write("\(failure.message)\n")
    }
    return failure.code
  } catch {
    try? Output.error.write("\(error)\n")
    return .badData
  }
}

/// Runs a command, and makes a backup if the command changed the record.
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

Output.ignoreBrokenPipes()
exit(status(of: Array(CommandLine.arguments.dropFirst())).rawValue)
