import Audio
import TerminalUI
import TextSafety

/// The sound of a run of the program: its voices and its player, which are looked for when they are
/// first needed.
final class SoundRoom {
  private let choice: Loudspeaker.Choice
  private let programs: ProgramPath
  private let cache: SpeechCache
  private let firstContact: FirstContact
  private var made: Result<SpeechMaker, SoundObstacle>?
  private var opened: Result<Loudspeaker, SoundObstacle>?
  /// Whether the learner knows already that nothing can be heard.
  var isAnnounced = false

  /// Creates the sound by the learner's settings, or by the defaults if these can't be read.
  init(_ settings: Settings?, _ folders: Folders, _ environment: Environment) {
    choice = Loudspeaker.Choice(
      isOff: settings?[.sound] == "off",
      speakCommand: settings?[.speakCommand] ?? "",
      playCommand: settings?[.playCommand] ?? "",
      endpoint: settings.flatMap { SpeechEndpoint($0, environment)?.voice }
    )
    programs = ProgramPath(path: environment["PATH"], home: environment["HOME"])
    cache = SpeechCache(folder: "\(folders.cache)/sound")
    firstContact = FirstContact(folders, for: .speech)
  }

  /// Returns the voices, or the reason why there are none.
  func maker() -> Result<SpeechMaker, SoundObstacle> {
    if let made { return made }
    let found: Result<SpeechMaker, SoundObstacle>
    do throws(SoundObstacle) {
      found = .success(try SpeechMaker(choice, programs, cache: cache))
    } catch {
      found = .failure(error)
    }
    made = found
    return found
  }

  /// Returns the loudspeaker, or the reason why there is none.
  func loudspeaker(pause: Pause) -> Result<Loudspeaker, SoundObstacle> {
    if let opened { return opened }
    let found = maker().flatMap { maker in
      do throws(SoundObstacle) {
        return .success(try Loudspeaker(maker, choice, programs, pause: pause))
      } catch {
        return Result<Loudspeaker, SoundObstacle>.failure(error)
      }
    }
    opened = found
    return found
  }

  /// What the learner is told before texts are sent to a server for the first time; nil from then on,
  /// and if nothing will be sent.
  func notice(before parts: [Speech], by maker: SpeechMaker) -> SafeText? {
    guard let address = maker.addressee(of: parts) else { return nil }
    return firstContact.notice(address)
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
