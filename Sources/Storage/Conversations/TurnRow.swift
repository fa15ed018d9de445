import Feedback

/// A turn in the columns of its table.
struct TurnRow {
  let turn: TutorConversation.Turn

  init(_ turn: TutorConversation.Turn) { self.turn = turn }

  static let columns = "sequence, time, speaker, text, cut"

  /// Adds the turn if it is the next of the conversation with the id `?1`.
  static let insertion = """
    INSERT INTO turn (conversation, \(columns))
    SELECT number, ?2, ?3, ?4, ?5, ?6 FROM conversation WHERE id = ?1
    AND ?2 = (SELECT coalesce(max(sequence) + 1, 0) FROM turn WHERE conversation = number)
    """

  /// Selects a row if the conversation with the id `?1` holds exactly this turn, byte for byte.
  static let comparison = """
    SELECT 1 FROM turn JOIN conversation ON number = conversation WHERE id = ?1
    AND sequence = ?2 AND time = ?3 AND speaker = ?4 AND text = ?5 AND cut = ?6
    """

  /// The values of ``columns``.
  var values: [Statement.Value] {
    [
      .init(turn.sequence), .integer(turn.time), .text(turn.turn.speaker.rawValue),
      .text(turn.turn.text), .integer(turn.isCut ? 1 : 0),
    ]
  }

  /// Reads a row of ``columns``.
  init(_ row: Statement.Row) throws(DatabaseError) {
    turn = TutorConversation.Turn(
      sequence: row.int(0),
      time: row.integer(1),
      ChatTurn(try row.value(2) { ChatTurn.Speaker(rawValue: $0) }, row.text(3)),
      isCut: row.integer(4) != 0
    )
  }
}
