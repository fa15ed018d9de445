import Coordination
import TerminalUI
import TextSafety

/// What the learner has set up: the settings file, with the environment above it.
struct Settings {
  let path: String
  private let values: [Setting: String]
  private let environment: Environment

  /// Variables that stand above the file.
  static let variables: [(setting: Setting, name: String)] = [
    (.baseURL, "DILIM_BASE_URL"), (.model, "DILIM_MODEL"),
  ]

  /// Reads the file; without one everything is as it comes.
  init(_ folders: Folders, environment: Environment) throws(Failure) {
    path = Self.path(folders)
    self.environment = environment
    values = try Self.file(at: path).values
  }

  static func path(_ folders: Folders) -> String { "\(folders.config)/config" }

  /// The file as it is, or an empty one.
  static func file(at path: String) throws(Failure) -> SettingsFile {
    guard FileSystem.exists(path) else { return try parsed("", path) }
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch { throw .data(error.message) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .data("\(path) is not UTF-8; save it as UTF-8, or begin anew without it.")
    }
    return try parsed(text, path)
  }

  private static func parsed(_ text: String, _ path: String) throws(Failure) -> SettingsFile {
    do { return try SettingsFile(text) } catch {
      throw .data(error.list.map { "\(path):\($0.line): \($0.message)" }.joined(separator: "\n"))
    }
  }

  /// The value that counts, and where it comes from.
  func value(of setting: Setting) -> (text: String, source: Source) {
    if let name = Self.variables.first(where: { $0.setting == setting })?.name,
      let text = environment[name], !text.isEmpty
    {
      return (text, .environment(name))
    }
    if let text = fileValue(of: setting) { return (text, .file) }
    return (setting.fallback, .fallback)
  }

  /// What the file says, whatever is above it; nil if it says nothing.
  func fileValue(of setting: Setting) -> String? {
    values[setting].flatMap { $0.isEmpty ? nil : $0 }
  }

  enum Source: Equatable {
    case environment(String), file, fallback
  }

  subscript(_ setting: Setting) -> String { value(of: setting).text }

  /// A setting of ``Setting/Kind/count(_:)``.
  func count(_ setting: Setting) -> Int { Int(self[setting]) ?? Int(setting.fallback) ?? 0 }

  /// The same, nil as long as the learner has not set it.
  func chosenCount(_ setting: Setting) -> Int? {
    value(of: setting).source == .fallback ? nil : count(setting)
  }

  /// A setting of ``Setting/Kind/seconds``, in milliseconds.
  func milliseconds(_ setting: Setting) -> Int64 {
    Int64((Double(self[setting]) ?? 0) * 1000)
  }

  /// Whether there is anybody to ask.
  var hasEndpoint: Bool { !self[.baseURL].isEmpty }

  /// The address as it may be shown.
  var shownAddress: String { EndpointAddress(self[.baseURL]).shown }

  /// A setting that names a file; `~/` at its beginning is the home folder.
  func path(_ setting: Setting) -> String {
    let path = self[setting]
    guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  var explain: Habit { Habit(rawValue: self[.explain]) ?? .ask }
  var queue: Habit { Habit(rawValue: self[.queue]) ?? .ask }

  /// When something is done.
  enum Habit: String {
    case ask, always, never

    /// What it means for answers in a lesson; nil for nothing.
    var inLessons: AssistantHabit? {
      switch self {
      case .ask: .onRequest
      case .always: .always
      case .never: nil
      }
    }
  }
}
