import Foundation
import SoundTestSupport
import Testing

/// `dilim drill sounds`, with a voice, a player and a recogniser that are shell scripts.
struct SoundDrillTests {
  private let learner: Learner
  private let sound: ScriptedSound

  init() throws {
    learner = try Learner()
    learner.environment["DILIM_SOUND"] = "on"
    sound = try ScriptedSound(in: learner.home)
    learner.environment["PATH"] = sound.programs
    try sound.addUsual()
  }

  /// Replaces the voice by one that says every word differently; `folding` changes the words first.
  private func addVoice(folding: String = "") throws {
    try sound.add(
      "espeak-ng",
      """
      while [ "$1" != -w ]; do shift; done
      /bin/cp '\(sound.tenth)' "$2"
      word=$(echo "$4" | /bin/sed 's/x/x/;\(folding)')
      echo "$word" >> '\(learner.home)/spoken'
      echo "$word" >> "$2"
      """
    )
  }

  private func drill(
    _ options: String...,
    input: String
  ) throws -> (code: Int32, json: [[String: Any]]) {
    let run = try learner.run(
      ["drill", "sounds", "--json", "--seed", "7", "--content", Document.content] + options,
      input: input
    )
    #expect(run.errors == "")
    return (
      run.code,
      try run.lines.map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    )
  }

  private func texts(_ item: [String: Any]) -> [String] {
    (item["words"] as? [[String: Any]] ?? []).compactMap { $0["word"] as? String }
  }

  @Test func `a word of a pair is played, and the choice is marked`() throws {
    try addVoice()
    let (code, json) = try drill(input: "1\n1\n1\n1\n")
    let items = json.filter { $0["type"] as? String == "item" }
    let answers = json.filter { $0["type"] as? String == "answer" }
    #expect(items.count == 5 && answers.count == 4)
    for (item, answer) in zip(items, answers) {
      let words = texts(item)
      #expect(words.count == 2 && answer["answer"] as? String == words[0])
      #expect(answer["passed"] as? Bool == (answer["word"] as? String == words[0]))
    }
    let passed = answers.count { $0["passed"] as? Bool == true }
    #expect(code == (passed == 4 ? 0 : 1))
    let heard = json.last?["heard"] as? [[String: Any]] ?? []
    #expect(heard.reduce(0) { $0 + ($1["answers"] as? Int ?? 0) } == 4)
    // Of each pair both words were made, and one was played.
    #expect(sound.lines("played").count == 1 + 5)
    let export = try learner.run(["export"]).output
    #expect(export.contains("\"tag\":\"hear-"))
  }

  @Test func `pairs that the voice says alike are left out`() throws {
    let softG = "s/ağa/a/g;s/uğu/u/g;s/ığı/ı/g;s/oğo/o/g;s/ğ//g"
    try addVoice(folding: "\(softG);s/â/a/g;s/ş/s/g;s/ç/c/g;s/ö/o/g;s/ü/u/g")
    let (_, json) = try drill(input: String(repeating: ":skip\n", count: 12))
    let contrasts = json.compactMap { $0["contrast"] as? String }
    #expect(contrasts.count == 13 && Set(contrasts) == ["i"])
  }

  @Test func `without a voice it says so, and asks nothing`() throws {
    try FileManager.default.removeItem(atPath: "\(sound.programs)/espeak-ng")
    for options in [[], ["--json"]] {
      let run = try learner.run(
        ["drill", "sounds", "--content", Document.content] + options,
        input: "1\n"
      )
      #expect(run.code == 3 && run.output == "")
      #expect(run.errors.contains("apt-get install espeak-ng") && run.errors.contains("--say"))
    }
    #expect(!(try learner.run(["export"]).output.contains("drill_answer")))
  }

  @Test func `words are said, and the transcript tells which was heard`() throws {
    let (_, asked) = try drill("--say", input: "")
    let first = try #require(asked.first)
    #expect(first["sentence"] as? String != nil)
    let words = texts(first)
    let sentence = try #require(first["sentence"] as? String)
    let said = try #require(words.first { sentence.contains(" \($0) ") })
    let other = try #require(words.first { $0 != said })
    let (code, json) = try drill(
      "--say",
      input: "merhaba\nşimdi \(other) sözcüğünü söyledim\n"
    )
    #expect(code == 1)
    #expect(json.map { $0["type"] as? String } == ["item", "neither", "answer", "item", "end"])
    #expect(json[2]["answer"] as? String == other && json[2]["word"] as? String == said)
    #expect((json[2]["explanation"] as? String)?.isEmpty == false)
  }

