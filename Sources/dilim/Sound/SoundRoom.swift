import Audio
import TerminalUI
import TextSafety

/// The sound of a run of the program: its loudspeaker, which is looked for when it is first needed.
final class SoundRoom {
  private let choice: Loudspeaker.Choice
  private let programs: ProgramPath
  private let cache: SpeechCache
  private var opened: Result<Loudspeaker, SoundObstacle>?
  /// Whether the learner knows already that nothing can be heard.
  var isAnnounced = false

  /// Creates the sound by the learner's settings, or by the defaults if these can't be read.
  init(_ settings: Settings?, _ folders: Folders, _ environment: Environment) {
    choice = Loudspeaker.Choice(
      isOff: settings?[.sound] == "off",
      speakCommand: settings?[.speakCommand] ?? "",
      playCommand: settings?[.playCommand] ?? ""
    )
    programs = ProgramPath(path: environment["PATH"], home: environment["HOME"])
    cache = SpeechCache(folder: "\(folders.cache)/sound")
  }

  /// Returns the loudspeaker, or the reason why there is none.
  func loudspeaker(pause: Pause) -> Result<Loudspeaker, SoundObstacle> {
    if let opened { return opened }
    let found: Result<Loudspeaker, SoundObstacle>
    do throws(SoundObstacle) {
      found = .success(try Loudspeaker(choice, programs, cache: cache, pause: pause))
    } catch {
      found = .failure(error)
    }
    opened = found
    return found
  }

  /// Whether something can play, as far as is known.
  var canPlay: Bool {
    switch opened {
    case nil: !choice.isOff
    case .success: true
    case .failure: false
    }
  }

  /// Uses no sound any more, since a program has failed.
  func close(because fault: SoundFault) {
    opened = .failure(.failed(fault))
    isAnnounced = true
  }
}
