/// The titles of units, found without reading the whole syllabus.
///
/// It is for lists that are shown at start. A faulty line has no title and is not reported;
/// ``SyllabusReader`` reads tags and reports faults.
package struct SyllabusTitles: Sendable {
  private let lines: [ArraySlice<UInt8>]

  /// Splits the bytes of `syllabus.txt` into lines.
  package init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: 0x0A)
  }

  /// Returns the Turkish and the English title of a unit; nil if the unit has no well-formed line.
  package func titles(of number: Int, _ level: Level) -> (turkish: String, english: String)? {
    let name = Array("\(level.rawValue).\(number) |".utf8)
    guard let line = lines.first(where: { $0.starts(with: name) }) else { return nil }
    let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard fields.count == 4 else { return nil }
    return (Self.text(fields[1]), Self.text(fields[2]))
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    let start = field.drop { $0 == 0x20 }
    let end = start.reversed().drop { $0 == 0x20 }
    return String(decoding: end.reversed(), as: UTF8.self)
  }
}
