import Cards
import Coordination
import Memory
import Screens
import Storage
import TextSafety

/// The report of a restoration; the property names are the keys of its JSON.
struct RestoreReport: Encodable {
  /// The data recovered from the damaged record that the backup lacks.
  struct Salvaged: Encodable {
    let sessions: Int
    let entries: Int
    let words: Int
    let answersToCards: Int
    let lost: Int
    /// The parts that could not be read to their end, which `lost` does not count.
    let unread: [String]
  }

  let schema = 1
  let record: String
  /// The state of the present record: `missing`, `whole` or `damaged`.
  let state: String
  /// The damage of the present record.
  let damage: String?
  /// The file that the record is restored from; nil if there is none.
  let from: String?
  let day: String?
  /// The number of answers in the restored record.
  let answers: Int
  let salvaged: Salvaged?
  /// The path at which the previous record is kept.
  var kept: String?
  var restored = false

  /// Not in the JSON.
  private let lines: [String]

  private enum CodingKeys: String, CodingKey {
    case schema, record, state, damage, from, day, answers, salvaged, kept, restored
  }

  init(_ work: Restoration, _ plan: BackupPlan) {
    let path = plan.folder.record
    record = path
    (state, damage) =
      switch work.present {
      case .missing: ("missing", nil)
      case .whole: ("whole", nil)
      case .damaged(let detail): ("damaged", detail)
      }
    switch work.base {
    case .backup(let backup): (from, day) = (backup.path, backup.day.isoDate)
    case .file(let file): (from, day) = (file, nil)
    case .recordWithoutLog: (from, day) = (path, nil)
    case .nothing, nil: (from, day) = (nil, nil)
    }
    answers = work.tally.answers
    salvaged = work.salvage.map(Salvaged.init)
    lines = Self.lines(work, plan)
  }

  /// The description of the restoration.
  var text: SafeText { lines.map { SafeText(line: $0) }.joined(separator: "\n") }

  private static func lines(_ work: Restoration, _ plan: BackupPlan) -> [String] {
    var lines = [sentence(for: work.present, plan.folder.record)]
    for backup in work.passedOver {
      lines.append("The backup of \(backup.day.isoDate) is damaged too and was passed over.")
    }
    switch work.base {
    case .backup(let backup):
      let age = Wording.age(of: backup.day, on: plan.day)
      lines.append("From the backup of \(backup.day.isoDate) (\(age)).")
    case .file(let file): lines.append("From \(file).")
    case .recordWithoutLog:
      lines.append("Without its log, which held the last answers, it is whole.")
    case .nothing: lines.append("There is no undamaged backup.")
    case nil: return lines
    }
    if let salvage = work.salvage { lines += Self.lines(salvage, work) }
    if work.isEmptyHanded { return lines }
    lines.append("The restored record holds \(Wording.total(work.tally, plan)).")
    if case .whole(let tally) = work.present, tally.answers > work.tally.answers {
      let missing = Wording.count(tally.answers - work.tally.answers, "answer")
      lines.append("\(missing) of the present record will not be in it.")
    }
    return lines
  }

  private static func sentence(for present: Restoration.Present, _ path: String) -> String {
    switch present {
    case .missing: "There is no record at \(path)."
    case .whole(let tally): "\(path) is whole, with \(Wording.count(tally.answers, "answer"))."
    case .damaged(let detail): "\(path) is damaged: \(detail)."
    }
  }

  /// Describes the recovered and the lost data.
  private static func lines(_ salvage: SalvageReport, _ work: Restoration) -> [String] {
    let isNews = salvage.added != ImportSummary()
    let found = Wording.shortList(of: salvage.added)
    if work.base == .recordWithoutLog {
      return (isNews ? ["Added from the newest backup: \(found)."] : [])
        + ["What was only in the log is lost; how much that was is unknown."]
    }
    if salvage.isComplete && !isNews {
      return ["The damaged record holds nothing that the backup lacks."]
    }
    var lines = isNews ? ["Also read from the damaged record: \(found)."] : []
    if salvage.isComplete { lines.append("Nothing newer is lost.") }
    if salvage.lost > 0 {
      lines.append("Newer, but lost: \(Wording.count(salvage.lost, "line")) of the record.")
    }
    if salvage.unread.count == SalvageReport.Part.allCases.count {
      lines.append("Nothing can be read from the damaged record: newer data is lost.")
    } else if !salvage.unread.isEmpty {
      let parts = salvage.names.joined(separator: ", ")
      lines.append("Not readable to the end, so more may be lost: \(parts).")
    }
    return lines
  }
}

extension RestoreReport.Salvaged {
  fileprivate init(_ report: SalvageReport) {
    sessions = report.added.sessions
    entries = report.added.entries
    words = report.added.cards
    answersToCards = report.added.answers
    lost = report.lost
    unread = report.names
  }
}

extension SalvageReport {
  /// The parts that could not be read to their end.
  fileprivate var names: [String] { Part.allCases.filter(unread.contains).map(\.rawValue) }
}

extension Wording {
  /// How many answers a record holds, and the day of the last one.
  fileprivate static func total(_ tally: RecordTally, _ plan: BackupPlan) -> String {
    let count = count(tally.answers, "answer")
    return tally.lastAnswer.map { "\(count), the last of \(plan.clock.moment($0).day.isoDate)" }
      ?? count
  }
}
