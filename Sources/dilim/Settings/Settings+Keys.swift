import Screens
import TextSafety
import Transport

extension Settings {
  /// Whether ``Setting/keyCommand`` and ``Setting/keyFile`` apply to an address.
  ///
  /// They belong to the `base_url` of the same file: if a variable names another host, that host
  /// must not get the key.
  func keySettingsApply(to address: HTTPURL) -> Bool {
    guard let beside = fileValue(of: .baseURL) else { return true }
    guard let own = try? HTTPURL(beside) else { return false }
    return own.scheme == address.scheme && own.host == address.host && own.port == address.port
  }

  /// The reason why no key may be read: others can change the settings; nil if they can't.
  ///
  /// Also nil if neither the key nor the address comes from the settings.
  func permissionComplaint(keyIsFrom source: KeySource) -> String? {
    if case .variable = source, value(of: .baseURL).source != .file { return nil }
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    let open = [path, folder].compactMap { FilePermissions($0) }.first { $0.isWritableByOthers }
    guard let open else { return nil }
    let isCommand = if case .command = source { true } else { false }
    return Wording.settingsWritable(open.path, forCommand: isCommand).string
  }
}
