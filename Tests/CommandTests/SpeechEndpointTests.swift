import Foundation
import NetworkTestSupport
import SoundTestSupport
import Testing

/// Texts said by an endpoint, a server of the test; the voice after it is a shell script.
struct SpeechEndpointTests {
  private let learner: Learner
  private let sound: ScriptedSound
  private static let key = "sk-speech-0123456789"

  init() throws {
    learner = try Learner()
    learner.environment["DILIM_SOUND"] = "on"
    learner.environment["DILIM_SPEECH_KEY"] = Self.key
    learner.environment["no_proxy"] = "*"
    sound = try ScriptedSound(in: learner.home)
    try sound.addUsual()
    learner.environment["PATH"] = sound.programs
  }

  /// A tenth of a second of silence whose header has the false lengths of a stream.
  private func streamedWAV() throws -> [UInt8] {
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: sound.tenth)))
    for place in [4, 40] { bytes.replaceSubrange(place..<place + 4, with: [255, 255, 255, 255]) }
    return bytes
  }

  private func server(_ steps: [Step]) throws -> LoopbackServer {
    let server = try LoopbackServer(steps)
    try learner.set(
      "speech_url = \(server.address)/v1",
      "speech_model = tts-1",
      "speech_voice = nova",
      "speech_women = coral, sage",
      "speech_men = onyx"
    )
    return server
  }

  private func speaking() throws -> LoopbackServer {
    let bytes = try streamedWAV()
    return try server([
      .head(200, ["Content-Type: audio/wav", "Content-Length: \(bytes.count)"]), .send(bytes),
    ])
  }

  private func bodies(_ server: LoopbackServer) -> [String] { server.requests.map(\.text) }

  @Test func `an endpoint speaks before programs, and is told the first time`() throws {
    let server = try speaking()
    let run = try learner.run(["say", "Çay", "ister", "misin?"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.contains("Asking \(server.address)/v1 for speech. Sent there:"))
    #expect(
      bodies(server) == [
        #"{"model":"tts-1","input":"Çay ister misin?","voice":"nova","response_format":"wav","speed":1.0}"#
      ]
    )
    #expect(server.requests.first?["authorization"] == "Bearer \(Self.key)")
    #expect(sound.lines("spoken") == [] && sound.lines("played").count == 2)
    let slow = try learner.run(["say", "--slowly", "Gel."])
    #expect(slow.code == 0 && slow.errors == "")
    #expect(bodies(server).last?.contains("\"speed\":0.6") == true)
    #expect(!(run.errors + run.output).contains(Self.key))
  }

  @Test func `women and men of a dialogue have voices of the server`() throws {
    let server = try speaking()
    let lesson = """
      id: a1-u1-listening
      level: A1
      unit: 1
      skill: listening
      title: Ses
      grammar: locative

      ~ Elif: Bir.
      ~ Emre: İki.
      ~ Selin: Üç.
      ~ Kapı çaldı.

      ? Where? {#where}
      = here
      - there
      - nowhere
      - home

      """
    _ = try learner.write(lesson, to: "course/a1/a1-u1-listening.lesson")
    learner.environment["DILIM_CONTENT"] = "\(learner.home)/course"
    #expect(try learner.run(["sound", "prepare", "a1-u1-listening"]).code == 0)
    let voices = bodies(server).compactMap { body in
      ["nova", "coral", "sage", "onyx"].first { body.contains("\"voice\":\"\($0)\"") }
    }
    #expect(voices == ["coral", "onyx", "sage", "nova"])
  }

  @Test func `what was said once needs no server any more`() throws {
    let server = try speaking()
    #expect(try learner.run(["say", "Gel."]).code == 0)
    server.stop()
    let again = try learner.run(["say", "Gel."])
    #expect(again.code == 0 && again.errors == "" && sound.lines("spoken") == [])
    // The player gets a file with its true length: 44 bytes and a tenth of a second.
    let file = try #require(sound.lines("played").last)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(bytes[40] == UInt8((bytes.count - 44) & 0xFF) && bytes[43] == 0)
  }

  static let faults: [(steps: [Step], says: String)] = [
    (Step.response(404, [], ""), "has no speech (status 404)"),
    (Step.response(405, [], ""), "has no speech (status 405)"),
    (Step.response(401, [], #"{"error":"bad key"}"#), "rejects the key, or needs one (bad key)"),
    (Step.response(301, ["Location: http://127.0.0.1:1/"], ""), "redirects elsewhere"),
    (Step.response(200, ["Content-Type: audio/mpeg"], "ID3"), "can't be read (audio/mpeg)"),
    (Step.response(500, [], "sk-speech-0123456789 is unknown"), "has a problem ([key] is unknown)"),
    ([.reset], "can't be reached"),
  ]

  @Test(arguments: faults.indices)
  func `a failure gives the turn to the next voice, once`(number: Int) throws {
    let fault = Self.faults[number]
    let server = try server(fault.steps)
    let run = try learner.run(["sound", "prepare", "a1-u1-listening"])
    #expect(run.code == 0)
    #expect(run.errors.contains(fault.says), "\(run.errors)")
    #expect(run.errors.components(separatedBy: "eSpeak NG speaks instead.").count == 2)
    #expect(server.requests.count == 1 && sound.lines("spoken").count > 1)
    #expect(!run.errors.contains(Self.key))
  }

  @Test func `Ctrl-C stops a server that hangs, and leaves no file`() throws {
    let (asked, closed) = (Signal(), Signal())
    let server = try server([.fire(asked), .hang(closed)])
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
    #expect(asked.happensSoon())
    terminal.type("\u{3}")
    #expect(terminal.end() == 130 && terminal.isRestored)
    #expect(closed.happensSoon() && server.requests.count == 1)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: "\(learner.home)/cache/dilim/sound"
    )
    #expect(left == ["silence"])
  }

  @Test func `a lesson tells which voice speaks instead`() throws {
    let server = try server(Step.response(404, [], ""))
    let terminal = try PseudoTerminal(learner, ["lesson", "a1-u1-listening"])
    try terminal.seePrompt("1-4, p play, P slowly, g words, ? >")
    let text = terminal.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("for speech. Sent there:") && text.contains("(Played.)"))
    #expect(text.contains("has no speech (status 404). eSpeak NG speaks instead."))
    terminal.type("p")
    try terminal.seeAnywhere("(plays left: 1)")
    #expect(server.requests.count == 1)
    terminal.type("q")
    #expect(terminal.end() == 0 && terminal.screen.complaints == [])
  }

  @Test func `a text that is too long for a server is said by a program`() throws {
    let server = try speaking()
    let text = String(repeating: "TL ", count: 1300)
    #expect(try learner.run(["say", text]).code == 0)
    #expect(server.requests.isEmpty && sound.lines("spoken").count == 1)
    #expect(try learner.run(["say", "Gel."]).code == 0)
    #expect(server.requests.count == 1)
  }

  @Test func `the key of the model is sent only to its own server`() throws {
    let server = try speaking()
    learner.environment["DILIM_SPEECH_KEY"] = nil
    learner.environment["DILIM_API_KEY"] = "sk-model-0123456789"
    try learner.set(
      "base_url = https://api.openai.com/v1",
      "key_command = echo sk-model-0123456789",
      "speech_url = \(server.address)/v1"
    )
    #expect(try learner.run(["say", "Gel."]).code == 0)
    #expect(server.requests.count == 1 && server.requests[0]["authorization"] == nil)
    try learner.set("base_url = \(server.address)/v1", "speech_url = \(server.address)/v1")
    #expect(try learner.run(["say", "Gitme."]).code == 0)
    #expect(server.requests.last?["authorization"] == "Bearer sk-model-0123456789")
    try learner.set(
      "base_url = \(server.address)/v1",
      "speech_url = \(server.address)/v1",
      "speech_key_command = echo sk-own-0123456789"
    )
    #expect(try learner.run(["say", "Otur."]).code == 0)
    #expect(server.requests.last?["authorization"] == "Bearer sk-own-0123456789")
  }

  @Test func `an address with a key, or without encryption, is refused`() throws {
    let key = try learner.run(["config", "set", "speech_url", "https://x.example/v1?key=abc"])
    #expect(key.code == 2 && !key.errors.contains("abc"))
    let plain = try learner.run(["config", "set", "speech_url", "http://x.example/v1"])
    #expect(plain.code == 2 && plain.errors.contains("https"))
    let set = try learner.run(["config", "set", "speech_url", "https://x.example/v1"])
    #expect(set.code == 0)
    let told = set.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("What you hear is sent to https://x.example/v1"))
    #expect(told.contains("The key from DILIM_SPEECH_KEY is sent."))
  }

  @Test func `doctor lets each voice say a word`() throws {
    let server = try speaking()
    let run = try learner.run(["doctor"])
    #expect(run.output.contains("+ voice     \(server.address)/v1 speaks"))
    #expect(run.output.contains("+ player    aplay plays"))
    #expect(run.errors.contains("to say a word; the key from DILIM_SPEECH_KEY is sent."))
    #expect(server.requests.count == 1)
    let offline = try learner.run(["doctor", "--offline"])
    #expect(offline.output.contains("is not asked (--offline)"))
    #expect(offline.output.contains("+ voice     eSpeak NG speaks"))
    #expect(server.requests.count == 1)
    server.stop()
    let broken = try learner.run(["doctor"])
    #expect(broken.output.contains("! voice     \(server.address)/v1 can't be reached"))
    #expect(broken.output.contains("+ voice     eSpeak NG speaks"))
  }
}
