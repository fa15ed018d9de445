/// The copy of a damaged record, opened by whatever still makes it readable.
///
/// The copy is changed, never the record.
struct DamagedCopy {
  let path: String
  /// An earlier copy of the same record, whole.
  let model: String?

  /// Nil if nothing can be read.
  ///
  /// A record begins with a header and with the list of its tables. Both hardly ever change, so that
  /// those of the model replace them where they are damaged.
  func open() -> Connection? {
    guard StoredFile.size(of: path) > 0 else { return nil }
    for repair in [ignoreSize, takeHeader, takeFirstPage] {
      guard (try? repair()) != nil else { continue }
      if let connection = try? Connection(path: path), isReadable(connection) { return connection }
    }
    return nil
  }

  private func isReadable(_ connection: Connection) -> Bool {
    let tables = try? connection.statement(
      "SELECT count(*) FROM sqlite_schema WHERE name IN ('profile', 'session', 'entry')"
    ).one { $0.int(0) }
    // What is read is not to run anything that is in a damaged list of tables.
    try? connection.run("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    return tables == 3
  }

  /// Makes SQLite go by the size of the file, which may have been cut off.
  private func ignoreSize() throws(DatabaseError) {
    let header = try StoredFile.beginning(of: path, 100)
    guard header.count == 100 else { return }
    try StoredFile.overwrite(path, at: 92, [header[24] ^ 1, header[25], header[26], header[27]])
  }

  private func takeHeader() throws(DatabaseError) {
    try take(100)
    try ignoreSize()
  }

  private func takeFirstPage() throws(DatabaseError) {
    guard let model else { return }
    let header = try StoredFile.beginning(of: model, 100)
    guard header.count == 100 else { return }
    let size = Int(header[16]) << 8 | Int(header[17])
    try take(size == 1 ? 65_536 : size)
    try ignoreSize()
  }

  private func take(_ count: Int) throws(DatabaseError) {
    guard let model else { return }
    try StoredFile.overwrite(path, at: 0, try StoredFile.beginning(of: model, count))
  }
}
