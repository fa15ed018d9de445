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

/// The cached number of due cards.
///
/// A shell asks for it before every prompt. It stays valid while the record's file and the day are
/// unchanged and no learning step has ended; SQLite then need not be opened.
struct DueMemo {
  private let path: String
  private let folder: String
  /// The values on which the number depends, besides the time of day.
  private let key: String
  /// Unix seconds.
  private let now: Int64
  /// Whether the record changed so recently that another change could leave its timestamp equal.
  private let isTooRecent: Bool

  private static let head = "dilim due 2"
  /// The assumed resolution of file timestamps, in seconds.
  private static let timestampResolution: Int64 = 2

  /// Creates the cache entry for a moment; nil if there is no record.
  init?(_ folders: Folders, at moment: Moment, within limits: DayLimits) {
    guard let record = FileFingerprint(folders.record) else { return nil }
    let log = FileFingerprint("\(folders.record)-wal")
    folder = folders.cache
    path = "\(folders.cache)/due"
    key = [
      folders.record, record.text, log?.text ?? "", String(moment.day.number),
      limits.newCards.map(String.init) ?? "", limits.reviews.map(String.init) ?? "",
    ].joined(separator: "\t")
    now = moment.seconds
    let changed = max(record.seconds, log?.seconds ?? 0)
    isTooRecent = changed > moment.seconds - Self.timestampResolution
  }

  /// The cached number, if it is still valid.
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

  /// Caches the number until the next learning step ends; ignores that this may fail.
  func save(_ cards: Overview.Cards, until end: Int64?) {
    guard !isTooRecent else { return }
    let text = "\(Self.head)\n\(key)\n\(now) \(end ?? .max)\n\(cards.due) \(cards.new)\n"
    try? FileSystem.createFolder(folder)
    try? FileSystem.replace(path, with: Array(text.utf8), mode: 0o600)
  }
}

/// The attributes of a file by which a change is noticed.
private struct FileFingerprint {
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
