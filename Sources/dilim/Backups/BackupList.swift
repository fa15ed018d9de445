import Memory
import Screens
import Storage
import TextSafety

/// The list of backups; the property names are the keys of its JSON.
struct BackupList: Encodable {
  struct Item: Encodable {
    let day: String
    let path: String
    let bytes: Int
    let whole: Bool
    /// The number of answers in it; nil if it is damaged.
    let answers: Int?
    /// Not in the JSON, like `problem`.
    let age: SafeText
    let problem: SafeText?

    private enum CodingKeys: String, CodingKey {
      case day, path, bytes, whole, answers
    }
  }

  let schema = 1
  let folder: String
  let backups: [Item]

  /// Checks every backup.
  init(_ plan: BackupPlan) {
    folder = plan.folder.path
    backups = plan.folder.backups.reversed().map { Item($0, on: plan.day) }
  }

  var text: SafeText {
    if backups.isEmpty { return Wording.noBackups(in: folder) }
    return backups.map { item in
      let content: SafeText =
        item.problem ?? "\(Wording.count(item.answers ?? 0, "answer"))"
      return SafeText(
        line: "\(item.day)  \(item.age.string.padded(to: 12))  "
          + "\(Wording.size(item.bytes).padded(to: 7))  \(content)"
      )
    }.joined(separator: "\n")
  }
}

extension BackupList.Item {
  fileprivate init(_ backup: Backup, on today: StudyDay) {
    day = backup.day.isoDate
    path = backup.path
    bytes = backup.byteCount
    age = Wording.age(of: backup.day, on: today)
    do throws(DatabaseError) {
      answers = try RecordCheck.run(on: backup.path).answers
      problem = nil
    } catch {
      answers = nil
      problem = Wording.damage(error)
    }
    whole = problem == nil
  }
}
