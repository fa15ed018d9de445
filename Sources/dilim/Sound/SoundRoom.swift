import Audio
import Coordination
import Curriculum
import Screens
import TerminalUI
import TextSafety

/// The sound of a run of the program: its voices and its player, which are looked for when they are
/// first needed.
final class SoundRoom {
  private let choice: Loudspeaker.Choice
  private let programs: ProgramPath
  private let cache: SpeechCache
  private let firstContact: FirstContact
  private let media: MediaFolder
  /// The folder of the course; nil where no lesson is heard.
  private let course: String?
  private let pictureCommand: String
  private var made: Result<SpeechMaker, SoundObstacle>?
  private var opened: Result<Loudspeaker, SoundObstacle>?
  /// The viewer of the last picture, which ends with the program.
  private var viewer: DetachedProgram?
  /// Whether the learner knows already that nothing can be heard.
  var isAnnounced = false

  /// Creates the sound by the learner's settings, or by the defaults if these can't be read.
  init(
    _ settings: Settings?,
    _ folders: Folders,
    _ environment: Environment,
    course: String? = nil
  ) {
    choice = Loudspeaker.Choice(
      isOff: settings?[.sound] == "off",
      speakCommand: settings?[.speakCommand] ?? "",
      playCommand: settings?[.playCommand] ?? "",
      endpoint: settings.flatMap { SpeechEndpoint($0, environment)?.voice }
    )
    programs = ProgramPath(path: environment["PATH"], home: environment["HOME"])
    cache = SpeechCache(folder: "\(folders.cache)/sound")
    firstContact = FirstContact(folders, for: .speech)
    media = MediaFolder(folders)
    pictureCommand = settings?[.pictureCommand] ?? ""
    self.course = course
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
  func notice(before utterances: [Utterance], by maker: SpeechMaker) -> SafeText? {
    guard let address = maker.addressee(of: utterances) else { return nil }
    return firstContact.notice(address)
  }

  /// The file of a recording; nil for one of a lesson if there is no course.
  func path(of recording: Recording) -> String? {
    switch recording {
    case .card(let path): return media.path(of: path)
    case .lesson(let lesson, let name):
      guard let course, let file = lesson.path, let slash = file.lastIndex(of: "/") else {
        return nil
      }
      return "\(course)/\(file[...slash])sound/\(name)"
    }
  }

  /// Opens a picture of a card with the learner's command; returns what to tell if that fails.
  func openPicture(_ path: String, pause: Pause) -> SafeText? {
    guard !pictureCommand.isEmpty else { return Wording.noPictureCommand }
    guard let file = media.path(of: path) else { return Wording.noPicture(path) }
    viewer = DetachedProgram(pictureCommand, file: file, pause: pause)
    return viewer == nil ? Wording.pictureCommandFailed : nil
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
