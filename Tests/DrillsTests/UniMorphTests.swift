import Bilingual
import Drills
import Foundation
import Testing
import Turkish

/// The forms of the drills are those of UniMorph's Turkish tables.
///
/// Fixtures/unimorph.tsv has the lines of the tables that a drill asks. `DILIM_SEED` chooses other
/// items.
struct UniMorphTests {
  private static let table: [DrillKey: Set<String>] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/unimorph.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var table: [DrillKey: Set<String>] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3, let inflection = try? UniMorph.inflection(fields[2]) else {
        Issue.record("unimorph.tsv: \(line)")
        continue
      }
      let form = fields[1].hasSuffix("?") ? String(fields[1].dropLast()) : fields[1]
      table[DrillKey(fields[0], inflection), default: []].insert(form)
    }
    return table
  }()

  /// The forms of the tables for an item; empty if they have none.
  private func forms(of item: DrillItem) -> Set<String> {
    Set(item.inflections.flatMap { Self.table[DrillKey(item.word, $0)] ?? [] })
  }

  private func disagreement(_ item: DrillItem) -> String? {
    let forms = forms(of: item)
    guard !forms.isEmpty else { return nil }
    let ours = item.forms.map { String($0.dropLast(item.tail.count)) }
    guard forms.isDisjoint(with: ours) else { return nil }
    return "\(item.tag) \(item.word): \(ours), the table has \(forms.sorted())"
  }

  @Test func `ten thousand items agree with the tables`() throws {
    let seed = ProcessInfo.processInfo.environment["DILIM_SEED"].flatMap { UInt64($0) } ?? 1
    var set = try #require(DrillSet(DrillCourse.parts, seed: seed))
    var covered = 0
    for _ in 0..<10_000 {
      let next = set.next()
      let item = try #require(next)
      if !forms(of: item).isEmpty { covered += 1 }
      if let disagreement = disagreement(item) { Issue.record("seed \(seed): \(disagreement)") }
    }
    #expect(covered >= 30, "seed \(seed)")
  }

  @Test func `every item of the tables agrees with them`() {
    let lemmas = Set(Self.table.keys.map(\.lemma))
    var covered: Set<DrillKey> = []
    for part in DrillCourse.parts {
      for person in part.line.form.persons {
        for item in part.words.filter({ lemmas.contains($0.lemma) })
          .compactMap({ DrillItem(part.line, $0, person) })
        {
          for key in item.inflections.map({ DrillKey(item.word, $0) }) where Self.table[key] != nil
          {
            covered.insert(key)
          }
          if let disagreement = disagreement(item) { Issue.record("\(disagreement)") }
        }
      }
    }
    #expect(covered.count >= 500)
  }
}
