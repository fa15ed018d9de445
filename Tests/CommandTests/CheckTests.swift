import Foundation
import Testing

/// `dilim check --fix`, which writes into the files of authors.
struct CheckTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static func lesson(_ id: String, _ english: String, _ turkish: String) -> String {
    """
    id: \(id)
    level: A1
    unit: \(id.dropFirst(4).prefix(1))
    skill: writing
    title: Ben, sen, o
    grammar: copula-present

    ? \(english)
    = \(turkish)

    """
  }

  @Test func `--fix writes the ids of a lesson outside a course`() throws {
    let text = Self.lesson("a1-u1-writing", "I am a doctor.", "(Ben) doktorum.")
    let path = try learner.write(text, to: "a1/a1-u1-writing.lesson")
    let run = try learner.run(["check", "--fix", path])
    #expect(run.code == 0 && run.output.hasPrefix("\(path): ids written\n"), "\(run.output)")
    let mended = try String(contentsOfFile: path, encoding: .utf8)
    #expect(mended == text.replacing("I am a doctor.", with: "I am a doctor. {#doctor}"))
  }

  @Test func `--fix on one lesson leaves the others of its course alone`() throws {
    let first = Self.lesson("a1-u1-writing", "I am a doctor.", "(Ben) doktorum.")
    let second = Self.lesson("a1-u2-writing", "I am a teacher.", "(Ben) öğretmenim.")
    _ = try learner.write("A1.1 | Tanışma | Meeting | copula-present\n", to: "Course/syllabus.txt")
    let path = try learner.write(first, to: "Course/a1/a1-u1-writing.lesson")
    let other = try learner.write(second, to: "Course/a1/a1-u2-writing.lesson")
    let run = try learner.run(["check", "--fix", path])
    #expect(run.output.contains("a1-u1-writing.lesson: ids written"))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("{#doctor}"))
    #expect(try String(contentsOfFile: other, encoding: .utf8) == second)
  }
}
