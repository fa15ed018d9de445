/// Checks whether a record is undamaged.
package enum RecordCheck {
  /// Reads every page of a record that nobody changes meanwhile; throws if one is damaged.
  package static func run(on path: String) throws(DatabaseError) -> RecordTally {
    guard case .record = try DatabaseFile.inspect(at: path, supported: Migrations.version) else {
      throw DatabaseError(.unreadable(detail: "empty"), path: path)
    }
    let connection = try Connection(path: path, for: .immutable)
    try checkTrees(connection)
    try StoredFile.reading(path) { (read) throws(DatabaseError) in
      try checkPages(path, size: StoredFile.size(of: path), read)
    }
    try checkTexts(connection)
    return try RecordTally(connection)
  }

  /// Reads every page through an open connection.
  static func run(on connection: Connection) throws(DatabaseError) {
    try checkTrees(connection)
    let bytes = try connection.serialized()
    try checkPages(connection.path, size: bytes.count) { (range) throws(DatabaseError) in
      Array(bytes[range])
    }
    try checkTexts(connection)
  }

  private static func checkPages(
    _ path: String,
    size: Int,
    _ read: (Range<Int>) throws(DatabaseError) -> [UInt8]
  ) throws(DatabaseError) {
    let header = try read(0..<min(size, 100))
    guard let page = try ZeroedPages(header: header, size: size)?.first(read) else { return }
    throw DatabaseError(.unreadable(detail: detail(page: page)), path: path)
  }

  private static func checkTrees(_ connection: Connection) throws(DatabaseError) {
    let answer = try connection.statement("PRAGMA quick_check(1)").one { $0.text(0) }
    guard let answer, answer != "ok" else { return }
    throw DatabaseError(.unreadable(detail: detail(answer)), path: connection.path)
  }

  /// Checks the columns with long texts, mostly JSON, because SQLite doesn't check their content.
  private static func checkTexts(_ connection: Connection) throws(DatabaseError) {
    for (table, column) in [
      ("entry", "findings"), ("job", "request"), ("job", "reply"), ("follow_up", "reply"),
    ] {
      // A record with an older schema lacks some tables.
      guard
        let statement = try? connection.statement(
          "SELECT 1 FROM \(table) WHERE \(column) IS NOT NULL AND NOT json_valid(\(column)) LIMIT 1"
        )
      else { continue }
      guard try statement.one([], { _ in true }) == true else { continue }
      throw DatabaseError(
        .unreadable(detail: "a text in it is damaged (\(table), \(column))"),
        path: connection.path
      )
    }
  }

  /// Extracts the page number from SQLite's message, which is about the internals of the file.
  private static func detail(_ answer: String) -> String {
    let words = answer.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let place = words.firstIndex(of: "page"), place + 1 < words.endIndex,
      let page = Int(words[place + 1])
    else { return answer.split(separator: "\n").last.map(String.init) ?? answer }
    return detail(page: page)
  }

  private static func detail(page: Int) -> String { "page \(page) can't be read" }
}
