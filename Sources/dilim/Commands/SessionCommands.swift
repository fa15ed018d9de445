import Asking
import Coordination
import Curriculum
import Memory
import Screens
import Storage
import TerminalUI
import TextSafety

extension Command {
  static let levelNames = Level.allCases.map(\.rawValue)
  static let skillNames = ["reading", "listening", "writing", "speaking"]

  static let home = Command(
    name: "dilim",
    summary: "start: see where you are and what to do next",
    arguments: "",
    details: [
      """
      The first start asks at most three questions. Enter begins today; ? lists the keys of \
      every place. Without a terminal this prints a short help.
      """
    ],
    options: sessionOptions,
    examples: [Example(line: "dilim", meaning: "start")],
    argumentCount: 0...0,
    run: { invocation in
      guard Terminal.isInteractive else {
        throw Failure.usage(HelpText.overview + "\n\ndilim alone needs a terminal.")
      }
      return try runSession(invocation, from: .home, record: record(invocation))
    }
  )

  static let lesson = Command(
    name: "lesson",
    summary: "do one lesson, from where you left it",
    arguments: "LESSON",
    details: [
      """
      Lessons are named level-unit-skill: a1-u1-reading. In a pipe there is one answer a line \
      (choices by number or letter). These words are commands: \
      \(CommandWord.list(CommandWord.inLesson)).
      """,
      speakingDetail,
    ],
    options: sessionOptions + transcriptOptions,
    examples: [
      Example(line: "dilim lesson a1-u1-writing", meaning: "in the terminal"),
      Example(line: "dilim lesson a1-u1-reading < answers.txt", meaning: "in a pipe"),
    ],
    argumentCount: 1...1,
    offers: { _ in [.lessons] },
    run: { invocation in
      let id = LessonID(rawValue: invocation.arguments[0])
      return try runSession(invocation, from: .lesson(id), record: record(invocation))
    }
  )

  static let practice = Command(
    name: "practice",
    summary: "practise a skill, your mistakes, a grammar point or words",
    arguments: "[reading|listening|writing|speaking]",
    details: [
      """
      Without a skill it is writing. Without a seed, items that you do not know yet come first. \
      Items are drawn only from units that you have begun, the next one, and levels below yours, \
      unless --all is given.
      """,
      """
      --mistakes asks the points of what failed at the first try, each in another item if there is \
      one. A mistake is settled when its item passes at the first try in a later session, or two \
      others of its point do. --weak takes the five weakest points: those that the learner model \
      calls weak or slipping, else those with failed answers, from three answers on. --words asks \
      words that failed in a list, or as cards in the last two weeks.
      """,
      speakingDetail,
    ],
    options: PracticeOptions.all + [.level, .unit, .count, .seed] + sessionOptions
      + transcriptOptions,
    examples: [
      Example(line: "dilim practice reading", meaning: "ten items of your level"),
      Example(line: "dilim practice writing --level A2 --count 5", meaning: "five of A2"),
      Example(line: "dilim practice --mistakes", meaning: "what you got wrong"),
      Example(line: "dilim practice --grammar locative", meaning: "one grammar point"),
    ],
    argumentCount: 0...1,
    offers: { _ in [.words(skillNames)] },
    run: { invocation in
      let record = try record(invocation)
      if let route = try PracticeOptions.focus(invocation) {
        return try runSession(invocation, from: route, record: record)
      }
      let request = try practiceRequest(invocation, profile: record.profile())
      return try runSession(invocation, from: .practice(request), record: record)
    }
  )

  static let level = Command(
    name: "level",
    summary: "show or choose your level",
    arguments: "[A1|A2|B1|B2|C1|C2]",
    details: [
      "Without a level: a choice in the terminal, the present level in a pipe.",
      "When every lesson of your level is done, you go on at the next level with an open lesson.",
    ],
    options: sessionOptions,
    examples: [
      Example(line: "dilim level", meaning: "see and choose"),
      Example(line: "dilim level A2", meaning: "set it"),
    ],
    argumentCount: 0...1,
    offers: { _ in [.words(levelNames)] },
    run: chooseLevel
  )

  private static var speakingDetail: SafeText {
    """
    Speaking: what you say is typed, or comes line by line from --transcript-file, or from the \
    output of --transcript-command, which is run for each attempt.
    """
  }

