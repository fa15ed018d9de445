import Cards
import Memory
import Screens
import Storage

/// Which backup is to be there today, and how many are kept.
struct BackupPlan: Sendable {
  let folder: BackupFolder
  let day: StudyDay
  /// By which days begin and end.
  let clock: DayClock
  let count: Int
  /// Where it is noted that a backup failed.
  let trouble: BackupTrouble

  /// Nil where there is no place for a record.
  ///
  /// With settings that can't be read none is removed, for many may be wanted.
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

  /// Makes the backup if it is due; gives what the learner should know.
  func make(while mayGoOn: () -> Bool) -> BackupResult {
    do throws(DatabaseError) {
      return try folder.make(on: day, keeping: count, while: mayGoOn) == .made ? .made : .nothing
    } catch {
      if error.reason == .busy { return .nothing }
      let sentence = Wording.sentence(forFailedBackup: error, folder, on: day)
      // A damaged record is told until it is put right, anything else once a day.
      if case .unreadable = error.reason, error.path == folder.record { return .failed(sentence) }
      return trouble.note(day) ? .failed(sentence) : .nothing
    }
  }
}

/// What has come of a backup.
enum BackupResult: Sendable {
  case made, nothing
  /// With what to tell the learner.
  case failed(String)
}
