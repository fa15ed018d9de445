import Curriculum
import Foundation
import Interface
import Screens
import TerminalUI
import Testing
import TextSafety

/// The names of the grammar points, which learners read instead of their tags.
struct PointNameTests {
  private static func tags() throws -> [GrammarTag] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Content/syllabus.txt")
    return try SyllabusReader.read([UInt8](Data(contentsOf: file)), file: "syllabus.txt").tags
  }

  @Test func `every point of the syllabus has a name, and no other has one`() throws {
    let tags = try Self.tags().map(\.rawValue)
    #expect(Set(PointNames.english.keys) == Set(tags))
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `no two points have the same name, and each fits half a line`(
    language: InterfaceLanguage
  ) throws {
    try InterfaceLanguage.$current.withValue(language) {
      let tags = try Self.tags()
      let names = tags.map { Wording.name(of: $0).string }
      #expect(Set(names).count == names.count)
      for (tag, name) in zip(tags, names) {
        #expect(DisplayWidth.of(name) <= 36 && !name.isEmpty, "\(tag): \(name)")
      }
    }
  }

  @Test func `every language has names of its own`() throws {
    for language in InterfaceLanguage.allCases where language != .english {
      for tag in try Self.tags() {
        let english = try #require(PointNames.english[tag.rawValue])
        #expect(
          language.catalogue.translation(of: english) != nil,
          "\(language.rawValue) has no name for \(tag)"
        )
      }
    }
  }

  @Test func `a tag of another course is its own name`() {
    #expect(Wording.name(of: GrammarTag(rawValue: "own-point")).string == "own-point")
  }

  @Test(arguments: [
    ("b1-u8-writing", "B1 unit 8, writing"), ("a1-u2-vocabulary-2", "A1 unit 2, words 2"),
    ("my-lesson", "my-lesson"),
  ])
  func `a lesson is named by its unit and skill`(id: String, name: String) {
    #expect(Wording.name(of: LessonID(rawValue: id)).string == name)
  }
}
