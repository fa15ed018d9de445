import Feedback

/// Export and import of questions and explanations.
extension StoredExplanations {
  /// Writes each question followed by its follow-ups; false if writing was stopped.
  func export(to write: ExportWriter) throws(DatabaseError) -> Bool {
    var jobs = try connection.rows("SELECT \(JobRow.columns) FROM job ORDER BY number")
    while let row = try jobs.next() {
      let job = try JobRow(row)
      guard try write(.job(job)) else { return false }
      var followUps = try connection.rows(
        "\(FollowUpRow.selection) WHERE job.id = ? ORDER BY follow_up.number",
        [.text(job.job.id)]
      )
      while let row = try followUps.next() {
        guard try write(.followUp(FollowUpRow(row))) else { return false }
      }
    }
    return true
  }

  /// Adds a question, or updates a known one if its state in the export is a later one.
  ///
  /// What was reported as bad here or there stays so.
  func merge(_ row: JobRow) throws(DatabaseError) -> MergeResult {
    if let reply = row.reply, !reply.isReported,
      try reported(to: row.job.id).contains(reply.content)
    {
      return .known
    }
    if try queue.insert(row) { return .added }
    guard var known = try queue.row(id: row.job.id) else { return .known }
    let isReport = row.reply?.isReported == true && known.reply?.content == row.reply?.content
    let isFurther =
      isReport && known.reply?.isReported == false || known.job.state.name < row.job.state.name
    let shown = max(known.shown, row.shown)
    guard isFurther || shown > known.shown else { return .known }
    if isFurther { known = row }
    known.shown = shown
    try queue.update(known)
    return isFurther ? .added : .known
  }

  /// Adds the reply to a follow-up.
  func merge(_ row: FollowUpRow) throws(DatabaseError) -> MergeResult {
    if try insert(row.followUp) { return .added }
    let isKnown = try followUp(id: row.followUp.id) != nil
    return isKnown ? .known : .refused(.unknownJob(row.followUp.job))
  }
}
