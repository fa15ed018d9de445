import JSON

/// What a pupil has done for an assignment: its sessions in the journal, and the answers to items of
/// the teacher, which the journal does not hold.
package struct PupilRecord: Sendable {
  /// The sessions of lessons by the id of the lesson.
  package private(set) var sessions: [String: String] = [:]
  package private(set) var answers: [HandedAnswer] = []
  /// The times of the hand-ins.
  package private(set) var handIns: [Int64] = []
  /// The times at which the server has taken the hand-ins, in a class with a server.
  package private(set) var received: [Int64] = []
  /// The lines that can't be read.
  package private(set) var faults: [TableFault] = []

  package init() {}

  package init(_ bytes: [UInt8]) {
    let list = LineFile.list(bytes)
    faults = list.faults
    for row in list.rows {
      do throws(TableFault) { try add(row) } catch { faults.append(error) }
    }
  }

  private mutating func add(_ row: LineFile.Row) throws(TableFault) {
    switch try row.string("type") {
    case "session": sessions[try row.string("lesson")] = try row.id("session")
    case "answer": answers.append(try HandedAnswer(row))
    case "handed_in": handIns.append(try row.integer("time"))
    case "received": received.append(try row.integer("time"))
    default: throw row.missing("type")
    }
  }

  /// The line that is added when a lesson begins.
  package static func line(session: String, of lesson: String) -> [UInt8] {
    LineFile.bytes([
      [("type", .string("session")), ("lesson", .string(lesson)), ("session", .string(session))]
    ])
  }

  package static func line(_ answer: HandedAnswer) -> [UInt8] { LineFile.bytes([answer.members]) }

  package static func line(handedInAt time: Int64) -> [UInt8] {
    LineFile.bytes([[("type", .string("handed_in")), ("time", .integer(time))]])
  }

  package static func line(receivedAt time: Int64) -> [UInt8] {
    LineFile.bytes([[("type", .string("received")), ("time", .integer(time))]])
  }

  /// Whether there is a hand-in that the server has not taken yet.
  package var hasHandInToSend: Bool { handIns.count > received.count }
}
