import Memory
import Screens
import Storage
import TextSafety

/// The state of the backups in a sentence.
struct BackupReport {
  let plan: BackupPlan

  init(_ plan: BackupPlan) { self.plan = plan }

  /// Describes the folder, the number and the newest backup; throws if the learner should act.
  func sentence() throws(Failure) -> String {
    let newest = plan.folder.newest(on: plan.day)
    guard let newest else {
      return Wording.noBackupYet(isOff: plan.count == 0).string
    }
    let place = Wording.place(of: plan.folder, newest: newest, on: plan.day)
    let answers: Int
    do throws(DatabaseError) { answers = try RecordCheck.run(on: newest.path).answers } catch {
      throw .data(Wording.newestDamaged(place, Wording.damage(error)))
    }
    let content = Wording.newestWhole(place, answers: answers)
    guard FileSystem.exists(plan.folder.record) else {
      throw .data(Wording.onlyBackupLeft(content))
    }
    if plan.trouble.isNoted(plan.day), newest.day != plan.day {
      throw .data(Wording.backupFailedToday(content))
    }
    let off = plan.count == 0 ? Wording.noMoreBackups : ""
    return (content + off + kept).string
  }

  /// The clause that names records kept from restores.
  private var kept: SafeText {
    let folder = plan.folder.record.split(separator: "/").dropLast().joined(separator: "/")
    let names = (FileSystem.names(in: "/\(folder)") ?? []).filter { name in
      (name.hasPrefix("learner.db.damaged-") || name.hasPrefix("learner.db.kept-"))
        && !name.hasSuffix("-wal") && !name.hasSuffix("-journal")
    }
    return names.isEmpty ? "" : Wording.keptFromRestore(names)
  }
}
