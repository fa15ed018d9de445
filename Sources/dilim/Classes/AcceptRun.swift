import Classes
import Curriculum
import Patterns
import Screens
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
    for fault in read.faults + before.faults { try invocation.tell(fault.text) }
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
    try invocation.report(
      ChangedMarks(
        changes: after.changes(since: before.marked).map { ChangedMark($0, in: after) },
        written: isWritten ? files.accepted : nil
      )
    )
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
}
