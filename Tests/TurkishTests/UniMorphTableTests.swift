import Foundation
import Testing
import Turkish

/// The extra check of the tables of UniMorph: a folder of them is named by `DILIM_UNIMORPH`.
struct UniMorphTableTests {
  private static let folder = ProcessInfo.processInfo.environment["DILIM_UNIMORPH"]
  /// The share of all lines whose best form is the table's.
  private static let least = 0.985
  /// The same share, and that in each table, of the lines that are not known to be wrong.
  private static let leastOfRight = 0.99
  private static let leastInTable = 0.985
  /// The share of lines that may be listed as wrong.
  private static let mostWrong = 0.007

  /// Lemma, form and features of the lines that are wrong.
  private static let wrong = Set(
    wrongForms.split(separator: "\n").map { line in
      line.split(separator: "\t").prefix(3).joined(separator: "\t")
    }
  )

  @Test(.enabled(if: folder != nil))
  func `the best form is the one of the tables`() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var total = Count()
    for name in names where name.hasSuffix(".tsv") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let count = Self.count(text)
      print("\(name): \(count)")
      #expect(count.shareOfRight >= Self.leastInTable, "\(name)")
      total.add(count)
    }
    print("all: \(total)")
    #expect(total.lines > 0)
    #expect(total.share >= Self.least)
    #expect(total.shareOfRight >= Self.leastOfRight)
    #expect(Double(total.wrong) <= Self.mostWrong * Double(total.lines))
  }

  /// How many lines of tables there are, how many have our best form and how many are wrong.
  private struct Count: CustomStringConvertible {
    var lines = 0
    var same = 0
    var wrong = 0

    var share: Double { lines == 0 ? 0 : Double(same) / Double(lines) }
    var shareOfRight: Double { lines == wrong ? 0 : Double(same) / Double(lines - wrong) }

    mutating func add(_ other: Count) {
      lines += other.lines
      same += other.same
      wrong += other.wrong
    }

    var description: String {
      let shares = [share, shareOfRight].map { "\(($0 * 10_000).rounded() / 100) %" }
      return "\(same) of \(lines), \(shares[0]); \(shares[1]) without \(wrong) wrong lines"
    }
  }

  private static func count(_ text: String) -> Count {
    var count = Count()
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3 else { continue }
      count.lines += 1
      // The tables of 2016 have the features in the middle.
      let isKeyed = fields[1].contains("=")
      let (form, features) = isKeyed ? (fields[2], fields[1]) : (fields[1], fields[2])
      if best(fields[0], features) == form {
        count.same += 1
      } else if wrong.contains([fields[0], form, features].joined(separator: "\t")) {
        count.wrong += 1
      }
    }
    return count
  }

  private static func best(_ lemma: String, _ features: String) -> String? {
    guard let inflection = try? UniMorph.inflection(features) else { return nil }
    return Lemma(lemma, inflection.partOfSpeech)?.forms(inflection).first
  }
}
