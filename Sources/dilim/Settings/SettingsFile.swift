import Coordination
import Curriculum
import Screens
import TextSafety
import Turkish

/// The lines of a settings file: `name = value`, and comments that begin with `#`.
struct SettingsFile {
  /// The error in a line.
  struct Problem: Error, Equatable {
    let line: Int
    let message: String
  }

  /// The errors of a file, in the order of the lines.
  struct Problems: Error {
    let list: [Problem]
  }

  private var lines: [String]
  private(set) var values: [Setting: String] = [:]

  /// Parses the text of a file; throws the errors of all lines that are not settings.
  init(_ text: String) throws(Problems) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasSuffix("\r") ? String($0.dropLast()) : String($0) }
    if lines.last == "" { lines.removeLast() }
    var problems: [Problem] = []
    for (index, line) in lines.enumerated() {
      do throws(Problem) { try read(line, number: index + 1) } catch { problems.append(error) }
    }
    if !problems.isEmpty { throw Problems(list: problems) }
  }

  private mutating func read(_ line: String, number: Int) throws(Problem) {
    guard let (setting, value) = try Self.parsed(line, number: number) else { return }
    guard values.updateValue(value, forKey: setting) == nil else {
      throw Problem(line: number, message: Wording.setTwice(setting.rawValue).string)
    }
  }

  /// The text of the file, with its comments.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Replaces or appends the line of a setting; nil removes it.
  mutating func set(_ setting: Setting, _ value: String?) {
    let place = lines.firstIndex { Self.name(in: $0) == setting.rawValue }
    values[setting] = value
    switch (place, value) {
    case (let place?, let value?): lines[place] = "\(setting.rawValue) = \(value)"
    case (let place?, nil): lines.remove(at: place)
    case (nil, let value?): lines.append("\(setting.rawValue) = \(value)")
    case (nil, nil): break
    }
  }

  private static func name(in line: String) -> String? {
    guard let equals = line.firstIndex(of: "="), line.first != "#" else { return nil }
    return String(line[..<equals]).trimmed
  }

  /// Parses a line; nil for an empty line or a comment.
  private static func parsed(
    _ line: String,
    number: Int
  ) throws(Problem) -> (Setting, String)? {
    let content = line.trimmed
    if content.isEmpty || content.hasPrefix("#") { return nil }
    guard let equals = content.firstIndex(of: "=") else {
      // The line is not quoted, since it may be a key.
      throw Problem(line: number, message: Wording.notASettingLine.string)
    }
    let name = String(content[..<equals]).trimmed
    guard let setting = Setting(rawValue: name) else {
      let near = NearName.of(name, in: Setting.allCases.map(\.rawValue))
      throw Problem(line: number, message: Wording.noSetting(name, near: near).string)
    }
    let value = String(content[content.index(after: equals)...]).trimmed
    if let complaint = setting.complaint(about: value) {
      // An address may contain a password, which must not be printed.
      let shown = setting.isAddress ? "" : " = \(value)"
      throw Problem(line: number, message: "\(name)\(shown): \(complaint)")
    }
    return (setting, value)
  }
}
