import Screens
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The permissions of one of the learner's files or folders.
struct FilePermissions {
  let path: String
  private let mode: mode_t
  private let owner: uid_t

  /// Reads the permissions of a file; nil if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    mode = status.st_mode
    owner = status.st_uid
  }

  /// Whether other users may read or change the file, if they can reach its folder.
  var isOpen: Bool { mode & 0o077 != 0 }

  /// Whether users other than root may change the file.
  ///
  /// In a folder with the sticky bit, such as `/tmp`, nobody can replace another user's file.
  var isWritableByOthers: Bool {
    let isSticky = mode & S_IFMT == S_IFDIR && mode & S_ISVTX != 0
    return mode & 0o022 != 0 && !isSticky || owner != geteuid() && owner != 0
  }

  /// A warning that others may read or change the file; nil if they may not.
  var warning: String? {
    guard isOpen else { return nil }
    return Wording.openToOthers(path, canChange: mode & 0o022 != 0).string
  }
}
