import Foundation
import Testing

/// `dilim find` in the course and in the learner's decks.
struct FindTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// The whole course, which has all kinds of results.
  private static let course = ["DILIM_CONTENT": Learner.content + "/../../../../Content"]

  private func find(_ arguments: String...) throws -> String {
    let run = try learner.run(["find"] + arguments, with: Self.course)
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    return run.output
  }

  @Test func `an inflected word, plain letters and English find a word and where it is taught`()
    throws
  {
    #expect(
      try find("gidiyorum").contains("gitmek: go. Taught in A1.5 Günlük hayat (a1-u5-vocabulary)")
    )
    #expect(try find("to go").contains(" gitmek: go."))
    #expect(try find("ogretmen").contains("1 öğretmen: teacher. Taught in A1.1 Tanışma"))
    #expect(try find("teacher").contains("1 öğretmen: teacher."))
  }

  @Test func `a note is found by its name, its title and its examples`() throws {
    #expect(try find("accusative").contains("(accusative)"))
    #expect(try find("Balığı kim istiyor").contains("(accusative)"))
  }

  @Test func `a lesson is found by its text`() throws {
    #expect(try find("Londralıyım").contains("a1-u1-reading Hoş geldiniz!: Tom: Hayır"))
  }

  @Test func `the learner's own words are found, and a word of a begun deck only once`() throws {
    _ = try learner.run(["cards", "add", "yakamoz", "sea sparkle"], with: Self.course)
    #expect(try find("yakamoz").contains("yakamoz: sea sparkle. In your deck My words."))
    _ = try learner.run(["review", "a1-u1"], lines: [":quit"], with: Self.course)
    let output = try find("öğretmen")
    #expect(output.split(separator: "\n").count { $0.contains(" öğretmen: teacher") } == 1)
  }

  @Test func `the report for programs has the same results`() throws {
    let json = try find("gidiyorum", "--json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    let word = try #require((report["words"] as? [[String: Any]])?.first)
    #expect(report["schema"] as? Int == 1 && report["query"] as? String == "gidiyorum")
    #expect(word["word"] as? String == "gitmek" && word["lesson"] as? String == "a1-u5-vocabulary")
  }

  @Test func `the limit is for each kind, and the rest is counted`() throws {
    let lines = try find("ev", "--limit", "1").split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("1 ") } == 3 && !lines.contains { $0.hasPrefix("2 ") })
    #expect(lines.contains { $0.hasPrefix("and ") && $0.hasSuffix(" more: --limit") })
  }

  @Test func `nothing found is no error, and no word is one`() throws {
    #expect(try find("qqxx") == "Nothing was found for qqxx.\n")
    let run = try learner.run(["find", "?!"])
    #expect(run.code == 2 && run.errors == "There is no word to look for in ?!.\n")
  }
}
