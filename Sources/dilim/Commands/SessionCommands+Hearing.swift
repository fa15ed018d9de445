import Screens
import TerminalUI

/// Where transcripts of what is said come from.
extension Command {
  static func transcriptSource(
    _ invocation: Invocation
  ) throws(Failure) -> TranscriptSource? {
    if let file = invocation.value(.transcriptFile), !invocation.has(.transcriptCommand) {
      return try TranscriptSource(file: file)
    }
    let isHeard = !invocation.has(.noMicrophone) && Terminal.isInteractive
    let chosen = isHeard ? (try? invocation.settings)?[.transcriptCommand] : nil
    guard let command = invocation.value(.transcriptCommand) ?? chosen, !command.isEmpty,
      !command.contains("{file}")
    else { return nil }
    return TranscriptSource(command: command)
  }

  /// What hears the learner; nil with the option that leaves the microphone off.
  static func hearingRoom(_ invocation: Invocation) throws(Failure) -> HearingRoom? {
    guard !invocation.has(.noMicrophone) else { return nil }
    return HearingRoom(
      try? invocation.settings,
      try invocation.folders,
      invocation.world.environment,
      command: invocation.value(.transcriptCommand)
    )
  }
}
