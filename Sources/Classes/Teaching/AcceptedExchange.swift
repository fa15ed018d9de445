import JSON

/// What two lists of accepted answers, a teacher's and that of the other teachers, need from each other.
///
/// It compares each of them with what both had after the last exchange, so that an answer that is new
/// on one side differs from one that was withdrawn on the other. Where both sides have changed the same
/// answer, this teacher's counts: of two teachers then the one who exchanges last.
package struct AcceptedExchange: Sendable, Equatable {
  /// What is new or has changed on the other side.
  package private(set) var taken: [AcceptedAnswer] = []
  /// What the other side has withdrawn.
  package private(set) var dropped: [AcceptedAnswer] = []
  /// What is new or has changed here.
  package private(set) var sent: [AcceptedAnswer] = []
  /// What was withdrawn here.
  package private(set) var withdrawn: [AcceptedAnswer] = []

  private struct Key: Hashable {
    let item: String
    let pattern: String

    init(_ answer: AcceptedAnswer) {
      item = HeaderName.key(answer.item)
      pattern = answer.answer
    }
  }

  /// Compares two lists; of answers with one item and pattern the last counts.
  package init(here: [AcceptedAnswer], there: [AcceptedAnswer], before: [AcceptedAnswer]) {
    let old = Self.byKey(before)
    let (mine, theirs) = (Self.byKey(here), Self.byKey(there))
    for key in Self.keys(here + there + before) {
      let (mine, theirs, old) = (mine[key], theirs[key], old[key])
      if Self.isSame(mine, theirs) { continue }
      if Self.isSame(mine, old) {
        if let theirs { taken.append(theirs) } else if let mine { dropped.append(mine) }
      } else if let mine {
        sent.append(mine)
      } else if let theirs {
        withdrawn.append(theirs)
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

  /// Whether two sides say the same of an answer; the server keeps three decimals of the points.
  private static func isSame(_ one: AcceptedAnswer?, _ other: AcceptedAnswer?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return (one.points * 1000).rounded() == (other.points * 1000).rounded()
      && one.note == other.note
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
