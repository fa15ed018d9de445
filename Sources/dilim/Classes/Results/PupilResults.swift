import ClassServer
import Classes
import Memory
import Screens
import TerminalUI
import TextSafety

/// A class that a pupil has joined by a file.
struct JoinedClass: Encodable {
  let `class`: String
  /// That of the teacher's key; nil if nothing is signed.
  var fingerprint: String?
  let folder: String
  /// The end of the last day on which the server keeps the answers, in UTC; nil without a server.
  var keptUntil: Int64?
  /// That of the pupil's own key; nil where nothing is signed.
  var ownFingerprint: String?
  /// Nil if the pupil has given no name, and is known by the login alone.
  let student: String?
}

/// What a pupil has joined by a file, with the file for the teacher.
struct JoinedByFile: ActionResult {
  let classes: [JoinedClass]
  let file: String
  /// Whether hand-ins will be signed.
  let signed: Bool

  func say(_ invocation: Invocation) throws(Failure) {
    for joined in classes {
      try invocation.print(Wording.joined(joined.class, joined.student ?? ""))
      if let print = joined.fingerprint {
        try invocation.print(Wording.teacherFingerprint(print))
      }
      if let print = joined.ownFingerprint {
        try invocation.print(Wording.ownFingerprint(print))
      }
    }
    if !signed { try invocation.print(Wording.unsignedHere) }
    try invocation.print(Wording.sendBack(file))
  }
}

/// The classes on a server that a pupil is in.
struct JoinedOnServer: ActionResult {
  let address: ServerAddress
  var classes: [JoinedClass] = []

  func say(_ invocation: Invocation) throws(Failure) {
    for joined in classes {
      try invocation.print(
        Wording.joinedOnServer(
          joined.class,
          address,
          until: joined.keptUntil.map { StudyDay(Int($0 / 86_400_000)).isoDate } ?? ""
        )
      )
    }
  }
}

/// What is to do.
struct TodoList: ActionResult {
  let assignments: [Row]

  struct Row: Encodable {
    let answered: Int
    let `class`: String
    let due: Int64
    let handedIn: Int64?
    let items: Int
    let name: String
  }

  func say(_ invocation: Invocation) throws(Failure) {
    guard !assignments.isEmpty else { return try invocation.print(Wording.nothingToDo) }
    let lines = assignments.map { row in
      Line(
        Wording.todo(
          row.name,
          row.class,
          answered: row.answered,
          of: row.items,
          due: ClassMoment.text(row.due, invocation.world),
          handedIn: row.handedIn.map { ClassMoment.text($0, invocation.world) }
        ),
        hangingIndent: 2
      )
    }
    try invocation.show(Frame(lines))
  }
}

/// What was answered in a sitting.
struct DoneWork: ActionResult {
  /// The items that have an answer now.
  let answered: Int
  /// The answers of this sitting.
  let answers: [Answer]
  let assignment: String
  let `class`: String
  let close: Int64?
  /// Whether every item has an answer.
  let done: Bool
  let due: Int64
  let items: Int
  /// The items without an answer, in the order in which they are asked.
  let left: [String]
  /// Whether all items were asked in this sitting or before; not encoded, because `left` says more.
  let isThrough: Bool

  private enum CodingKeys: CodingKey {
    case answered, answers, assignment, `class`, close, done, due, items, left
  }

  struct Answer: Encodable {
    let answer: String
    let item: String
    let time: Int64

    init(_ answer: HandedAnswer) {
      self.answer = answer.text
      item = answer.item
      time = answer.time
    }
  }

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.printWrapped(Wording.answeredOf(assignment, answered, of: items))
    if done {
      try invocation.printWrapped(Wording.handInNext(assignment))
    } else if isThrough {
      try invocation.printWrapped(Wording.openItems(left.count, assignment))
    } else {
      try invocation.printWrapped(Wording.goOnLater(assignment))
    }
  }
}

/// A hand-in: in a file, or on the way to a server.
struct HandedIn: ActionResult {
  /// The items with an answer; those that a server has refused are not counted.
  var answered: Int
  let assignment: String
  let `class`: String
  let due: Int64
  /// Nil for a hand-in to a server.
  var file: String?
  let handedIn: Int64
  let items: Int
  let late: Bool
  /// Whether the server has it; nil for a file.
  var received: Bool?
  var signature: String?
  /// Nil for a hand-in to a server, which knows the pupil by the login.
  var signed: Bool?

  init(_ assignment: Assignment, of pupil: PupilClass, answered: Int, at time: Int64) {
    self.answered = answered
    self.assignment = assignment.name
    `class` = pupil.title
    due = assignment.due
    handedIn = time
    items = assignment.items.count
    late = time > assignment.due
  }

  func say(_ invocation: Invocation) throws(Failure) {
    try invocation.print(Wording.handedIn(assignment, answered, of: items))
    if let file {
      try invocation.print(
        signed == true ? Wording.writtenSigned(file) : Wording.writtenUnsigned(file)
      )
    }
    if let received {
      try invocation.print(
        received ? Wording.handedInOnServer(assignment) : Wording.handedInLater(assignment)
      )
    }
    if late { try invocation.print(Wording.afterDue(ClassMoment.text(due, invocation.world))) }
  }
}