  static let sessionOptions: [CommandOption] = [.content, .with, .plain, .noColor, .noMicrophone]
  static let transcriptOptions: [CommandOption] = [.transcriptCommand, .transcriptFile]

  private static func practiceRequest(
    _ invocation: Invocation,
    profile: Profile?
  ) throws(Failure) -> PracticeRequest {
    let name = invocation.arguments.first ?? "writing"
    guard skillNames.contains(name), let skill = Skill(rawValue: name) else {
      throw .usage("\(name): expected reading, listening, writing or speaking.")
    }
    let level = try invocation.value(.level).map { (text) throws(Failure) in
      try parsedLevel(text)
    }
    let library = try invocation.library
    return PracticeRequest(
      skill: skill,
      level: level ?? nearestLevel(profile?.level ?? .a1, library),
      unit: try invocation.number(.unit, in: 1...Level.unitCount),
      count: try invocation.number(.count, in: 1...500) ?? 10,
      seed: try invocation.number(.seed, in: 0...UInt64.max),
      isAll: invocation.has(.everything)
    )
  }

  /// The level if it has lessons, else the nearest lower level that has some.
  private static func nearestLevel(_ level: Level, _ library: CourseLibrary) -> Level {
    Level.allCases.last { $0 <= level && !library.lessons(of: $0).isEmpty } ?? level
  }

  static func parsedLevel(_ text: String) throws(Failure) -> Level {
    guard let level = Level(anyCase: text) else {
      throw .usage("\(text): expected A1, A2, B1, B2, C1 or C2.")
    }
    return level
  }

  private static func chooseLevel(_ invocation: Invocation) throws -> ExitCode {
    let record = try record(invocation)
    guard let text = invocation.arguments.first else {
      if Terminal.isInteractive {
        return try runSession(invocation, from: .levels, record: record)
      }
      let level = try record.profile().map { SafeText(line: $0.level.rawValue) }
      try invocation.print(level ?? "A1 (not chosen yet)")
      return .pass
    }
    let level = try parsedLevel(text)
    var profile =
      try record.profile()
      ?? Profile(name: "", level: level, hasTurkishKeyboard: false, isKeyboardKnown: false)
    profile.level = level
    try record.save(profile)
    try invocation.print("Your level is \(level.rawValue).")
    return .pass
  }

  static func record(_ invocation: Invocation) throws(Failure) -> Record {
    Record(path: try invocation.folders.record)
  }

  /// Runs a session, and queues wrong answers if the setting says so.
  static func runSession(
    _ invocation: Invocation,
    from route: Route,
    record: Record
  ) throws -> ExitCode {
    try checkRecord(record, invocation)
    let start = invocation.world.now()
    let code = try runLoop(invocation, from: route, record: record)
    if let settings = try? invocation.settings, settings.queue == .always {
      let filler = try QueueFiller(invocation, settings, record)
      _ = try record.working { try filler.fill(since: start) }
    }
    return code
  }

  /// Refuses to begin if no answer could be stored, and warns if the record has disappeared.
  private static func checkRecord(_ record: Record, _ invocation: Invocation) throws(Failure) {
    do throws(Failure) { try record.checkWritable() } catch {
      throw .data(Wording.nothingStored(error.message))
    }
    let path = try invocation.folders.record
    guard !FileSystem.exists(path), let newest = BackupFolder(record: path).backups.last else {
      return
    }
    let day = newest.day.isoDate
    try? Output.error.write(Wording.recordMissing(path, backupOf: day) + "\n")
  }

