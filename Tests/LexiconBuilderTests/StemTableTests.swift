import Foundation
import LexiconBuilder
import Testing

/// The table of stems in the package and the Swift made from it.
struct StemTableTests {
  private func text(_ name: String) throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = package.appending(path: "Sources/StemTable/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `the Swift table is the one that the text makes`() throws {
    let made = Array(try StemSource(try text("stems.tsv")).swift.utf8)
    let kept = Array(try text("Stems.swift").utf8)
    let isSame = made == kept
    #expect(isSame, "Stems.swift differs from stems.tsv: run `make lexicon`")
  }
}
