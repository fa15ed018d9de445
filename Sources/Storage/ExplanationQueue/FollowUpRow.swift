import Feedback

/// The reply to a follow-up in the columns of its table.
struct FollowUpRow {
  let followUp: KeptFollowUp

  init(_ followUp: KeptFollowUp) { self.followUp = followUp }

  /// Adds the reply; does nothing if there is no job with the id `?6`.
  static let insertion = """
    INSERT INTO follow_up (id, kind, reply, model, time, job)
    SELECT ?1, ?2, ?3, ?4, ?5, number FROM job WHERE id = ?6
    ON CONFLICT (id) DO NOTHING
    """

  static let selection = """
    SELECT follow_up.id, kind, follow_up.reply, follow_up.model, time, job.id
    FROM follow_up JOIN job ON job.number = follow_up.job
    """

  var values: [Statement.Value] {
    [
      .text(followUp.id), .text(followUp.content.kind.rawValue), .text(reply),
      .text(followUp.model), .integer(followUp.time), .text(followUp.job),
    ]
  }

  private var reply: String {
    switch followUp.content {
    case .example(let example): JSONText.encode(example) ?? ""
    case .explanation(let content): JSONText.encode(content) ?? ""
    }
  }

  /// Reads a row of ``selection``.
  init(_ row: Statement.Row) throws(DatabaseError) {
    let content: KeptFollowUp.Content =
      switch try row.value(1, { FollowUp.Kind(rawValue: $0) }) {
      case .anotherExample: .example(try row.json(2, as: ExampleReply.self))
      case .explainDifferently: .explanation(try row.json(2, as: ExplanationContent.self))
      }
    followUp = KeptFollowUp(
      id: row.text(0),
      job: row.text(5),
      content: content,
      model: row.text(3),
      time: row.integer(4)
    )
  }
}
