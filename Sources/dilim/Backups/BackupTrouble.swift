import Memory

/// The note that the backup of a day failed, so that it is told once.
struct BackupTrouble: Sendable {
  private let folder: String
  private var path: String { "\(folder)/backup-failed" }

  init(_ folders: Folders) { folder = folders.state }

  /// Whether the backup of this day has failed already.
  func isNoted(_ day: StudyDay) -> Bool {
    (try? FileSystem.read(path)).map { $0 == Array(day.isoDate.utf8) } ?? false
  }

  /// Notes it; says whether it is news.
  func note(_ day: StudyDay) -> Bool {
    guard !isNoted(day) else { return false }
    try? FileSystem.createFolder(folder)
    try? FileSystem.replace(path, with: Array(day.isoDate.utf8), mode: 0o600)
    return true
  }
}
