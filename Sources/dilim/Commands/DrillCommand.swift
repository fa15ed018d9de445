import Coordination
import Curriculum
import Drills
import Screens
import TextSafety

extension Command {
  static let drill = Command(
    name: "drill",
    summary: "drill forms of words against the clock",
    arguments: "[TAG|WORD|sounds [CONTRAST]]",
    details: [
      """
      Asks one form after the other: ev → to the houses. TAG is a grammar point of --list, WORD a \
      Turkish word, whose forms are then drilled. Without either come the points of the units \
      that you have reached, or with --level all of a level and below it. An answer is one line; \
      a wrong one is explained and comes again soon.
      """,
      """
      Each point has a speed from 1 to 5. When 8 of the last 10 answers at a speed were right \
      within its limit, the next speed begins. The limit is 15, 10, 7, 5 or 3 seconds and a \
      second for every three letters of the form. Every answer is kept.
      """,
      """
      sounds says one of two words that differ in one sound (ı/i, o/ö, u/ü, s/ş, c/ç, ğ, â), and 1 or \
      2 chooses it. CONTRAST stays with one of these sounds, and is also found without its marks: \
      s/s. With --say the words are said: a recogniser tells which of them it heard, and \
      without one you rate yourself. Pairs that the voice says alike are left out. Their commands: \
      \(CommandWord.list(CommandWord.inSounds)).
      """,
      """
      At the prompt every line is an answer. These words are commands: \
      \(CommandWord.list(CommandWord.inDrill)). --json prints a line for every item and answer.
      """,
    ],
    options: [.drillList, .sayPairs, .speed, .level, .seed, .json] + sessionOptions
      + transcriptOptions,
    examples: [
      Example(line: "dilim drill", meaning: "the points that you have reached"),
      Example(line: "dilim drill dative", meaning: "one point"),
      Example(line: "dilim drill gelmek --speed 3", meaning: "the forms of a word"),
      Example(line: "dilim drill sounds", meaning: "tell ı from i, o from ö, …"),
      Example(line: "dilim drill sounds s/ş", meaning: "tell s from ş alone"),
      Example(line: "dilim drill sounds --list", meaning: "the sounds and your answers"),
      Example(line: "dilim drill dative --seed 7 < forms.txt", meaning: "in a pipe"),
    ],
    argumentCount: 0...2,
    offers: { words in
      switch words {
      case []: [.drills, .words([sounds])]
      case [sounds]: [.words(SoundContrast.allCases.map(\.letters))]
      default: []
      }
    },
    run: { invocation in
      let record = try record(invocation)
      if invocation.arguments.first == sounds { return try drillSounds(invocation, record) }
      try invocation.checkCount(atMost: 1)
      if invocation.has(.drillList) {
        try listDrills(invocation, record)
        return .pass
      }
      guard !invocation.has(.sayPairs) else { throw Failure.usage(Wording.sayNeedsSounds) }
      let request = try drillRequest(invocation)
      if invocation.has(.json) {
        var stream = try DrillStream(invocation, request, record)
        return try stream.run()
      }
      return try runSession(invocation, from: .drill(request), record: record)
    }
  )

  /// The argument in place of a point.
  private static let sounds = "sounds"

  private static func drillRequest(_ invocation: Invocation) throws(Failure) -> DrillRequest {
    let speed = try invocation.value(.speed).map { (text) throws(Failure) in
      guard let speed = Int(text).flatMap(DrillSpeed.init) else {
        throw .usage(Wording.badSpeed(text))
      }
      return speed.number
    }
    return DrillRequest(
      subject: invocation.arguments.first,
      level: try invocation.value(.level).map { (text) throws(Failure) in try parsedLevel(text) },
      speed: speed,
      seed: try invocation.number(.seed, in: 0...UInt64.max)
    )
  }

  private static func listDrills(_ invocation: Invocation, _ record: Record) throws(Failure) {
    let opener = DrillOpener(
      library: try invocation.library,
      record: record,
      world: invocation.world
    )
    for (tag, standing) in try opener.points() {
      if invocation.has(.json) {
        let point = DrillJSON.Point(
          tag: tag.rawValue,
          speed: standing.speed.number,
          answers: standing.answers,
          right: standing.right
        )
        try invocation.print(try JSONLine.encoded(point))
        continue
      }
      let state: SafeText =
        standing.answers == 0
        ? ""
        : ": \(Wording.drillPoint(standing.speed.number, right: standing.right, of: standing.answers))"
      try invocation.print("\(tag)  \(Wording.name(of: tag))\(state)")
    }
  }
}

extension CommandOption {
  static let drillList = CommandOption(
    name: "--list",
    value: nil,
    help: "list the points and your speeds"
  )
  static let sayPairs = CommandOption(
    name: "--say",
    value: nil,
    help: "with sounds: say the words instead of hearing them"
  )
  static let speed = CommandOption(
    name: "--speed",
    value: "N",
    help: "1 to 5 instead of the speed that you have reached"
  )
}
