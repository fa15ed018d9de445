import Cards
import Memory
import Screens
import Storage
import TextSafety

/// Sentences about restoring a record from a backup.
extension Wording {
  /// Describes a restoration before it is done, one sentence a line.
  static func lines(for work: Restoration, _ plan: BackupPlan) -> [SafeText] {
    var lines = [sentence(for: work.present, plan.folder.record)]
    for backup in work.damagedBackups {
      lines.append("The backup of \(backup.day.isoDate) is damaged too and was skipped.")
    }
    switch work.base {
    case .backup(let backup):
      let age = age(of: backup.day, on: plan.day)
      lines.append("From the backup of \(backup.day.isoDate) (\(age)).")
    case .file(let file): lines.append("From \(file).")
    case .recordWithoutLog:
      lines.append("Without its log, which held the last answers, it is whole.")
    case .nothing: lines.append("There is no undamaged backup.")
    case nil: return lines
    }
    if let salvage = work.salvage { lines += Self.lines(salvage, work) }
    if work.hasNothingToRestore { return lines }
    lines.append("The restored record holds \(total(work.tally, plan)).")
    if case .whole(let tally) = work.present, tally.answers > work.tally.answers {
      let missing = count(tally.answers - work.tally.answers, "answer")
      lines.append("\(missing) of the present record will not be in it.")
    }
    return lines
  }

  private static func sentence(for present: Restoration.Present, _ path: String) -> SafeText {
    switch present {
    case .missing: "There is no record at \(path)."
    case .whole(let tally): "\(path) is whole, with \(count(tally.answers, "answer"))."
    case .damaged(let detail): "\(path) is damaged: \(detail)."
    }
  }

  /// Describes the recovered and the lost data.
  private static func lines(_ salvage: SalvageReport, _ work: Restoration) -> [SafeText] {
    let isNews = salvage.added != ImportSummary()
    let found = shortList(of: salvage.added)
    if work.base == .recordWithoutLog {
      let news: [SafeText] = isNews ? ["Added from the newest backup: \(found)."] : []
      return news + ["What was only in the log is lost; how much that was is unknown."]
    }
    if salvage.isComplete && !isNews {
      return ["The damaged record holds nothing that the backup lacks."]
    }
    var lines: [SafeText] = isNews ? ["Also read from the damaged record: \(found)."] : []
    if salvage.isComplete { lines.append("Nothing newer is lost.") }
    if salvage.lost > 0 {
      lines.append("Newer, but lost: \(count(salvage.lost, "line")) of the record.")
    }
    if salvage.unread.count == SalvageReport.Part.allCases.count {
      lines.append("Nothing can be read from the damaged record: newer data is lost.")
    } else if !salvage.unread.isEmpty {
      let parts = SalvageReport.Part.allCases.filter(salvage.unread.contains).map(name(of:))
        .joined(separator: ", ")
      lines.append("Not readable to the end, so more may be lost: \(parts).")
    }
    return lines
  }

  private static func name(of part: SalvageReport.Part) -> SafeText {
    switch part {
    case .lessons: "lessons"
    case .explanations: "explanations"
    case .conversations: "conversations"
    case .decks: "decks"
    case .words: "words"
    case .answersToCards: "answers to cards"
    case .scores: "scores"
    }
  }

  /// The number of answers in a record, and the day of the last one.
  private static func total(_ tally: RecordTally, _ plan: BackupPlan) -> SafeText {
    let answers = count(tally.answers, "answer")
    guard let last = tally.lastAnswer else { return "\(answers)" }
    return "\(answers), the last of \(plan.clock.moment(last).day.isoDate)"
  }

  /// Names the days that have a backup.
  static func days(of folder: BackupFolder) -> SafeText {
    let days = folder.backups.map(\.day.isoDate)
    return days.isEmpty
      ? noBackups(in: folder.path) : "There are backups of \(days.joined(separator: ", "))."
  }

  static func noBackups(in folder: String) -> SafeText {
    "There are no backups in \(folder) yet."
  }

  static func restored(keeping kept: String?) -> SafeText {
    guard let kept else { return "Restored." }
    return """
      Restored. The previous record is kept as \(kept); delete it when you are sure that you \
      don't need it.
      """
  }

  /// Says why a record can't be restored.
  static func sentence(forRestoring error: DatabaseError) -> SafeText {
    switch error.reason {
    case .busy:
      "Another window of Dilim has \(error.path) open: close it and try again. Nothing was changed."
    case .unreadable:
      "\(sentence(for: error)) dilim restore --list shows which backups are whole."
    default: sentence(for: error)
    }
  }

  static var nothingToRepair: SafeText {
    "There is nothing to repair; dilim restore DAY goes back to a day."
  }

  static var restoreNeverAsks: SafeText { "--json never asks: add --yes or --dry-run." }
  static var onlyRehearsed: SafeText { "Nothing was changed (--dry-run)." }
  static var putRecordInPlace: SafeText { "Put this record in place?" }

  static func nothingToRestoreFrom(_ record: String) -> SafeText {
    """
    There is nothing to restore \(record) from. Move it away to begin a new record, and \
    import your last export if you have one.
    """
  }

  static func noBackup(of day: String, _ folder: BackupFolder) -> SafeText {
    "There is no backup of \(day). \(days(of: folder))"
  }

  static func notADayOrFile(_ name: String, _ folder: BackupFolder) -> SafeText {
    "\(name): expected a day like 2026-01-30, or a file. \(days(of: folder))"
  }

  static func isTheRecord(_ path: String) -> SafeText {
    "\(path) is the record itself; dilim restore repairs it."
  }
}
