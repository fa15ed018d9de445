import JSON

/// What two lists of accepted answers, a teacher's and that of the server, need from each other.
///
/// It compares each of them with what both had after the last exchange, so that a line that the teacher
/// has deleted differs from one that a colleague has added. Where both sides have changed the same
/// answer, this teacher's counts: of two teachers then the one who exchanges last.
package struct AcceptedExchange: Sendable, Equatable {
  /// What is new or has changed on the server.
  package private(set) var taken: [AcceptedAnswer] = []
  /// What a colleague has withdrawn.
  package private(set) var dropped: [AcceptedAnswer] = []
  /// What is new or has changed here, or is missing on the server.
  package private(set) var sent: [AcceptedAnswer] = []
  /// What was withdrawn here.
  package private(set) var withdrawn: [AcceptedAnswer] = []

  /// An answer as the server keeps it.
  ///
  /// One that is withdrawn is still there. So an answer that the server lacks was never withdrawn: the
  /// server is an older backup, or has not got it yet.
  package struct Shared: Sendable, Equatable {
    package let answer: AcceptedAnswer
    package let isWithdrawn: Bool

    package init(_ answer: AcceptedAnswer, isWithdrawn: Bool = false) {
      self.answer = answer
      self.isWithdrawn = isWithdrawn
    }
  }

  private struct Key: Hashable {
    let item: String
    let pattern: String

    init(_ answer: AcceptedAnswer) {
      item = HeaderName.key(answer.item)
      pattern = answer.answer
    }
  }

  /// Compares two lists; of answers with one item and pattern the last counts.
  package init(here: [AcceptedAnswer], there: [Shared], before: [AcceptedAnswer]) {
    let old = Self.byKey(before)
    let mine = Self.byKey(here)
    let theirs = Dictionary(grouping: there) { Key($0.answer) }
    for key in Self.keys(here + there.map(\.answer)) {
      let all = theirs[key] ?? []
      compare(mine[key], all.last, old[key])
      // The item may be there in two spellings.
      let isDeleted = mine[key] == nil && old[key] != nil
      if isDeleted { withdrawn += all.filter { !$0.isWithdrawn }.map(\.answer) }
    }
  }

  private mutating func compare(
    _ mine: AcceptedAnswer?,
    _ theirs: Shared?,
    _ old: AcceptedAnswer?
  ) {
    switch (mine, theirs) {
    case (nil, let theirs?) where !theirs.isWithdrawn && old == nil: taken.append(theirs.answer)
    case (nil, _): break
    case (let mine?, nil): sent.append(mine)
    case (let mine?, let theirs?):
      let isUnchanged = old.map { Self.isSame(mine, $0) } ?? false
      if theirs.isWithdrawn {
        if isUnchanged { dropped.append(mine) } else { sent.append(mine) }
      } else if !Self.isSame(mine, theirs.answer) {
        if isUnchanged { taken.append(theirs.answer) } else { sent.append(mine) }
      }
    }
  }

  private static func byKey(_ answers: [AcceptedAnswer]) -> [Key: AcceptedAnswer] {
    Dictionary(answers.map { (Key($0), $0) }) { _, last in last }
  }

  private static func keys(_ answers: [AcceptedAnswer]) -> [Key] {
    var known = Set<Key>()
    return answers.map(Key.init).filter { known.insert($0).inserted }
  }

  private static func isSame(_ one: AcceptedAnswer, _ other: AcceptedAnswer) -> Bool {
    CreditScale.isSame(one.points, other.points) && one.note == other.note
  }
}

/// The file of what a teacher and the server both had after an exchange: JSON Lines.
package enum ExchangedAnswers {
  private static let type = "exchanged"

  package static func bytes(_ answers: [AcceptedAnswer]) -> [UInt8] {
    LineFile.bytes(
      [[("type", .string(type)), ("schema", .integer(1))]]
        + answers.map { answer in
          [
            ("item", .string(answer.item)), ("answer", .string(answer.answer)),
            ("points", JSONValue(answer.points)), ("note", .text(answer.note)),
          ]
        }
    )
  }

  package static func answers(in bytes: [UInt8]) throws(TableFault) -> [AcceptedAnswer] {
    try LineFile(bytes, type: type).rows.map { (row) throws(TableFault) in
      guard let points = try row.number("points") else { throw row.missing("points") }
      return AcceptedAnswer(
        item: try row.string("item"),
        answer: try row.string("answer"),
        points: points,
        note: try row.optionalString("note")
      )
    }
  }
}
