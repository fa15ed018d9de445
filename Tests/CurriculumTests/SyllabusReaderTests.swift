import Curriculum
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct SyllabusReaderTests {
  private func errors(_ text: String) -> String {
    do {
      _ = try SyllabusReader.read(Array(text.utf8), file: "syllabus.txt")
      return ""
    } catch {
      return error.errors.map(\.description).joined(separator: "\n")
    }
  }

  @Test func `a unit is a line with titles and tags`() throws {
    let text = "# units\n\nA1.1 | Tanışma | Meeting people | alphabet, harmony-2\n"
    let syllabus = try SyllabusReader.read(Array(text.utf8), file: "syllabus.txt")
    #expect(
      syllabus.units == [
        Syllabus.Unit(
          level: .a1,
          number: 1,
          title: "Tanışma",
          englishTitle: "Meeting people",
          tags: [GrammarTag(rawValue: "alphabet"), GrammarTag(rawValue: "harmony-2")]
        )
      ]
    )
    #expect(syllabus.unit(1, of: .a1)?.name == "A1.1")
    #expect(syllabus.unit(2, of: .a1) == nil)
  }

  @Test func `all errors are reported at once with their lines`() {
    let text = """
      A1.2 | Sınıf | In the classroom | plural, Plural, plural
      A1.1 | Tanışma | Meeting people | alphabet
      A1.3 | Nerede?
      A1.9 | Yarın | Tomorrow | icin
      A2.1 | | Comparing |
      A2.2 | Alışkanlıklar | Habits | plural,
      """
    #expect(
      errors(text) == """
        syllabus.txt:1: tag 'Plural'; expected lower-case ASCII letters, digits and hyphens
        syllabus.txt:1: tag 'plural' is listed twice
        syllabus.txt:2: unit A1.1 after A1.2; write units in teaching order
        syllabus.txt:3: 2 fields; expected 'A1.1 | Turkish title | English title | tag, tag'
        syllabus.txt:4: unit 'A1.9'; expected a level and a number from 1 to 8, for example A1.1
        syllabus.txt:5: unit without a Turkish title
        syllabus.txt:5: unit without tags
        syllabus.txt:6: no newline at the end of the file; add one
        syllabus.txt:6: tag ''; expected lower-case ASCII letters, digits and hyphens
        syllabus.txt:6: tag 'plural' already belongs to unit A1.2
        """
    )
    #expect(
      errors("")
        == "syllabus.txt:0: no units; expected lines like 'A1.1 | Turkish title | English title | tag, tag'"
    )
  }

  @Test func `the course has 48 units with 237 tags`() throws {
    let content = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content/syllabus.txt")
    let bytes = Array(try Data(contentsOf: content))
    let syllabus = try SyllabusReader.read(bytes, file: "Content/syllabus.txt")
    #expect(syllabus.units.count == 48)
    #expect(syllabus.tags.count == 237)
    #expect(Set(syllabus.tags).count == 237)
  }
}
