import Classes
import Curriculum
import JSON
import Patterns
import Screens
import TerminalUI
import TextSafety
import Turkish

/// `dilim accept`: keeps an answer that the teacher accepts, and tells whose marks it changes.
struct AcceptRun {
  private let invocation: Invocation
  private let options: ClassOptions
  private let item: String
  private let answer: String
  private let points: Double

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    options = try ClassOptions(invocation)
    item = invocation.arguments[0]
    answer = invocation.arguments[1].composed.trimmed
    guard let text = invocation.value(.points) else {
      points = 1
      return
    }
    guard let points = CreditScale.credit(text) else {
      throw .usage("--points \(text): expected a number from 0 to 1.")
    }
    self.points = points
  }

  func run() throws(Failure) -> ExitCode {
    let files = try AnswerFiles(
      Array(invocation.arguments.dropFirst(2)),
      key: invocation.value(.keyFile),
      accepted: invocation.value(.acceptedFile)
    )
    let read = try ClassFiles(files, options)
    let examiner = Examiner { () throws(Failure) in try invocation.library }
    let before = try read.marked(by: examiner, accepting: read.accepted)
    for fault in read.faults + before.faults { try tell(fault.text) }
    guard !read.answers.isEmpty else {
      if read.faults.isEmpty { throw .data(Wording.noAnswers) }
      return .badData
    }
    // The file is written as a whole, so a line that can't be read would be lost.
    guard !read.isAcceptedFaulty else { throw .data(Wording.mendFirst(files.accepted)) }
    var list = read.accepted
    let name = try name(in: before.marked)
    let isNew: Bool
    do throws(TableFault) {
      isNew = try list.accept(
        AcceptedAnswer(item: name, answer: answer, points: points, note: note)
      )
    } catch {
      throw .data(error.reason)
    }
    let after = try read.marked(by: examiner, accepting: list).marked
    let isWritten = isNew && !invocation.has(.dryRun)
    if isWritten {
      do { try FileSystem.replace(files.accepted, with: Array(list.text.utf8)) } catch {
        throw .data(error.message)
      }
    }
    try show(after.changes(since: before.marked), after, isWritten ? files.accepted : nil)
    return read.faults.isEmpty && before.faults.isEmpty ? .pass : .badData
  }

  private var note: String? {
    invocation.value(.note).map { SafeText.cleaned($0.composed).trimmed }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// Returns the name of the item as the answers have it.
  private func name(in marked: MarkedClass) throws(Failure) -> String {
    let names = marked.items.map(\.name)
    let key = HeaderName.key(item)
    guard let name = names.first(where: { HeaderName.key($0) == key }) else {
      throw .data(Wording.notAnswered(item, near: NearName.of(item, in: names), names))
    }
    return name
  }

  private func show(
    _ changes: [MarkedClass.Change],
    _ marked: MarkedClass,
    _ path: String?
  ) throws(Failure) {
    if invocation.has(.json) {
      return try invocation.print(JSONLine.text(of: ChangedMarks(changes, marked, path)))
    }
    var lines = changes.map { change in
      Line(Wording.changed(change), hangingIndent: 2)
    }
    lines.append(Line(Wording.changedMarks(changes.count), .strong))
    if let path {
      lines.append("Written: \(path)")
    } else if invocation.has(.dryRun) {
      lines.append("Nothing was written.")
    }
    try invocation.show(Frame(lines))
  }

  private func tell(_ message: SafeText) throws(Failure) {
    do { try Output.error.write(message + SafeText("\n")) } catch { throw Failure(error) }
  }
}

/// The marks that an accepted answer changes, as JSON.
private struct ChangedMarks: JSONWritable {
  private let changes: [MarkedClass.Change]
  private let marked: MarkedClass
  private let path: String?

  init(_ changes: [MarkedClass.Change], _ marked: MarkedClass, _ path: String?) {
    self.changes = changes
    self.marked = marked
    self.path = path
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("changes")
      json.array(changes) { json, change in
        json.object { json in
          json.key("after")
          write(change.after.mark, to: &json)
          json.key("answer")
          json.string(change.after.given.text)
          if let before = change.before {
            json.key("before")
            write(before.mark, to: &json)
          }
          json.key("file")
          json.string(change.after.given.file)
          json.key("item")
          json.string(marked.items[change.after.item].name)
          json.key("line")
          json.integer(change.after.given.line)
          json.key("student")
          json.string(change.after.given.student)
        }
      }
      json.key("schema")
      json.integer(1)
      if let path {
        json.key("written")
        json.string(path)
      }
    }
  }

  private func write(_ mark: Mark, to json: inout JSONWriter) {
    json.object { json in
      json.key("credit")
      mark.credit.map { json.number($0) } ?? json.null()
      json.key("verdict")
      json.string(mark.name)
    }
  }
}
