import JSON
import Scoring

/// The marks of a class as revisions, to which lines are only added; the last one of an answer counts.
package struct MarkLedger: Sendable {
  package private(set) var revisions: [Revision] = []
  private var last: [Revision.Subject: Revision] = [:]
  private var own: [Revision.Subject: Revision] = [:]
  private var known: [Revision.Subject: Int] = [:]
  private var released: Set<String> = []
  /// The lines that can't be read.
  package private(set) var faults: [TableFault] = []

  /// A mark of an answer.
  package struct Revision: Sendable, Equatable {
    package let subject: Subject
    package let author: Author
    /// The name of the verdict, as in JSON.
    package let verdict: String
    /// Nil while the answer waits for the teacher.
    package let credit: Double?
    package let note: String?
    package let time: Int64
    /// The number that the server has given to a mark by hand; nil if it has not got the mark yet.
    package let number: Int?

    /// The verdict of a mark that a teacher gives by hand.
    package static let verdictByHand = "accepted"

    /// The answer that is marked: of a pupil, to an item of an assignment.
    package struct Subject: Sendable, Hashable {
      package let assignment: String
      /// The pseudonym.
      package let student: String
      package let item: String
      /// Nil if the pupil has not answered.
      package let answer: HandedAnswer.ID?

      package init(
        assignment: String,
        student: String,
        item: String,
        answer: HandedAnswer.ID?
      ) {
        self.assignment = assignment
        self.student = student
        self.item = item
        self.answer = answer
      }
    }

    /// Whose mark it is; the teacher's own mark is changed by nobody else.
    package enum Author: String, Sendable { case grader, teacher }

    package init(
      _ subject: Subject,
      by author: Author,
      verdict: String,
      credit: Double?,
      note: String?,
      time: Int64,
      number: Int? = nil
    ) {
      self.subject = subject
      self.author = author
      self.verdict = verdict
      self.credit = credit
      self.note = note
      self.time = time
      self.number = number
    }
  }

  package init(_ bytes: [UInt8]) {
    let list = LineFile.list(bytes)
    faults = list.faults
    for row in list.rows {
      do throws(TableFault) { try add(row) } catch { faults.append(error) }
    }
  }

  private mutating func add(_ row: LineFile.Row) throws(TableFault) {
    switch try row.string("type") {
    case "mark": add(try Revision(row))
    case "released": released.insert(try row.string("assignment"))
    case "reopened": released.remove(try row.string("assignment"))
    default: throw row.missing("type")
    }
  }

  package mutating func add(_ revision: Revision) {
    revisions.append(revision)
    last[revision.subject] = revision
    guard revision.author == .teacher else { return }
    own[revision.subject] = revision
    if let number = revision.number { known[revision.subject] = number }
  }

  /// The last mark that the teacher gave by hand; nil if there is none.
  package func ownMark(of subject: Revision.Subject) -> Revision? { own[subject] }

  /// What to do with the last mark by hand that the server has of an answer.
  ///
  /// A mark that was given here and that the server lacks counts more than one that a colleague has given
  /// meanwhile; it is sent in place of that one. A number that is lower than a known one is of a server
  /// that was put back to an older state, and changes nothing.
  package func reception(of revision: Revision) -> Reception {
    let subject = revision.subject
    guard let number = revision.number, number > known[subject] ?? 0 else { return .known }
    guard let own = own[subject] else { return .taken(revision) }
    let isSame =
      CreditScale.isSame(own.credit ?? 0, revision.credit ?? 0)
      && own.note.map(Self.cut) == revision.note
    if isSame { return .confirmed(revision) }
    return own.number == nil ? .replaced([revision, own]) : .taken(revision)
  }

  package enum Reception: Sendable, Equatable {
    case known
    /// A colleague's mark, which counts from now on.
    case taken(Revision)
    /// The teacher's own mark, which the server has got.
    case confirmed(Revision)
    /// A colleague's mark, and after it the teacher's own, which is still to be sent.
    case replaced([Revision])

    /// The lines for the ledger.
    package var revisions: [Revision] {
      switch self {
      case .known: []
      case .taken(let revision), .confirmed(let revision): [revision]
      case .replaced(let revisions): revisions
      }
    }
  }

  /// The longest note of a mark on a server, in Unicode scalars.
  package static let longestNote = 2000

  /// Returns a note as a server keeps it.
  package static func cut(_ note: String) -> String {
    String(String.UnicodeScalarView(note.unicodeScalars.prefix(longestNote)))
  }

  /// Whether a mark says something else than the last one of its answer.
  package func isNew(_ revision: Revision) -> Bool {
    guard let old = last[revision.subject] else { return true }
    return old.verdict != revision.verdict || old.credit != revision.credit
      || old.note != revision.note
  }

  /// Whether the pupils may see the marks of an assignment.
  package func isReleased(_ assignment: String) -> Bool { released.contains(assignment) }

  package static func released(_ assignment: String, at time: Int64, _ isReleased: Bool) -> [UInt8]
  {
    LineFile.bytes([
      [
        ("type", .string(isReleased ? "released" : "reopened")),
        ("assignment", .string(assignment)),
        ("time", .integer(time)),
      ]
    ])
  }

  /// The lines without those of a pupil who has left, and how many these are.
  package static func bytes(
    _ bytes: [UInt8],
    without student: String
  ) -> (bytes: [UInt8], removed: Int) {
    var (kept, removed): ([UInt8], Int) = ([], 0)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: true) {
      let fields = (try? JSONValue(reading: Array(line)))?["student"]?.string
      if fields == student {
        removed += 1
      } else {
        kept += line + [0x0A]
      }
    }
    return (kept, removed)
  }
}

extension MarkLedger.Revision {
  init(_ row: LineFile.Row) throws(TableFault) {
    guard let author = Author(rawValue: try row.string("by")) else { throw row.missing("by") }
    var answer: HandedAnswer.ID?
    if let session = try row.optionalString("session") {
      guard let sequence = Int(exactly: try row.integer("sequence")) else {
        throw row.missing("sequence")
      }
      answer = HandedAnswer.ID(session: session, sequence: sequence)
    }
    let credit = try row.number("credit")
    guard credit.map({ (0...1).contains($0) }) ?? true else { throw row.missing("credit") }
    self.init(
      Subject(
        assignment: try row.string("assignment"),
        student: try row.string("student"),
        item: try row.string("item"),
        answer: answer
      ),
      by: author,
      verdict: try row.string("verdict"),
      credit: credit,
      note: try row.optionalString("note"),
      time: try row.integer("time"),
      number: try row.optionalInteger("number").map { Int($0) }
    )
  }

  package var bytes: [UInt8] {
    LineFile.bytes([
      [
        ("type", .string("mark")), ("assignment", .string(subject.assignment)),
        ("student", .string(subject.student)), ("item", .string(subject.item)),
        ("session", .text(subject.answer?.session)),
        ("sequence", .whole(subject.answer.map { Int64($0.sequence) })),
        ("by", .string(author.rawValue)), ("verdict", .string(verdict)),
        ("credit", credit.map { JSONValue($0) } ?? .null), ("note", .text(note)),
        ("number", .whole(number.map { Int64($0) })), ("time", .integer(time)),
      ]
    ])
  }
}
