import Foundation
import Testing

/// The numbers and sessions in README and docs, compared with the course.
struct ReadmeTests {
  @Test func `the README is short`() throws {
    try #expect(Document.readme.text.utf8.count <= 8192)
  }

  @Test func `the README shows a real session`() throws {
    let sessions = try Document.readme.blocks.filter { $0.language == "console" && !$0.isNotRun }
    #expect(sessions.contains { ShownSession($0.lines).steps.contains { !$0.prompts.isEmpty } })
  }

  @Test func `the README links to every document`() throws {
    let readme = try Document.readme.text
    for document in Document.all where document.path != Document.readme.path {
      #expect(readme.contains("](\(document.path))"), "\(document)")
    }
  }

  @Test func `the manual and the help list the same commands of a lesson`() throws {
    func words(_ text: Substring) -> [String] {
      text.matches(of: /:[a-z]+/).map { String($0.0) }
    }
    let manual = try Document(path: "docs/lessons.md").text
    let shown = try #require(manual.firstMatch(of: /in a lesson:\s+`([^`]+)`/)).1
    let help = try Learner().run(["help", "lesson"]).output
    let listed = try #require(help.firstMatch(of: /words are commands:([^.]+)\./)).1
    #expect(words(shown) == words(listed) && words(shown).count > 10)
  }

  @Test func `the documents count the course`() throws {
    let rows = try Document(path: "docs/writing-lessons.md").text
      .matches(of: /(?m)^  ([ABC][12]) +([0-9 ]+)$/)
    #expect(rows.count == 6)
    var sums = (cards: 0, texts: 0, exercises: 0)
    for row in rows {
      let counts = row.2.split(separator: " ").compactMap { Int($0) }
      try #expect(counts == Self.counts(of: row.1.lowercased()), "\(row.1)")
      guard counts.count == 11 else { continue }
      sums.cards += counts[0]
      sums.texts += counts[9]
      sums.exercises += counts[10]
    }
    let notes = try FileManager.default.contentsOfDirectory(atPath: "\(Document.content)/notes")
    let figures = [
      "\(sums.exercises) exercises", "\(sums.cards) cards", "\(sums.texts) texts",
      "\(notes.count) grammar notes",
    ]
    for document in [Document.changes, Document(path: "docs/lessons.md")] {
      let text = try document.text.replacing(",", with: "").replacing(/\s+/, with: " ")
      for figure in figures { #expect(text.contains(figure), "\(document): \(figure)") }
    }
  }

  /// The row of a level: items of each skill, texts, exercises.
  private static func counts(of level: String) throws -> [Int] {
    let skills = [
      "vocabulary", "grammar", "reading", "listening", "practice", "writing", "speaking",
      "revision", "checkpoint",
    ]
    var items = Dictionary(uniqueKeysWithValues: skills.map { ($0, 0) })
    var texts = 0
    let folder = "\(Document.content)/\(level)"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let skill = name.split(whereSeparator: { "-.".contains($0) })[2]
      var last: Character?
      for line in try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        .split(separator: "\n")
      {
        guard let marker = line.first, "?\"*_/&%^$@~".contains(marker) || "=-x!".contains(marker)
        else { continue }
        // In a dialogue, the learner's turns are items.
        if "?\"*_/&%^$".contains(marker) || marker == "@" && line.contains(": … {#") {
          items[String(skill), default: 0] += 1
        }
        if marker == "~" && last != "~" { texts += 1 }
        last = marker
      }
    }
    let counts = skills.map { items[$0] ?? 0 }
    return counts + [texts, counts.dropFirst().reduce(0, +)]
  }
}
