import Foundation

/// A temporary folder for one test, removed with this object.
final class TemporaryFolder {
  private let folder: String

  init() {
    folder = FileManager.default.temporaryDirectory.path + "/dilim-audio-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Returns a path in the folder.
  func path(_ name: String) -> String { "\(folder)/\(name)" }
}
