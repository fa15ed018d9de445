/// A copy of a damaged record that is repaired as far as needed to read it.
///
/// The record itself is never changed.
struct DamagedCopy {
  let path: String
  /// The path of an earlier, undamaged copy of the same record.
  let model: String?

  /// Opens the copy; nil if nothing can be read.
  ///
  /// A record begins with the header and the schema table. Both rarely change, so damaged ones are
  /// replaced by those of the model.
  func open() -> Connection? {
    guard StoredFile.size(of: path) > 0 else { return nil }
    for repair in [ignoreSize, copyHeader, copyFirstPage] {
      guard (try? repair()) != nil else { continue }
      if let connection = try? Connection(path: path), isReadable(connection) { return connection }
    }
    return nil
  }

  private func isReadable(_ connection: Connection) -> Bool {
    let tables = try? connection.statement(
      "SELECT count(*) FROM sqlite_schema WHERE name IN ('profile', 'session', 'entry')"
    ).one { $0.int(0) }
    // A damaged schema must not run any code.
    try? connection.run("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    return tables == 3
  }

  /// Makes SQLite use the actual size of the file instead of the size in the header.
  ///
  /// It does so when `version-valid-for` (bytes 92 to 95) differs from the change counter.
  private func ignoreSize() throws(DatabaseError) {
    let header = try StoredFile.beginning(of: path, 100)
    guard header.count == 100 else { return }
    try StoredFile.overwrite(path, at: 92, [header[24] ^ 1, header[25], header[26], header[27]])
  }

  private func copyHeader() throws(DatabaseError) {
    try copyBeginning(100)
    try ignoreSize()
  }

  private func copyFirstPage() throws(DatabaseError) {
    guard let model else { return }
    let header = try StoredFile.beginning(of: model, 100)
    guard header.count == 100 else { return }
    let size = Int(header[16]) << 8 | Int(header[17])
    try copyBeginning(size == 1 ? 65_536 : size)
    try ignoreSize()
  }

  private func copyBeginning(_ count: Int) throws(DatabaseError) {
    guard let model else { return }
    try StoredFile.overwrite(path, at: 0, try StoredFile.beginning(of: model, count))
  }
}
