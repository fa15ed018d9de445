import Storage
import TerminalUI
import TextSafety

/// Sees to it that the record has a backup of each day on which it has changed.
///
/// Nobody waits for one: while the learner is asked something it is made on another thread, and
/// after a command that has written, when all is printed. Commands that only read make none.
/// Belongs to the main thread.
final class BackupKeeper {
  private let world: World
  private var stamp: FileStamp?
  private var run: BackupRun?
  private var isLeftOut = false
  private var hasTold = false

  init(_ world: World) { self.world = world }

  /// Looks how the record is before anything is done.
  func watch() { stamp = currentStamp }

  /// Begins to make the backup of the day if it is due; to be called when the learner is waited for.
  func begin() {
    guard run == nil, !isLeftOut, let plan = BackupPlan(world) else { return }
    run = BackupRun(plan, wake: Terminal.post)
  }

  /// No backup is made by this command.
  func leaveOut() { isLeftOut = true }

  /// What the learner should know by now, once.
  func news() -> String? {
    guard !hasTold, case .failed(let sentence)? = run?.outcome else { return nil }
    hasTold = true
    return sentence
  }

  /// Makes the backup of the day if this command has changed the record, and tells what failed.
  func finish() {
    guard !isLeftOut else { return }
    run?.wait()
    if let sentence = news() { return tell(sentence) }
    if case .failed? = run?.outcome { return }
    guard currentStamp != stamp, let plan = BackupPlan(world), !plan.trouble.isNoted(plan.day)
    else { return }
    if case .failed(let sentence) = plan.make(while: { true }) { tell(sentence) }
  }

  /// Leaves at once.
  func abandon() { run?.stop() }

  private var currentStamp: FileStamp? {
    (try? Folders(environment: world.environment)).flatMap { FileStamp(record: $0.record) }
  }

  private func tell(_ sentence: String) {
    try? Output.error.write("\(sentence)\n")
  }
}
