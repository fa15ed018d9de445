import Audio
import Foundation
import Testing

/// A PulseAudio server of a test: what is played to the sink `micfeed` is what its microphone hears, and
/// its loudspeaker can be listened to.
final class PulseAudio {
  private let learner: Learner
  /// Where the programs are; the learner may get others.
  private let path: String
  private var server: Child?
  /// Keeps the microphone open, since a virtual one takes two seconds to wake up.
  private var keeper: Child?
  private var helpers: [Child] = []

  /// Starts a server, which the learner's programs find by themselves, those of ALSA too.
  init(for learner: Learner) throws {
    self.learner = learner
    path = learner.environment["PATH"] ?? ""
    let runtime = "\(learner.home)/run"
    try FileManager.default.createDirectory(
      atPath: runtime,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    learner.environment["XDG_RUNTIME_DIR"] = runtime
    learner.environment["ALSA_CONFIG_PATH"] = try learner.write(
      "pcm.!default { type pulse }\nctl.!default { type pulse }\n",
      to: "asound.conf"
    )
    let modules = [
      "module-native-protocol-unix", "module-null-sink sink_name=speaker",
      "module-null-sink sink_name=micfeed",
    ]
    server = try start(
      ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
        + modules.flatMap { ["-L", $0] }
    )
    try wait { try run(["pactl", "set-default-sink", "speaker"]).code == 0 }
    #expect(try run(["pactl", "set-default-source", "micfeed.monitor"]).code == 0)
    keeper = try start(Self.recorder + ["--device=micfeed.monitor", "/dev/null"])
    try wait { try recordings() == 1 }
  }

  private static let recorder = [
    "parecord", "--raw", "--rate=16000", "--channels=1", "--format=s16le", "--latency-msec=20",
  ]

  /// Ends the server at once, as if its device had been pulled out.
  func end() {
    for child in [server, keeper] { child?.kill() }
  }

  /// How many programs record from it.
  func recordings() throws -> Int {
    try run(["pactl", "list", "short", "source-outputs"]).lines.count
  }

  /// Waits until something is true, or until it was asked a thousand times.
  func wait(until isTrue: () throws -> Bool) rethrows {
    for _ in 0..<1_000 {
      if try isTrue() { return }
      usleep(20_000)
    }
  }

  /// Plays a tone of 300 Hz to the microphone, and then a loud one.
  func playTone(milliseconds: Int, level: Double = 0.25, then loud: Int = 0) throws {
    let samples = (0..<(Take.rate * (milliseconds + loud) / 1000)).map { index in
      let height = index < Take.rate * milliseconds / 1000 ? level : 0.25
      return Int16(32_767 * height * sin(2 * .pi * 300 * Double(index) / Double(Take.rate)))
    }
    try play(Take(samples: samples).wav)
  }

  /// Says a text to the microphone by eSpeak NG.
  func say(_ text: String) throws {
    let path = "\(learner.home)/speech.wav"
    #expect(try run(["espeak-ng", "-v", "tr", "-s", "150", "-w", path, "--", text]).code == 0)
    try play([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private func play(_ wav: [UInt8]) throws {
    let path = "\(learner.home)/said-\(helpers.count).wav"
    try Data(wav).write(to: URL(fileURLWithPath: path))
    helpers.append(try start(["paplay", "--device=micfeed", path]))
  }

  /// Listens to the loudspeaker while a body runs, and until it was loud for a while; returns the loud
  /// milliseconds.
  func listening(until loud: Int, _ body: () throws -> Void) throws -> Int {
    let path = "\(learner.home)/heard.raw"
    let before = try recordings()
    let recorder = try start(Self.recorder + ["--device=speaker.monitor", path])
    defer { recorder.kill() }
    try wait { try recordings() == before + 1 }
    try body()
    wait { Self.loudness(of: path) >= loud }
    return Self.loudness(of: path)
  }

  /// The milliseconds of a file of samples that are louder than a whisper; a header counts for nothing.
  static func loudness(of path: String) -> Int {
    let bytes = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
    return bytes.withUnsafeBytes { bytes in
      let samples = bytes.bindMemory(to: Int16.self)
      let window = Take.rate / 100
      var count = 0
      for start in stride(from: 0, to: samples.count - window, by: window)
      where samples[start..<(start + window)].contains(where: { $0 > 1_000 }) {
        count += 1
      }
      return 10 * count
    }
  }

  @discardableResult
  private func run(_ words: [String]) throws -> Run {
    try learner.run("/usr/bin/env", words, input: [], with: ["PATH": path], within: .seconds(20))
  }

  /// Starts a program that ends with what is returned.
  private func start(_ words: [String]) throws -> Child {
    let nothing = open("/dev/null", O_RDWR)
    defer { close(nothing) }
    return try Child(
      "/usr/bin/env",
      arguments: words,
      environment: learner.environment.merging(["PATH": path]) { _, new in new },
      stream: .descriptors(nothing, nothing, nothing)
    )
  }
}
