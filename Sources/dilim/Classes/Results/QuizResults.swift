import Quizzes
import Screens
import TerminalUI
import TextSafety

/// Questions that were written for a learning platform.
struct ExportedItems: ActionResult {
  /// Items with more answers than a question can list; the rest are left out.
  let cut: [String]
  let file: String?
  let format: ItemsActions.Format
  let leftOut: [LeftOut]
  let questions: Int
  let text: String?

  /// An item that can't be a question.
  struct LeftOut: Encodable {
    let item: String
    let reason: QuizItem.Omission
  }

  private var lines: [SafeText] {
    [Wording.exported(questions)] + (cut.isEmpty ? [] : [Wording.answersCut(cut.count)])
      + Wording.omitted(leftOut.map(\.reason))
  }

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.deliver(file, text, lines)
  }
}

extension QuizItem.Omission: Encodable {}

/// Questions of a learning platform that were taken.
struct ImportedItems: ActionResult {
  let categories: Int
  /// The lines of questions that were changed since Dilim wrote them.
  let changed: [Int]
  let descriptions: Int
  let file: String?
  /// The answers with part of the credit and no reason.
  let partialCredit: Int
  let refused: [RefusedLine]
  let taken: Int
  let text: String?
  /// The expected mistakes that a table can't hold.
  let traps: Int

  private let lines: [SafeText]

  private enum CodingKeys: CodingKey {
    case categories, changed, descriptions, file, partialCredit, refused, taken, text, traps
  }

  init(_ made: QuizImport, _ file: QuizFile, _ delivery: Delivery) {
    categories = file.categories
    changed = made.changed
    descriptions = file.descriptions
    self.file = delivery.file
    partialCredit = made.partCount
    refused = made.faults.map { RefusedLine($0) }
    taken = made.count
    text = delivery.text
    traps = made.trapCount
    lines = Wording.imported(made, file)
  }

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.deliver(file, text, lines)
  }
}

/// A worksheet.
struct WrittenSheet: ActionResult {
  let file: String?
  let format: SheetAction.Format
  let items: Int
  /// Whether it has the answers.
  let key: Bool
  let lessons: [String]
  let text: String?

  func say(_ invocation: Invocation) throws(Failure) {
    if let file { try invocation.print(Wording.sheetWritten(file, items)) }
    if let text { try invocation.print(SafeText(text), terminator: "") }
  }
}

extension Invocation {
  /// Says what was written, or prints it; what there is to say about it is a message then.
  fileprivate func deliver(
    _ file: String?,
    _ text: String?,
    _ lines: [SafeText]
  ) throws(Failure) {
    if let text {
      try self.print(SafeText(text), terminator: "")
      for line in lines { try tell(line) }
    }
    if let file {
      try show(Frame(lines.map { Line($0, hangingIndent: 2) }))
      try self.print("Written: \(file)")
    }
  }
}
