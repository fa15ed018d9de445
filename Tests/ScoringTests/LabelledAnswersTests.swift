import Foundation
import Scoring
import Testing

/// The table that `make check-errors` measures must be sound, or its figures mean nothing.
@Suite struct LabelledAnswersTests {
  let rows: [[String: String]]

  init() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/errors.tsv")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let table = lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try #require(table.first)
    rows = table.dropFirst().map { values in
      Dictionary(zip(names, values), uniquingKeysWith: { first, _ in first })
    }
  }

  @Test func `every row has an id of its own, an answer and a label`() {
    #expect(rows.count >= 700)
    #expect(Set(rows.compactMap { $0["id"] }).count == rows.count)
    for row in rows {
      #expect(row["learner"]?.isEmpty == false, "\(row["id"] ?? "")")
      // Letters that are composed or not are equal as strings, and a row of their own here.
      let typed = row["learner", default: ""].utf8
      #expect(!typed.elementsEqual(row["reference", default: ""].utf8), "\(row["id"] ?? "")")
      #expect(row["accepted"]?.hasPrefix(row["reference"] ?? "?") == true, "\(row["id"] ?? "")")
      #expect((row["verdict"] == "accept") == (row["gold"] == "accept"), "\(row["id"] ?? "")")
    }
  }

  @Test func `every category has at least ten wrong answers and no name is misspelt`() {
    var counts: [Finding.Category: Int] = [:]
    for row in rows where row["verdict"] == "error" {
      for name in row["gold", default: ""].split(separator: ";") {
        let category = Finding.Category(rawValue: String(name))
        #expect(category != nil, "\(row["id"] ?? ""): \(name)")
        if let category { counts[category, default: 0] += 1 }
      }
      for name in row["also_ok", default: ""].split(separator: ",") {
        #expect(Finding.Category(rawValue: String(name)) != nil, "\(row["id"] ?? ""): \(name)")
      }
    }
    for category in Finding.Category.allCases {
      #expect(counts[category, default: 0] >= 10, "\(category)")
    }
  }
}
