import Screens
import TextSafety
import Transport

extension Settings {
  /// Whether the command and the file for the key of a service apply to an address.
  ///
  /// They belong to the address in the same file: if a variable names another host, that host must not
  /// get the key.
  func keySettingsApply(to address: HTTPURL, of service: Service = .model) -> Bool {
    guard let beside = fileValue(of: service.address) else { return true }
    return (try? HTTPURL(beside))?.isServer(of: address) ?? false
  }

  /// Whether the model is asked at the host of an address.
  func asksModel(at address: HTTPURL) -> Bool {
    hasEndpoint && (try? HTTPURL(self[.baseURL]))?.isServer(of: address) ?? false
  }

  /// The reason why no key may be read: others can change the settings; nil if they can't.
  ///
  /// Also nil if neither the key nor the address comes from the settings.
  func permissionComplaint(keyIsFrom source: KeySource, for service: Service) -> String? {
    if case .variable = source, value(of: service.address).source != .file { return nil }
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    let open = [path, folder].compactMap { FilePermissions($0) }.first { $0.isWritableByOthers }
    guard let open else { return nil }
    let command: String? = if case .command = source { source.name } else { nil }
    return Wording.settingsWritable(open.path, command: command).string
  }
}

extension HTTPURL {
  /// Whether another address is at the same server.
  fileprivate func isServer(of other: HTTPURL) -> Bool {
    scheme == other.scheme && host == other.host && port == other.port
  }
}
