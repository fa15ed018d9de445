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
  private let lines: [SafeText]

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
    lines = Wording.lines(for: work, plan)
  }

  /// The description of the restoration.
  var text: SafeText { lines.map { SafeText(line: $0.string) }.joined(separator: "\n") }
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
  var names: [String] { Part.allCases.filter(unread.contains).map(\.rawValue) }
}
