import Transport

extension Settings {
  /// Whether ``Setting/keyCommand`` and ``Setting/keyFile`` are meant for an address.
  ///
  /// They are set for the address beside them: where a variable names another host, its owner must
  /// not get the key of this one.
  func isForKeys(_ address: HTTPURL) -> Bool {
    guard let beside = fileValue(of: .baseURL) else { return true }
    guard let own = try? HTTPURL(beside) else { return false }
    return own.scheme == address.scheme && own.host == address.host && own.port == address.port
  }

  /// Why no key may be taken while others can change the settings; nil if they can't, or if the
  /// settings have no say in where the key comes from and where it goes.
  func complaintAboutRights(keyIsFrom source: KeySource) -> String? {
    if case .variable = source, value(of: .baseURL).source != .file { return nil }
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    let open = [path, folder].compactMap { OwnFile($0) }.first { $0.isWritableByOthers }
    guard let open else { return nil }
    var what = "no key is sent"
    if case .command = source { what = "key_command is not run" }
    return "\(open.path) can be changed by others, so \(what). Make it yours alone: "
      + "chmod go-w \(Shell.quoted(open.path))"
  }
}
