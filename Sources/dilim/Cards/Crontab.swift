import Coordination
import TextSafety
import Turkish

/// The table of cron of this user.
///
/// What others have written in it stays as it is, byte for byte.
struct Crontab {
  /// The end of our line, by which it is found again.
  static let mark = "# dilim remind"

  /// Each with the newline that ends it; the last may have none.
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

  private static func isOurs(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.last == newline ? line.dropLast() : line
    return text.suffix(mark.utf8.count).elementsEqual(mark.utf8)
  }

  /// Our line, if there is one.
  var line: String? {
    lines.first(where: Self.isOurs).map { line in
      String(decoding: line.last == Self.newline ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// Puts a line of ours in the place of an earlier one, or takes that away.
  mutating func set(_ line: String?) {
    lines.removeAll(where: Self.isOurs)
    guard let line else { return }
    let new = Array("\(line)\n".utf8)[...]
    // Behind a line that does not end ours can't stand.
    let isClosed = lines.last.map { $0.last == Self.newline } ?? true
    lines.insert(new, at: isClosed ? lines.endIndex : lines.startIndex)
  }

  /// The table as it is now; empty if there is none, or no cron.
  static func read() throws(Failure) -> Crontab {
    guard Shell.has("crontab") else { return Crontab() }
    let (status, bytes) = Shell.output("crontab -l 2>/dev/null")
    if status == 0 { return Crontab(bytes) }
    // A table that can't be read must not be taken for one that is empty, and written over.
    let (_, words) = Shell.output("LC_ALL=C crontab -l 2>&1 >/dev/null")
    let message = String(decoding: words, as: UTF8.self)
    guard ["no crontab", "No such file"].contains(where: message.contains) else {
      throw .data("crontab can't be read: \(message.trimmed)")
    }
    return Crontab()
  }

  /// Puts it in the place of the old one; an empty one is deleted.
  func write() throws(Failure) {
    if lines.isEmpty {
      guard Shell.run("crontab -r") else { throw .data("crontab refused to be emptied.") }
      return
    }
    guard Shell.feed(lines.flatMap { $0 }, to: "crontab - >/dev/null") else {
      throw .data("crontab refused the change, so nothing was changed.")
    }
  }
}
