import Cards
import Memory
import Screens
import Storage
import TextSafety

/// The day's backup, and the number of backups to keep.
struct BackupPlan: Sendable {
  let folder: BackupFolder
  let day: StudyDay
  /// The clock by which days begin and end.
  let clock: DayClock
  let count: Int
  /// The note of a failed backup.
  let trouble: BackupTrouble

  /// Creates the plan for the present day; nil if the record has no folder.
  ///
  /// If the settings can't be read, all backups are kept.
  init?(_ world: World) {
    guard let folders = try? Folders(environment: world.environment) else { return nil }
    let settings = try? Settings(folders, environment: world.environment)
    let now = world.now()
    clock = DayClock(
      secondsAheadOfUTC: world.secondsAheadOfUTC(at: now),
      rolloverHour: settings?.count(.dayStarts) ?? 4
    )
    folder = BackupFolder(record: folders.record)
    day = clock.moment(now).day
    count = settings?.count(.backups) ?? .max
    trouble = BackupTrouble(folders)
  }

  /// Makes the backup if it is due.
  func make(while mayGoOn: () -> Bool) -> BackupResult {
    do throws(DatabaseError) {
      return try folder.make(on: day, keeping: count, while: mayGoOn) == .made ? .made : .nothing
    } catch {
      if error.reason == .busy { return .nothing }
      let sentence = Wording.sentence(forFailedBackup: error, folder, on: day).string
      // A damaged record is reported every time, any other failure once a day.
      if case .unreadable = error.reason, error.path == folder.record { return .failed(sentence) }
      return trouble.note(day) ? .failed(sentence) : .nothing
    }
  }
}

/// The result of making a backup.
enum BackupResult: Sendable {
  case made, nothing
  /// With a sentence for the learner.
  case failed(String)
}
