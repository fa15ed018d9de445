import Curriculum
import Scoring

/// Counts over the journal.
extension LearnerStore {
  /// How far the learner has come; the last answer to an item is the one that counts.
  ///
  /// Answers are in order by time, then by session and sequence.
  /// Linear in the answers by a scan of an index that holds neither texts nor findings.
  package func progress() throws(DatabaseError) -> Progress {
    try connection.reading { () throws(DatabaseError) in
      var progress = Progress(items: try itemProgress(), lessons: [:])
      for (item, state) in progress.items where state.passes {
        progress.lessons[item.lesson, default: .init()].passed += 1
      }
      try connection.statement(LearnerStore.finishedLessons).run { row in
        let lesson = LessonID(rawValue: row.text(0))
        progress.lessons[lesson, default: .init()].finished = row.int(1)
      }
      return progress
    }
  }

  private func itemProgress() throws(DatabaseError) -> [ItemID: Progress.ItemProgress] {
    var items: [ItemID: Progress.ItemProgress] = [:]
    try connection.statement(LearnerStore.lastAnswers).run { (row) throws(DatabaseError) in
      items[try row.value(0) { ItemID($0) }] = Progress.ItemProgress(
        answers: row.int(1),
        verdict: try row.value(2) { Verdict(rawValue: $0) },
        isOverruled: row.integer(3) != 0,
        last: row.integer(4)
      )
    }
    return items
  }

  /// What the learner did, by days that begin at midnight this many seconds ahead of UTC.
  package func activity(secondsAheadOfUTC offset: Int) throws(DatabaseError) -> Activity {
    var activity = Activity(tallies: [])
    try connection.statement(LearnerStore.tallies)
      .run([.integer(Int64(offset) * 1_000)]) { row in
        let count = Activity.Count(
          answers: row.int(2),
          passed: row.int(3),
          milliseconds: row.integer(4)
        )
        activity.tallies.append(
          .init(day: row.int(0), lesson: LessonID(rawValue: row.text(1)), count: count)
        )
      }
    return activity
  }

  /// Answers that the learner holds to be right though they were marked otherwise, by item.
  package func proposals() throws(DatabaseError) -> [Proposal] {
    var proposals: [Proposal] = []
    try connection.statement(LearnerStore.overruledAnswers).run { (row) throws(DatabaseError) in
      proposals.append(
        Proposal(item: try row.value(0) { ItemID($0) }, answer: row.text(1), count: row.int(2))
      )
    }
    return proposals
  }

  /// Answers of the table `entry` called `a` that were not taken back.
  static let standing = """
    a.event = 'answered' AND NOT EXISTS (SELECT 1 FROM entry AS u
    WHERE u.session = a.session AND u.target = a.sequence AND u.event = 'undone')
    """

  /// Whether the learner overruled the mark of the answer `a`.
  static let overruled = """
    EXISTS (SELECT 1 FROM entry AS o
    WHERE o.session = a.session AND o.target = a.sequence AND o.event = 'overruled')
    """

  /// For each item the number of its answers and the last one.
  ///
  /// Answers are counted by one scan of the index; only the few that were taken back are looked up,
  /// and then one answer for each item. The order of the cross joins is the order of the reads.
  private static let lastAnswers = """
    WITH given AS (
      SELECT item, count(*) AS answers FROM entry WHERE event = 'answered' GROUP BY item
    ), taken AS MATERIALIZED (
      SELECT a.item AS item, count(DISTINCT a.session || ' ' || a.sequence) AS answers
      FROM entry AS u CROSS JOIN entry AS a ON a.session = u.session AND a.sequence = u.target
      WHERE u.target IS NOT NULL AND u.event = 'undone' AND a.event = 'answered' GROUP BY a.item
    ), last AS (
      SELECT given.item AS item, given.answers - coalesce(taken.answers, 0) AS answers,
        (SELECT a.session FROM entry AS a WHERE a.item = given.item AND \(standing)
        ORDER BY a.time DESC, a.session DESC, a.sequence DESC LIMIT 1) AS session,
        (SELECT a.sequence FROM entry AS a WHERE a.item = given.item AND \(standing)
        ORDER BY a.time DESC, a.session DESC, a.sequence DESC LIMIT 1) AS sequence
      FROM given LEFT JOIN taken ON taken.item = given.item
    )
    SELECT a.item, last.answers, a.verdict, \(overruled), a.time
    FROM last CROSS JOIN entry AS a ON a.session = last.session AND a.sequence = last.sequence
    """

  private static let finishedLessons = """
    SELECT lesson, count(*) FROM session
    WHERE lesson IS NOT NULL AND NOT open
    GROUP BY lesson
    """

  private static let tallies = """
    SELECT (a.time + ?1 - ((a.time + ?1) % 86400000 + 86400000) % 86400000) / 86400000 AS day,
      substr(a.item, 1, instr(a.item, '#') - 1) AS lesson,
      count(*), total(a.verdict IN ('correct', 'correct_with_note') OR \(overruled)),
      total(a.milliseconds)
    FROM entry AS a WHERE \(standing)
    GROUP BY day, lesson ORDER BY day, lesson
    """

  private static let overruledAnswers = """
    SELECT a.item, a.answer, count(DISTINCT a.session || ' ' || a.sequence)
    FROM entry AS o CROSS JOIN entry AS a ON a.session = o.session AND a.sequence = o.target
    WHERE o.target IS NOT NULL AND o.event = 'overruled' AND \(standing)
    GROUP BY a.item, a.answer ORDER BY a.item, a.answer
    """
}
