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
  case command(String, setting: Setting)
  /// A variable of the environment.
  case variable(String)
  case file(String, setting: Setting)

  /// The longest key, in bytes.
  private static let longest = 4096
  /// Variables whose key is sent only to the host of their provider.
  private static let providers = [(host: "api.openai.com", variable: "OPENAI_API_KEY")]

  /// Finds the source for an address; nil if there is none, as for most servers on this machine.
  ///
  /// Another service without a key of its own uses that of the model if the model is at the same host. Reads no
  /// key and runs no command.
  init?(
    _ settings: Settings,
    _ environment: Environment,
    for address: HTTPURL,
    of service: Service = .model
  ) {
    let keySettingsApply = settings.keySettingsApply(to: address, of: service)
    let (command, file) = (settings[service.keyCommand], settings.path(service.keyFile))
    if keySettingsApply, !command.isEmpty {
      self = .command(command, setting: service.keyCommand)
    } else if let name = Self.variables(for: address, of: service).first(where: {
      !(environment[$0] ?? "").isEmpty
    }) {
      self = .variable(name)
    } else if keySettingsApply, !file.isEmpty {
      self = .file(file, setting: service.keyFile)
    } else if service != .model, settings.asksModel(at: address) {
      self.init(settings, environment, for: address)
    } else {
      return nil
    }
  }

  /// The name of the setting or variable.
  var name: String {
    switch self {
    case .command(_, let setting), .file(_, let setting): setting.rawValue
    case .variable(let name): name
    }
  }

  /// Names the variables whose keys are not sent to this address.
  static func withheldKeys(
    _ environment: Environment,
    for address: HTTPURL,
    of service: Service = .model
  ) -> [String] {
    let own = variables(for: address, of: service)
    return providers.filter { provider in
      !own.contains(provider.variable) && !(environment[provider.variable] ?? "").isEmpty
    }.map { Wording.keyWithheld($0.variable, for: $0.host).string }
  }

  private static func variables(for address: HTTPURL, of service: Service) -> [String] {
    let own = providers.filter {
      address.scheme == "https" && address.port == 443 && address.host == $0.host
    }
    return [service.keyVariable] + own.map(\.variable)
  }

  /// Reads the key; runs the command if it comes from one.
  func key(
    _ settings: Settings,
    _ environment: Environment,
    of service: Service = .model
  ) throws(Failure) -> APIKey {
    // Whoever can write the settings could run any command and send the key anywhere.
    if let complaint = settings.permissionComplaint(keyIsFrom: self, for: service) {
      throw .data("\(complaint)")
    }
    switch self {
    case .command(let command, _):
      let line = try KeyCommand.firstLine(of: command, setting: name)
      return try Self.key(line, name, expected: Wording.keyIsFirstLine)
    case .variable(let name):
      return try Self.key(environment[name] ?? "", name, expected: Wording.keyIsOneLine)
    case .file(let path, _):
      return try Self.key(try content(of: path), path, expected: Wording.keyIsOneLine)
    }
  }

  private func content(of path: String) throws(Failure) -> String {
    if FilePermissions(path)?.isOpen == true {
      throw .data(Wording.keyFileOpen(path, setting: name))
    }
    do {
      return String(decoding: try FileSystem.read(path).prefix(Self.longest + 1), as: UTF8.self)
    } catch {
      throw .data(Wording.keyFileUnreadable(error.message, setting: name))
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
