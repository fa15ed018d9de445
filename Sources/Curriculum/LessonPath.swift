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
    // Home reads the names of all lessons several times, so this makes no strings.
    var id = id
    return id.withUTF8 { bytes in
      guard bytes.count > skillStart, bytes[2] == hyphen, bytes[3] == UInt8(ascii: "u"),
        bytes[5] == hyphen, let level = level(bytes[0], bytes[1]), let unit = unit(bytes[4])
      else { return nil }
      let rest = bytes[skillStart...]
      let end = rest.firstIndex(of: hyphen) ?? bytes.endIndex
      guard end == bytes.endIndex || isNumber(bytes[(end + 1)...]) else { return nil }
      let skill = Skill.allCases.first { rest[..<end].elementsEqual($0.rawValue.utf8) }
      return skill.map { (level, unit, $0) }
    }
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let skillStart = "a1-u6-".utf8.count

  /// Accepts lower case only, as in file names.
  private static func level(_ letter: UInt8, _ digit: UInt8) -> Level? {
    switch (letter, digit) {
    case (UInt8(ascii: "a"), UInt8(ascii: "1")): .a1
    case (UInt8(ascii: "a"), UInt8(ascii: "2")): .a2
    case (UInt8(ascii: "b"), UInt8(ascii: "1")): .b1
    case (UInt8(ascii: "b"), UInt8(ascii: "2")): .b2
    case (UInt8(ascii: "c"), UInt8(ascii: "1")): .c1
    case (UInt8(ascii: "c"), UInt8(ascii: "2")): .c2
    default: nil
    }
  }

  private static func unit(_ digit: UInt8) -> Int? {
    let unit = Int(digit) - Int(UInt8(ascii: "0"))
    return 1...Level.unitCount ~= unit ? unit : nil
  }

  /// Whether the bytes are a number from 2, as they are written: without a sign or zeros before it.
  private static func isNumber(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return Int(text).map { $0 >= 2 && String($0) == text } ?? false
  }
}
