import TextSafety
import Turkish

extension Settings {
  /// Writes changes to the settings file; nil removes a setting.
  static func change(
    _ changes: [(setting: Setting, value: String?)],
    in folders: Folders
  ) throws(Failure) {
    let path = path(folders)
    var file = try file(at: path)
    for (setting, value) in changes {
      let value = value?.trimmed
      if let value, let complaint = setting.complaint(about: value) {
        let shown = setting.isAddress ? "" : " \(value)"
        throw .usage("\(setting.rawValue)\(shown): \(complaint).")
      }
      if value?.contains(where: \.isNewline) == true {
        throw .usage("\(setting.rawValue): a value is one line.")
      }
      file.set(setting, value)
    }
    do {
      try FileSystem.createFolder(folders.config)
      try FileSystem.replace(path, with: Array(file.text.utf8), mode: 0o600)
    } catch {
      throw .data(error.message)
    }
  }
}
