import JSON

/// The answers that a pupil hands in.
package struct HandIn: Sendable, Equatable {
  package let course: String
  package let assignment: String
  package let student: String
  /// The pupil's key, by which the teacher knows it from then on; nil if nothing is signed.
  package let key: PublicKey?
  /// The time of the pupil's clock.
  package let made: Int64
  package let answers: [HandedAnswer]

  package init(
    course: String,
    assignment: String,
    student: String,
    key: PublicKey?,
    made: Int64,
    answers: [HandedAnswer]
  ) {
    self.course = course
    self.assignment = assignment
    self.student = student
    self.key = key
    self.made = made
    self.answers = answers
  }

  package init(_ bytes: [UInt8]) throws(TableFault) {
    let file = try LineFile(bytes, type: "hand_in")
    var answers: [HandedAnswer] = []
    for row in file.rows { answers.append(try HandedAnswer(row)) }
    self.init(
      course: try file.head.classID(),
      assignment: try file.head.id("assignment"),
      student: try file.head.string("student"),
      key: try file.head.key("key"),
      made: try file.head.integer("made"),
      answers: answers
    )
  }

  package var bytes: [UInt8] {
    let head: [(String, JSONValue?)] = [
      ("type", .string("hand_in")), ("schema", .integer(1)), ("class", .string(course)),
      ("assignment", .string(assignment)), ("student", .string(student)),
      ("key", .text(key?.text)), ("made", .integer(made)),
    ]
    return LineFile.bytes([head] + answers.map(\.members))
  }

  /// The last moment of the work: that of the hand-in or of an answer, if a clock was set back.
  package var latest: Int64 { answers.reduce(made) { max($0, $1.time) } }
}

/// An answer with its id: the session and its place in the pupil's journal.
package struct HandedAnswer: Sendable, Equatable {
  package let id: ID
  package let item: String
  package let text: String
  package let time: Int64

  package struct ID: Sendable, Hashable {
    package let session: String
    package let sequence: Int

    package init(session: String, sequence: Int) {
      self.session = session
      self.sequence = sequence
    }
  }

  package init(id: ID, item: String, text: String, time: Int64) {
    self.id = id
    self.item = item
    self.text = text
    self.time = time
  }

  init(_ row: LineFile.Row) throws(TableFault) {
    self.init(
      id: try ID(row),
      item: try row.string("item"),
      text: try row.string("answer"),
      time: try row.integer("time")
    )
  }

  var members: [(String, JSONValue?)] {
    [
      ("type", .string("answer")), ("session", .string(id.session)),
      ("sequence", .integer(Int64(id.sequence))), ("item", .string(item)),
      ("answer", .string(text)), ("time", .integer(time)),
    ]
  }
}

extension HandedAnswer.ID {
  init(_ row: LineFile.Row) throws(TableFault) {
    guard let sequence = Int(exactly: try row.integer("sequence")), sequence >= 0 else {
      throw row.missing("sequence")
    }
    self.init(session: try row.id("session"), sequence: sequence)
  }
}

/// The answers of one pupil to one assignment, from all hand-ins.
package struct AnswerPile: Sendable {
  /// In the order in which they were taken.
  package private(set) var answers: [HandedAnswer] = []
  private var places: [HandedAnswer.ID: Int] = [:]

  package init() {}

  /// The result of adding a hand-in.
  package struct Addition: Sendable, Equatable {
    package var new = 0
    package var known = 0
    /// The answers whose id is known with another text; the first text stays.
    package var differing: [HandedAnswer] = []
  }

  package mutating func add(_ handIn: HandIn) -> Addition {
    var addition = Addition()
    for answer in handIn.answers {
      guard let place = places[answer.id] else {
        places[answer.id] = answers.count
        answers.append(answer)
        addition.new += 1
        continue
      }
      if answers[place].item == answer.item, answers[place].text == answer.text {
        addition.known += 1
      } else {
        addition.differing.append(answer)
      }
    }
    return addition
  }

  /// The answers to each item by time, the earliest first.
  package var byItem: [String: [HandedAnswer]] {
    Dictionary(grouping: answers, by: \.item).mapValues { answers in
      answers.sorted { ($0.time, $0.id.sequence) < ($1.time, $1.id.sequence) }
    }
  }
}
