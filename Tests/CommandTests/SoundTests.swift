import Foundation
import Testing

/// Sound in lessons and commands, with a voice and a player that are shell scripts.
struct SoundTests {
  let learner: Learner

  init() throws {
    learner = try Learner()
    learner.environment["DILIM_SOUND"] = "on"
    learner.environment["PATH"] = "\(learner.home)/bin"
    try FileManager.default.createDirectory(
      atPath: "\(learner.home)/bin",
      withIntermediateDirectories: true
    )
  }

  /// Adds a program to the only folder of programs.
  private func add(_ name: String, _ script: String) throws {
    let path = try learner.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    awaitRunnable(path)
  }

  /// Waits until no process has the file open for writing, as a child that another test forks may:
  /// until then it can't be run.
  private func awaitRunnable(_ path: String) {
    #if os(Linux)
      let file = open(path, O_RDONLY | O_CLOEXEC)
      defer { close(file) }
      // F_SETLEASE with a lease for reading is refused as long as there is a writer.
      for _ in 0..<10_000 where fcntl(file, 1024, F_RDLCK) != 0 { usleep(1000) }
      _ = fcntl(file, 1024, F_UNLCK)
    #endif
  }

  /// Adds a voice that writes a tenth of a second of silence and notes its words, and a player that
  /// notes the file.
  private func addUsual() throws {
    let head: [UInt8] = [
      0x10, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0,
    ]
    let silence = [UInt8](repeating: 0, count: 4410)
    let sound =
      Array("RIFF".utf8) + [0x5E, 0x11, 0, 0] + Array("WAVEfmt ".utf8) + head
      + Array("data".utf8) + [0x3A, 0x11, 0, 0] + silence
    let path = "\(learner.home)/tenth.wav"
    try Data(sound).write(to: URL(fileURLWithPath: path))
    try add(
      "espeak-ng",
      """
      echo "$@" >> '\(learner.home)/spoken'
      while [ "$1" != -w ]; do shift; done
      /bin/cp '\(path)' "$2"
      """
    )
    try add("aplay", "echo \"$2\" >> '\(learner.home)/played'")
  }

  /// Adds a player that checks well and plays a text for ten minutes.
  private func addEndlessPlayer() throws {
    try add(
      "aplay",
      "case $2 in *silence) ;; *) echo $$ > '\(learner.home)/running'; exec /bin/sleep 600;; esac"
    )
  }

