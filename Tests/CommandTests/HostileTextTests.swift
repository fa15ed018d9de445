import Foundation
import Testing

/// Hostile text from any source: the output has no escape sequences of it.
struct HostileTextTests {
  /// The destination of the output of a run.
  enum Way: CaseIterable { case pipe, colors, json, terminal }

  /// Commands whose first word is an action.
  private static let withActions = [
    "cards", "class", "completions", "config", "decks", "game", "items", "prompts", "remind",
    "sound",
  ]

  /// The completions of the program after these words, so that no command is listed here.
  private func offers(_ words: [String]) throws -> [String] {
    let learner = try Learner()
    return try learner.run(["completions", "offer", "--"] + words).lines.map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  @Test func `the table has every command and every action`() throws {
    let commands = try offers([""])
    #expect(commands.count > 25)
    #expect(Set(commands + ["dilim"]) == Set(HostileRun.all.map(\.command)))
    for command in Self.withActions {
      let runs = HostileRun.all.filter { $0.command == command }
      let tried = Set(runs.compactMap { $0.words.dropFirst().first })
      let missing = try offers([command, ""]).filter { !$0.hasPrefix("-") && !tried.contains($0) }
      #expect(missing.isEmpty, "dilim \(command) is not tried with \(missing)")
    }
  }

  @Test func `messages quote invalid input without control codes`() throws {
    let learner = try HostileWorld.learner()
    var runs = 0
    for command in try offers([""]) {
      let options = try offers([command, "--"]).filter { $0.hasPrefix("--") }
      var lines = [[command, Hostile.word], [command, "--\(Hostile.word)"]]
      lines.append([command, "--", Hostile.word, Hostile.word])
      // A message about the learner's own command comes from a shell.
      lines += options.filter { $0 != "--transcript-command" }
        .map { [command, "\($0)=\(Hostile.word)"] }
      for words in lines {
        try expectCalm(HostileRun(words: words), .pipe, learner, [:])
        runs += 1
      }
    }
    for words in [[Hostile.word], ["--\(Hostile.word)"], ["--content", Hostile.word]] {
      try expectCalm(HostileRun(words: words), .pipe, learner, [:])
      runs += 1
    }
    print("hostile words: \(runs) runs x \(Hostile.sequences.count) sequences")
  }

  @Test(arguments: Way.allCases)
  func `no command prints escape sequences of foreign text`(_ way: Way) throws {
    #expect(Hostile.sequences.count >= 30)
    let template = try HostileWorld.learner()
    try HostileWorld.imported(into: template)
    let (model, refusal) = (try HostileWorld.model(), try HostileWorld.refusing())
    let withJSON = try way == .json ? commandsWithJSON() : []
    var (commands, runs) = (Set<String>(), 0)
    for run in HostileRun.all {
      if way == .terminal, run.keys == nil { continue }
      if way == .json, !withJSON.contains(run.command) { continue }
      let environment =
        switch run.place {
        case .model: model.environment
        case .refusal: refusal.environment
        case .planted, .taught, .spoilt, .misconfigured: [String: String]()
        }
      let learner = try HostileWorld.learner()
      try copyRecord(template, learner)
      if run.place == .taught { try HostileWorld.teach(learner) }
      if run.place == .spoilt { try HostileWorld.spoil(learner) }
      if run.place == .misconfigured { try HostileWorld.misconfigure(learner) }
      try expectCalm(run, way, learner, environment.merging(run.environment) { _, new in new })
      commands.insert(run.command)
      runs += 1
    }
    print(
      "hostile text, \(way): \(runs) runs of \(commands.count) commands x "
        + "\(Hostile.sequences.count) sequences = \(runs * Hostile.sequences.count)"
    )
  }

  private func commandsWithJSON() throws -> Set<String> {
    try Set(
      offers([""]).filter { try offers([$0, "--"]).contains("--json") } + ["export"]
    )
  }

  private func copyRecord(_ template: Learner, _ learner: Learner) throws {
    let folder = "\(Hostile.name)/data/dilim"
    try FileManager.default.copyItem(
      atPath: "\(template.home)/\(folder)",
      toPath: "\(learner.home)/\(folder)"
    )
  }

  private func expectCalm(
    _ run: HostileRun,
    _ way: Way,
    _ learner: Learner,
    _ environment: [String: String]
  ) throws {
    var words = run.words.map { $0.hasPrefix("~/") ? learner.home + $0.dropFirst() : $0 }
    var environment = environment
    if way == .json, run.command != "export", !words.contains("--json") { words.append("--json") }
    if way == .colors { environment["FORCE_COLOR"] = "1" }
    var calm = Calm(allowsColors: way == .colors)
    calm.allowsLines = run.hasLines
    calm.allowsTabs = run.hasTabs
    let line = run.words.joined(separator: " ").debugDescription.prefix(80)
    let name = Comment(
      rawValue: "\(way): dilim \(line)"
    )
    if way == .terminal {
      calm.allowsMoves = true
      let terminal = try PseudoTerminal(learner, words, with: environment)
      // The question comes before raw mode, where other keys would be lost.
      let keys = run.keys ?? ""
      if !keys.isEmpty, keys != "n\r" { try terminal.seeAnywhere("> ") }
      terminal.type(keys)
      #expect(terminal.end() >= 0, name)
      #expect(calm.fault(in: terminal.bytes) == nil, name)
      return
    }
    let result = try learner.run(words, input: run.input, with: environment)
    #expect(result.code >= 0 && result.code < 128, name)
    #expect(calm.fault(in: result.outputBytes) == nil, name)
    #expect(calm.fault(in: result.errorBytes) == nil, name)
    if way == .json, run.carries { expectWhole(result.lines, name) }
  }

  /// Checks that each line is JSON and contains the planted text unchanged.
  private func expectWhole(_ lines: [String], _ name: Comment) {
    var texts: [String] = []
    for line in lines {
      guard
        let value = try? JSONSerialization.jsonObject(
          with: Data(line.utf8),
          options: .fragmentsAllowed
        )
      else {
        Issue.record("\(name): no JSON: \(line.debugDescription)")
        continue
      }
      texts += Self.texts(in: value)
    }
    let isWhole = texts.contains { text in
      [Hostile.text, Hostile.word].contains { planted in
        Array(text.unicodeScalars).contains(Array(planted.unicodeScalars))
      }
    }
    #expect(isWhole, name)
  }

  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.flatMap { [$0.key] + texts(in: $0.value) }
    default: []
    }
  }
}
