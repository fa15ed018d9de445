import TextSafety

/// The strict reader of `syllabus.txt`: `A1.1 | Tanışma | Meeting people | alphabet, harmony-2`.
///
/// There is one unit per line, in teaching order; blank lines and `#` comments are skipped.
package struct SyllabusReader: Sendable {
  private var units: [Syllabus.Unit] = []
  private var errors: [ContentError] = []
  private var unitOfTag: [GrammarTag: String] = [:]
  private let file: String

  private init(file: String) { self.file = file }

  /// Reads the file or throws all its errors; accepts any bytes.
  package static func read(_ bytes: [UInt8], file: String) throws(ContentErrors) -> Syllabus {
    let source = SourceText(bytes, file: file)
    var reader = SyllabusReader(file: file)
    reader.errors = source.errors
    for line in source.lines where !line.text.isEmpty && line.text.utf8.first != 0x23 {
      reader.add(line)
    }
    if reader.units.isEmpty, reader.errors.isEmpty { reader.report(.emptySyllabus, 0) }
    guard reader.errors.isEmpty else {
      throw ContentErrors(LessonReader.inOrder(reader.errors))
    }
    return Syllabus(units: reader.units)
  }

  private mutating func report(_ reason: ContentError.Reason, _ line: Int) {
    errors.append(ContentError(file: file, line: line, reason: reason))
  }

  private mutating func add(_ line: SourceText.Line) {
    let fields = Self.fields(line.text[...], separator: "|")
    guard fields.count == 4 else {
      return report(.syllabusFields(found: fields.count), line.number)
    }
    guard let (level, number) = Self.place(fields[0]) else {
      return report(.badUnitName(String(fields[0])), line.number)
    }
    let names: [SafeText] = ["a Turkish title", "an English title", "tags"]
    for (field, name) in zip(fields.dropFirst(), names) where field.isEmpty {
      report(.emptySyllabusField(name), line.number)
    }
    let unit = Syllabus.Unit(
      level: level,
      number: number,
      title: String(fields[1]),
      englishTitle: String(fields[2]),
      tags: tags(fields[3], unit: "\(level.rawValue).\(number)", line: line.number)
    )
    if let last = units.last, (last.level, last.number) >= (level, number) {
      report(.unitOutOfOrder(unit.name, after: last.name), line.number)
    }
    units.append(unit)
  }

  private mutating func tags(_ field: Substring, unit: String, line: Int) -> [GrammarTag] {
    if field.isEmpty { return [] }
    let list = TagList(Self.fields(field, separator: ","), known: nil)
    for fault in list.faults { report(fault, line) }
    for tag in list.tags {
      if let other = unitOfTag[tag] { report(.tagOfAnotherUnit(tag.rawValue, unit: other), line) }
      unitOfTag[tag] = unitOfTag[tag] ?? unit
    }
    return list.tags
  }

  private static func fields(_ text: Substring, separator: Unicode.Scalar) -> [Substring] {
    text.split(at: separator).map { field in
      let bytes = field.utf8.drop { $0 == 0x20 }
      let end = bytes.reversed().drop { $0 == 0x20 }.startIndex.base
      return Substring(bytes[..<end])
    }
  }

  private static func place(_ name: Substring) -> (Level, Int)? {
    let parts = name.split(at: ".")
    guard parts.count == 2, let level = Level(rawValue: String(parts[0])),
      let number = Level.unit(parts[1])
    else { return nil }
    return (level, number)
  }
}