  /// Runs a session in the terminal or line by line.
  private static func runLoop(
    _ invocation: Invocation,
    from route: Route,
    record: Record
  ) throws -> ExitCode {
    let library = try invocation.library
    let today = try invocation.todayOpener(library, record)
    let opener = SessionOpener(
      library: library,
      record: record,
      world: invocation.world,
      reviews: today.reviews,
      games: GameOpener(library: library, record: record, world: invocation.world),
      today: today
    )
    let source = try transcriptSource(invocation)
    let hearing = source == nil && Terminal.isInteractive ? try hearingRoom(invocation) : nil
    let profile = try record.profile()
    let compose: ComposeTable? = profile?.hasTurkishKeyboard == true ? nil : .turkish
    let environment = invocation.world.environment
    let isDumb = environment["TERM"] == "dumb"
    let sound = SoundRoom(
      try? invocation.settings,
      try invocation.folders,
      environment,
      course: library.folder.path
    )
    if !invocation.has(.plain), !isDumb, let terminal = Terminal(environment: environment) {
      let tutor = tutor(invocation, record)
      let setting = Screen.Setting(
        isByLine: false,
        hasTranscriptSource: source != nil,
        hasTutor: tutor != nil
      )
      var console = TerminalConsole(
        terminal: terminal,
        setting: setting,
        palette: invocation.palette,
        compose: compose
      )
      console.sound = sound
      console.hearing = hearing
      console.clearsScrollback = (try? invocation.settings)?[.clearScrollback] == "on"
      let backups = invocation.backups
      console.whenWaiting = backups.begin
      let (habit, explainer) = explainer(invocation, record)
      var loop = SessionLoop(
        app: AppCoordinator(
          route: route,
          profile: profile,
          habit: habit,
          learner: profile == nil ? try record.knownLearner() : nil
        ),
        console: console,
        opener: opener,
        source: source,
        explainer: explainer,
        tutor: tutor,
        news: backups.news
      )
      loop.app.allowsRating = true
      return try loop.run(from: route)
    }
    let isTerminal = Terminal.isInteractive
    var console = LineConsole(
      setting: Screen.Setting(
        isByLine: true,
        hasTranscriptSource: source != nil,
        size: Terminal.size(environment: environment)
      ),
      palette: invocation.palette,
      columns: Terminal.size(environment: environment).columns,
      isTerminal: isTerminal,
      compose: isTerminal ? compose : nil,
      sound: sound
    )
    console.hearing = hearing
    let backups = invocation.backups
    console.whenWaiting = isTerminal ? backups.begin : backups.beginAndWait
    var loop = SessionLoop(
      app: AppCoordinator(
        route: route,
        profile: profile,
        learner: profile == nil ? try record.knownLearner() : nil
      ),
      console: console,
      opener: opener,
      source: source
    )
    // The lines of a script are transcripts.
    loop.app.allowsRating = isTerminal
    return try loop.run(from: route)
  }

  /// Returns the conversation with the tutor; nil if no endpoint is set.
  private static func tutor(
    _ invocation: Invocation,
    _ record: Record
  ) -> ((inout TerminalConsole) throws(Ending) -> Void)? {
    guard let settings = try? invocation.settings, settings.hasEndpoint else { return nil }
    return { (console) throws(Ending) in
      var session: ChatSession
      do throws(Failure) {
        // The learner may have changed the language since.
        session = try ChatSession(invocation, (try? invocation.settings) ?? settings, record)
      } catch {
        return try console.show(Frame([Line("  \(error.message)", hangingIndent: 2)]))
      }
      try session.run(in: &console)
    }
  }

  /// Returns no explainer if the settings can't be read, so that the session can still run.
  private static func explainer(
    _ invocation: Invocation,
    _ record: Record
  ) -> (AssistantHabit, Explainer?) {
    do {
      let settings = try invocation.settings
      guard settings.hasEndpoint, let habit = settings.explain.inLessons else {
        return (.never, nil)
      }
      let explainer = try Explainer(settings, invocation, record)
      return (habit, explainer)
    } catch {
      try? Output.error.write("  \(error.message)\n  \(Wording.noExplainer)\n")
      return (.never, nil)
    }
  }
}

extension CommandOption {
  static let level = CommandOption(
    name: "--level",
    value: "LEVEL",
    help: "A1 to C2 instead of your level",
    offers: [.words(Command.levelNames)]
  )
  static let unit = CommandOption(name: "--unit", value: "N", help: "only this unit, 1 to 8")
  static let count = CommandOption(name: "--count", value: "N", help: "how many items (10)")
  static let seed = CommandOption(
    name: "--seed",
    value: "N",
    help: "the same seed draws the same items in the same order"
  )
  static let noMicrophone = CommandOption(
    name: "--no-mic",
    value: nil,
    help: "record nothing"
  )
  static let transcriptCommand = CommandOption(
    name: "--transcript-command",
    value: "COMMAND",
    help: "prints what was said, in the WAV {file} if it names one"
  )
  static let transcriptFile = CommandOption(
    name: "--transcript-file",
    value: "FILE",
    help: "what was said, a line for each attempt",
    offers: [.files]
  )
}
