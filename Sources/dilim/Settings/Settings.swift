import Coordination
import Interface
import Screens
import TerminalUI
import TextSafety

/// The learner's settings: the file, overridden by environment variables.
struct Settings {
  let path: String
  private let values: [Setting: String]
  private let environment: Environment

  /// The variables that override the file.
  static let variables: [(setting: Setting, name: String)] = [
    (.baseURL, "DILIM_BASE_URL"), (.model, "DILIM_MODEL"), (.interface, "DILIM_INTERFACE"),
    (.sound, "DILIM_SOUND"),
  ]

  /// Reads the file; without a file every setting has its default.
  init(_ folders: Folders, environment: Environment) throws(Failure) {
    path = Self.path(folders)
    self.environment = environment
    values = try Self.file(at: path).values
  }

  static func path(_ folders: Folders) -> String { "\(folders.config)/config" }

  /// Reads the file; a missing one is empty.
  static func file(at path: String) throws(Failure) -> SettingsFile {
    guard FileSystem.exists(path) else { return try parsed("", path) }
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch { throw .data(error.message) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .data(Wording.settingsNotUTF8(path))
    }
    return try parsed(text, path)
  }

  private static func parsed(_ text: String, _ path: String) throws(Failure) -> SettingsFile {
    do { return try SettingsFile(text) } catch {
      throw .data(error.list.map { "\(path):\($0.line): \($0.message)" }.joined(separator: "\n"))
    }
  }

  /// The effective value of a setting, and its source.
  func value(of setting: Setting) -> (text: String, source: Source) {
    if let name = Self.variables.first(where: { $0.setting == setting })?.name,
      let text = environment[name], !text.isEmpty
    {
      return (text, .environment(name))
    }
    if let text = fileValue(of: setting) { return (text, .file) }
    if setting == .interface, let guess = Self.languageOfLocale(environment) {
      return (guess.rawValue, .fallback)
    }
    // Unless one is chosen, explanations are in the language of the program.
    if setting == .language { return (self[.interface], .fallback) }
    return (setting.fallback, .fallback)
  }

  /// The value in the file, ignoring variables; nil if it is missing or empty.
  func fileValue(of setting: Setting) -> String? {
    values[setting].flatMap { $0.isEmpty ? nil : $0 }
  }

  enum Source: Equatable {
    case environment(String), file, fallback
  }

  subscript(_ setting: Setting) -> String { value(of: setting).text }

  /// The value of a setting of ``Setting/Kind/count(_:)``.
  func count(_ setting: Setting) -> Int { Int(self[setting]) ?? Int(setting.fallback) ?? 0 }

  /// The same; nil if the setting has its default because nothing sets it.
  func chosenCount(_ setting: Setting) -> Int? {
    value(of: setting).source == .fallback ? nil : count(setting)
  }

  /// The value of a setting of ``Setting/Kind/seconds``, in milliseconds.
  func milliseconds(_ setting: Setting) -> Int64 {
    Int64((Double(self[setting]) ?? 0) * 1000)
  }

  /// Whether an endpoint is set.
  var hasEndpoint: Bool { !self[.baseURL].isEmpty }

  /// Whether an endpoint is set that says texts.
  var hasSpeechEndpoint: Bool { !self[.speechURL].isEmpty }

  /// Whether an endpoint is set that writes down what is said.
  var hasTranscriptEndpoint: Bool { !self[.transcriptURL].isEmpty }

  /// The address of a service without secrets.
  func shownAddress(of service: Service = .model) -> String {
    EndpointAddress(self[service.address]).shown
  }

  /// The value of a setting without secrets.
  func shown(_ setting: Setting) -> String {
    setting.isAddress ? EndpointAddress(self[setting]).shown : self[setting]
  }

  /// The path in a setting that names a file; a leading `~/` is the home folder.
  func path(_ setting: Setting) -> String {
    let path = self[setting]
    guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  var explain: Habit { Habit(rawValue: self[.explain]) ?? .ask }
  var queue: Habit { Habit(rawValue: self[.queue]) ?? .ask }

  /// The condition under which the program acts.
  enum Habit: String {
    case ask, always, never

    /// The habit for answers in a lesson; nil for never.
    var inLessons: AssistantHabit? {
      switch self {
      case .ask: .onRequest
      case .always: .always
      case .never: nil
      }
    }
  }
}
