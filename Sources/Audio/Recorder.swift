/// A program that records from the microphone and writes raw samples to its output: signed, 16 bits,
/// the low byte first, one channel, 16,000 a second.
package struct Recorder: Sendable, Equatable {
  /// The name that a learner knows it by.
  package let name: String
  let run: ProgramRun
  /// Whether it may end by itself when enough was said; the others end before their limit only if the
  /// device is gone.
  let mayEnd: Bool

  /// What somebody says, which decides when a recording ends.
  package enum Length: Sendable, Equatable {
    /// A sentence that is given.
    case sentence
    /// Sentences of one's own, with pauses to think.
    case monologue

    /// The longest recording, in seconds.
    var limit: Int {
      switch self {
      case .sentence: 15
      case .monologue: Recorder.limit
      }
    }

    /// The pause that ends what is said, in milliseconds.
    package var pause: Int {
      switch self {
      case .sentence: 1_500
      case .monologue: 4_000
      }
    }
  }

  /// The longest recording of any length, in seconds.
  static let limit = 90

  /// Returns the recorders that there are, the best first: the learner's own command, or else those of
  /// PulseAudio, ALSA, SoX and FFmpeg.
  package static func found(command: String, in programs: ProgramPath) -> [Recorder] {
    guard command.isEmpty else {
      return [
        Recorder(
          name: "record_command",
          run: ProgramRun(["/bin/sh", "-c", command]),
          mayEnd: true
        )
      ]
    }
    return known.compactMap { words in
      programs.path(of: words[0]).map {
        Recorder(name: words[0], run: ProgramRun([$0] + words.dropFirst()), mayEnd: false)
      }
    }
  }

  #if os(macOS)
    private static let device = ["-f", "avfoundation", "-i", ":0"]
  #else
    private static let device = ["-f", "alsa", "-i", "default"]
  #endif

  // Each has a limit of its own where it can: a device that never ends would fill the disk if we were
  // stopped.
  private static let known = [
    [
      "parecord", "--raw", "--rate=\(Take.rate)", "--channels=1", "--format=s16le",
      "--latency-msec=50",
    ],
    [
      "arecord", "-q", "-t", "raw", "-f", "S16_LE", "-r", "\(Take.rate)", "-c", "1", "-d",
      "\(limit)",
    ],
    [
      "rec", "-q", "-V0", "--buffer", "1024", "-r", "\(Take.rate)", "-c", "1", "-b", "16", "-e",
      "signed", "-t", "raw", "-", "trim", "0", "\(limit)",
    ],
    ["ffmpeg", "-v", "quiet", "-nostdin"] + device + [
      "-t", "\(limit)", "-ac", "1", "-ar", "\(Take.rate)", "-f", "s16le", "-",
    ],
  ]
}
