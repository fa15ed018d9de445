import TextSafety

/// The strict reader of `can-do.txt`.
///
/// A line is `A1 reading | I can read a menu. | Menüyü okuyabilirim.`, by level and then by skill;
/// blank lines and `#` comments are skipped.
package struct CanDoReader: Sendable {
  private var sentences: [CanDo.Sentence] = []
  private var errors: [ContentError] = []
  private let file: String

  private init(file: String) { self.file = file }

  /// Reads the file or throws all its errors; accepts any bytes.
  package static func read(_ bytes: [UInt8], file: String) throws(ContentErrors) -> CanDo {
    let source = SourceText(bytes, file: file)
    var reader = CanDoReader(file: file)
    reader.errors = source.errors
    for line in source.lines where !line.text.isEmpty && line.text.utf8.first != 0x23 {
      reader.add(line)
    }
    guard reader.errors.isEmpty else { throw ContentErrors(LessonReader.inOrder(reader.errors)) }
    return CanDo(sentences: reader.sentences)
  }

  private mutating func report(_ reason: ContentError.Reason, _ line: Int) {
    errors.append(ContentError(file: file, line: line, reason: reason))
  }

  private mutating func add(_ line: SourceText.Line) {
    let fields = line.text.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
    guard fields.count == 3 else {
      return report(.canDoFields(found: fields.count), line.number)
    }
    guard let (level, skill) = Self.place(fields[0]) else {
      return report(.badCanDoName(fields[0]), line.number)
    }
    let names: [SafeText] = ["an English sentence", "a Turkish sentence"]
    for (field, name) in zip(fields.dropFirst(), names) where field.isEmpty {
      report(.emptyCanDo(name), line.number)
    }
    if let last = sentences.last, Self.order(last.level, last.skill) > Self.order(level, skill) {
      report(.canDoOutOfOrder(fields[0]), line.number)
    }
    sentences.append(
      CanDo.Sentence(
        level: level,
        skill: skill,
        english: fields[1],
        turkish: fields[2],
        line: line.number
      )
    )
  }

  private static func place(_ name: String) -> (Level, Skill)? {
    let words = name.split(separator: " ")
    guard words.count == 2, let level = Level(rawValue: String(words[0])),
      let skill = Skill(rawValue: String(words[1])), CanDo.skills.contains(skill)
    else { return nil }
    return (level, skill)
  }

  private static func order(_ level: Level, _ skill: Skill) -> Int {
    let levels = Level.allCases.firstIndex(of: level) ?? 0
    return levels * CanDo.skills.count + (CanDo.skills.firstIndex(of: skill) ?? 0)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
