/// Folders that are installed with the program.
enum ShippedFolder {
  /// The path of such a folder, or nil if it is nowhere.
  ///
  /// For a program in `<prefix>/bin` it is in `<prefix>/share/dilim`. An unpacked program has it
  /// beside itself, and a built one in the package around the build. Links to the program are
  /// followed first.
  static func path(_ name: String) -> String? {
    guard let executable = FileSystem.executable else { return nil }
    var folders = executable.split(separator: "/").dropLast()
    let installed = "\(joined(folders.dropLast()))/share/dilim/\(name)"
    let beside = "\(joined(folders))/\(name)"
    if let found = [installed, beside].first(where: FileSystem.isDirectory) { return found }
    while !folders.isEmpty {
      let folder = joined(folders)
      if FileSystem.exists("\(folder)/Package.swift"),
        FileSystem.isDirectory("\(folder)/\(name)")
      {
        return "\(folder)/\(name)"
      }
      folders.removeLast()
    }
    return nil
  }

  /// The absolute path of nested folders; empty for the root.
  private static func joined(_ folders: ArraySlice<Substring>) -> String {
    folders.map { "/\($0)" }.joined()
  }
}
