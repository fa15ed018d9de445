import Audio
import Foundation
import SoundTestSupport
import Testing

/// Recorders and recognisers as shell scripts.
struct MicrophoneTests {
  private let folder = TemporaryFolder()
  private let sound: ScriptedSound

  init() throws { sound = try ScriptedSound(in: folder.path("")) }

  private var programs: ProgramPath { ProgramPath(path: sound.programs, home: nil) }

  /// A tone of 200 Hz, or silence, as raw samples.
  private static func samples(_ milliseconds: Int, level: Double) -> [Int16] {
    (0..<(Take.rate * milliseconds / 1000)).map { index in
      Int16(32_767 * level * sin(2 * .pi * 200 * Double(index) / Double(Take.rate)))
    }
  }

  private func write(_ samples: [Int16], header: Bool = false) throws -> String {
    let path = folder.path("samples")
    let raw = samples.withUnsafeBytes { Data($0) }
    let bytes = header ? Data(Take(samples: samples).wav) : raw
    try bytes.write(to: URL(fileURLWithPath: path))
    return path
  }

  private func microphone(command: String = "") throws -> Microphone {
    try #require(Microphone(Recorder.found(command: command, in: programs)))
  }

  private func record(
    _ microphone: Microphone,
    _ length: Recorder.Length = .sentence,
    stopping stop: Microphone.Stop? = nil
  ) throws(RecordingFault) -> (take: Take, progress: [Microphone.Progress]) {
    var progress: [Microphone.Progress] = []
    let take = try microphone.record(
      length,
      wait: { _ in
        usleep(2_000)
        return progress.contains(.began) ? stop : nil
      },
      report: { progress.append($0) }
    )
    return (take, progress)
  }

  @Test func `a pause of one and a half seconds ends what is said`() throws {
    let said = Self.samples(800, level: 0.3)
    let path = try write(said + Self.samples(5_000, level: 0))
    try sound.add("arecord", "/bin/cat '\(path)'")
    let (take, progress) = try record(try microphone())
    #expect(progress.first == .began)
    #expect(take.hasSpeech)
    #expect(take.milliseconds == 2_300)
    #expect(Array(take.samples.prefix(said.count)) == said)
  }

  @Test func `silence before the first word does not end the recording`() throws {
    let said = Self.samples(3_000, level: 0) + Self.samples(600, level: 0.2)
    let path = try write(said + Self.samples(5_000, level: 0))
    try sound.add("arecord", "/bin/cat '\(path)'")
    let take = try record(try microphone()).take
    #expect(take.milliseconds == 5_100 && take.hasSpeech)
  }

  @Test(arguments: [(2_000, 0.005), (300, 0.5), (2_000, 0)])
  func `what is too quiet or too short is no speech`(milliseconds: Int, level: Double) throws {
    let path = try write(Self.samples(milliseconds, level: level))
    let microphone = try microphone(command: "/bin/cat '\(path)'")
    #expect(!(try record(microphone).take.hasSpeech))
  }

