package import Curriculum
import Scoring

extension Journal {
  /// The progress of the learner, for which the last answer to an item counts, unsure ones only if
  /// there is no other.
  ///
  /// Answers are ordered by time, then by session and sequence number. The time is linear in the
  /// number of answers; the query scans an index that has neither texts nor findings.
  package func progress() throws(DatabaseError) -> Progress {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    var progress = Progress(items: try itemProgress(), lessons: [:])
    for (item, state) in progress.items where state.passes {
      progress.lessons[item.lesson, default: .init()].passed += 1
    }
    var rows = try connection.rows(Self.finishedLessons)
    while let row = try rows.next() {
      let lesson = LessonID(rawValue: row.text(0))
      progress.lessons[lesson, default: .init()].finished = row.int(1)
    }
    return progress
  }

  private func itemProgress() throws(DatabaseError) -> [ItemID: Progress.ItemProgress] {
    var items: [ItemID: Progress.ItemProgress] = [:]
    var rows = try connection.rows(Self.lastAnswers)
    while let row = try rows.next() {
      items[try row.value(0) { ItemID($0) }] = Progress.ItemProgress(
        answers: row.int(1),
        verdict: try row.value(2) { Verdict(rawValue: $0) },
        isOverruled: row.integer(3) != 0,
        last: row.integer(4)
      )
    }
    return items
  }

  /// The learner's activity by day, in a time zone this many seconds ahead of UTC.
  package func activity(secondsAheadOfUTC offset: Int) throws(DatabaseError) -> Activity {
    let tallies = try connection.all(Self.tallies, [.integer(Int64(offset) * 1_000)]) { row in
      Activity.Tally(
        day: row.int(0),
        lesson: LessonID(rawValue: row.text(1)),
        count: .init(
          answers: row.int(2),
          passed: row.int(3),
          unsure: row.int(5),
          milliseconds: row.integer(4)
        )
      )
    }
    return Activity(tallies: tallies)
  }

  /// The word lists that were finished, with the time of the first finish, the earliest first.
  package func readLists() throws(DatabaseError) -> [(lesson: LessonID, time: Int64)] {
    try connection.all(Self.readLists) { row in
      (lesson: LessonID(rawValue: row.text(0)), time: row.integer(1))
    }
  }

  /// Whether the row `a` of the table `entry` is an answer that was not undone.
  static let countedAnswer = """
    a.event = 'answered' AND NOT EXISTS (SELECT 1 FROM entry AS u
    WHERE u.session = a.session AND u.target = a.sequence AND u.event = 'undone')
    """

  /// Whether the answer `a` was given in a test, where what wasn't taught is asked too.
  static let isInTest = """
    EXISTS (SELECT 1 FROM session AS t WHERE t.number = a.session
    AND t.skill IN ('\(SessionRow.placement)', '\(SessionRow.levelTest)'))
    """

  /// Whether the learner overruled the mark of the answer `a`.
  static let overruled = """
    EXISTS (SELECT 1 FROM entry AS o
    WHERE o.session = a.session AND o.target = a.sequence AND o.event = 'overruled')
    """

  /// A query for the number of answers to each item, with the last answer.
  ///
  /// One scan of the index counts the answers. Then the few that were undone are looked up, and one
  /// answer for each item. `CROSS JOIN` makes SQLite read the tables in the order in which they are
  /// written.
  private static let lastAnswers = """
    WITH given AS (
      SELECT item, count(*) AS answers FROM entry WHERE event = 'answered' GROUP BY item
    ), taken AS MATERIALIZED (
      SELECT a.item AS item, count(DISTINCT a.session || ' ' || a.sequence) AS answers
      FROM entry AS u CROSS JOIN entry AS a ON a.session = u.session AND a.sequence = u.target
      WHERE u.target IS NOT NULL AND u.event = 'undone' AND a.event = 'answered' GROUP BY a.item
    ), last AS (
      SELECT given.item AS item, given.answers - coalesce(taken.answers, 0) AS answers,
        coalesce((SELECT a.session FROM entry AS a WHERE a.item = given.item AND \(countedAnswer)
        AND NOT \(isUnsure) ORDER BY a.time DESC, a.session DESC, a.sequence DESC LIMIT 1),
        (SELECT a.session FROM entry AS a WHERE a.item = given.item AND \(countedAnswer)
        ORDER BY a.time DESC, a.session DESC, a.sequence DESC LIMIT 1)) AS session,
        coalesce((SELECT a.sequence FROM entry AS a WHERE a.item = given.item AND \(countedAnswer)
        AND NOT \(isUnsure) ORDER BY a.time DESC, a.session DESC, a.sequence DESC LIMIT 1),
        (SELECT a.sequence FROM entry AS a WHERE a.item = given.item AND \(countedAnswer)
        ORDER BY a.time DESC, a.session DESC, a.sequence DESC LIMIT 1)) AS sequence
      FROM given LEFT JOIN taken ON taken.item = given.item
    )
    SELECT a.item, last.answers, a.verdict, \(overruled), a.time
    FROM last CROSS JOIN entry AS a ON a.session = last.session AND a.sequence = last.sequence
    """

  static let finishedLessons = """
    SELECT lesson, count(*) FROM session
    WHERE lesson IS NOT NULL AND NOT open
    GROUP BY lesson
    """

  private static let tallies = """
    SELECT (a.time + ?1 - ((a.time + ?1) % 86400000 + 86400000) % 86400000) / 86400000 AS day,
      substr(a.item, 1, instr(a.item, '#') - 1) AS lesson,
      count(*), total(a.verdict IN ('correct', 'correct_with_note') OR \(overruled)),
      total(a.milliseconds), total(\(isUnsure))
    FROM entry AS a WHERE \(countedAnswer)
    GROUP BY day, lesson ORDER BY day, lesson
    """

  private static let readLists = """
    SELECT s.lesson, min(e.time) AS time
    FROM session AS s JOIN entry AS e ON e.session = s.number AND e.event = 'finished'
    WHERE NOT s.open AND s.lesson LIKE '%-\(Skill.vocabulary.rawValue)'
    GROUP BY s.lesson ORDER BY time, s.lesson
    """
}