  @Test func `at a terminal a pair is heard, marked and counted`() throws {
    try addVoice()
    let terminal = try PseudoTerminal(
      learner,
      ["drill", "sounds", "--seed", "7", "--content", Document.content]
    )
    try terminal.seePrompt("1-2, p again, a say, ? >")
    let asked = terminal.screen.visible.drop { !$0.contains("Which word do you hear?") }
    #expect(asked.dropFirst().prefix(3).map { $0.prefix(4) } == ["  1 ", "  2 ", "1-2,"])
    terminal.type("a")
    try terminal.seePrompt(":hear, ? Enter: said it>")
    terminal.type("\r")
    try terminal.seePrompt("1 again, 2 nearly, 3 clear, ? >")
    terminal.type("3")
    try terminal.seePrompt(":hear, ? Enter: said it>")
    terminal.type(":quit\r")
    #expect(terminal.end() == 0 && terminal.text.contains("Said apart: "))
  }

  @Test(arguments: ["s/ş", "s/s", "S-Ş", "Ş"])
  func `one contrast is asked alone`(name: String) throws {
    try addVoice()
    let (_, json) = try drill(name, input: String(repeating: ":skip\n", count: 12))
    let contrasts = json.compactMap { $0["contrast"] as? String }
    #expect(contrasts.count == 13 && Set(contrasts) == ["s"])
  }

  @Test func `the list has the contrasts, their pairs and the answers`() throws {
    try addVoice()
    let before = try drill("--list", input: "").json
    #expect(before.compactMap { $0["contrast"] as? String } == ["i", "o", "u", "s", "c", "g", "a"])
    #expect(before.allSatisfy { ($0["pairs"] as? Int ?? 0) >= 5 })
    let asked = try drill("ö", "--say", input: "").json
    let sentence = try #require(asked.first?["sentence"] as? String)
    _ = try drill("ö", "--say", input: "\(sentence)\nmerhaba\n")
    let heard = try drill("ı/i", input: "1\n2\n1\n").json.filter {
      $0["type"] as? String == "answer"
    }
    let right = heard.count { $0["passed"] as? Bool == true }
    let plain = try learner.run(["drill", "sounds", "--list", "--content", Document.content])
    #expect(plain.code == 0 && plain.lines.count == 7)
    #expect(
      plain.lines[0].hasPrefix("ı/i  ") && plain.lines[0].hasSuffix(" pairs: heard \(right) of 3")
    )
    #expect(plain.lines[1].hasSuffix(" pairs: said 1 of 1") && plain.lines[2].hasSuffix(" pairs"))
    let one = try drill("o", "--list", input: "").json
    let tally = ["answers": 1, "right": 1]
    #expect(one.count == 1 && one[0]["said"] as? [String: Int] == tally)
    #expect(one[0]["heard"] as? [String: Int] == ["answers": 0, "right": 0])
  }

  @Test func `a name of no contrast lists those that there are`() throws {
    for name in ["x", "ı/o", "", "sss", "î"] {
      let run = try learner.run(["drill", "sounds", name, "--content", Document.content])
      #expect(run.code == 2 && run.errors.contains("ı/i, o/ö, u/ü, s/ş, c/ç, ğ, â"), "\(name)")
    }
  }

  @Test func `where the voice says all pairs of a contrast alike, that is told`() throws {
    try addVoice(folding: "s/â/a/g;s/î/i/g;s/û/u/g")
    for options in [[], ["--json"]] {
      let run = try learner.run(
        ["drill", "sounds", "â", "--content", Document.content] + options,
        input: "1\n"
      )
      #expect(run.code == 3 && run.output == "", "\(run.output)")
      #expect(run.errors.contains("alike"))
    }
  }

  @Test func `pairs with a circumflex are heard alone`() throws {
    try addVoice()
    let run = try learner.run(["drill", "sounds", "â", "--say", "--content", Document.content])
    #expect(run.code == 2 && run.errors.contains("heard and not said"))
    let terminal = try PseudoTerminal(
      learner,
      ["drill", "sounds", "a", "--seed", "7", "--content", Document.content]
    )
    try terminal.seePrompt("1-2, p again, ? >")
    terminal.type("a")
    try terminal.see("That key does nothing here")
    terminal.type("q")
    #expect(terminal.end() == 0 && !terminal.text.contains("Say this:"))
  }

  @Test func `options that don't go together are refused`() throws {
    #expect(try learner.run(["drill", "dative", "--say"]).code == 2)
    #expect(try learner.run(["drill", "sounds", "--speed", "3"]).code == 2)
    let many = try learner.run(["drill", "dative", "s/ş"])
    #expect(many.code == 2 && many.errors.contains("s/ş is one argument too many."))
  }
}
