import Coordination
import Curriculum
import Scoring
import Screens
import TextSafety
import Turkish

/// A line that adds an accepted answer to an item of a course folder.
struct AcceptedLine {
  let path: String
  /// The line of the new text, from 1.
  let line: Int
  let text: String
  private let bytes: [UInt8]

  /// Nil if the item accepts the answer already.
  init?(_ proposal: Proposal, in folder: String) throws(Failure) {
    let library = CourseLibrary(folder: ContentFolder(path: folder))
    guard let id = ItemID(proposal.item) else { throw .data(Wording.badItemName(proposal.item)) }
    let lesson = try library.lesson(id.lesson)
    guard let exercise = lesson.exercises.first(where: { lesson.itemID(of: $0) == id }) else {
      throw .data(Wording.noItem(proposal.item, near: nil))
    }
    let accepted = Self.accepted(by: exercise)
    guard let first = accepted.first, let last = accepted.map(\.line).max() else {
      throw .usage(Wording.notATranslation(proposal.item))
    }
    if try Self.accepts(proposal, lesson, library) { return nil }
    path = "\(folder)/\(id.lesson.path ?? "")"
    line = last + 1
    text = "= " + Self.pattern(proposal.answer, like: first.text)
    bytes = try Self.adding(text, after: last, of: path)
    try check(proposal, library)
  }

  /// The lines of accepted answers, which only sentences of one's own have.
  private static func accepted(by exercise: Exercise) -> [LocatedText] {
    switch exercise.task {
    case .translation(let translation): translation.accepted
    case .transformation(let task): task.accepted
    case .dialogue(let task): task.accepted
    case .choice, .dictation, .readAloud, .card, .gap, .order, .correction, .matching,
      .monologue:
      []
    }
  }

  /// Writes the line into the lesson.
  func write() throws(Failure) {
    do { try FileSystem.replace(path, with: bytes) } catch { throw .data(error.message) }
  }

  /// Throws unless the lesson with the line can be read and accepts the answer.
  private func check(_ proposal: Proposal, _ library: CourseLibrary) throws(Failure) {
    let lesson: Lesson
    do {
      lesson = try LessonReader().read(bytes, file: path)
    } catch {
      throw .data(error.errors.map { SafeText(line: $0.description) }.joined(separator: "\n"))
    }
    guard try Self.accepts(proposal, lesson, library) else {
      throw .data(Wording.notAccepted(proposal.answer))
    }
  }

  private static func accepts(
    _ proposal: Proposal,
    _ lesson: Lesson,
    _ library: CourseLibrary
  ) throws(Failure) -> Bool {
    guard let item = lesson.material.first(where: { $0.id.description == proposal.item }) else {
      return false
    }
    do {
      guard case .write(let mark) = try item.prepared().task.answering else { return false }
      return mark(proposal.answer, true).verdict == .correct
    } catch {
      throw library.failure(error)
    }
  }

  private static func adding(
    _ text: String,
    after line: Int,
    of path: String
  ) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path) } catch { throw .data(error.message) }
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let end: [UInt8] = lines[line - 1].last == 0x0D ? [0x0D] : []
    lines.insert(Array(text.utf8) + end, at: line)
    return Array(lines.joined(separator: [0x0A]))
  }

  /// An answer as a pattern, with the capital and the last sign of a listed one.
  private static func pattern(_ answer: String, like listed: String) -> String {
    var text = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let sign = listed.last, ".?!…".contains(sign),
      text.last.map({ ".?!…".contains($0) }) == false
    {
      text.append(sign)
    }
    if listed.first(where: \.isLetter)?.isUppercase == true { text = text.turkishCapitalized }
    return text.map { "()[]{}|/\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
