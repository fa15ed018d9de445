import Memory

/// The note that a day's backup failed, so that the failure is reported once a day.
struct BackupTrouble: Sendable {
  private let folder: String
  private var path: String { "\(folder)/backup-failed" }

  init(_ folders: Folders) { folder = folders.state }

  /// Whether this day's backup is noted as failed.
  func isNoted(_ day: StudyDay) -> Bool {
    (try? FileSystem.read(path)).map { $0 == Array(day.isoDate.utf8) } ?? false
  }

  /// Notes the failure; returns false if it was noted already.
  func note(_ day: StudyDay) -> Bool {
    guard !isNoted(day) else { return false }
    try? FileSystem.createFolder(folder)
    try? FileSystem.replace(path, with: Array(day.isoDate.utf8), mode: 0o600)
    return true
  }
}