  @Test func `a device without an end is stopped after fifteen seconds of samples`() throws {
    try sound.add("arecord", "echo $$ > '\(folder.path("pid"))'; exec /bin/cat /dev/zero")
    let take = try record(try microphone()).take
    #expect(take.milliseconds == 15_000 && !take.hasSpeech)
    let text = try String(contentsOfFile: folder.path("pid"), encoding: .utf8)
    let process = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, 0) == -1)
  }

  @Test func `who speaks freely may pause for four seconds and speak for a minute and a half`()
    throws
  {
    let said = Self.samples(800, level: 0.3) + Self.samples(3_000, level: 0)
    let path = try write(said + Self.samples(700, level: 0.3) + Self.samples(6_000, level: 0))
    try sound.add("arecord", "/bin/cat '\(path)'")
    #expect(try record(try microphone(), .monologue).take.milliseconds == 8_500)
    try sound.add("arecord", "exec /bin/cat /dev/zero")
    #expect(try record(try microphone(), .monologue).take.milliseconds == 90_000)
  }

  @Test func `Enter ends a recording, and who doesn't want it gets none`() throws {
    let path = try write(Self.samples(1_000, level: 0.3))
    try sound.add("arecord", "/bin/cat '\(path)'; exec /bin/sleep 600")
    #expect(try record(try microphone(), stopping: .done).take.milliseconds == 1_000)
    #expect(throws: RecordingFault.cancelled) {
      try record(try microphone(), stopping: .cancelled)
    }
  }

  @Test func `a device that goes in the middle of a sentence gives no half of it`() throws {
    let said = Self.samples(600, level: 0.2)
    let path = try write(said)
    try sound.add("arecord", "/bin/cat '\(path)'")
    let microphone = try microphone()
    #expect(throws: RecordingFault.broken("arecord")) { try record(microphone) }
    #expect(RecordingFault.broken("arecord").isPassing)
    // Of free speech the half is kept, and a command of the learner may know when it is enough.
    #expect(try record(microphone, .monologue).take.samples == said)
    #expect(try record(self.microphone(command: "/bin/cat '\(path)'")).take.samples == said)
    try sound.add("arecord", "/bin/cat '\(try write(said + Self.samples(2_000, level: 0)))'")
    #expect(try record(microphone).take.hasSpeech)
  }

  @Test func `a recorder that fails gives way to the next, and at last it is told`() throws {
    let path = try write(Self.samples(600, level: 0.2) + Self.samples(2_000, level: 0))
    try sound.add("parecord", "exit 1")
    try sound.add("arecord", "/bin/cat '\(path)'")
    let microphone = try microphone()
    #expect(try record(microphone).take.hasSpeech)
    #expect(microphone.name == "arecord")
    try sound.add("arecord", "echo 'no soundcards found' >&2; exit 1")
    #expect(throws: RecordingFault.noneRecords(["parecord", "arecord"])) {
      try record(try self.microphone())
    }
    #expect(Microphone([]) == nil)
  }

  @Test func `a command of the learner records alone, and may write a header`() throws {
    let path = try write(Self.samples(600, level: 0.2), header: true)
    try sound.add("arecord", "exit 1")
    let take = try record(try microphone(command: "/bin/cat '\(path)'")).take
    #expect(take.samples == Self.samples(600, level: 0.2))
  }

  @Test func `a recogniser reads a WAV file that has no name, and its hint`() throws {
    let take = Take(samples: Self.samples(500, level: 0.2))
    let copy = folder.path("copy.wav")
    let command = "/bin/cat {file} > '\(copy)'; echo \" Çay  çok güzel. $DILIM_SENTENCE\""
    let recognizer = try #require(Recognizer.command(command))
    #expect(try recognizer.text(of: take, pause: { _ in false }) == "Çay çok güzel.")
    #expect(try recognizer.text(of: take, hint: "İpucu", pause: { _ in false }).hasSuffix("İpucu"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == Data(take.wav))
    let wav = try #require(WAVFile(reading: copy))
    #expect(wav.milliseconds == 500)
  }

  @Test func `whisper.cpp gets its model, the language and a hint`() throws {
    #expect(Recognizer.whisper(model: "base.bin", in: programs) == nil)
    try sound.add("whisper-cli", "echo \"$@\"")
    #expect(Recognizer.whisper(model: "", in: programs) == nil)
    let recognizer = try #require(Recognizer.whisper(model: "base.bin", in: programs))
    let take = Take(samples: Self.samples(500, level: 0.2))
    let words = try recognizer.text(of: take, hint: "Çay içtim.", pause: { _ in false })
    #expect(words.hasPrefix("-m base.bin -l tr -nf "))
    #expect(words.hasSuffix(" --prompt Çay içtim."))
    // Older versions end with 0 and write nothing where they don't know an option.
    #expect(!words.contains("-tp"))
  }

  @Test func `a recogniser that fails or is stopped is told`() throws {
    let take = Take(samples: [])
    #expect(Recognizer.command("recorder-of-its-own") == nil)
    let failing = try #require(Recognizer.command("exit 1; cat {file}"))
    #expect(throws: RecognitionFault.failed("transcript_command")) {
      try failing.text(of: take, pause: { _ in false })
    }
    let slow = try #require(Recognizer.command("exec /bin/sleep 600 < {file}"))
    #expect(throws: RecognitionFault.cancelled) { try slow.text(of: take, pause: { _ in true }) }
  }

  @Test(arguments: [(1_000, 30), (30_000, 30), (45_250, 46), (90_000, 90)])
  func `a server has half a minute, or as long as a longer recording`(
    milliseconds: Int,
    seconds: Int
  ) throws {
    let take = Take(samples: [Int16](repeating: 0, count: milliseconds * Take.rate / 1000))
    let recognizer = Recognizer(remote: "http://localhost/v1") { (work, _) in
      "\(work.limit.components.seconds) \(work.hint ?? "")"
    }
    #expect(try recognizer.text(of: take, hint: "Çay", pause: { _ in false }) == "\(seconds) Çay")
  }

  @Test func `a take is played without a file that has a name`() throws {
    try sound.addUsual()
    let heard = folder.path("heard")
    try sound.add(
      "aplay",
      "case $2 in *silence) ;; *) /bin/cat \"$2\" > '\(heard)';; esac"
    )
    let speaker = try Loudspeaker(
      .init(),
      programs,
      cache: SpeechCache(folder: folder.path("cache")),
      pause: { _ in
        usleep(2_000)
        return false
      }
    )
    let take = Take(samples: Self.samples(300, level: 0.2))
    try speaker.play(take) { _ in
      usleep(2_000)
      return false
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: heard)) == Data(take.wav))
  }
}
