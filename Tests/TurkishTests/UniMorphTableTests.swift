import Foundation
import Testing
import Turkish

/// The extra check of the tables of UniMorph: a folder of them is named by `DILIM_UNIMORPH`.
struct UniMorphTableTests {
  private static let folder = ProcessInfo.processInfo.environment["DILIM_UNIMORPH"]
  /// The share of lines whose best form is the table's; the tables have errors of their own.
  private static let least = 0.985

  @Test(.enabled(if: folder != nil))
  func `the best form is the one of the tables`() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var total = (right: 0, lines: 0)
    for name in names where name.hasSuffix(".tsv") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      var right = 0
      var lines = 0
      for line in text.split(separator: "\n") {
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count == 3 else { continue }
        lines += 1
        // The tables of 2016 have the features in the middle.
        let isKeyed = fields[1].contains("=")
        let (form, features) = isKeyed ? (fields[2], fields[1]) : (fields[1], fields[2])
        if Self.best(fields[0], features) == form { right += 1 }
      }
      print("\(name): \(right) of \(lines), \(Self.percent(right, of: lines)) %")
      total = (total.right + right, total.lines + lines)
    }
    print("all: \(total.right) of \(total.lines), \(Self.percent(total.right, of: total.lines)) %")
    #expect(total.lines > 0 && Double(total.right) >= Self.least * Double(total.lines))
  }

  private static func best(_ lemma: String, _ features: String) -> String? {
    guard let inflection = try? UniMorph.inflection(features) else { return nil }
    return Lemma(lemma, inflection.partOfSpeech)?.forms(inflection).first
  }

  private static func percent(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : (Double(part) / Double(whole) * 10_000).rounded() / 100
  }
}
