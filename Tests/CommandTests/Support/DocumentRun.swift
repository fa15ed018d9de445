import Foundation
import NetworkTestSupport
import Testing

/// A run of the commands of a document in order, with an empty home folder.
final class DocumentRun {
  private let learner: Learner
  private let place: String
  private var model: ModelServer?

  init(_ document: Document) throws {
    learner = try Learner()
    place = document.path
    for name in ["CONFIG", "DATA", "STATE", "CACHE"] {
      learner.environment["XDG_\(name)_HOME"] = nil
    }
    let bin = "\(learner.home)/bin"
    try learner.install("hunspell", "echo '@(#)'; while read -r word; do echo '*'; echo; done")
    try FileManager.default.createSymbolicLink(
      atPath: "\(bin)/dilim",
      withDestinationPath: Learner.program
    )
    learner.environment.merge([
      "DILIM_CONTENT": Document.content, "DILIM_NOW": "2026-11-21T09:00:00Z", "TZ": "UTC",
      "PATH": "\(bin):\(learner.environment["PATH"] ?? "")",
    ]) { $1 }
    if place == "docs/language-model.md" { try startModel() }
  }

  /// Replaces the endpoint of the document by a server on this machine.
  private func startModel() throws {
    let explanation = try ModelServer.counted(Self.explanation)
    let answer = try ModelServer.stream("Okul means school. Okul-a says to school.")
    let model = try ModelServer.answering { request in
      if request.target.hasSuffix("/models") { return ModelServer.models(["gemma3:4b"]) }
      return request.text.contains("\"json_schema\"") ? explanation : answer
    }
    learner.environment["DILIM_BASE_URL"] = "\(model.server.address)/v1"
    learner.environment["no_proxy"] = "*"
    self.model = model
  }

  /// A reply that agrees with the grader on "Biz yorgunız".
  private static let explanation = """
    {"verdict_agrees": true, "hint": null, "confidence": "high",
    "edits": [{"id": 1, "category": "harmony", "rule": "After u the ending has u."}],
    "corrected": "Biz yorgunuz.", "example": {"tr": "Biz memnunuz.", "gloss": "We are pleased."},
    "explanation": "The last vowel of yorgun is u, so the ending is -uz: yorgun-uz."}
    """

  func run(_ block: DocumentBlock) throws {
    if let name = block.fileName {
      _ = try learner.write(block.lines.map { $0 + "\n" }.joined(), to: name)
    } else if block.isNotRun {
      return
    } else if block.language == "console" {
      for step in ShownSession(block.lines).steps { try check(step, from: block) }
    } else {
      for command in block.commands where !command.hasPrefix("make") { try run(command, block) }
    }
  }

  /// Runs a command whose output is not shown.
  private func run(_ command: String, _ block: DocumentBlock) throws {
    if command.wholeMatch(of: /dilim( +#.*)?/) != nil {
      let terminal = try PseudoTerminal(learner, [])
      try terminal.see(">")
      terminal.type("\u{4}")
      #expect(terminal.end() == 0, "\(place):\(block.line): \(command)")
      return
    }
    let run = try learner.shell("cd \"$HOME\" && \(command)")
    let isDone = [0, 1].contains(run.code)
    #expect(isDone, "\(place):\(block.line): \(command)\n\(run.output)\(run.errors)")
  }

  /// Runs a command and compares what it shows.
  private func check(_ step: ShownSession.Step, from block: DocumentBlock) throws {
    let shown = try step.prompts.isEmpty ? output(of: step, block) : screen(of: step)
    let isWhole = step.prompts.isEmpty
    let given = (isWhole ? shown[...] : shown.prefix(step.lines.count)).map(masked)
    #expect(given == step.lines.map(masked), "\(place):\(block.line): $ \(step.command)")
  }

  private func output(of step: ShownSession.Step, _ block: DocumentBlock) throws -> [String] {
    let run = try learner.shell("cd \"$HOME\" && { \(step.command)\n} 2>&1")
    #expect([0, 1].contains(run.code), "\(place):\(block.line): $ \(step.command)")
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  private func screen(of step: ShownSession.Step) throws -> [String] {
    let words = step.command.split(separator: " ").dropFirst().map(String.init)
    let terminal = try PseudoTerminal(learner, words)
    for (index, prompt) in step.prompts.enumerated() {
      try terminal.seePrompt(prompt.text)
      let isLast = index == step.prompts.count - 1
      if isLast && prompt.answer.isEmpty { break }
      terminal.type(prompt.keys)
      if isLast { try terminal.seeAnywhere("\(prompt.text) \(prompt.answer)") }
    }
    let shown = terminal.text
    // Leave the program so that it keeps the last answer; a kill could come before that.
    terminal.type("\u{4}")
    #expect(terminal.end() == 0, "$ \(step.command)")
    return shown.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns a line without the parts that differ between runs and machines.
  private func masked(_ line: String) -> String {
    // The random spread of equal intervals differs between cards.
    var line = line.replacing(/[0-9]+ d, [0-9]+ [A-Z][a-z]{2}$/, with: "N d, DATE")
      .replacing(learner.home, with: "$HOME")
      .replacing(Document.content, with: "/usr/local/share/dilim/Content")
      .replacing(/"id":"[0-9a-f]{32}"/, with: "\"id\":\"ID\"")
      .replacing(/"guid":"(?:[^"\\]|\\.)*"/, with: "\"guid\":\"ID\"")
      .replacing(/"bytes":[0-9]+/, with: "\"bytes\":N")
    if let model { line = line.replacing(model.server.address, with: "http://127.0.0.1:11434") }
    return line
  }
}
