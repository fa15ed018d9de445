/// The path of a lesson file, split into its parts.
struct LessonPath: Sendable, Equatable {
  /// The path as the caller gave it.
  var file: String
  /// The file name without `.lesson`.
  var name: String
  /// The folder of the file, if the path names one.
  var folder: String?
  /// Whether the file name ends in `.lesson`.
  var isLesson: Bool

  private static let suffix = ".lesson"

  /// Splits a path.
  init(_ file: String) {
    let parts = file.split(at: "/", omittingEmpty: true)
    let last = parts.last.map(String.init) ?? ""
    self.file = file
    isLesson = last.hasSuffix(Self.suffix)
    name = isLesson ? String(last.dropLast(Self.suffix.count)) : last
    folder = parts.dropLast().last.map(String.init)
  }

  /// The place of a lesson that is in no file: errors name its id instead of a path.
  init(id: String) {
    file = id
    name = id
    isLesson = true
  }

  /// Level, unit and skill of `a1-u6-writing` or of a second file, `a1-u6-writing-2`.
  static func parts(of id: String) -> (level: Level, unit: Int, skill: Skill)? {
    // Home reads the names of all lessons, so this works on bytes.
    var rest: Substring.UTF8View? = id.utf8[...]
    guard let level = part(of: &rest).flatMap(level),
      let unit = part(of: &rest).flatMap(unit),
      let skill = part(of: &rest).flatMap({ Skill(rawValue: String(Substring($0))) })
    else { return nil }
    if let last = part(of: &rest) {
      let text = Substring(last)
      guard rest == nil, let number = Int(text), number >= 2, String(number) == text else {
        return nil
      }
    }
    return (level, unit, skill)
  }

  /// Removes and returns the part before the next hyphen, or the rest; nil if nothing is left.
  private static func part(of rest: inout Substring.UTF8View?) -> Substring.UTF8View? {
    guard let bytes = rest else { return nil }
    let part = bytes.prefix { $0 != UInt8(ascii: "-") }
    rest = part.endIndex < bytes.endIndex ? bytes[part.endIndex...].dropFirst() : nil
    return part
  }

  /// Accepts lower case only, as in file names.
  private static func level(_ bytes: Substring.UTF8View) -> Level? {
    guard let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "c") ~= first else {
      return nil
    }
    return Level(anyCase: String(Substring(bytes)))
  }

  private static func unit(_ bytes: Substring.UTF8View) -> Int? {
    guard bytes.count == 2, bytes.first == UInt8(ascii: "u"), let digit = bytes.last else {
      return nil
    }
    let unit = Int(digit) - Int(UInt8(ascii: "0"))
    return 1...Level.unitCount ~= unit ? unit : nil
  }
}
