/// HTML whose parts come from the fields of a note and from a template.
struct SourcedHTML {
  private(set) var bytes: [UInt8] = []
  /// Where each part ends, and the field that it comes from.
  private(set) var parts: [(end: Int, field: Int?)] = []

  init() {}

  /// The text of a single field.
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

  /// Whether there is nothing to read but words with single spaces between them.
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

  /// Leaves out all before a place.
  mutating func removeFirst(_ count: Int) {
    bytes.removeFirst(count)
    parts = parts.filter { $0.end > count }.map { ($0.end - count, $0.field) }
  }
}
