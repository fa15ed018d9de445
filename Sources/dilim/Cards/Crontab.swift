import Coordination
import Screens
import TextSafety
import Turkish

/// The user's crontab.
///
/// Other lines stay unchanged, byte for byte.
struct Crontab {
  /// The comment that ends the reminder's line, by which it is found again.
  static let mark = "# dilim remind"

  /// The lines with their newlines; the last may have none.
  private var lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8] = []) {
    lines = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: Self.newline).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
  }

  private static let newline = UInt8(ascii: "\n")

  private static func isReminder(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.last == newline ? line.dropLast() : line
    return text.suffix(mark.utf8.count).elementsEqual(mark.utf8)
  }

  /// The reminder's line, if there is one.
  var line: String? {
    lines.first(where: Self.isReminder).map { line in
      String(decoding: line.last == Self.newline ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// Replaces the reminder's line, or removes it.
  mutating func set(_ line: String?) {
    lines.removeAll(where: Self.isReminder)
    guard let line else { return }
    let new = Array("\(line)\n".utf8)[...]
    // A last line without a newline would join with the new one, which then goes first.
    let isClosed = lines.last.map { $0.last == Self.newline } ?? true
    lines.insert(new, at: isClosed ? lines.endIndex : lines.startIndex)
  }

  /// Reads the crontab; it is empty if the user has none or cron is missing.
  static func read() throws(Failure) -> Crontab {
    guard Shell.has("crontab") else { return Crontab() }
    let (status, bytes) = Shell.output("crontab -l 2>/dev/null")
    if status == 0 { return Crontab(bytes) }
    // An unreadable crontab must not count as empty: it would be overwritten.
    let (_, words) = Shell.output("LC_ALL=C crontab -l 2>&1 >/dev/null")
    let message = String(decoding: words, as: UTF8.self)
    guard ["no crontab", "No such file"].contains(where: message.contains) else {
      throw .data(Wording.crontabUnreadable(message.trimmed))
    }
    return Crontab()
  }

  /// Installs the crontab; an empty one is deleted.
  func write() throws(Failure) {
    if lines.isEmpty {
      guard Shell.run("crontab -r") else { throw .data(Wording.crontabNotDeleted) }
      return
    }
    guard Shell.feed(lines.flatMap { $0 }, to: "crontab - >/dev/null") else {
      throw .data(Wording.crontabNotChanged)
    }
  }
}
