import Cards
import Coordination
import Memory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many cards are due, remembered from the last time that somebody asked.
///
/// A shell asks before every line, and home at every start. As long as the record is the file that
/// it was, the day is the same and no step has ended, the number is too, and SQLite need not be
/// woken.
struct DueMemo {
  private let path: String
  private let folder: String
  /// All that the number depends on, besides the time of day.
  private let key: String
  /// Unix seconds.
  private let now: Int64
  /// Whether the record may still change without looking different: a file's time is coarse.
  private let isFresh: Bool

  private static let head = "dilim due 2"
  private static let seconds: Int64 = 2

  /// Nil where there is no record, whose number needs no remembering.
  init?(_ folders: Folders, at moment: Moment, within limits: DayLimits) {
    guard let record = FileMark(folders.record) else { return nil }
    let log = FileMark("\(folders.record)-wal")
    folder = folders.cache
    path = "\(folders.cache)/due"
    key = [
      folders.record, record.text, log?.text ?? "", String(moment.day.number),
      limits.newCards.map(String.init) ?? "", limits.reviews.map(String.init) ?? "",
    ].joined(separator: "\t")
    now = moment.seconds
    let changed = max(record.seconds, log?.seconds ?? 0)
    isFresh = changed > moment.seconds - Self.seconds
  }

  /// What was due, if it is still right.
  var cards: Overview.Cards? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 4, lines[0] == Self.head, lines[1] == key,
      let asked = Int64(lines[2].prefix { $0 != " " }),
      let end = Int64(lines[2].drop { $0 != " " }.dropFirst()), (asked..<end).contains(now)
    else { return nil }
    let counts = lines[3].split(separator: " ").compactMap { Int($0) }
    return counts.count == 2 ? Overview.Cards(due: counts[0], new: counts[1]) : nil
  }

  /// Remembers it until a step ends; without a place for it nothing is lost.
  func keep(_ cards: Overview.Cards, until end: Int64?) {
    guard !isFresh else { return }
    let text = "\(Self.head)\n\(key)\n\(now) \(end ?? .max)\n\(cards.due) \(cards.new)\n"
    try? FileSystem.createFolder(folder)
    try? FileSystem.replace(path, with: Array(text.utf8), mode: 0o600)
  }
}

/// What tells a file from what it was before.
private struct FileMark {
  let seconds: Int64
  let text: String

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int64(time.tv_sec)
    text = "\(time.tv_sec).\(time.tv_nsec) \(status.st_size) \(status.st_ino)"
  }
}
