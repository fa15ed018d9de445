import CSQLite
import Synchronization

/// Observes every write that SQLite makes below a folder, when the files are as `kill -9` would
/// leave them.
///
/// It wraps SQLite's VFS for the whole process, without an effect on other folders.
enum WatchedWrites {
  /// Calls `watcher` after every write to, truncation or deletion of a file below a folder.
  static func watch(_ folder: String, _ watcher: @escaping @Sendable () -> Void) -> Bool {
    guard isInstalled else { return false }
    state.withLock { $0.watchers[folder] = watcher }
    return true
  }

  /// Stops the calls for a folder.
  static func end(_ folder: String) {
    state.withLock { $0.watchers[folder] = nil }
  }

  private struct State: Sendable {
    var watchers: [String: @Sendable () -> Void] = [:]
    /// The folders of open watched files, by the address of the file.
    var files: [UInt: String] = [:]
    /// The original I/O methods, by the address of their copy.
    var originals: [UInt: UInt] = [:]
    /// The copies of I/O methods, by the address of the original.
    var copies: [UInt: UInt] = [:]
  }

  private static let state = Mutex(State())
  nonisolated(unsafe) private static let system = sqlite3_vfs_find(nil)

  /// Registers the wrapped VFS as the default, once for the process.
  private static let isInstalled: Bool = {
    guard let system else { return false }
    let wrapped = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    wrapped.initialize(to: system.pointee)
    wrapped.pointee.pNext = nil
    let name = "dilim-watched".utf8CString
    let kept = UnsafeMutablePointer<CChar>.allocate(capacity: name.count)
    kept.initialize(from: Array(name), count: name.count)
    wrapped.pointee.zName = UnsafePointer(kept)
    wrapped.pointee.xOpen = { _, path, file, flags, outFlags in
      WatchedWrites.open(path, file, flags, outFlags)
    }
    wrapped.pointee.xDelete = { _, path, sync in
      let code = WatchedWrites.system?.pointee.xDelete(WatchedWrites.system, path, sync)
      if let path { WatchedWrites.notify(String(cString: path)) }
      return code ?? SQLITE_IOERR
    }
    return sqlite3_vfs_register(wrapped, 1) == SQLITE_OK
  }()

  private static func open(
    _ path: UnsafePointer<CChar>?,
    _ file: UnsafeMutablePointer<sqlite3_file>?,
    _ flags: Int32,
    _ outFlags: UnsafeMutablePointer<Int32>?
  ) -> Int32 {
    guard let system, let file else { return SQLITE_CANTOPEN }
    let code = system.pointee.xOpen(system, path, file, flags, outFlags)
    guard code == SQLITE_OK, let path, let methods = file.pointee.pMethods else { return code }
    let name = String(cString: path)
    let address = UInt(bitPattern: file)
    state.withLock { state in
      let folder = state.watchers.keys.first { name.hasPrefix($0) }
      state.files[address] = folder
      guard folder != nil else { return }
      let original = UInt(bitPattern: methods)
      let copy = state.copies[original] ?? UInt(bitPattern: Self.copy(methods))
      state.copies[original] = copy
      state.originals[copy] = original
      file.pointee.pMethods = UnsafePointer(bitPattern: copy)
    }
    return code
  }

  /// Copies I/O methods, and replaces those that write.
  private static func copy(
    _ methods: UnsafePointer<sqlite3_io_methods>
  ) -> UnsafeMutablePointer<sqlite3_io_methods> {
    let copy = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    copy.initialize(to: methods.pointee)
    copy.pointee.xWrite = { file, bytes, count, offset in
      let code = WatchedWrites.original(file)?.pointee.xWrite(file, bytes, count, offset)
      WatchedWrites.notify(file)
      return code ?? SQLITE_IOERR
    }
    copy.pointee.xTruncate = { file, size in
      let code = WatchedWrites.original(file)?.pointee.xTruncate(file, size)
      WatchedWrites.notify(file)
      return code ?? SQLITE_IOERR
    }
    return copy
  }

  private static func original(
    _ file: UnsafeMutablePointer<sqlite3_file>?
  ) -> UnsafePointer<sqlite3_io_methods>? {
    let copy = UInt(bitPattern: file?.pointee.pMethods)
    return state.withLock { $0.originals[copy] }.flatMap { UnsafePointer(bitPattern: $0) }
  }

  private static func notify(_ file: UnsafeMutablePointer<sqlite3_file>?) {
    let address = UInt(bitPattern: file)
    let watcher = state.withLock { state in
      state.files[address].flatMap { state.watchers[$0] }
    }
    watcher?()
  }

  private static func notify(_ path: String) {
    let watcher = state.withLock { state in
      state.watchers.first { path.hasPrefix($0.key) }?.value
    }
    watcher?()
  }
}
