import Foundation
import Testing

/// Sound with eSpeak NG and ALSA, whose loudspeaker is a file: `.ci/peers` installs both.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["DILIM_PEERS"] != nil))
struct RealSoundTests {
  let learner: Learner
  private let heard: String

  init() throws {
    learner = try Learner()
    heard = "\(learner.home)/heard.raw"
    let configuration = """
      pcm.!default { type file
        slave.pcm nothing
        file "\(heard)"
        format raw }
      pcm.nothing { type null }
      """
    learner.environment["ALSA_CONFIG_PATH"] = try learner.write(configuration, to: "asound.conf")
    learner.environment["DILIM_SOUND"] = "on"
    // The players of sound servers would not use the file.
    _ = try learner.run(["config", "set", "play_command", "/usr/bin/aplay -q {file}"])
  }

  private var loudness: Int {
    let bytes = [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: heard))) ?? Data())
    let samples = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      Int(Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8))
    }
    return samples.reduce(0) { max($0, abs($1)) }
  }

  @Test func `a sentence reaches the loudspeaker`() throws {
    let run = try learner.run(["say", "Bugün hava çok güzel."])
    #expect(run.code == 0, "\(run.errors)")
    // A whisper would stay below a tenth of full scale.
    #expect(loudness > 3_276)
  }

  @Test func `a lesson is heard, and slowly too`() throws {
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
    try terminal.seePrompt("1-4, p play, P slowly, g words, ? >")
    #expect(loudness > 3_276)
    let size = try Data(contentsOf: URL(fileURLWithPath: heard)).count
    terminal.type("P")
    try terminal.see("(Played.)")
    // Each play begins the file anew; a slow one is 1.66 times as long.
    #expect(try Data(contentsOf: URL(fileURLWithPath: heard)).count > size * 5 / 4)
    terminal.type("q")
    #expect(terminal.end() == 0)
  }
}
