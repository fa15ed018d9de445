/// HTML with the source of each part: a field of a note or the template.
struct SourcedHTML {
  private(set) var bytes: [UInt8] = []
  /// The end of each part with its field; nil for the template.
  private(set) var parts: [(end: Int, field: Int?)] = []

  init() {}

  /// Creates HTML without a source.
  init(_ html: String) {
    append(html, from: nil)
  }

  mutating func append(_ html: String, from field: Int?) {
    if html.isEmpty { return }
    bytes.append(contentsOf: html.utf8)
    if let last = parts.last, last.field == field {
      parts[parts.count - 1].end = bytes.count
    } else {
      parts.append((bytes.count, field))
    }
  }

  /// Whether it is only words with single spaces between them, without markup.
  var isPlain: Bool {
    var last: UInt8 = 0x20
    for byte in bytes {
      switch byte {
      case 0...0x1F, 0x26, 0x3C, 0x5B: return false
      case 0x20 where last == 0x20: return false
      default: last = byte
      }
    }
    return last != 0x20
  }

  /// Removes the first bytes.
  mutating func removeFirst(_ count: Int) {
    bytes.removeFirst(count)
    parts = parts.filter { $0.end > count }.map { ($0.end - count, $0.field) }
  }
}
