/// A program that plays a WAV file.
package struct Player: Sendable, Equatable {
  /// The name that a learner knows it by.
  package let name: String
  /// The words of the program; the first is empty before a command of the learner.
  private let program: [String]

  /// Stands for the file in the words of a program that has it before others.
  private static let file = "{file}"

  /// Returns the players that there are, the best first: the learner's own, which gets the file in
  /// place of `{file}` or as its last word, or else those of PipeWire, PulseAudio, ALSA, SoX, FFmpeg
  /// and macOS.
  package static func found(command: String, in programs: ProgramPath) -> [Player] {
    if !command.isEmpty { return [Player(name: "play_command", program: ["", command])] }
    return known.compactMap { words in
      programs.path(of: words[0]).map { Player(name: words[0], program: [$0] + words.dropFirst()) }
    }
  }

  // ffplay ends with 0 where there is no device, so nobody could tell that it plays nothing.
  private static let known = [
    ["pw-play"], ["paplay"], ["aplay", "-q"], ["play", "-q"], ffmpeg + ["-f", "alsa", "default"],
    ["afplay"],
  ]
  // A playlist in a file must not open addresses of the network.
  private static let ffmpeg = [
    "ffmpeg", "-v", "quiet", "-nostdin", "-protocol_whitelist", "file", "-i", "file:\(file)",
  ]

  /// Whether it plays the usual formats of recordings; `aplay` takes a file that is no WAV for samples
  /// and plays noise.
  var decodes: Bool { !["play_command", "aplay"].contains(name) }

  /// Returns the program run that plays what was recorded, without a file that has a name.
  func run(_ take: Take) -> ProgramRun {
    var run = run(ProgramRun.inputPath)
    // SoX knows a format by the name of the file.
    if name == "play" { run.arguments.insert(contentsOf: ["-t", "wav"], at: 2) }
    run.input = take.wav
    return run
  }

  /// Returns the program run that plays a file.
  func run(_ file: String) -> ProgramRun {
    guard program[0].isEmpty else {
      let isPlaced = program.contains { $0.hasSuffix(Self.file) }
      return ProgramRun(
        isPlaced ? program.map { $0.replacing(Self.file, with: file) } : program + [file]
      )
    }
    let isPlaced = program[1].contains(Self.file)
    let shell =
      isPlaced ? program[1].replacing(Self.file, with: "\"$1\"") : program[1] + " \"$1\""
    return ProgramRun(["/bin/sh", "-c", shell, "sh", file])
  }
}
