import Foundation
import Testing

/// What the documents show and count, compared with the program and the course.
struct ReadmeTests {
  private static let package = URL(fileURLWithPath: Learner.fixtures)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private static let content = "\(package)/Content"

  private static func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(package)/\(name)", encoding: .utf8)
  }

  private static let sessions = ((try? text(of: "README.md")).map(ShownSession.all) ?? [])

  @Test func `the README shows sessions`() {
    let commands = Self.sessions.flatMap(\.steps).compactMap { step in
      step.command.split(separator: "dilim ").last?.split(separator: " ").first
    }
    let wanted = ["lesson", "note", "cards", "review", "game", "grade", "inflect", "analyze"]
    #expect(Set(wanted.map { $0[...] }).subtracting(commands) == [], "\(commands)")
  }

  @Test(arguments: Self.sessions)
  func `a session of the README goes as it is shown`(session: ShownSession) throws {
    let learner = try Learner()
    let bin = "\(learner.home)/bin"
    try learner.install("hunspell", "echo '@(#)'; while read -r word; do echo '*'; echo; done")
    try FileManager.default.createSymbolicLink(
      atPath: "\(bin)/dilim",
      withDestinationPath: Learner.program
    )
    _ = try learner.write(#"{"accept": ["Evet."], "answer": "evet"}"#, to: "answers.jsonl")
    learner.environment.merge([
      "DILIM_CONTENT": Self.content, "DILIM_NOW": "2026-11-21T09:00:00Z", "TZ": "UTC",
      "PATH": "\(bin):\(learner.environment["PATH"] ?? "")",
    ]) { $1 }
    for step in session.steps {
      let shown = try step.prompts.isEmpty ? output(of: step, learner) : screen(of: step, learner)
      // The days by which equal intervals are spread differ from card to card.
      let given = shown.prefix(step.lines.count).map { masked($0) }
      #expect(Array(given) == step.lines.map { masked($0) }, "$ \(step.command)")
      #expect(!step.prompts.isEmpty || step.lines.isEmpty || shown.count == step.lines.count)
    }
  }

  private func output(of step: ShownSession.Step, _ learner: Learner) throws -> [String] {
    let run = try learner.shell("cd \"$HOME\" && \(step.command)")
    #expect(run.errors == "" && [0, 1].contains(run.code), "$ \(step.command)")
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  private func screen(of step: ShownSession.Step, _ learner: Learner) throws -> [String] {
    let words = step.command.split(separator: " ").dropFirst().map(String.init)
    let terminal = try PseudoTerminal(learner, words)
    for (index, prompt) in step.prompts.enumerated() {
      try terminal.seePrompt(prompt.text)
      let isLast = index == step.prompts.count - 1
      if isLast && prompt.answer.isEmpty { break }
      terminal.type(prompt.keys)
      if isLast { try terminal.seeAnywhere("\(prompt.text) \(prompt.answer)") }
    }
    return terminal.text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func masked(_ line: String) -> String {
    line.replacing(/[0-9]+ d, [0-9]+ [A-Z][a-z]{2}$/, with: "N d, DATE")
  }

  @Test func `the README and the help list the same commands of a lesson`() throws {
    func words(_ text: Substring) -> [String] {
      text.matches(of: /:[a-z]+/).map { String($0.0) }
    }
    let readme = try Self.text(of: "README.md")
    let shown = try #require(readme.firstMatch(of: /in a lesson:\s+`([^`]+)`/)).1
    let help = try Learner().run(["help", "lesson"]).output
    let listed = try #require(help.firstMatch(of: /words are commands:([^.]+)\./)).1
    #expect(words(shown) == words(listed) && words(shown).count > 10)
  }

  @Test func `the table of the README counts the course`() throws {
    let readme = try Self.text(of: "README.md")
    let rows = readme.matches(of: /(?m)^  ([ABC][12]) +([0-9 ]+)$/)
    #expect(rows.count == 6)
    var sums = (cards: 0, texts: 0, exercises: 0)
    for row in rows {
      let counts = row.2.split(separator: " ").compactMap { Int($0) }
      try #expect(counts == Self.counts(of: row.1.lowercased()), "\(row.1)")
      guard counts.count == 8 else { continue }
      sums.cards += counts[0]
      sums.texts += counts[6]
      sums.exercises += counts[7]
    }
    let changes = try Self.text(of: "CHANGELOG.md").replacing(",", with: "")
    for sum in ["\(sums.exercises) exercises", "\(sums.cards) cards", "\(sums.texts)\n  texts"] {
      #expect(changes.contains(sum) || changes.contains(sum.replacing("\n  ", with: " ")), "\(sum)")
    }
    let notes = try FileManager.default.contentsOfDirectory(atPath: "\(Self.content)/notes").count
    #expect(readme.contains("Each of the \(notes) grammar points"))
    #expect(changes.contains("\(notes) grammar notes"))
  }

  /// The row of a level: items of each skill, texts, exercises.
  private static func counts(of level: String) throws -> [Int] {
    let skills = ["vocabulary", "reading", "listening", "writing", "speaking", "checkpoint"]
    var items = Dictionary(uniqueKeysWithValues: skills.map { ($0, 0) })
    var texts = 0
    let folder = "\(content)/\(level)"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let skill = name.split(whereSeparator: { "-.".contains($0) })[2]
      var last: Character?
      for line in try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        .split(separator: "\n")
      {
        guard let marker = line.first, "?\"*~".contains(marker) || "=-x!".contains(marker) else {
          continue
        }
        if "?\"*".contains(marker) { items[String(skill), default: 0] += 1 }
        if marker == "~" && last != "~" { texts += 1 }
        last = marker
      }
    }
    let counts = skills.map { items[$0] ?? 0 }
    return counts + [texts, counts.dropFirst().reduce(0, +)]
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Prompts/README.md"])
  func `every command and option that a document names is there`(name: String) throws {
    let learner = try Learner()
    var helps: [Substring: Run] = [:]
    let text = try Self.text(of: name)
    let lines = text.matches(of: /(?m)(?:`|^|\$ |\| )dilim ([a-z]+)([^`\n#|]*)/)
    #expect(!lines.isEmpty)
    for line in lines {
      let help = try helps[line.1] ?? learner.run(["help", String(line.1)])
      helps[line.1] = help
      #expect(help.code == 0, "dilim \(line.1)")
      for option in line.2.matches(of: /--[a-z-]+/) {
        #expect(help.output.contains("\n  \(option.0) "), "dilim \(line.1) \(option.0)")
      }
    }
  }
}
