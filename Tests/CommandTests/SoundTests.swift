import Foundation
import SoundTestSupport
import Testing

/// Sound in lessons and commands, with a voice and a player that are shell scripts.
struct SoundTests {
  let learner: Learner
  private let sound: ScriptedSound

  init() throws {
    learner = try Learner()
    learner.environment["DILIM_SOUND"] = "on"
    sound = try ScriptedSound(in: learner.home)
    learner.environment["PATH"] = sound.programs
  }

  private func listening() throws -> PseudoTerminal {
    try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
  }

  @Test func `a listening text is heard and not seen`() throws {
    try sound.addUsual()
    let terminal = try listening()
    try terminal.seePrompt("1-4, p play, P slowly, g words, ? >")
    #expect(terminal.text.contains("(Played.)"))
    #expect(!terminal.text.contains("Merhaba, ben Elif."))
    #expect(sound.lines("spoken").contains { $0.contains("Merhaba, ben Elif.") })
    try terminal.seeAnywhere("(plays left: 2)")
    terminal.type("P")
    try terminal.see("(Played.)")
    #expect(sound.lines("spoken").contains { $0.hasPrefix("-v tr -s 110 -g 5 -w ") })
    terminal.type("p")
    try terminal.see("(plays left: 1)")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.screen.complaints == [])
  }

  @Test func `any key stops a text, and is no answer`() throws {
    try sound.addUsual()
    try sound.addEndlessPlayer()
    let terminal = try listening()
    try terminal.seeAnywhere("(Listen! Any key stops.)")
    let player = try #require(sound.runningPlayer())
    terminal.type("2")
    try terminal.seePrompt("1-4, p play, P slowly, g words, ? >")
    #expect(terminal.text.contains("(Stopped.)"))
    #expect(kill(player, 0) != 0)
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(!(try learner.run(["export"]).output.contains("answered")))
  }

  @Test func `Ctrl-C ends a text with the session`() throws {
    try sound.addUsual()
    try sound.addEndlessPlayer()
    let terminal = try listening()
    try terminal.seeAnywhere("(Listen! Any key stops.)")
    let player = try #require(sound.runningPlayer())
    terminal.type("\u{3}")
    #expect(terminal.end() == 130 && terminal.isRestored)
    #expect(kill(player, 0) != 0)
  }

  @Test func `a player dies with a program that is killed`() throws {
    #if os(Linux)
      try sound.addUsual()
      try sound.addEndlessPlayer()
      let terminal = try listening()
      try terminal.seeAnywhere("(Listen! Any key stops.)")
      let player = try #require(sound.runningPlayer())
      terminal.kill()
      for _ in 0..<60_000 where kill(player, 0) == 0 { usleep(1000) }
      #expect(kill(player, 0) != 0)
    #endif
  }

  @Test func `without a voice the learner is told, and reads when ready`() throws {
    let terminal = try listening()
    try terminal.see("apt-get install espeak-ng")
    try terminal.see("Enter when you are ready.")
    #expect(!terminal.text.contains("Merhaba, ben Elif."))
    terminal.type("\r")
    try terminal.seeAnywhere("Merhaba, ben Elif.")
    terminal.type("\r")
    try terminal.seePrompt("1-4, p show, g words, ? >")
    // It is told once.
    terminal.type("p")
    try terminal.seeAnywhere("Merhaba, ben Elif.")
    terminal.type("\r")
    try terminal.seePrompt("1-4, p show, g words, ? >")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func `a text that was read is recorded as read, and counted`() throws {
    _ = try learner.run(["config", "set", "clear_scrollback", "on"])
    let terminal = try listening()
    try terminal.see("Enter when you are ready.")
    terminal.type("\r")
    try terminal.seeAnywhere("Merhaba, ben Elif.")
    terminal.type("\r")
    try terminal.seePrompt("1-4, p show, g words, ? >")
    #expect(terminal.bytes.contains("\u{1B}[3J".utf8))
    terminal.type("q")
    #expect(terminal.end() == 0)
    let export = try learner.run(["export"]).lines
    #expect(export[0] == #"{"dilim":"export","version":8}"#)
    #expect(export.count { $0.contains(#""event":"read""#) } == 1)
    #expect(try learner.run(["progress"]).output.contains("Read, not heard: 1 text"))
    #expect(try learner.run(["progress", "--json"]).output.contains(#""texts_read":1"#))
  }

  @Test func `a text that was heard is not recorded as read`() throws {
    try sound.addUsual()
    let terminal = try listening()
    try terminal.seePrompt("1-4, p play, P slowly, g words, ? >")
    #expect(!terminal.bytes.contains("\u{1B}[3J".utf8))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(!(try learner.run(["export"]).output.contains(#""event":"read""#)))
  }

  @Test func `a player that fails in the middle leaves the text to be read`() throws {
    try sound.addUsual()
    try sound.add("aplay", "case $2 in *silence) ;; *) exit 1;; esac")
    let terminal = try listening()
    try terminal.see("aplay has failed: it could not play.")
    terminal.type("\r")
    try terminal.seeAnywhere("Merhaba, ben Elif.")
    terminal.type("\r")
    try terminal.seePrompt("1-4, p show, g words, ? >")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func `a sentence to say can be heard`() throws {
    try sound.addUsual()
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-speaking"])
    try terminal.see("Teşekkür ederim")
    terminal.type(":play\r:quit\r")
    #expect(terminal.end() == 0)
    #expect(sound.lines("spoken").count == 1 && sound.lines("played").count == 2)
  }

  @Test func `dilim say says its words, slowly on request`() throws {
    try sound.addUsual()
    #expect(try learner.run(["say", "Çay", "ister", "misin?"]).code == 0)
    #expect(try learner.run(["say", "--slowly", "40 TL"]).code == 0)
    let spoken = sound.lines("spoken")
    #expect(spoken.first?.hasSuffix(" -- Çay ister misin?") == true)
    #expect(
      spoken.last?.hasPrefix("-v tr -s 110") == true && spoken.last?.hasSuffix("40 lira") == true
    )
    #expect(sound.lines("played").count == 4)
    let long = try learner.run(["say", String(repeating: "a", count: 5000)])
    #expect(long.code == 2 && long.errors.contains("4096"))
  }

  @Test func `prepared lessons need no voice any more`() throws {
    try sound.addUsual()
    let run = try learner.run(["sound", "prepare", "a1-u1-listening"])
    #expect(run.code == 0 && run.output.contains("can be heard without waiting"))
    let count = sound.lines("spoken").count
    #expect(count > 0)
    let again = try learner.run(["sound", "prepare", "A1"])
    #expect(again.output.contains("0 of them are new") && sound.lines("spoken").count == count)
    #expect(try learner.run(["sound", "prepare", "a9"]).code == 3)
  }

  @Test func `sound can be made ready where nothing plays it`() throws {
    try sound.addUsual()
    try sound.add("aplay", "exit 1")
    let run = try learner.run(["sound", "prepare", "a1-u1-listening"])
    #expect(run.code == 0 && sound.lines("spoken").count > 0)
  }

  @Test func `doctor tells what works and what is missing`() throws {
    let missing = "No program here speaks Turkish. On Debian: apt-get install espeak-ng"
    #expect(try doctor() == ["! sound     \(missing)"])
    try sound.add("espeak-ng", "exit 0")
    let silent = try doctor()
    #expect(silent[0] == "! voice     eSpeak NG has failed: it wrote no sound.")
    #expect(silent[1] == "! voice     \(missing)")
    #expect(
      silent[2].hasPrefix("! player    ") && silent[2].hasSuffix("apt-get install alsa-utils")
    )
    try sound.addUsual()
    try sound.add("aplay", "exit 1")
    let mute = try doctor()
    #expect(mute[0] == "+ voice     eSpeak NG speaks" && mute[1].contains("aplay can't play"))
    try sound.addUsual()
    #expect(try doctor() == ["+ voice     eSpeak NG speaks", "+ player    aplay plays"])
    _ = try learner.run(["config", "set", "speak_command", "exit 1"])
    #expect(try doctor()[0] == "! voice     speak_command has failed: it wrote no sound.")
    learner.environment["DILIM_SOUND"] = "off"
    #expect(try doctor().first?.hasPrefix("+ sound     off") == true)
  }

  /// The lines of `dilim doctor` on sound; those that go on are left out.
  private func doctor() throws -> [String] {
    try learner.run(["doctor", "--offline"]).lines
      .filter { line in
        ["sound", "voice", "player"].contains { line.dropFirst(2).hasPrefix("\($0) ") }
      }
  }
}