  private func lines(_ name: String) -> [String] {
    let text = (try? String(contentsOfFile: "\(learner.home)/\(name)", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  /// Waits until the player of a text runs.
  private func runningPlayer() throws -> pid_t {
    for _ in 0..<60_000 where lines("running").isEmpty { usleep(1000) }
    return try #require(lines("running").first.flatMap { pid_t($0) })
  }

  private func listening() throws -> PseudoTerminal {
    try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
  }

  @Test func `a listening text is heard and not seen`() throws {
    try addUsual()
    let terminal = try listening()
    try terminal.seePrompt("1-4, p play, P slowly, g words, ? >")
    #expect(terminal.text.contains("(Played.)"))
    #expect(!terminal.text.contains("Merhaba, ben Elif."))
    #expect(lines("spoken").contains { $0.contains("Merhaba, ben Elif.") })
    try terminal.seeAnywhere("(plays left: 2)")
    terminal.type("P")
    try terminal.see("(Played.)")
    #expect(lines("spoken").contains { $0.hasPrefix("-v tr -s 110 -g 5 -w ") })
    terminal.type("p")
    try terminal.see("(plays left: 1)")
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.screen.complaints == [])
  }

  @Test func `any key stops a text, and is no answer`() throws {
    try addUsual()
    try addEndlessPlayer()
    let terminal = try listening()
    try terminal.seeAnywhere("(Listen! Any key stops.)")
    let player = try runningPlayer()
    terminal.type("2")
    try terminal.seePrompt("1-4, p play, P slowly, g words, ? >")
    #expect(terminal.text.contains("(Stopped.)"))
    #expect(kill(player, 0) != 0)
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(!(try learner.run(["export"]).output.contains("answered")))
  }

  @Test func `Ctrl-C ends a text with the session`() throws {
    try addUsual()
    try addEndlessPlayer()
    let terminal = try listening()
    try terminal.seeAnywhere("(Listen! Any key stops.)")
    let player = try runningPlayer()
    terminal.type("\u{3}")
    #expect(terminal.end() == 130 && terminal.isRestored)
    #expect(kill(player, 0) != 0)
  }

  @Test func `a player dies with a program that is killed`() throws {
    #if os(Linux)
      try addUsual()
      try addEndlessPlayer()
      let terminal = try listening()
      try terminal.seeAnywhere("(Listen! Any key stops.)")
      let player = try runningPlayer()
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
    try terminal.seePrompt("1-4, p play, g words, ? >")
    // It is told once.
    terminal.type("p")
    try terminal.seeAnywhere("Merhaba, ben Elif.")
    terminal.type("\r")
    try terminal.seePrompt("1-4, p play, g words, ? >")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func `a player that fails in the middle leaves the text to be read`() throws {
    try addUsual()
    try add("aplay", "case $2 in *silence) ;; *) exit 1;; esac")
    let terminal = try listening()
    try terminal.see("aplay has failed: it could not play.")
    terminal.type("\r")
    try terminal.seeAnywhere("Merhaba, ben Elif.")
    terminal.type("\r")
    try terminal.seePrompt("1-4, p play, g words, ? >")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func `a sentence to say can be heard`() throws {
    try addUsual()
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-speaking"])
    try terminal.see("Teşekkür ederim")
    terminal.type(":play\r:quit\r")
    #expect(terminal.end() == 0)
    #expect(lines("spoken").count == 1 && lines("played").count == 2)
  }

  @Test func `dilim say says its words, slowly on request`() throws {
    try addUsual()
    #expect(try learner.run(["say", "Çay", "ister", "misin?"]).code == 0)
    #expect(try learner.run(["say", "--slowly", "40 TL"]).code == 0)
    let spoken = lines("spoken")
    #expect(spoken.first?.hasSuffix(" -- Çay ister misin?") == true)
    #expect(
      spoken.last?.hasPrefix("-v tr -s 110") == true && spoken.last?.hasSuffix("40 lira") == true
    )
    #expect(lines("played").count == 4)
    let long = try learner.run(["say", String(repeating: "a", count: 5000)])
    #expect(long.code == 2 && long.errors.contains("4096"))
  }

  @Test func `prepared lessons need no voice any more`() throws {
    try addUsual()
    let run = try learner.run(["sound", "prepare", "a1-u1-listening"])
    #expect(run.code == 0 && run.output.contains("can be heard without waiting"))
    let count = lines("spoken").count
    #expect(count > 0)
    let again = try learner.run(["sound", "prepare", "A1"])
    #expect(again.output.contains("0 of them are new") && lines("spoken").count == count)
    #expect(try learner.run(["sound", "prepare", "a9"]).code == 3)
  }

  @Test func `doctor tells what works and what is missing`() throws {
    #expect(
      try doctor()
        == "! sound     No program here speaks Turkish. On Debian: apt-get install espeak-ng"
    )
    try add("espeak-ng", "exit 0")
    #expect(try doctor().contains("apt-get install alsa-utils"))
    try add("aplay", "exit 1")
    #expect(try doctor().contains("aplay can't play"))
    try addUsual()
    #expect(try doctor() == "+ sound     eSpeak NG speaks, and aplay plays")
    learner.environment["DILIM_SOUND"] = "off"
    #expect(try doctor().hasPrefix("+ sound     off"))
  }

  private func doctor() throws -> String {
    let lines = try learner.run(["doctor", "--offline"]).output.split(separator: "\n")
    return String(try #require(lines.first { $0.contains(" sound ") }))
  }
}
