import Coordination
import Screens
import TerminalUI
import TextSafety

extension Command {
  static let progress = Command(
    name: "progress",
    summary: "see what you can do, how you study, and what to practise",
    arguments: "",
    details: [
      """
      Mastery by level and skill, a map of the grammar points, weak and slipping points, words, \
      days and minutes, predicted and true retention, cards that become due, and mistakes by kind. \
      In a terminal it has pages, and a digit practises a weak point; in a pipe and with --plain \
      it prints everything.
      """,
      "--html writes one file that needs no network and no script: pictures with a table each.",
      """
      dilim config set streak off hides streak, goal and best results. dilim status is the short \
      form.
      """,
    ],
    options: [.json, .html] + sessionOptions,
    examples: [
      Example(line: "dilim progress", meaning: "page by page"),
      Example(line: "dilim progress --html progress.html", meaning: "a page for the browser"),
      Example(line: "dilim progress --json | python3 -m json.tool", meaning: "for programs"),
    ],
    argumentCount: 0...0,
    run: { invocation in
      let record = Record(path: try invocation.folders.record)
      if invocation.has(.json) || invocation.has(.html) || invocation.has(.plain)
        || !Terminal.isInteractive
      {
        try show(try invocation.progress(of: record).report(), invocation)
        return .pass
      }
      return try runSession(invocation, from: .progress, record: record)
    }
  )

  private static func show(
    _ report: ProgressReport,
    _ invocation: Invocation
  ) throws(Failure) {
    if let path = invocation.value(.html) { try write(report, to: path, invocation) }
    if invocation.has(.json) {
      try invocation.print(try JSONLine.encoded(ProgressJSON(report)))
    } else if !invocation.has(.html) {
      let columns = Terminal.size(environment: invocation.world.environment).columns
      try invocation.show(report.frame(columns: columns))
    }
  }

  /// Writes the page; only the learner can read the file.
  private static func write(
    _ report: ProgressReport,
    to path: String,
    _ invocation: Invocation
  ) throws(Failure) {
    let page = SafeText(ProgressHTML(report).text).string
    do {
      try FileSystem.replace(path, with: Array(page.utf8), mode: 0o600)
    } catch {
      throw .data(error.message)
    }
    if !invocation.has(.json) { try invocation.print("Written: \(path)") }
  }
}

extension CommandOption {
  static let html = CommandOption(
    name: "--html",
    value: "FILE",
    help: "write a page for the browser to this file",
    offers: [.files]
  )
}

extension Invocation {
  /// The reader of the page of progress.
  func progress(of record: Record) throws(Failure) -> ProgressReader {
    ProgressReader(
      library: try library,
      record: record,
      now: world.now(),
      clock: dayClock,
      limits: dayLimits,
      dueCount: dueCount(in: record),
      settings: try settings
    )
  }
}
