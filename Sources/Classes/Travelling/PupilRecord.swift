import JSON

/// What a pupil has done for an assignment: its sessions in the journal, and the answers to items of
/// the teacher, which the journal does not hold.
package struct PupilRecord: Sendable {
  /// The sessions of lessons by the id of the lesson; one that is begun after another asks what the
  /// earlier ones have left open.
  package private(set) var sessions: [String: [String]] = [:]
  package private(set) var answers: [HandedAnswer] = []
  /// The times of the hand-ins since the teacher has last reopened the assignment.
  package private(set) var handIns: [Int64] = []
  /// The times at which the server has taken the hand-ins, in a class with a server.
  package private(set) var received: [Int64] = []
  /// The answers that the server does not take, by its reasons; the pupil was told of each.
  package private(set) var refused: [HandedAnswer.ID: String] = [:]
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
    case "session": sessions[try row.string("lesson"), default: []].append(try row.id("session"))
    case "answer": answers.append(try HandedAnswer(row))
    case "handed_in": handIns.append(try row.integer("time"))
    case "received": received.append(try row.integer("time"))
    case "reopened": (handIns, received) = ([], [])
    case "refused": refused[try HandedAnswer.ID(row)] = try row.string("reason")
    case "taken": refused[try HandedAnswer.ID(row)] = nil
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

  /// The line that is added when the teacher has reopened the assignment.
  package static func line(reopenedAt time: Int64) -> [UInt8] {
    LineFile.bytes([[("type", .string("reopened")), ("time", .integer(time))]])
  }

  /// The line that is added when the server does not take an answer, or takes it after all.
  package static func line(_ id: HandedAnswer.ID, refusedFor reason: String?) -> [UInt8] {
    LineFile.bytes([
      [
        ("type", .string(reason == nil ? "taken" : "refused")), ("session", .string(id.session)),
        ("sequence", .integer(Int64(id.sequence))), ("reason", .text(reason)),
      ]
    ])
  }

  /// Whether there is a hand-in that the server has not taken yet.
  package var hasHandInToSend: Bool { handIns.count > received.count }
}
