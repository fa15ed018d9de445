#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A voice and a player that work together on this computer.
package struct Loudspeaker: Sendable {
  package let voice: Voice
  package let player: Player
  private let cache: SpeechCache

  /// What the learner has chosen.
  package struct Choice: Sendable {
    package var isOff: Bool
    /// Commands of the learner; empty for none.
    package var speakCommand: String
    package var playCommand: String

    package init(isOff: Bool = false, speakCommand: String = "", playCommand: String = "") {
      self.isOff = isOff
      self.speakCommand = speakCommand
      self.playCommand = playCommand
    }
  }

  /// The time in which a player must have refused to play, if it can't.
  private static let checkLimit = Duration.milliseconds(300)
  /// The time in which a voice must have said a paragraph into a file.
  private static let voiceLimit = Duration.seconds(30)
  /// The time that a player may take besides the duration of the sound.
  private static let delay = Duration.seconds(10)

  /// Finds a voice and a player, and opens the device by a tenth of a second of silence: that there
  /// is a player doesn't mean that it can play.
  package init(
    _ choice: Choice,
    _ programs: ProgramPath,
    cache: SpeechCache,
    pause: Pause
  ) throws(SoundObstacle) {
    if choice.isOff { throw .off }
    guard let voice = Voice.found(command: choice.speakCommand, in: programs) else {
      throw .noVoice
    }
    let players = Player.found(command: choice.playCommand, in: programs)
    guard !players.isEmpty else { throw .noPlayer }
    guard cache.makeFolder() else { throw .noFolder(cache.folder) }
    cache.trim()
    let silence = "\(cache.folder)/silence"
    Self.write(WAVFile.silence(milliseconds: 100), to: silence)
    let works = players.first { player in
      guard let program = RunningProgram(player.run(silence)) else { return false }
      // One that still plays has opened its device.
      return (program.finish(within: Self.checkLimit, pause: pause) ?? 0) == 0
    }
    guard let works else { throw .noDevice(players.map(\.name)) }
    self.voice = voice
    self.player = works
    self.cache = cache
  }

  /// Whether a text can be heard without waiting for the voice.
  package func isReady(_ speech: Speech) -> Bool { cache.known(speech, by: voice) != nil }

  /// Returns the file in which a text is said, which is made if it is not kept.
  package func render(_ speech: Speech, pause: Pause) throws(SoundFault) -> String {
    if let known = cache.known(speech, by: voice) { return known }
    let (draft, path) = (cache.draft, cache.path(of: speech, by: voice))
    defer { unlink(draft) }
    guard let program = RunningProgram(voice.run(speech, into: draft)) else {
      throw .voiceFailed(voice.name)
    }
    var isStopped = false
    let status = program.finish(within: Self.voiceLimit) { time in
      isStopped = pause(time)
      return isStopped
    }
    if isStopped { throw .stopped }
    guard let status else { throw .voiceTooSlow(voice.name) }
    // eSpeak NG ends with 0 even if it could not write the file.
    guard status == 0, WAVFile(mending: draft) != nil, rename(draft, path) == 0 else {
      throw .voiceFailed(voice.name)
    }
    return path
  }

  /// Says the parts of a text one after the other, until the end or until `pause` returns true.
  ///
  /// The next part is made while one is played.
  package func say(_ parts: [Speech], pause: Pause) throws(SoundFault) {
    var playing: (program: RunningProgram, milliseconds: Int)?
    for part in parts {
      let file = try render(part, pause: pause)
      if let playing { try finish(playing.program, playing.milliseconds, pause: pause) }
      guard let sound = WAVFile(mending: file), let program = RunningProgram(player.run(file))
      else {
        throw .playerFailed(player.name)
      }
      playing = (program, sound.milliseconds)
    }
    if let playing { try finish(playing.program, playing.milliseconds, pause: pause) }
  }

  private func finish(
    _ program: RunningProgram,
    _ milliseconds: Int,
    pause: Pause
  ) throws(SoundFault) {
    var isStopped = false
    let status = program.finish(within: .milliseconds(milliseconds) + Self.delay) { time in
      isStopped = pause(time)
      return isStopped
    }
    if isStopped { throw .stopped }
    guard status == 0 else { throw .playerFailed(player.name) }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    _ = bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
    close(file)
  }
}
