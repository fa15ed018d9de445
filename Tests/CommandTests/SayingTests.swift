import Audio
import Foundation
import NetworkTestSupport
import SoundTestSupport
import Testing

/// What the learner says, with a recorder, a recogniser and a player that are shell scripts.
struct SayingTests {
  let learner: Learner
  private let sound: ScriptedSound

  init() throws {
    learner = try Learner()
    sound = try ScriptedSound(in: learner.home)
    learner.environment["PATH"] = sound.programs
    learner.environment["no_proxy"] = "*"
  }

  /// Adds an `arecord` that writes a second of a tone and two seconds of silence.
  private func addRecorder() throws {
    let tone = (0..<Take.rate).map { index in
      Int16(8_000 * sin(2 * .pi * 200 * Double(index) / Double(Take.rate)))
    }
    let samples = tone + [Int16](repeating: 0, count: 2 * Take.rate)
    let path = "\(learner.home)/samples"
    try samples.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: path))
    try sound.add("arecord", "exec /bin/cat '\(path)'")
  }

  /// Adds an `arecord` that records without an end and notes its process in `running`.
  private func addEndlessRecorder() throws {
    try sound.add(
      "arecord",
      "echo $$ > '\(learner.home)/running'; /bin/cat '\(learner.home)/samples'; exec /bin/sleep 600"
    )
    let noise = [Int16](repeating: 0, count: Take.rate / 2)
    try noise.withUnsafeBytes { Data($0) }.write(
      to: URL(fileURLWithPath: "\(learner.home)/samples")
    )
  }

  private func lesson(_ options: String...) throws -> PseudoTerminal {
    try PseudoTerminal(learner, ["lesson", "a1-u1-speaking"] + options)
  }

  @Test func `a sentence is recorded, marked and played, and no file is left`() throws {
    try addRecorder()
    try sound.addUsual()
    learner.environment["DILIM_SOUND"] = "on"
    try sound.add(
      "aplay",
      "case $2 in *silence) ;; *) /bin/cat \"$2\" > '\(learner.home)/heard';; esac"
    )
    let said = "\(learner.home)/said"
    try learner.set(
      "transcript_command = /bin/cat {file} > '\(said)'; echo Teşekkür ederim"
    )
    let terminal = try lesson()
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    terminal.type("\r")
    try terminal.see("100 % understood")
    #expect(terminal.text.contains("What you say is recorded and written down on this computer"))
    let wav = try Data(contentsOf: URL(fileURLWithPath: said))
    // A second of speech and the pause that ended it.
    #expect(wav.count == 44 + 2 * Take.rate * 5 / 2)
    try terminal.seeAnywhere("y hear yours")
    terminal.type("y")
    for _ in 0..<30_000
    where (try? Data(contentsOf: URL(fileURLWithPath: "\(learner.home)/heard"))) != wav {
      usleep(1000)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(learner.home)/heard")) == wav)
    terminal.type("q")
    #expect(terminal.end() == 0)
    let copies = learner.files.filter { $0.value.starts(with: wav.prefix(4_000)) }.keys
    #expect(copies.allSatisfy { ["said", "heard"].contains($0) })
  }

  @Test func `who said nothing has lost no try`() throws {
    try addEndlessRecorder()
    try learner.set("transcript_command = echo nothing; cat {file}")
    let terminal = try lesson()
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    terminal.type("\r")
    try terminal.seeAnywhere("Speak now")
    terminal.type("\r")
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(!(try learner.run(["export"]).output.contains("answered")))
  }

  @Test func `a recorder dies with Ctrl-C, and with a program that is killed`() throws {
    #if os(Linux)
      try addEndlessRecorder()
      try learner.set("transcript_command = cat {file}")
      for kills in [false, true] {
        try? FileManager.default.removeItem(atPath: "\(learner.home)/running")
        let terminal = try lesson()
        try terminal.seePrompt("Enter speak, m no speaking, ? >")
        terminal.type("\r")
        try terminal.seeAnywhere("Speak now")
        let recorder = try #require(sound.runningPlayer())
        if kills {
          terminal.kill()
        } else {
          terminal.type("\u{3}")
          #expect(terminal.end() == 130 && terminal.isRestored)
        }
        for _ in 0..<60_000 where kill(recorder, 0) == 0 { usleep(1000) }
        #expect(kill(recorder, 0) != 0)
      }
    #endif
  }

  @Test func `without a microphone the learner is told, and rates the sentence`() throws {
    try sound.add("arecord", "exit 1")
    try learner.set("transcript_command = cat {file}")
    let terminal = try lesson()
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    terminal.type("\r")
    try terminal.see("arecord can't record: there is no microphone, or it is in use.")
    try terminal.seePrompt(":silent, ? Enter: said it>")
    terminal.type("\r")
    try terminal.seePrompt("1 again, 2 nearly, 3 clear, m no speaking, ? >")
    terminal.type("3")
    try terminal.see("+ Clear, by your own rating")
    terminal.type("q")
    #expect(terminal.end() == 0)
    let export = try learner.run(["export"]).output
    #expect(export.contains("\"verdict\":\"correct\"") && export.contains("\"grader\":0"))
  }

  @Test func `the option and the setting leave the microphone off`() throws {
    try sound.add("arecord", "echo 1 > '\(learner.home)/running'; exit 1")
    try learner.set("transcript_command = cat {file}")
    let terminal = try lesson("--no-mic")
    try terminal.seePrompt(":silent, ? Enter: said it>")
    terminal.type(":quit\r")
    #expect(terminal.end() == 0)
    try learner.set("transcript_command = cat {file}", "microphone = off")
    let other = try lesson()
    try other.seePrompt(":silent, ? Enter: said it>")
    other.type(":quit\r")
    #expect(other.end() == 0)
    #expect(sound.lines("running") == [])
  }

  @Test func `Enter that comes after the end of a recording stops nothing`() throws {
    try addRecorder()
    let (isAsked, isTyped) = (Signal(), Signal())
    let body = #"{"text":"Teşekkür ederim"}"#
    let server = try LoopbackServer([
      .fire(isAsked), .wait(isTyped),
      .head(200, ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]),
      .send(Array(body.utf8)),
    ])
    try learner.set("transcript_url = \(server.address)/v1")
    let terminal = try lesson()
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    terminal.type("\r")
    #expect(isAsked.happensSoon())
    terminal.type("\r")
    isTyped.fire()
    try terminal.see("100 % understood")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func `a server that hangs is left by a key, and one that fails leaves the rating`() throws {
    try addRecorder()
    let (isAsked, isClosed) = (Signal(), Signal())
    let body = #"{"error":{"message":"no audio here"}}"#
    let server = try LoopbackServer { request in
      request.number == 0
        ? [.fire(isAsked), .hang(isClosed)]
        : [
          .head(404, ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]),
          .send(Array(body.utf8)),
        ]
    }
    try learner.set("transcript_url = \(server.address)/v1")
    let terminal = try lesson()
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    terminal.type("\r")
    #expect(isAsked.happensSoon())
    try terminal.seeAnywhere("What you say is sent to http://127.0.0.1:")
    terminal.type("\u{1B}")
    #expect(isClosed.happensSoon())
    try terminal.see("Stopped.")
    terminal.type("\r")
    try terminal.seePrompt(":silent, ? Enter: said it>")
    terminal.type(":quit\r")
    #expect(terminal.end() == 0)
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.target == "/v1/audio/transcriptions" })
    #expect(!(try learner.run(["export"]).output.contains("answered")))
  }
}
