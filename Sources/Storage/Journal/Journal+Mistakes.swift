import Coordination
package import Curriculum
package import Scoring

extension Journal {
  /// All answers to an item, right and wrong, the newest first.
  package func answers(to item: ItemID, limit: Int) throws(DatabaseError) -> [GivenAnswer] {
    try givenAnswers("a.item = ?2", limit: limit, [.text(item.description)])
  }

  /// The mistakes of one category, or all, the newest first.
  package func mistakes(
    in category: Finding.Category? = nil,
    limit: Int
  ) throws(DatabaseError) -> [GivenAnswer] {
    guard let category else { return try givenAnswers(Self.mistaken, limit: limit) }
    // JSONText is canonical and escapes quotation marks, so only a category can match.
    return try givenAnswers(
      "\(Self.mistaken) AND instr(a.findings, '\"category\":\"' || ?2 || '\"')",
      limit: limit,
      [.text(category.rawValue)]
    )
  }

  /// All mistakes made since a time, the oldest first, without their explanations.
  package func mistakes(since time: Int64) throws(DatabaseError) -> [GivenAnswer] {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    return try readAnswers("\(Self.mistaken) AND a.time >= ?2", limit: .max, [.integer(time)])
      .reversed()
  }

  /// The items that were answered wrongly, the one with the newest mistake first.
  package func mistakenItems(limit: Int) throws(DatabaseError) -> [MistakenItem] {
    try connection.all(Self.items, [.init(limit)], MistakenItem.init)
  }

  /// The categories of mistakes, the most frequent first.
  package func mistakenCategories() throws(DatabaseError) -> [MistakenCategory] {
    try connection.all(Self.categories, [], MistakenCategory.init)
  }

  private func givenAnswers(
    _ condition: String,
    limit: Int,
    _ values: [Statement.Value] = []
  ) throws(DatabaseError) -> [GivenAnswer] {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    let explanations = StoredExplanations(record: record)
    var answers = try readAnswers(condition, limit: limit, values)
    for index in answers.indices {
      let record = answers[index].record
      answers[index].explanations = try explanations.all(of: record.item, answer: record.answer)
    }
    return answers
  }

  private func readAnswers(
    _ condition: String,
    limit: Int,
    _ values: [Statement.Value]
  ) throws(DatabaseError) -> [GivenAnswer] {
    var answers: [GivenAnswer] = []
    var rows = try connection.rows(
      """
      SELECT \(EntryRow.columns(of: "a")), s.id, \(Self.overruled)
      FROM entry AS a JOIN session AS s ON s.number = a.session
      WHERE \(Self.countedAnswer) AND \(condition)
      ORDER BY a.time DESC, a.session DESC, a.sequence DESC LIMIT ?1
      """,
      [.init(limit)] + values
    )
    while let row = try rows.next() {
      let entry = try EntryRow(row).entry
      guard case .answered(let record) = entry.event else { continue }
      answers.append(
        GivenAnswer(
          session: row.text(EntryRow.columnCount),
          sequence: entry.sequence,
          time: entry.time,
          record: record,
          isOverruled: row.integer(EntryRow.columnCount + 1) != 0,
          explanations: []
        )
      )
    }
    return answers
  }

  /// Whether the answer `a` neither passes nor fails.
  static let isUnsure = "(a.verdict = 'unsure' AND NOT \(overruled))"

  /// Whether the answer `a` is wrong, provided that it was not undone.
  private static let isWrong = """
    a.verdict NOT IN ('correct', 'correct_with_note', 'unsure') AND NOT \(overruled)
    """

  /// Whether it is a mistake of the learner; wrong answers in a test are none.
  private static let mistaken = "\(isWrong) AND NOT \(isInTest)"

  /// A query that counts mistakes first, then reads the other answers to the same items only.
  private static let items = """
    WITH wrong AS MATERIALIZED (
      SELECT a.item AS item, count(*) AS mistakes, max(a.time) AS last
      FROM entry AS a WHERE \(countedAnswer) AND \(mistaken)
      GROUP BY a.item ORDER BY last DESC, a.item LIMIT ?1
    )
    SELECT item, mistakes,
      (SELECT count(*) FROM entry AS a WHERE a.item = wrong.item AND \(countedAnswer)),
      last,
      (SELECT NOT (\(isWrong)) FROM entry AS a WHERE a.item = wrong.item AND \(countedAnswer)
      AND NOT \(isUnsure)
      ORDER BY a.time DESC, a.session DESC, a.sequence DESC LIMIT 1)
    FROM wrong ORDER BY last DESC, item
    """

  private static let categories = """
    WITH found AS (
      SELECT DISTINCT json_extract(f.value, '$.category') AS category,
        a.session AS session, a.sequence AS sequence, a.item AS item, a.time AS time
      FROM entry AS a, json_each(a.findings) AS f WHERE \(countedAnswer) AND \(mistaken)
    )
    SELECT category, count(*) AS mistakes, count(DISTINCT item), max(time)
    FROM found GROUP BY category ORDER BY mistakes DESC, category
    """
}

extension MistakenItem {
  /// Reads a row of the mistaken items.
  fileprivate init(_ row: Statement.Row) throws(DatabaseError) {
    self.init(
      item: try row.value(0) { ItemID($0) },
      mistakes: row.int(1),
      answers: row.int(2),
      last: row.integer(3),
      passesNow: row.integer(4) != 0
    )
  }
}

extension MistakenCategory {
  /// Reads a row of the mistaken categories.
  fileprivate init(_ row: Statement.Row) throws(DatabaseError) {
    self.init(
      category: try row.value(0) { Finding.Category(rawValue: $0) },
      mistakes: row.int(1),
      items: row.int(2),
      last: row.integer(3)
    )
  }
}
