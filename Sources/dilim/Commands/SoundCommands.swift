import Audio
import Coordination
import Curriculum
import Screens
import TerminalUI
import TextSafety

extension Command {
  static let say = Command(
    name: "say",
    summary: "say Turkish text aloud",
    arguments: "TEXT …",
    details: [
      """
      Says a text with the voice that lessons use: the setting speak_command, else the endpoint in \
      speech_url, else Piper with a Turkish voice, else eSpeak NG (apt-get install espeak-ng). The \
      program that plays is the \
      setting play_command, else the first that works of pw-play, paplay, aplay, play, ffmpeg and \
      afplay. Ctrl-C stops it.
      """
    ],
    options: [.slowly],
    examples: [
      Example(line: "dilim say Çay ister misin?", meaning: "hear a sentence"),
      Example(line: "dilim say --slowly değil mi", meaning: "more slowly"),
    ],
    argumentCount: 1...1000,
    run: { invocation in
      let text = invocation.arguments.joined(separator: " ")
      guard text.count <= longestText else {
        throw Failure.usage("A text to say has at most \(longestText) letters.")
      }
      Waiting.catchInterrupts()
      let room = try soundRoom(invocation)
      let loudspeaker = try orFail(room.loudspeaker(pause: Waiting.pause(for:)))
      let parts = Speech.parts(of: [text], isSlow: invocation.has(.slowly))
        .map { Utterance.speech($0) }
      announce(parts, room, loudspeaker.maker)
      defer { reportChanges(of: loudspeaker.maker) }
      do throws(SoundFault) {
        try loudspeaker.say(parts, pause: Waiting.pause(for:))
      } catch {
        throw failure(error)
      }
      return .pass
    }
  )

  static let sound = Command(
    name: "sound",
    summary: "make the sound of lessons ready, so that nothing waits for it",
    arguments: "prepare [LEVEL|LESSON]",
    details: [
      """
      Lessons make the sound of a text when it is first heard. prepare makes it for all listening \
      lessons, for those of a level or for one lesson ahead of time. Sounds are kept in the cache \
      folder, 500 MB at most; those that were not heard for the longest time go first.
      """,
      "dilim doctor tells which voice and which player work.",
    ],
    options: [.content],
    examples: [
      Example(line: "dilim sound prepare A1", meaning: "the listening lessons of A1"),
      Example(line: "dilim sound prepare a1-u1-listening", meaning: "one lesson"),
    ],
    argumentCount: 1...2,
    offers: { $0.isEmpty ? [.words(soundActions)] : [] },
    run: { invocation in
      guard invocation.arguments[0] == "prepare" else {
        throw Failure.usage(
          complaint(about: invocation.arguments[0], of: soundActions, in: "sound")
        )
      }
      return try prepare(invocation)
    }
  )

  private static let soundActions = ["prepare"]
  private static let longestText = 4096

  private static func soundRoom(_ invocation: Invocation) throws(Failure) -> SoundRoom {
    SoundRoom(try invocation.settings, try invocation.folders, invocation.world.environment)
  }

  private static func orFail<Value>(
    _ result: Result<Value, SoundObstacle>
  ) throws(Failure) -> Value {
    switch result {
    case .success(let value): return value
    case .failure(let obstacle): throw .data(Wording.sentence(for: obstacle))
    }
  }

  /// Tells what is sent to an endpoint before the first request.
  private static func announce(_ parts: [Utterance], _ room: SoundRoom, _ maker: SpeechMaker) {
    if let notice = room.notice(before: parts, by: maker) { try? Output.error.write(notice + "\n") }
  }

  /// Tells which voices have failed, and which speak in their place.
  private static func reportChanges(of maker: SpeechMaker) {
    for change in maker.takeChanges() {
      try? Output.error.write(Wording.sentence(for: change) + "\n")
    }
  }

  private static func failure(_ fault: SoundFault) -> Failure {
    fault == .stopped
      ? Failure(code: .interrupted, message: Wording.sentence(for: fault))
      : .data(Wording.sentence(for: fault))
  }

  private static func prepare(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let library = try invocation.library
    let lessons = try lessons(invocation, library)
    Waiting.catchInterrupts()
    let room = try soundRoom(invocation)
    let maker = try orFail(room.maker())
    var (count, made) = (0, 0)
    for id in lessons {
      for part in try library.lesson(id).spokenTexts {
        count += 1
        if maker.isReady(part) { continue }
        announce([.speech(part)], room, maker)
        made += 1
        do throws(SoundFault) {
          _ = try maker.render(part, pause: Waiting.pause(for:))
        } catch {
          throw failure(error)
        }
        reportChanges(of: maker)
      }
      if lessons.count > 1 { try invocation.print(Wording.soundOf(id.rawValue)) }
    }
    try invocation.print(Wording.soundsReady(count, made: made))
    return .pass
  }

  /// The lessons to prepare: one, the listening lessons of a level, or all of them.
  private static func lessons(
    _ invocation: Invocation,
    _ library: CourseLibrary
  ) throws(Failure) -> [LessonID] {
    guard invocation.arguments.count > 1 else {
      return Level.allCases.flatMap(library.lessons(of:)).filter { $0.skill == .listening }
    }
    let name = invocation.arguments[1]
    if let level = Level(rawValue: name.uppercased()) {
      return library.lessons(of: level).filter { $0.skill == .listening }
    }
    return [LessonID(rawValue: name)]
  }
}

extension CommandOption {
  fileprivate static let slowly = CommandOption(
    name: "--slowly",
    value: nil,
    help: "say it at about 60 % of the usual speed"
  )
}

extension Lesson {
  /// The texts of a lesson that are heard and not recorded: those of its passages, and its dictations.
  fileprivate var spokenTexts: [Speech] {
    passages.filter { $0.recording == nil }
      .flatMap { Speech.parts(of: $0.paragraphs, cast: $0.cast) }
      + exercises.filter { $0.recording == nil }.flatMap(\.task.texts).filter { $0.role == .heard }
      .map { Speech($0.text) }
  }
}
