package import Curriculum
import Scoring

extension Journal {
  /// The lessons that were finished, each with the number of times, and those that have an item
  /// whose last answer counts as known; the same lessons as of ``progress()``.
  ///
  /// Home asks this. It reads a row or two of each lesson from an index, and no counts of answers.
  package func begunLessons() throws(DatabaseError) -> [LessonID: Int] {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    var lessons: [LessonID: Int] = [:]
    var rows = try connection.rows(Self.finishedLessons)
    while let row = try rows.next() { lessons[LessonID(rawValue: row.text(0))] = row.int(1) }
    var place = ""
    while let item = try item(after: place) {
      let lesson = LessonID(rawValue: String(item.prefix { $0 != "#" }))
      var isBegun = lessons[lesson] != nil
      if !isBegun { isBegun = try isKnown(item) }
      if isBegun { lessons[lesson, default: 0] += 0 }
      // No item is between the last of a lesson and "$", the sign after "#".
      place = isBegun ? "\(lesson.rawValue)$" : item
    }
    return lessons
  }

  private func item(after place: String) throws(DatabaseError) -> String? {
    try connection.one(Self.nextItem, [.text(place)]) { $0.optionalText(0) } ?? nil
  }

  private func isKnown(_ item: String) throws(DatabaseError) -> Bool {
    try connection.one(Self.lastVerdict, [.text(item)]) { $0.integer(0) != 0 } ?? false
  }

  private static let nextItem =
    "SELECT min(item) FROM entry WHERE event = 'answered' AND item > ?"

  private static let lastVerdict = """
    SELECT a.verdict IN ('correct', 'correct_with_note') OR \(overruled)
    FROM entry AS a WHERE a.item = ? AND \(countedAnswer) AND NOT \(isUnsure) AND NOT \(isInTest)
    ORDER BY a.time DESC, a.session DESC, a.sequence DESC LIMIT 1
    """
}
