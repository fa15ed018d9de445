import Foundation
import Testing

/// A debug build finds any module that is already built; only some orders of building fail.
@Suite struct ManifestTests {
  private static let manifest = Manifest()

  @Test(arguments: ["Sources", "Tests"])
  func `each target depends on every module of the package that it imports`(
    folder: String
  ) throws {
    let targets = try #require(Self.manifest)
    let files = try SourceTree(folder: folder).files
    #expect(targets.dependencies.count > 40 && !files.isEmpty)
    for file in files {
      guard let declared = targets.dependencies[file.module] else {
        Issue.record("Package.swift has no target \(file.module)")
        continue
      }
      let used = file.imports.filter { targets.dependencies.keys.contains($0) }
      let missing = used.subtracting(declared)
      #expect(missing.isEmpty, "\(file.module)/\(file.name) imports \(missing.sorted())")
    }
  }
}

/// The targets of Package.swift with their dependencies, read from its text.
private struct Manifest {
  var dependencies: [String: Set<String>] = [:]

  /// Nil if Package.swift can't be read.
  init?() {
    let path = SourceTree.root.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: path, encoding: .utf8),
      let start = text.range(of: "  targets: [")
    else { return nil }
    let starts = text[start.upperBound...].matches(
      of: /(?:module|engine|tests|testSupport|[tT]arget|systemLibrary)\(/
    ).map(\.range.upperBound)
    for (place, end) in zip(starts, starts.dropFirst() + [text.endIndex]) {
      // The name comes first; other strings than modules do no harm.
      let strings = text[place..<end].matches(of: /"([^"]+)"/).map { String($0.1) }
      guard let name = strings.first else { continue }
      dependencies[name, default: []].formUnion(strings.dropFirst())
    }
  }
}
