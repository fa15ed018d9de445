import Screens
import TextSafety

/// Sentences before a session begins.
extension Wording {
  static let noExplainer = "There are no AI explanations until this is fixed."

  /// Says that no session can begin because the record can't be written.
  static func nothingStored(_ reason: SafeText) -> SafeText {
    "\(reason) No answer could be stored, so nothing was begun; dilim status, mistakes, due, cards, "
      + "note and export still work."
  }

  /// Warns that the record has disappeared though it has a backup.
  static func recordMissing(_ path: String, backupOf day: String) -> SafeText {
    "There is no record at \(path), but a backup of \(day): to have it back, leave now and run "
      + "dilim restore. What you do here begins a new record."
  }
}
