import CourseCheck
import Curriculum
import TextSafety

extension Command {
  static let check = Command(
    name: "check",
    summary: "check the lessons of a course, for authors",
    arguments: "[PATH]",
    details: [
      """
      PATH is a course folder (the default is the one that lessons are read from) or one lesson \
      in it, which is checked within its course. Findings read file:line: message; exit status \
      3 if something fails. Warnings do not fail.
      """,
      """
      --fix writes the missing item ids first and changes nothing else. --spelling asks hunspell \
      (apt-get install hunspell hunspell-tr hunspell-en-gb).
      """,
    ],
    options: [.fix, .spelling, .coverage, .content],
    examples: [
      Example(line: "dilim check Content", meaning: "all rules"),
      Example(line: "dilim check --spelling Content", meaning: "spelling as well"),
      Example(line: "dilim check --coverage Content", meaning: "with tables of its content"),
      Example(line: "dilim check --fix Content", meaning: "write missing ids first"),
    ],
    argumentCount: 0...1,
    offers: { _ in [.files] },
    run: check
  )

  private static func check(_ invocation: Invocation) throws -> ExitCode {
    if let path = invocation.arguments.first, path.hasSuffix(".lesson"),
      !FileSystem.isDirectory(path), !isInCourse(path)
    {
      return try checkAlone(path, invocation)
    }
    let (folder, only) = try courseFolder(invocation)
    try writeMissingIDs(CourseFolder.lessonPaths(in: folder, named: only), invocation)
    let files = try CourseFolder.files(in: folder)
    var answers: SpellingAnswers?
    if invocation.has(.spelling) {
      let questions = CourseRules.spellingQuestions(for: files)
      answers = SpellingAnswers(
        unknownTurkish: try Hunspell.unknown(of: questions.turkish, dictionary: "tr_TR"),
        unknownEnglish: try Hunspell.unknown(of: questions.english, dictionary: "en_GB")
      )
    }
    let report = CourseRules.report(
      on: files,
      spelling: answers,
      withCoverage: invocation.has(.coverage)
    )
    let all = report.complaints + ruleExamples(in: folder)
    let complaints = all.filter { only == nil || $0.file.hasSuffix("/\(only ?? "")") }
    for complaint in complaints { try invocation.print(SafeText(line: complaint.description)) }
    for line in report.coverageTable { try invocation.print(line) }
    if only == nil {
      for line in report.statistics { try invocation.print(line) }
    }
    return complaints.contains { $0.severity == .fail } ? .badData : .pass
  }

  /// The complaints about the examples of the rules of meaning; none if the folder has no such file.
  private static func ruleExamples(in folder: String) -> [Complaint] {
    let path = "\(folder)/meaning-rules.txt"
    guard let bytes = try? FileSystem.read(path) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return MeaningRuleExamples.complaints(about: text, file: path, LexiconFile.source(at: folder))
  }

  /// Whether the lesson is in a level's folder of a course.
  private static func isInCourse(_ path: String) -> Bool {
    let parts = (FileSystem.resolved(path) ?? path).split(separator: "/").map(String.init)
    guard parts.count >= 2, Level(anyCase: parts[parts.count - 2]) != nil else { return false }
    return FileSystem.exists("/" + (parts.dropLast(2) + ["syllabus.txt"]).joined(separator: "/"))
  }

  /// Checks only the syntax of a lesson that is outside a course.
  private static func checkAlone(
    _ path: String,
    _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    try writeMissingIDs([path], invocation)
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch { throw .data(error.message) }
    do {
      _ = try LessonReader().read(bytes, file: path)
    } catch {
      for error in error.errors { try invocation.print(SafeText(line: error.description)) }
      return .badData
    }
    try invocation.print("\(path): well formed; the other rules need its course.")
    return .pass
  }

  /// Writes the missing ids of these lessons if `--fix` is given.
  private static func writeMissingIDs(_ paths: [String], _ invocation: Invocation) throws(Failure) {
    guard invocation.has(.fix) else { return }
    for path in try CourseFolder.writeMissingIDs(to: paths) {
      try invocation.print("\(path): ids written")
    }
  }

  /// The course folder, and the file name of the lesson if PATH names one.
  private static func courseFolder(
    _ invocation: Invocation
  ) throws(Failure) -> (folder: String, only: String?) {
    guard var path = invocation.arguments.first else {
      return (try invocation.library.folder.path, nil)
    }
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    if FileSystem.isDirectory(path) { return (path, nil) }
    guard FileSystem.exists(path), path.hasSuffix(".lesson") else {
      throw .data("\(path): no such course folder or lesson. Name a folder such as Content.")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts[parts.count - 1]
    switch parts.count {
    case 1: return ("..", name)
    case 2: return (".", name)
    default: return (parts.dropLast(2).joined(separator: "/"), name)
    }
  }
}

extension CommandOption {
  static let fix = CommandOption(name: "--fix", value: nil, help: "write missing item ids")
  static let coverage = CommandOption(
    name: "--coverage",
    value: nil,
    help: "tables of the course's content"
  )
  static let spelling = CommandOption(
    name: "--spelling",
    value: nil,
    help: "check the spelling with hunspell"
  )
}
