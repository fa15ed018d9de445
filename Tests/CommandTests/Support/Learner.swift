import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A learner with a separate home folder, who runs the built program.
final class Learner {
  /// The folder with all files of the learner.
  let home: String
  var environment: [String: String]

  init() throws {
    home = FileManager.default.temporaryDirectory.path + "/dilim-command-\(UUID().uuidString)"
    for name in ["config", "data", "state", "cache"] {
      try FileManager.default.createDirectory(
        atPath: "\(home)/\(name)",
        withIntermediateDirectories: true
      )
    }
    environment = [
      "HOME": home,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "TERM": "xterm-256color",
      "XDG_CONFIG_HOME": "\(home)/config",
      "XDG_DATA_HOME": "\(home)/data",
      "XDG_STATE_HOME": "\(home)/state",
      "XDG_CACHE_HOME": "\(home)/cache",
      "DILIM_CONTENT": Self.content,
      // Whether there is sound must not depend on the machine.
      "DILIM_SOUND": "off",
    ]
  }

  deinit {
    _ = chmod("\(home)/data/dilim", 0o755)
    try? FileManager.default.removeItem(atPath: home)
  }

  /// The path of the learner's record.
  var record: String { "\(home)/data/dilim/learner.db" }

  /// Every file below the home folder with its bytes.
  var files: [String: Data] {
    var files: [String: Data] = [:]
    for name in FileManager.default.enumerator(atPath: home)?.compactMap({ $0 as? String }) ?? [] {
      if let bytes = FileManager.default.contents(atPath: "\(home)/\(name)") { files[name] = bytes }
    }
    return files
  }

  /// Writes a file below the home folder and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let path = "\(home)/\(name)"
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
    return path
  }

  /// A small course of one unit.
  static let content = fixtures + "/Content"

  static let fixtures =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Fixtures"

  /// The program that was built together with this test.
  static let program: String = {
    #if os(Linux)
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      let runner = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
      return URL(fileURLWithPath: runner).deletingLastPathComponent().path + "/dilim"
    #else
      final class Marker {}
      return Bundle(for: Marker.self).bundleURL.deletingLastPathComponent().path + "/dilim"
    #endif
  }()
}
