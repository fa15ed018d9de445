import Curriculum
import Foundation
import Mastery
import Scoring
import Testing
import Turkish

/// The model's tables beside the course in `Content`.
@Suite struct CourseBankTests {
  private let content = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Content")

  private func syllabus() throws -> Syllabus {
    let bytes = try Data(contentsOf: content.appending(path: "syllabus.txt"))
    return try SyllabusReader.read(Array(bytes), file: "syllabus.txt")
  }

  private func lessons(of level: Level) throws -> [Lesson] {
    let folder = content.appending(path: level.folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".lesson") }.map { name in
        let bytes = try Data(contentsOf: folder.appending(path: name))
        return try LessonReader().read(Array(bytes), file: "\(level.folder)/\(name)")
      }
  }

  @Test func `a course is read into items in the order of teaching`() throws {
    let lessons = try lessons(of: .a1) + lessons(of: .b2)
    let bank = ItemBank(lessons: lessons, syllabus: try syllabus())
    #expect(bank.items.count > 600 && bank.tags.count > 200)
    #expect(bank.items.map(\.unit) == bank.items.map(\.unit).sorted())
    #expect(Set(bank.items.map(\.unit)) == Set(0..<8).union(24..<32))
    #expect(Set(bank.items.map(\.kind)) == Set(AnswerKind.allCases))
    // No item is without a tag that the model counts.
    for (item, tags) in zip(bank.items, bank.tagsOfItem) { #expect(!tags.isEmpty, "\(item.id)") }
    let first = bank.items.prefix { $0.unit == 0 }.map(\.skill)
    let order = Skill.allCases.filter(first.contains)
    #expect(first == order.flatMap { skill in first.filter { $0 == skill } })
    #expect(bank.items.contains { $0.skill == .reading && $0.passage == 0 })
  }

  @Test func `frozen items keep their unit and kind in the course`() throws {
    let bank = ItemBank(lessons: try lessons(of: .a1), syllabus: try syllabus())
    let frozen = try HistoryFixture().items.filter { $0.unit < 8 }
    #expect(frozen.count > 50)
    for item in frozen {
      let now = try #require(bank[item.id], "\(item.id)")
      #expect(now.unit == item.unit && now.kind == item.kind && now.skill == item.skill)
    }
  }

  @Test func `every grammar point that a category names is in the syllabus`() throws {
    let known = Set(try syllabus().tags)
    for category in Finding.Category.allCases {
      for tag in CategoryTags.tags(of: category) {
        #expect(known.contains(tag), "\(category): \(tag)")
      }
    }
  }

  @Test func `every grammar point that a suffix names is in the syllabus`() throws {
    let known = Set(try syllabus().tags)
    var asked: Set<GrammarTag> = []
    for suffix in Suffix.allCases {
      let finding = Finding(
        category: .tense,
        expected: "",
        found: "",
        expectedSpan: nil,
        foundSpan: nil,
        facts: [.form(expected: Finding.SuffixForm(suffix, ""), found: nil)]
      )
      _ = BlamedTags(findings: [finding], itemTags: []) { tag in
        asked.insert(tag)
        return false
      }
    }
    #expect(asked.count > 60)
    #expect(asked.isSubset(of: known), "\(asked.subtracting(known))")
  }
}
