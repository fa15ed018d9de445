/// A program of the learner that goes on while the learner does: a viewer of pictures.
///
/// It ends with its owner.
package final class DetachedProgram {
  private let program: RunningProgram

  /// The time in which a command must have failed, if it can't open its file.
  private static let checkLimit = Duration.milliseconds(300)

  /// Runs a shell command, which gets a file in place of `{file}` or as its last word; nil if it
  /// can't be started or fails at once.
  package init?(_ command: String, file: String, pause: Pause) {
    let shell =
      command.contains("{file}")
      ? command.replacing("{file}", with: "\"$1\"") : "\(command) \"$1\""
    guard let program = RunningProgram(ProgramRun(["/bin/sh", "-c", shell, "sh", file])) else {
      return nil
    }
    guard program.hasStarted(within: Self.checkLimit, pause: pause) else { return nil }
    self.program = program
  }
}
