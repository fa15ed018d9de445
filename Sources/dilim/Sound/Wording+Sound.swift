import Audio
import Screens
import TextSafety

/// Sentences about sound.
extension Wording {
  /// Tells why there is no sound, and what to do.
  static func sentence(for obstacle: SoundObstacle) -> SafeText {
    switch obstacle {
    case .off: "off: dilim config set sound on switches it on"
    case .noVoice:
      "No program here speaks Turkish. On Debian: apt-get install espeak-ng"
    case .noPlayer:
      "No program here plays sound. On Debian: apt-get install alsa-utils"
    case .noDevice(let players):
      "\(players.joined(separator: ", ")) can't play: there is no loudspeaker, or it is in use."
    case .noFolder(let folder): "\(folder) can't be written."
    case .failed(let fault): sentence(for: fault)
    }
  }

  /// Tells which program has failed.
  static func sentence(for fault: SoundFault) -> SafeText {
    switch fault {
    case .stopped: "Stopped."
    case .voiceFailed(let voice): "\(voice) has failed: it wrote no sound."
    case .voiceTooSlow(let voice): "\(voice) was stopped: it took more than 30 s."
    case .endpointFailed(let sentence): SafeText(line: sentence)
    case .textTooLong: "This text is too long for the voice."
    case .notKept(let folder): "\(folder) can't be written; is the disk full?"
    case .recordingFailed(let path): "\(path) can't be played."
    case .noDecoder(let path):
      "Nothing here plays \(path). On Debian: apt-get install ffmpeg"
    case .playerFailed(let player): "\(player) has failed: it could not play."
    }
  }

  /// Says that a voice has failed, and which one speaks in its place.
  static func sentence(for change: VoiceChange) -> SafeText {
    "\(sentence(for: change.fault)) \(change.next) speaks instead."
  }

  /// Said before texts are sent to an endpoint for the first time.
  static func firstSpeech(at address: String) -> SafeText {
    """
    Asking \(address) for speech. Sent there: the texts that you hear, the model and the voice; \
    nothing else but the key, if one is set.
    """
  }

  /// Said before what the learner says is sent to an endpoint for the first time.
  static func firstTranscript(at address: String) -> SafeText {
    """
    What you say is sent to \(address) to be written down: the recording, and if little of it was \
    understood, the sentence too. Nothing of it is kept here.
    """
  }

  /// Said before the first recording that stays on this computer.
  static func heardHere(by recognizer: String) -> SafeText {
    """
    What you say is recorded and written down on this computer by \(recognizer); it is sent nowhere, \
    and the recording is not kept.
    """
  }

  static var speakNow: SafeText { "Speak now; Enter ends, Esc stops." }
  static var speakByLine: SafeText { "(Speak now. Enter when you have finished.)" }
  static var openingMicrophone: SafeText { "The microphone is being opened …" }
  static var understanding: SafeText { "Listening to what you said … Esc stops." }

  /// Tells why nothing was recorded.
  static func sentence(for fault: RecordingFault) -> SafeText {
    switch fault {
    case .cancelled: "Stopped."
    case .broken(let recorder):
      "\(recorder) has ended in the middle; is the microphone gone? No try is counted."
    case .noneRecords(let recorders):
      "\(recorders.joined(separator: ", ")) can't record: there is no microphone, or it is in use."
    case .noRoom: "Nothing can be recorded: /tmp is full."
    }
  }

  /// Tells why nothing was written down.
  static func sentence(for fault: RecognitionFault) -> SafeText {
    switch fault {
    case .cancelled: "Stopped."
    case .failed(let name): "\(name) has failed: it wrote nothing down."
    case .tooSlow(let name, let seconds):
      "\(name) was stopped: it took more than \(seconds) s."
    case .endpointFailed(let sentence): SafeText(line: sentence)
    }
  }

  static var rateInstead: SafeText { "For now, rate what you say, or type it." }

  static var noPictureCommand: SafeText {
    "No command opens pictures; set one: dilim config set picture_command xdg-open"
  }

  static func noPicture(_ path: String) -> SafeText { "\(path) is missing." }

  static var pictureCommandFailed: SafeText {
    "picture_command has failed; run it yourself to see why."
  }

  static func soundsReady(_ count: Int, made: Int) -> SafeText {
    "\(count) texts can be heard without waiting; \(made) of them are new."
  }

  static func soundOf(_ lesson: String) -> SafeText { "\(lesson) is ready." }
}
