import Memory
import Screens
import Storage
import TextSafety

extension Wording {
  /// Says why no backup could be made.
  static func sentence(
    forFailedBackup error: DatabaseError,
    _ folder: BackupFolder,
    on today: StudyDay
  ) -> SafeText {
    if case .unreadable(let detail) = error.reason, error.path == folder.record {
      let rescue = rescue(folder)
      return """
        Your record \(error.path) is damaged (\(detail)), so no backup was made of it. \(rescue)
        """
    }
    let others: SafeText =
      folder.newest(on: today) == nil
      ? "There is no backup yet." : "The earlier backups are whole."
    let reason: SafeText =
      switch error.reason {
      case .full: "there is too little space on the disk"
      case .readOnly, .forbidden: "\(error.path) can't be written"
      default: trouble(error)
      }
    return "No backup of your record could be made today: \(reason). \(others)"
  }

  /// Says what to do about a damaged record.
  static func rescue(_ folder: BackupFolder) -> SafeText {
    guard let newest = folder.backups.last else {
      return """
        There is no backup of it: dilim restore recovers what can still be read; then \
        import your last export.
        """
    }
    return """
      The newest backup is of \(newest.day.isoDate): dilim restore --dry-run shows what it \
      would restore, dilim restore restores it.
      """
  }

  /// Names a system error without advice.
  private static func trouble(_ error: DatabaseError) -> SafeText {
    if case .failed(_, let message, _) = error.reason {
      return SafeText(line: "\(error.path): \(message)")
    }
    return SafeText(line: sentence(for: error).string)
  }

  /// The time since a day: "today", "3 days ago".
  static func age(of day: StudyDay, on today: StudyDay) -> SafeText {
    switch today - day {
    case ..<0: "in the future"
    case 0: "today"
    case 1: "yesterday"
    case let days: "\(days) days ago"
    }
  }

  /// A size in kB or MB.
  static func size(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\((bytes + 1023) >> 10) kB" : "\((bytes + (1 << 19)) >> 20) MB"
  }

  /// Lists the data that an import has added.
  static func list(of summary: ImportSummary) -> SafeText {
    let entries = count(summary.entries, "entry", many: "entries")
    let lessons: SafeText = "\(count(summary.sessions, "session")) with \(entries)"
    return ([lessons] + others(summary)).joined(separator: ", ")
  }

  /// Lists the added data, without zero counts.
  static func shortList(of summary: ImportSummary) -> SafeText {
    var lessons: [SafeText] = []
    if summary.sessions > 0 { lessons.append("\(count(summary.sessions, "session"))") }
    if summary.entries > 0 {
      lessons.append(
        "\(count(summary.entries, "entry in lessons", many: "entries in lessons"))"
      )
    }
    return (lessons + others(summary)).joined(separator: ", ")
  }

  private static func others(_ summary: ImportSummary) -> [SafeText] {
    let parts: [(number: Int, text: SafeText)] = [
      (summary.questions, count(summary.questions, "question")),
      (summary.conversations, count(summary.conversations, "conversation")),
      (summary.decks, count(summary.decks, "deck")),
      (summary.cards, count(summary.cards, "word")),
      (summary.answers, count(summary.answers, "answer to cards", many: "answers to cards")),
      (summary.scores, count(summary.scores, "best score")),
    ]
    return parts.filter { $0.number > 0 }.map(\.text)
  }
}
