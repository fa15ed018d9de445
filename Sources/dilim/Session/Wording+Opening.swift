import Screens
import TextSafety

/// Sentences before a session begins.
extension Wording {
  /// Says that no word list is open.
  static func noMoreWords(from level: String) -> SafeText {
    "Every word list from \(level) on is done. dilim review asks their words."
  }

  static var noLessons: SafeText { "No lessons were found." }
  static var noExplainer: SafeText { "There are no AI explanations until this is fixed." }

  /// Says that no session can begin because the record can't be written.
  static func nothingStored(_ reason: SafeText) -> SafeText {
    """
    \(reason) No answer could be stored, so nothing was begun; dilim status, mistakes, due, cards, \
    note and export still work.
    """
  }

  /// Warns that the record has disappeared though it has a backup.
  static func recordMissing(_ path: String, backupOf day: String) -> SafeText {
    """
    There is no record at \(path), but a backup of \(day): to have it back, leave now and run \
    dilim restore. What you do here begins a new record.
    """
  }

  /// The title of a review of several decks.
  static var reviewOfAll: SafeText { "The review" }

  static func transcriptsNotUTF8(_ file: String) -> SafeText {
    "\(file): not UTF-8. Save it as UTF-8, one transcript a line."
  }
}
