import Feedback

extension ExplanationQueue {
  /// The row of a job.
  func row(id: String) throws(DatabaseError) -> JobRow? {
    try rows("WHERE id = ?", [.text(id)]).first
  }

  /// The rows that meet a SQL condition, which may end with an order and a limit.
  func rows(
    _ condition: String,
    _ values: [Statement.Value] = []
  ) throws(DatabaseError) -> [JobRow] {
    try connection.all("SELECT \(JobRow.columns) FROM job \(condition)", values, JobRow.init)
  }

  /// Adds the job unless its id is known; says whether it was added.
  @discardableResult
  func insert(_ row: JobRow) throws(DatabaseError) -> Bool {
    guard let values = row.insertedValues else {
      throw record.error(.unknownValue(column: "request", value: row.job.id))
    }
    return try connection.modify(JobRow.insertion, values)
  }

  /// Stores the changed state of a job.
  func update(_ row: JobRow) throws(DatabaseError) {
    try connection.run(JobRow.update, row.updatedValues)
  }
}
