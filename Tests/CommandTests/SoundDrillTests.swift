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
    #expect(terminal.text.contains("Which word do you hear?"))
    terminal.type("a")
    try terminal.seePrompt(":hear, ? Enter: said it>")
    terminal.type("\r")
    try terminal.seePrompt("1 again, 2 nearly, 3 clear, ? >")
    terminal.type("3")
    try terminal.seePrompt(":hear, ? Enter: said it>")
    terminal.type(":quit\r")
    #expect(terminal.end() == 0 && terminal.text.contains("Said apart: "))
  }

  @Test func `options that don't go together are refused`() throws {
    #expect(try learner.run(["drill", "dative", "--say"]).code == 2)
    #expect(try learner.run(["drill", "sounds", "--speed", "3"]).code == 2)
  }
}
