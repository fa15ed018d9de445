/// The reason why there is no sound on this computer.
package enum SoundObstacle: Error, Sendable, Equatable {
  /// The learner has switched it off.
  case off
  /// There is no program that speaks Turkish.
  case noVoice
  /// There is no program that plays sound.
  case noPlayer
  /// None of these programs can play: there is no device, or it is in use.
  case noDevice([String])
  /// The folder for sounds can't be written.
  case noFolder(String)
  /// A voice or a player that worked has failed since.
  case failed(SoundFault)
}

/// The reason why a text was not heard to its end.
package enum SoundFault: Error, Sendable, Equatable {
  /// The learner has stopped it.
  case stopped
  /// This voice wrote no sound.
  case voiceFailed(String)
  /// This voice took more than half a minute.
  case voiceTooSlow(String)
  /// An endpoint sent no sound; a sentence says why.
  case endpointFailed(String)
  /// No voice takes a text as long as this one.
  case textTooLong
  /// The sound can't be kept in this folder.
  case notKept(String)
  /// This recording is missing, or nothing here reads it.
  case recordingFailed(String)
  /// This recording is no WAV, and there is no program that decodes it.
  case noDecoder(String)
  /// This player failed.
  case playerFailed(String)
}
