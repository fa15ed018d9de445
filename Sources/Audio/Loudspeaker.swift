/// Voices and a player that work together on this computer.
package final class Loudspeaker {
  package let maker: SpeechMaker
  package let player: Player

  /// What the learner has chosen.
  package struct Choice {
    package var isOff: Bool
    /// Commands of the learner; empty for none.
    package var speakCommand: String
    package var playCommand: String
    /// The voice of a server; nil if none is set.
    package var endpoint: EndpointVoice?

    package init(
      isOff: Bool = false,
      speakCommand: String = "",
      playCommand: String = "",
      endpoint: EndpointVoice? = nil
    ) {
      self.isOff = isOff
      self.speakCommand = speakCommand
      self.playCommand = playCommand
      self.endpoint = endpoint
    }
  }

  /// The time in which a player must have refused to play, if it can't.
  private static let checkLimit = Duration.milliseconds(300)
  /// The time that a player may take besides the duration of the sound.
  private static let delay = Duration.seconds(10)
  /// The time that a recording may take whose duration nobody knows.
  private static let longestRecording = Duration.seconds(600)

  /// Finds voices and a player.
  package convenience init(
    _ choice: Choice,
    _ programs: ProgramPath,
    cache: SpeechCache,
    pause: Pause
  ) throws(SoundObstacle) {
    let maker = try SpeechMaker(choice, programs, cache: cache)
    try self.init(maker, choice, programs, pause: pause)
  }

  /// Finds a player, and opens the device by a tenth of a second of silence: that there is a player
  /// doesn't mean that it can play.
  package init(
    _ maker: SpeechMaker,
    _ choice: Choice,
    _ programs: ProgramPath,
    pause: Pause
  ) throws(SoundObstacle) {
    let players = Player.found(command: choice.playCommand, in: programs)
    guard !players.isEmpty else { throw .noPlayer }
    let silence = "\(maker.cache.folder)/silence"
    SpeechMaker.write(WAVFile.silence(milliseconds: 100), to: silence)
    let works = players.first { player in
      guard let program = RunningProgram(player.run(silence)) else { return false }
      // One that still plays has opened its device.
      return (program.finish(within: Self.checkLimit, pause: pause) ?? 0) == 0
    }
    guard let works else { throw .noDevice(players.map(\.name)) }
    self.maker = maker
    player = works
  }

  /// Says or plays one after the other, until the end or until `pause` returns true.
  ///
  /// The next sound is made while one is played.
  package func say(_ utterances: [Utterance], pause: Pause) throws(SoundFault) {
    var playing: Playing?
    for utterance in utterances {
      switch utterance {
      case .speech(let speech): try say(speech, after: &playing, pause: pause)
      case .recording(let recording, let isSlow, let speeches):
        do throws(SoundFault) {
          try play(recording, isSlow: isSlow, after: &playing, pause: pause)
        } catch {
          guard error.isOfRecording, !speeches.isEmpty else { throw error }
          // That only a voice can be slow needs no words.
          if !isSlow { maker.sayInstead(because: error) }
          for speech in speeches { try say(speech, after: &playing, pause: pause) }
        }
      }
    }
    if let playing { try finish(playing, pause: pause) }
  }

  /// Plays what was recorded, until its end or until `pause` returns true.
  package func play(_ take: Take, pause: Pause) throws(SoundFault) {
    guard let program = RunningProgram(player.run(take)) else { throw .playerFailed(player.name) }
    try finish(Playing(program: program, milliseconds: take.milliseconds), pause: pause)
  }

  /// A sound that is being played.
  private struct Playing {
    let program: RunningProgram
    /// Nil if nobody knows.
    let milliseconds: Int?
  }

  private func say(
    _ speech: Speech,
    after playing: inout Playing?,
    pause: Pause
  ) throws(SoundFault) {
    let file = try maker.render(speech, pause: pause)
    guard let sound = WAVFile(mending: file) else { throw .playerFailed(player.name) }
    try start(file, sound.milliseconds, after: &playing, pause: pause)
  }

  private func play(
    _ recording: String,
    isSlow: Bool,
    after playing: inout Playing?,
    pause: Pause
  ) throws(SoundFault) {
    let file = try maker.sound(ofRecording: recording, isSlow: isSlow, pause: pause)
    if let sound = WAVFile(reading: file) {
      return try start(file, sound.milliseconds, after: &playing, pause: pause)
    }
    guard player.decodes else { throw .noDecoder(recording) }
    try start(file, nil, after: &playing, pause: pause)
    // Only its end tells whether the player reads this format.
    do throws(SoundFault) {
      if let playing { try finish(playing, pause: pause) }
      playing = nil
    } catch {
      playing = nil
      if case .playerFailed = error { throw .recordingFailed(recording) }
      throw error
    }
  }

  private func start(
    _ file: String,
    _ milliseconds: Int?,
    after playing: inout Playing?,
    pause: Pause
  ) throws(SoundFault) {
    if let playing { try finish(playing, pause: pause) }
    guard let program = RunningProgram(player.run(file)) else { throw .playerFailed(player.name) }
    playing = Playing(program: program, milliseconds: milliseconds)
  }

  private func finish(_ playing: Playing, pause: Pause) throws(SoundFault) {
    var isStopped = false
    let duration = playing.milliseconds.map { Duration.milliseconds($0) } ?? Self.longestRecording
    let status = playing.program.finish(within: duration + Self.delay) { time in
      isStopped = pause(time)
      return isStopped
    }
    if isStopped { throw .stopped }
    guard status == 0 else { throw .playerFailed(player.name) }
  }
}
