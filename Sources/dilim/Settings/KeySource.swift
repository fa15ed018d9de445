import ChatAPI
import Coordination
import Screens
import TerminalUI
import TextSafety
import Transport

/// The source of the key for an endpoint: a command, the environment or a file, in this order.
///
/// It is never an argument, which other users could see.
enum KeySource: Equatable {
  case command(String)
  /// A variable of the environment.
  case variable(String)
  case file(String)

  /// The longest key, in bytes.
  private static let longest = 4096
  /// Variables whose key is sent only to the host of their provider.
  private static let providers = [(host: "api.openai.com", variable: "OPENAI_API_KEY")]

  /// Finds the source for an address; nil if there is none, as for most servers on this machine.
  ///
  /// Reads no key and runs no command.
  init?(_ settings: Settings, _ environment: Environment, for address: HTTPURL) {
    let keySettingsApply = settings.keySettingsApply(to: address)
    let (command, file) = (settings[.keyCommand], settings.path(.keyFile))
    if keySettingsApply, !command.isEmpty {
      self = .command(command)
    } else if let name = Self.variables(for: address).first(where: {
      !(environment[$0] ?? "").isEmpty
    }) {
      self = .variable(name)
    } else if keySettingsApply, !file.isEmpty {
      self = .file(file)
    } else {
      return nil
    }
  }

  /// The name of the setting or variable.
  var name: String {
    switch self {
    case .command: "key_command"
    case .variable(let name): name
    case .file: "key_file"
    }
  }

  /// Names the variables whose keys are not sent to this address.
  static func withheldKeys(_ environment: Environment, for address: HTTPURL) -> [String] {
    let own = variables(for: address)
    return providers.filter { provider in
      !own.contains(provider.variable) && !(environment[provider.variable] ?? "").isEmpty
    }.map { Wording.keyWithheld($0.variable, for: $0.host).string }
  }

  private static func variables(for address: HTTPURL) -> [String] {
    let own = providers.filter {
      address.scheme == "https" && address.port == 443 && address.host == $0.host
    }
    return ["DILIM_API_KEY"] + own.map(\.variable)
  }

  /// Reads the key; runs the command if it comes from one.
  func key(_ settings: Settings, _ environment: Environment) throws(Failure) -> APIKey {
    // Whoever can write the settings could run any command and send the key anywhere.
    if let complaint = settings.permissionComplaint(keyIsFrom: self) {
      throw .data("\(complaint)")
    }
    switch self {
    case .command(let command):
      let line = try KeyCommand.firstLine(of: command)
      return try Self.key(line, "key_command", expected: Wording.keyIsFirstLine)
    case .variable(let name):
      return try Self.key(environment[name] ?? "", name, expected: Wording.keyIsOneLine)
    case .file(let path):
      return try Self.key(try Self.content(of: path), path, expected: Wording.keyIsOneLine)
    }
  }

  private static func content(of path: String) throws(Failure) -> String {
    if FilePermissions(path)?.isOpen == true {
      throw .data(Wording.keyFileOpen(path))
    }
    do {
      return String(decoding: try FileSystem.read(path).prefix(longest + 1), as: UTF8.self)
    } catch {
      throw .data(Wording.keyFileUnreadable(error.message))
    }
  }

  private static func key(
    _ text: String,
    _ source: String,
    expected: SafeText
  ) throws(Failure) -> APIKey {
    guard text.utf8.count <= longest, let key = APIKey(text) else {
      throw .data(Wording.notAKey(from: source, expected: expected))
    }
    return key
  }
}
