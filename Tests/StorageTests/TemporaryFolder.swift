import Foundation

/// A temporary folder for one test, removed with this object.
final class TemporaryFolder {
  let path: String
  /// Copies, which must live as long as this folder because tests keep only their paths.
  private var copies: [TemporaryFolder] = []

  /// Creates the folder, on request in memory if possible, where nothing waits for a disk.
  init(inMemory: Bool = false) throws {
    let memory = "/dev/shm"
    let place =
      inMemory && FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.path
    path = place + "/dilim-storage-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of the test's record.
  var record: String { path + "/record.sqlite" }

  /// Names and bytes of all files, to see that nothing was touched.
  var contents: [String: Data] {
    get throws {
      var contents: [String: Data] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        if isFolder.boolValue { continue }
        contents[name] = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
      }
      return contents
    }
  }

  /// Copies the record with its logs as a crash at this moment would leave them.
  func crashCopy() throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    copies.append(copy)
    // The index of the log is left out: it does not survive a crash of the machine either.
    for suffix in ["", "-wal", "-journal"] {
      guard FileManager.default.fileExists(atPath: record + suffix) else { continue }
      try FileManager.default.copyItem(atPath: record + suffix, toPath: copy.record + suffix)
    }
    return copy
  }
}
