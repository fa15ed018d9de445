#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file or folder of the learner's, and what others may do with it.
struct OwnFile {
  let path: String
  private let mode: mode_t
  private let owner: uid_t

  /// Nil if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    mode = status.st_mode
    owner = status.st_uid
  }

  /// Whether the rights let others read or change it, wherever it lies.
  var isOpen: Bool { mode & 0o077 != 0 }

  /// Whether others may change it; root may do so anyway.
  ///
  /// In a folder with the sticky bit, as `/tmp` has it, nobody can replace what is another's.
  var isWritableByOthers: Bool {
    let isSticky = mode & S_IFMT == S_IFDIR && mode & S_ISVTX != 0
    return mode & 0o022 != 0 && !isSticky || owner != geteuid() && owner != 0
  }

  /// What others may do, and how to end it; nil if they may do nothing.
  var warning: String? {
    guard isOpen else { return nil }
    let verb = mode & 0o022 != 0 ? "changed" : "read"
    return "\(path) can be \(verb) by others; close it with: chmod go= \(Shell.quoted(path))"
  }
}
