import Foundation
import Testing

struct DocumentTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// Whether a program is there; in CI one that is needed must be.
  private func has(_ name: String, isNeeded: Bool = true) throws -> Bool {
    let isThere = try learner.shell("command -v \(name)").code == 0
    let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
    if !isThere && isCI && isNeeded { Issue.record("\(name) is missing in CI") }
    if !isThere { print("not tried, for want of \(name)") }
    return isThere
  }

  @Test func `a lesson outside a course is judged by its form, at once`() throws {
    let path = "\(learner.home)/stray.lesson"
    try "id: stray\n? x\n".write(toFile: path, atomically: true, encoding: .utf8)
    let run = try learner.run(["check", path])
    #expect(run.code == 3 && run.output.contains("stray.lesson:1: no 'level'"))
  }

  @Test func `the manual page renders without a warning`() throws {
    guard try has("man") else { return }
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

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions parse in their shell and name commands and lessons`(shell: String) throws {
    let script = try learner.run(["completions", shell])
    #expect(script.code == 0 && script.errors == "")
    for word in try commands() + ["a1-u1-writing", "listening", "B2"] {
      #expect(script.output.contains(word))
    }
    guard try has(shell, isNeeded: shell == "bash") else { return }
    let path = try learner.write(script.output, to: "completion")
    let run = try learner.shell("\(shell) -n \(path)")
    #expect(run.code == 0 && run.errors == "")
  }

  @Test(arguments: [
    ("dilim pra", "practice"), ("dilim lesson a1-u1-w", "a1-u1-writing"),
    ("dilim practice rea", "reading"), ("dilim practice --level B", "B1 B2"),
    ("dilim lesson a1-u1-writing --pl", "--plain"), ("dilim level C", "C1 C2"),
    ("dilim cards opt", "optimize"), ("dilim decks s", "show set"), ("dilim remind r", "remove"),
    ("dilim review a1", "a1-u1"), ("dilim decks show Mut", "Mutfak"),
    ("dilim cards list --deck M", "Mutfak"), ("dilim review --kind re", "recognise recall"),
  ])
  func `bash completes commands, actions, lessons, decks, skills, levels and options`(
    typed: String,
    completed: String
  ) throws {
    let path = try learner.write(learner.run(["completions", "bash"]).output, to: "completion")
    // A title that a shell would carry out is not offered.
    for title in ["Mutfak", "$(touch \(learner.home)/trap)", "`touch \(learner.home)/trap`"] {
      _ = try learner.run(["decks", "new", title])
    }
    let folder = URL(fileURLWithPath: Learner.program).deletingLastPathComponent().path
    let search = ["PATH": "\(folder):\(learner.environment["PATH"] ?? "")"]
    let words = typed.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    let script = """
      . \(path); COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _dilim
      echo "${COMPREPLY[*]}"
      """
    let run = try learner.run("/usr/bin/env", ["bash", "-c", script], input: [], with: search)
    #expect(run.output == completed + "\n" && run.errors == "")
    #expect(!FileManager.default.fileExists(atPath: "\(learner.home)/trap"))
  }
}
