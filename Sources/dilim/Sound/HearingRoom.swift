import Audio
import Coordination
import Scoring
import Screens
import TerminalUI
import TextSafety
import Turkish

/// What hears the learner in a run of the program: a microphone and something that writes down what it
/// records.
final class HearingRoom {
  /// The microphone and the recogniser.
  struct Ears {
    let microphone: Microphone
    let recognizer: Recognizer
  }

  /// Nil if the learner can't be heard, or can't be any more.
  private(set) var ears: Ears?
  /// What the learner said last; it is never written to a file.
  private(set) var take: Take?
  private let firstContact: FirstContact

  /// Finds what hears by the learner's settings; `command` comes before that of the settings.
  init(
    _ settings: Settings?,
    _ folders: Folders,
    _ environment: Environment,
    command: String? = nil
  ) {
    firstContact = FirstContact(folders, for: .transcripts)
    guard let settings, settings[.microphone] == "on" else { return }
    let programs = ProgramPath(path: environment["PATH"], home: environment["HOME"])
    let recorders = Recorder.found(command: settings[.recordCommand], in: programs)
    guard let microphone = Microphone(recorders),
      let recognizer = Self.recognizer(settings, environment, programs, command: command)
    else { return }
    ears = Ears(microphone: microphone, recognizer: recognizer)
  }

  /// The recogniser of the settings: a command, a server or whisper.cpp, in this order; nil if none is
  /// set.
  static func recognizer(
    _ settings: Settings,
    _ environment: Environment,
    _ programs: ProgramPath,
    command: String? = nil
  ) -> Recognizer? {
    Recognizer.command(command ?? settings[.transcriptCommand])
      ?? TranscriptEndpoint(settings, environment)?.recognizer
      ?? Recognizer.whisper(model: settings.path(.whisperModel), in: programs)
  }

  /// What the learner is told before a recording is sent to a server for the first time, or made at all;
  /// nil from then on.
  func notice() -> SafeText? {
    guard let ears else { return nil }
    guard !ears.recognizer.isRemote else { return firstContact.notice(ears.recognizer.name) }
    return firstContact.notice(Self.ownComputer) == nil
      ? nil : Wording.heardHere(by: ears.recognizer.name)
  }

  /// The entry of this computer in the list of known servers.
  private static let ownComputer = "http://localhost/"

  /// Writes down a recording of a sentence, or of free speech where it is nil; nil if nothing was said.
  func heard(_ take: Take, _ sentence: String?, pause: Pause) throws(RecognitionFault) -> Heard {
    guard take.hasSpeech, let ears else { return Heard(nil) }
    self.take = take
    let first = try ears.recognizer.text(of: take, pause: pause)
    guard let sentence else {
      let isNoise = first.isBlank || SpeechGrader.repeats(first)
      return Heard(isNoise ? nil : first, isRecorded: true)
    }
    let grader = SpeechGrader(target: sentence)
    guard !first.isBlank, !grader.isLoop(first) else { return Heard(nil, isRecorded: true) }
    guard grader.isWorthSecondListening(first) else { return Heard(first, isRecorded: true) }
    let second = try ears.recognizer.text(of: take, hint: sentence, pause: pause)
    return Heard(first, second: second, isRecorded: true)
  }

  /// Hears nothing any more, since something has failed.
  func close() { ears = nil }
}

extension Recorder.Length {
  /// The length of a recording of a sentence, or of free speech where it is nil.
  init(of sentence: String?) { self = sentence == nil ? .monologue : .sentence }
}
