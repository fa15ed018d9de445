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

  /// Says the parts of a text one after the other, until the end or until `pause` returns true.
  ///
  /// The next part is made while one is played.
  package func say(_ parts: [Speech], pause: Pause) throws(SoundFault) {
    var playing: (program: RunningProgram, milliseconds: Int)?
    for part in parts {
      let file = try maker.render(part, pause: pause)
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
}
