import Foundation
import Testing

struct DocumentTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  @Test func `a lesson outside a course is checked by its form only`() throws {
    let path = "\(learner.home)/stray.lesson"
    try "id: stray\n? x\n".write(toFile: path, atomically: true, encoding: .utf8)
    let run = try learner.run(["check", path])
    #expect(run.code == 3 && run.output.contains("stray.lesson:1: no 'level'"))
  }

  @Test func `the manual page renders without a warning`() throws {
    guard try learner.has("man") else { return }
    let page = try learner.write(learner.run(["help", "--man"]).output, to: "dilim.1")
    let run = try learner.shell("MANWIDTH=80 LC_ALL=C.UTF-8 man --warnings -l \(page)")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("DILIM(1)"))
  }

  @Test func `the manual page names every command, option and exit status`() throws {
    let page = try learner.run(["help", "--man"]).output.replacing("\\-", with: "-")
    for command in try commands() {
      #expect(page.contains("\n.SS dilim \(command)"))
      let help = try learner.run(["help", command]).output
      for option in help.matches(of: /\n  (--[a-z-]+)/) { #expect(page.contains(option.1)) }
    }
    for status in [0, 1, 2, 3, 4, 130] { #expect(page.contains("\n.B \(status)\n")) }
  }

  private func commands() throws -> [String] {
    let overview = try learner.run(["help"]).output
    let list = overview.split(separator: "Commands:\n").last?.split(separator: "\n\n").first ?? ""
    return list.split(separator: "\n").compactMap { row in
      row.split(separator: " ").first.map(String.init)
    }
  }
}
