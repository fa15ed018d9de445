/// What the place of a lesson file says about the lesson.
struct LessonPath: Sendable, Equatable {
  /// As the caller gave it.
  var file: String
  /// The file name without `.lesson`.
  var name: String
  /// The folder that the file lies in, if the path names one.
  var folder: String?
  /// Whether the file name ends in `.lesson`.
  var isLesson: Bool

  private static let suffix = ".lesson"

  /// Takes a path apart.
  init(_ file: String) {
    let parts = file.split(at: "/", omittingEmpty: true)
    let last = parts.last.map(String.init) ?? ""
    self.file = file
    isLesson = last.hasSuffix(Self.suffix)
    name = isLesson ? String(last.dropLast(Self.suffix.count)) : last
    folder = parts.dropLast().last.map(String.init)
  }

  /// Level, unit and skill of `a1-u6-writing` or of a second file, `a1-u6-writing-2`.
  static func parts(of id: String) -> (level: Level, unit: Int, skill: Skill)? {
    let parts = id.split(at: "-")
    guard parts.count == 3 || parts.count == 4,
      let level = Level(anyCase: String(parts[0])), level.folder == parts[0],
      parts[1].utf8.count == 2, parts[1].first == "u",
      let unit = parts[1].last?.wholeNumberValue, (1...8).contains(unit),
      let skill = Skill(rawValue: String(parts[2]))
    else { return nil }
    if parts.count == 4 {
      guard let number = Int(parts[3]), number >= 2, String(number) == parts[3] else { return nil }
    }
    return (level, unit, skill)
  }
}
