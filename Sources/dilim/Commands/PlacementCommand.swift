import Coordination
import Curriculum
import Memory
import Screens
import Storage
import TextSafety

extension Command {
  static let placement = Command(
    name: "placement",
    summary: "find your level with 8 to 20 questions",
    arguments: "",
    details: [
      """
      The questions become harder or easier with your answers, without hints or marks. "I don't \
      know" is always possible: an option, or :skip or an empty line. At the end you see your \
      level; Enter sets it, and b keeps the old one. You can leave and go on later.
      """,
      "--json prints the result of the last placement.",
    ],
    options: [.json] + sessionOptions,
    examples: [
      Example(line: "dilim placement", meaning: "begin, or go on"),
      Example(line: "dilim placement --json", meaning: "the last result"),
    ],
    argumentCount: 0...0,
    run: { invocation in
      let record = try record(invocation)
      guard invocation.has(.json) else {
        return try runSession(invocation, from: .placement, record: record)
      }
      try invocation.print(try JSONLine.encoded(PlacementReport(invocation, record)))
      return .pass
    }
  )

  static let test = Command(
    name: "test",
    summary: "take the test at the end of a level",
    arguments: "[A1|A2|B1|B2|C1|C2]",
    details: [
      """
      Without a level it is the test of yours: 24 questions, six of each skill, without hints or \
      marks. 20 right answers pass, 15 do not; between them come eight more, and 24 of all 32 \
      pass. Half of each skill is needed. A failed test names what to practise. All levels stay \
      open either way; the test can be taken again after three days.
      """,
      "--json prints the result of the last test of the level.",
    ],
    options: [.json] + sessionOptions + [.transcriptCommand, .transcriptFile],
    examples: [
      Example(line: "dilim test", meaning: "the test of your level"),
      Example(line: "dilim test A1 --json", meaning: "the last result at A1"),
    ],
    argumentCount: 0...1,
    offers: { _ in [.words(levelNames)] },
    run: { invocation in
      let record = try record(invocation)
      let asked = try invocation.arguments.first.map { (text) throws(Failure) in
        try parsedLevel(text)
      }
      let level = try asked ?? record.profile()?.level ?? .a1
      guard invocation.has(.json) else {
        return try runSession(invocation, from: .levelTest(level), record: record)
      }
      try invocation.print(try JSONLine.encoded(LevelTestReport(level, invocation, record)))
      return .pass
    }
  )
}

/// The right answers among the items of a level or a skill.
private struct ScoreReport: Encodable {
  let name: String
  let right: Int
  let asked: Int

  init(_ score: TestScore) {
    name =
      switch score.part {
      case .level(let level): level.rawValue
      case .skill(let skill): skill.rawValue
      }
    (right, asked) = (score.right, score.asked)
  }
}

/// The last placement; the property names are the keys of its JSON.
private struct PlacementReport: Encodable {
  let schema = 1
  /// The day, as 2026-01-31; nil, like the level, without a placement.
  let taken: String?
  let level: String?
  let levels: [ScoreReport]
  let skills: [ScoreReport]

  init(_ invocation: Invocation, _ record: Record) throws(Failure) {
    let tests = TestOpener(
      library: try invocation.library,
      record: record,
      world: invocation.world,
      rolloverHour: invocation.rolloverHour
    )
    let last = try tests.last(.placement)
    let result = last.flatMap { PlacementResult($0) }
    taken = last.map { tests.day(of: $0).isoDate }
    level = result?.level.rawValue
    levels = (result?.levels ?? []).map { ScoreReport($0) }
    skills = (result?.skills ?? []).map { ScoreReport($0) }
  }
}

/// The last test of a level; the property names are the keys of its JSON.
private struct LevelTestReport: Encodable {
  let schema = 1
  let level: String
  /// The day, as 2026-01-31; nil, like the result, without a test.
  let taken: String?
  let passed: Bool?
  let right: Int
  let asked: Int
  let skills: [ScoreReport]
  let weakPoints: [String]
  /// The first day on which the test can be taken again; nil if that is not after today.
  let again: String?

  init(_ level: Level, _ invocation: Invocation, _ record: Record) throws(Failure) {
    let tests = TestOpener(
      library: try invocation.library,
      record: record,
      world: invocation.world,
      rolloverHour: invocation.rolloverHour
    )
    let last = try tests.last(.levelTest(level))
    let result = last.flatMap { LevelTestResult($0) }
    self.level = level.rawValue
    taken = last.map { tests.day(of: $0).isoDate }
    passed = result?.isPassed
    right = result?.right ?? 0
    asked = result?.asked ?? 0
    skills = (result?.skills ?? []).map { ScoreReport($0) }
    weakPoints = (result?.weakTags ?? []).map(\.rawValue)
    again = try tests.dayOfNext(level).map(\.isoDate)
  }
}
