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
      return plan.count == 0
        ? "none is made (dilim config set backups 7)"
        : "none yet; one is made on each day on which you learn"
    }
    let all = Wording.count(plan.folder.backups.count, "backup")
    let age = Wording.age(of: newest.day, on: plan.day)
    let place = "\(all) in \(plan.folder.path), the newest of \(newest.day.isoDate) (\(age))"
    let answers: Int
    do throws(DatabaseError) { answers = try RecordCheck.run(on: newest.path).answers } catch {
      throw .data("\(place), \(Wording.damage(error)): see dilim restore --list.")
    }
    let content = "\(place), whole, with \(Wording.count(answers, "answer"))"
    guard FileSystem.exists(plan.folder.record) else {
      throw .data("\(content); the record itself is missing: dilim restore restores it.")
    }
    if plan.trouble.isNoted(plan.day), newest.day != plan.day {
      throw .data("\(content); today's could not be made.")
    }
    let off = plan.count == 0 ? "; no more are made (dilim config set backups 7)" : ""
    return content + off + kept
  }

  /// The clause that names records kept from restores.
  private var kept: String {
    let folder = plan.folder.record.split(separator: "/").dropLast().joined(separator: "/")
    let names = (FileSystem.names(in: "/\(folder)") ?? []).filter { name in
      (name.hasPrefix("learner.db.damaged-") || name.hasPrefix("learner.db.kept-"))
        && !name.hasSuffix("-wal") && !name.hasSuffix("-journal")
    }
    return names.isEmpty ? "" : "; kept from a restore: \(names.joined(separator: ", "))"
  }
}
