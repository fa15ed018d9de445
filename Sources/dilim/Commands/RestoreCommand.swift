import Memory
import Screens
import Storage
import TextSafety

extension Command {
  static let restore = Command(
    name: "restore",
    summary: "restore your record from a backup",
    arguments: "[DAY|FILE]",
    details: [
      """
      A backup is made on each day on which your record changes: during the first question, or \
      after a command that writes. The last seven are kept (dilim config set backups 14 keeps \
      more, 0 makes none); dilim paths prints their folder.
      """,
      """
      Without an argument a damaged or missing record is rebuilt from the newest undamaged backup, \
      with the lessons, answers and words that can still be read from the damaged record. \
      Later changes to data of the backup, such as texts of cards and settings of decks, are \
      lost, and data deleted since may be back.
      """,
      """
      With a day, or the file of a record, it goes back to that. The present record is never \
      deleted: it is kept beside the new one under a name that is printed, no command deletes \
      it, and dilim restore FILE goes back to it. Close other windows first.
      """,
    ],
    options: [.listBackups, .rehearse, .yes, .noInput, .json],
    examples: [
      Example(line: "dilim restore --dry-run", meaning: "what would be restored"),
      Example(line: "dilim restore", meaning: "repair a damaged record"),
      Example(line: "dilim restore --list", meaning: "which backups there are"),
      Example(line: "dilim restore 2026-01-30", meaning: "go back to a day"),
    ],
    argumentCount: 0...1,
    offers: { words in
      guard words.isEmpty, let world = try? World.live(), let plan = BackupPlan(world) else {
        return []
      }
      return [.words(plan.folder.backups.reversed().map(\.day.isoDate)), .files]
    },
    run: restore
  )

  private static func restore(_ invocation: Invocation) throws -> ExitCode {
    invocation.backups.disable()
    let record = try invocation.folders.record
    guard let plan = BackupPlan(invocation.world) else { return .badData }
    if invocation.has(.listBackups) {
      let list = BackupList(plan)
      try invocation.print(
        invocation.has(.json) ? try JSONLine.encoded(list) : list.text
      )
      return .pass
    }
    let isRehearsal = invocation.has(.rehearse)
    if invocation.has(.json), !isRehearsal, !invocation.has(.yes) {
      throw Failure.usage(Wording.restoreNeverAsks)
    }
    let source = try source(invocation, plan)
    let work: Restoration
    do throws(DatabaseError) {
      work = try Restoration(of: record, from: source, on: plan.day, isRehearsal: isRehearsal)
    } catch {
      throw Failure.data(Wording.sentence(forRestoring: error))
    }
    return try carryOut(work, plan, invocation)
  }

  private static func carryOut(
    _ work: Restoration,
    _ plan: BackupPlan,
    _ invocation: Invocation
  ) throws -> ExitCode {
    var report = RestoreReport(work, plan)
    let isJSON = invocation.has(.json)
    if !isJSON { try invocation.printWrapped(report.text) }
    if work.hasNothingToRestore {
      throw Failure.data(Wording.nothingToRestoreFrom(plan.folder.record))
    }
    let isAgreed = try isAgreed(work, invocation)
    if isAgreed {
      do throws(DatabaseError) { report.kept = try work.commit(on: plan.day) } catch {
        throw Failure.data(Wording.sentence(forRestoring: error))
      }
      report.restored = true
    }
    if isJSON {
      try invocation.print(try JSONLine.encoded(report))
    } else if isAgreed {
      try invocation.printWrapped(Wording.restored(keeping: report.kept))
    }
    return .pass
  }

  /// Whether the restored record is to be put in place; prints the reason if not.
  private static func isAgreed(
    _ work: Restoration,
    _ invocation: Invocation
  ) throws(Failure) -> Bool {
    let isSilent = invocation.has(.json)
    guard work.base != nil else {
      if !isSilent { try invocation.printWrapped(Wording.nothingToRepair) }
      return false
    }
    if invocation.has(.rehearse) {
      if !isSilent { try invocation.printWrapped(Wording.onlyRehearsed) }
      return false
    }
    return try Confirmation.ask(Wording.putRecordInPlace, invocation)
  }

  private static func source(
    _ invocation: Invocation,
    _ plan: BackupPlan
  ) throws(Failure) -> Restoration.Source {
    guard let name = invocation.arguments.first else { return .newest }
    if let day = StudyDay(isoDate: name), !FileSystem.exists(name) {
      if let backup = plan.folder.backups.first(where: { $0.day == day }) {
        return .backup(backup)
      }
      throw .data(Wording.noBackup(of: name, plan.folder))
    }
    guard FileSystem.exists(name) else {
      throw .usage(Wording.notADayOrFile(name, plan.folder))
    }
    if FileSystem.resolved(name) == FileSystem.resolved(plan.folder.record) {
      throw .usage(Wording.isTheRecord(name))
    }
    return .file(name)
  }
}

extension CommandOption {
  static let listBackups = CommandOption(
    name: "--list",
    value: nil,
    help: "list the backups with their content"
  )
}
