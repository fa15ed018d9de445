/// Folders that are installed with the program.
enum ShippedFolder {
  /// Returns the path of a folder, or nil if it isn't found.
  ///
  /// For a program in `<prefix>/bin` it is in `<prefix>/share/dilim`, for an unpacked program beside
  /// it, and for a program in a build folder in the package. Symbolic links to the program are
  /// resolved first.
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
