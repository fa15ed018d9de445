import Foundation

enum Fixture {
  static func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }
}
