import Foundation
import Testing

/// Recorders and players as they are, with a microphone and a loudspeaker of PulseAudio, which run at the
/// speed of real ones: `.ci/peers` installs all of them.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["DILIM_PEERS"] != nil))
struct VirtualSoundTests {
  let learner: Learner
  private let pulse: PulseAudio

  init() throws {
    learner = try Learner()
    pulse = try PulseAudio(for: learner)
  }

  /// Leaves the program these of the programs for sound.
  private func keep(_ names: String...) throws {
    let bin = "\(learner.home)/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.createSymbolicLink(
        atPath: "\(bin)/\(name)",
        withDestinationPath: "/usr/bin/\(name)"
      )
    }
    learner.environment["PATH"] = bin
  }

  private var said: String { "\(learner.home)/said.wav" }

  /// Sets a recogniser that keeps what was recorded.
  private func setRecogniser() throws {
    try learner.set("transcript_command = /bin/cat {file} > '\(said)'; echo Teşekkür ederim")
  }

  private func lesson() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-speaking"])
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    return terminal
  }

  @Test func `the programs of PulseAudio are found and used`() throws {
    learner.environment["DILIM_SOUND"] = "on"
    try setRecogniser()
    let doctor = try learner.run(["doctor"]).output
    #expect(doctor.contains("paplay plays") && doctor.contains("parecord records"), "\(doctor)")
  }

  @Test(arguments: ["parecord", "arecord", "rec", "ffmpeg"])
  func `each recorder gives what was said, until the pause after it`(recorder: String) throws {
    try keep(recorder)
    try setRecogniser()
    let terminal = try lesson()
    terminal.type("\r")
    try terminal.seeAnywhere("Speak now")
    try pulse.playTone(milliseconds: 1_000)
    try terminal.see("100 % understood")
    let loud = PulseAudio.loudness(of: said)
    #expect((900...1_100).contains(loud), "\(loud) ms")
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(try pulse.recordings() == 1)
  }

  @Test(arguments: ["paplay", "play", "ffmpeg"])
  func `each player reaches the loudspeaker`(player: String) throws {
    try keep("espeak-ng", player)
    learner.environment["DILIM_SOUND"] = "on"
    let loud = try pulse.listening(until: 500) {
      let run = try learner.run(["say", "Bugün hava güzel."])
      #expect(run.code == 0, "\(run.errors)")
    }
    #expect(loud >= 500)
  }

  @Test func `what was said can be heard`() throws {
    learner.environment["DILIM_SOUND"] = "on"
    try setRecogniser()
    let terminal = try lesson()
    terminal.type("\r")
    try terminal.seeAnywhere("Speak now")
    try pulse.playTone(milliseconds: 1_000)
    try terminal.see("100 % understood")
    try terminal.seeAnywhere("y hear yours")
    let loud = try pulse.listening(until: 900) { terminal.type("y") }
    #expect(loud >= 900)
    terminal.type("\u{3}")
    #expect(terminal.end() == 130)
  }

  // The one ends with 1 then, the other with 0.
  @Test(arguments: ["parecord", "rec"])
  func `a device that goes in the middle of a sentence costs no try`(recorder: String) throws {
    try keep(recorder)
    try setRecogniser()
    let terminal = try lesson()
    terminal.type("\r")
    try terminal.seeAnywhere("Speak now")
    // When the loud part comes, the quiet one has been taken for speech.
    try pulse.playTone(milliseconds: 1_000, level: 0.03, then: 20_000)
    try terminal.seeAnywhere("▮▮▮▮▮▮▮▮")
    pulse.end()
    try terminal.see("\(recorder) has ended in the middle")
    try terminal.seePrompt("Enter speak, m no speaking, ? >")
    terminal.type("\r")
    try terminal.see("\(recorder) can't record")
    try terminal.seePrompt(":silent, ? Enter: said it>")
    terminal.type(":quit\r")
    #expect(terminal.end() == 0)
    #expect(!(try learner.run(["export"]).output.contains("answered")))
  }

  @Test(arguments: ["parecord", "ffmpeg"])
  func `no recorder is left by Ctrl-C, or by a program that is killed`(recorder: String) throws {
    try keep(recorder)
    try setRecogniser()
    for kills in [false, true] {
      let terminal = try lesson()
      terminal.type("\r")
      try terminal.seeAnywhere("Speak now")
      #expect(try pulse.recordings() == 2)
      if kills {
        terminal.kill()
      } else {
        terminal.type("\u{3}")
        #expect(terminal.end() == 130)
      }
      try pulse.wait { try pulse.recordings() == 1 }
      #expect(try pulse.recordings() == 1)
    }
  }

  @Test func `a loudspeaker that goes is told`() throws {
    learner.environment["DILIM_SOUND"] = "on"
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
    try terminal.seePrompt("1-4, p play, P slowly, g words, ? >")
    terminal.type("p")
    try terminal.see("Listen!")
    pulse.end()
    try terminal.seeAnywhere("paplay has failed")
    terminal.type("\u{3}")
    #expect(terminal.end() == 130)
  }
}
