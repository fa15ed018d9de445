import Classes
import Coordination
import Curriculum
import Patterns
import Scoring
import Screens
import TextSafety

/// Marks the answers of a class; the same answer to the same item is graded once.
struct ClassMarker {
  private var examiner: Examiner
  private let scale: CreditScale
  private let isStrict: Bool
  private let accepted: AcceptedList
  private var items: [String: Item] = [:]
  private var marks: [Key: Mark] = [:]
  private var refusals: [ItemReference: SafeText] = [:]
  private(set) var marked = MarkedClass()
  /// The rows that can't be marked, with their files.
  private(set) var faults: [FileFault] = []

  /// An item that was met.
  private struct Item {
    let place: Int
    let reference: ItemReference
    let right: String
    /// The file and line where it was met first.
    let origin: String
  }

  /// An answer to the item at a place.
  private struct Key: Hashable {
    let item: Int
    let text: String
  }

  init(_ examiner: Examiner, scale: CreditScale, strict: Bool, accepted: AcceptedList) {
    self.examiner = examiner
    self.scale = scale
    isStrict = strict
    self.accepted = accepted
  }

  /// Marks an answer, or reports its row as a fault.
  mutating func mark(_ given: GivenAnswer) throws(Failure) {
    do {
      let item = try known(given)
      let key = Key(item: item.place, text: given.text)
      let mark = if let same = marks[key] { same } else { try self.mark(given, item) }
      marks[key] = mark
      marked.add(MarkedAnswer(given, item: item.place, mark: mark))
    } catch {
      guard error.code == .badData else { throw error }
      faults.append(FileFault(file: given.file, TableFault(line: given.line, error.message)))
    }
  }

  /// Returns the item of an answer, which is added if it is new.
  private mutating func known(_ given: GivenAnswer) throws(Failure) -> Item {
    let name = Self.name(of: given.item)
    let key = HeaderName.key(name)
    if let item = items[key] {
      // The accepted answers may be in the first row of an item alone.
      if case .course = given.item { return item }
      guard item.reference == given.item else {
        throw .data(Wording.otherItem(name, item.origin))
      }
      return item
    }
    if let refusal = refusals[given.item] { throw .data(refusal) }
    do {
      let described = try described(given.item, name)
      let item = Item(
        place: marked.add(described),
        reference: given.item,
        right: described.right,
        origin: "\(given.file):\(given.line)"
      )
      items[key] = item
      return item
    } catch {
      if error.code == .badData { refusals[given.item] = error.message }
      throw error
    }
  }

  private static func name(of item: ItemReference) -> String {
    switch item {
    case .course(let name): name
    case .own(let key): key.name
    }
  }

  private mutating func described(
    _ item: ItemReference,
    _ name: String
  ) throws(Failure) -> ClassItem {
    switch item {
    case .course:
      guard ItemID(name) != nil else { throw .data(Wording.notAnItem(name)) }
      let task = try examiner.material(name).task
      return ClassItem(name: name, asked: task.question, right: task.solution)
    case .own(let key):
      let patterns = try Examiner.patterns(key.accept)
      return ClassItem(
        name: name,
        asked: key.english ?? "",
        right: patterns.first?.shown ?? ""
      )
    }
  }

  private mutating func mark(_ given: GivenAnswer, _ item: Item) throws(Failure) -> Mark {
    if given.text.isEmpty { return Mark(unansweredWithRight: item.right) }
    let name = Self.name(of: item.reference)
    if let answer = accepted.answer(accepting: given.text, to: name) {
      return Mark(accepted: answer, right: item.right)
    }
    let outcome: Outcome
    switch item.reference {
    case .course:
      outcome = try examiner.mark(given.text, item: name, strict: isStrict)
    case .own(let key):
      outcome = try examiner.mark(
        given.text,
        accept: key.accept,
        english: key.english,
        strict: isStrict
      )
    }
    return Mark(outcome, scale: scale, right: item.right)
  }
}

/// A fault with the file that has it.
struct FileFault: Error, Equatable {
  let file: String
  let fault: TableFault

  init(file: String, _ fault: TableFault) {
    self.file = file
    self.fault = fault
  }

  var text: SafeText { fault.text(file: file) }
}

extension Mark {
  /// The mark that the outcome of an answer gives.
  fileprivate init(_ outcome: Outcome, scale: CreditScale, right: String) {
    switch outcome {
    case .text(let judgement): self.init(judgement, scale: scale, right: right)
    case .choice, .rated, .told, .revealed:
      self.init(outcome.verdict ?? .wrong, scale: scale, right: right)
    case .speech(let judgement):
      self.init(judgement.verdict, scale: scale, right: right)
      findings = judgement.findings
    }
  }
}
