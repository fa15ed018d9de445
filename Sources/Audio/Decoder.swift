/// A program that makes a WAV file of a recording in another format, or of its slow replay.
struct Decoder: Sendable, Equatable {
  private enum Kind: Sendable { case ffmpeg, sox }

  private let kind: Kind
  private let program: String

  /// Returns FFmpeg or SoX; nil if there is neither.
  static func found(in programs: ProgramPath) -> Decoder? {
    if let path = programs.path(of: "ffmpeg") { return Decoder(kind: .ffmpeg, program: path) }
    return programs.path(of: "sox").map { Decoder(kind: .sox, program: $0) }
  }

  /// Returns the program run that writes a recording into a WAV file.
  func run(_ recording: String, into file: String, isSlow: Bool) -> ProgramRun {
    switch kind {
    case .ffmpeg:
      // A playlist in a file must not open addresses of the network.
      let input = ["-protocol_whitelist", "file", "-i", "file:\(recording)"]
      let tempo = isSlow ? ["-filter:a", "atempo=0.6"] : []
      let output = ["-vn", "-acodec", "pcm_s16le", "-f", "wav", "file:\(file)"]
      return ProgramRun([program, "-v", "quiet", "-nostdin", "-y"] + input + tempo + output)
    case .sox:
      let tempo = isSlow ? ["tempo", "-s", "0.6"] : []
      return ProgramRun([program, "-V0", recording, "-t", "wav", file] + tempo)
    }
  }
}
