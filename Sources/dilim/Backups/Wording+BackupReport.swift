import Memory
import Screens
import Storage
import TextSafety

/// Clauses on the state of the backups, for `dilim doctor`.
extension Wording {
  static func noBackupYet(isOff: Bool) -> SafeText {
    isOff
      ? "none is made (dilim config set backups 7)"
      : "none yet; one is made on each day on which you learn"
  }

  static func place(of folder: BackupFolder, newest: Backup, on today: StudyDay) -> SafeText {
    let all = count(folder.backups.count, "backup")
    let age = age(of: newest.day, on: today)
    return "\(all) in \(folder.path), the newest of \(newest.day.isoDate) (\(age))"
  }

  static func newestDamaged(_ place: SafeText, _ damage: SafeText) -> SafeText {
    "\(place), \(damage): see dilim restore --list."
  }

  static func newestWhole(_ place: SafeText, answers: Int) -> SafeText {
    "\(place), whole, with \(count(answers, "answer"))"
  }

  static func onlyBackupLeft(_ content: SafeText) -> SafeText {
    "\(content); the record itself is missing: dilim restore restores it."
  }

  static func backupFailedToday(_ content: SafeText) -> SafeText {
    "\(content); today's could not be made."
  }

  static var noMoreBackups: SafeText { "; no more are made (dilim config set backups 7)" }

  static func keptFromRestore(_ names: [String]) -> SafeText {
    "; kept from a restore: \(names.joined(separator: ", "))"
  }
}
