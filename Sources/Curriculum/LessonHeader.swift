/// The `key: value` lines at the head of a lesson file.
struct LessonHeader {
  private(set) var id: LessonID?
  private(set) var level: Level?
  private(set) var unit: Int?
  private(set) var skill: Skill?
  private(set) var title: String?
  private(set) var grammar: [GrammarTag] = []
  /// The persons of `voices`, in its order.
  private(set) var cast: [CastMember] = []
  private(set) var errors: [ContentError] = []
  /// The number of lines of the header, with blank lines before it.
  private(set) var lineCount = 0

  private static let keys = ["id", "level", "unit", "skill", "title", "grammar", "voices"]
  private static let requiredKeys = ["id", "level", "unit", "skill", "title"]

  private let path: LessonPath
  private let known: Set<GrammarTag>?
  private var firstLines: [String: Int] = [:]

  /// Reads the lines up to the first blank one.
  init(_ lines: [SourceText.Line], path: LessonPath, known: Set<GrammarTag>?) {
    self.path = path
    self.known = known
    let blanks = lines.prefix { $0.text.isEmpty }.count
    if blanks > 0 { report(.blankBeforeHeader, 1) }
    lineCount = blanks
    for line in lines.dropFirst(blanks) {
      if line.text.isEmpty { break }
      if Self.isBody(line.text) {
        report(.bodyInHeader, line.number)
        break
      }
      lineCount += 1
      if line.text.utf8.first != UInt8(ascii: "#") { add(line) }
    }
    for key in Self.requiredKeys where firstLines[key] == nil { report(.missingKey(key), 1) }
    compareWithPath()
  }

  private static func isBody(_ text: String) -> Bool {
    let head = text.unicodeScalars.prefix(2)
    return head.count == 2 && head.last == " " && head.first.flatMap(LineMarker.init) != nil
  }

  private mutating func report(_ reason: ContentError.Reason, _ line: Int) {
    errors.append(ContentError(file: path.file, line: line, reason: reason))
  }

  private mutating func add(_ line: SourceText.Line) {
    let parts = line.text.split(at: ":", maxSplits: 1)
    guard parts.count == 2, let key = parts.first.map(String.init), !key.isEmpty,
      parts[1].isEmpty || parts[1].first == " "
    else { return report(.headerLine, line.number) }
    guard Self.keys.contains(key) else {
      return report(
        .unknownKey(key, suggestion: NearName.of(key, in: Self.keys)),
        line.number
      )
    }
    if let first = firstLines[key] {
      return report(.duplicateKey(key, firstLine: first), line.number)
    }
    firstLines[key] = line.number
    let value = String(parts[1].drop { $0 == " " })
    if value.isEmpty { return report(.emptyValue(key: key), line.number) }
    set(key, to: value, line: line.number)
  }

  private mutating func set(_ key: String, to value: String, line: Int) {
    switch key {
    case "id": id = LessonID(rawValue: value)
    case "level":
      level = Level(rawValue: value)
      if level == nil { report(.badLevel(value), line) }
    case "unit":
      unit = Level.unit(value)
      if unit == nil { report(.badUnit(value), line) }
    case "skill":
      skill = Skill(rawValue: value)
      if skill == nil {
        let near = NearName.of(value, in: Skill.allCases.map(\.rawValue))
        report(.badSkill(value, suggestion: near), line)
      }
    case "title": title = value
    case "voices": setCast(value, line: line)
    default: setGrammar(value, line: line)
    }
  }

  private mutating func setCast(_ value: String, line: Int) {
    for part in value.split(at: ",") {
      guard let member = CastMember(part) else {
        report(.castMember(part.withoutSpaces), line)
        continue
      }
      if cast.contains(where: { $0.name == member.name }) {
        report(.castTwice(member.name), line)
      } else {
        cast.append(member)
      }
    }
  }

  private mutating func setGrammar(_ value: String, line: Int) {
    let words = value.split(at: ",").map { word in
      var word = word.drop { $0 == " " }
      while word.last == " " { word.removeLast() }
      return word
    }
    let list = TagList(words, known: known)
    grammar = list.tags
    for fault in list.faults { report(fault, line) }
  }

  /// Compares id, level, unit and skill with each other and with the file's path.
  private mutating func compareWithPath() {
    guard let id, let line = firstLines["id"] else { return }
    if id.rawValue != path.name {
      report(.idDiffersFromFile(id: id.rawValue, file: path.name), line)
    }
    guard let parts = LessonPath.parts(of: id.rawValue) else {
      return report(.badLessonID(id.rawValue), line)
    }
    if let level, let line = firstLines["level"] {
      if level != parts.level {
        report(.differsFromID(key: "level", value: level.rawValue, id: id.rawValue), line)
      }
      if let folder = path.folder, folder != level.folder {
        report(.levelDiffersFromFolder(level: level.rawValue, folder: folder), line)
      }
    }
    if let unit, unit != parts.unit, let line = firstLines["unit"] {
      report(.differsFromID(key: "unit", value: String(unit), id: id.rawValue), line)
    }
    if let skill, skill != parts.skill, let line = firstLines["skill"] {
      report(.differsFromID(key: "skill", value: skill.rawValue, id: id.rawValue), line)
    }
  }
}
