import Storage
import TerminalUI
import TextSafety

/// Makes a backup of the record on each day on which it changes.
///
/// A session makes it on another thread while it waits for the learner; a command that has changed
/// the record makes it after printing its results. To be used on the main thread only.
final class BackupKeeper {
  private let world: World
  private var stamp: FileStamp?
  private var run: BackupRun?
  private var isDisabled = false
  private var hasReported = false

  init(_ world: World) { self.world = world }

  /// Notes the state of the record before the command runs.
  func watch() { stamp = currentStamp }

  /// Starts the day's backup if it is due; to be called before waiting for the learner.
  func begin() {
    guard run == nil, !isDisabled, let plan = BackupPlan(world) else { return }
    run = BackupRun(plan, wake: Terminal.post)
  }

  /// Makes the day's backup if it is due, before the first line is read.
  ///
  /// In a pipe the answer is there at once, so a backup on another thread could contain it, and
  /// nobody waits at a prompt.
  func beginAndWait() {
    guard run == nil else { return }
    begin()
    run?.wait()
  }

  /// Makes this command end without a backup.
  func disable() { isDisabled = true }

  /// The message about a failed backup, returned once.
  func news() -> String? {
    guard !hasReported, case .failed(let sentence)? = run?.outcome else { return nil }
    hasReported = true
    return sentence
  }

  /// Makes the day's backup if the command has changed the record, and reports a failure.
  func finish() {
    guard !isDisabled else { return }
    run?.wait()
    if let sentence = news() { return report(sentence) }
    if case .failed? = run?.outcome { return }
    guard currentStamp != stamp, let plan = BackupPlan(world), !plan.trouble.isNoted(plan.day)
    else { return }
    if case .failed(let sentence) = plan.make(while: { true }) { report(sentence) }
  }

  /// Stops a running backup.
  func abandon() { run?.stop() }

  private var currentStamp: FileStamp? {
    (try? Folders(environment: world.environment)).flatMap { FileStamp(record: $0.record) }
  }

  private func report(_ sentence: String) {
    try? Output.error.write("\(sentence)\n")
  }
}
