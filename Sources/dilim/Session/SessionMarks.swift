import Coordination
import Scoring

/// The counted answers of a session, for the exit status in a pipe.
///
/// An undone answer does not count, an overruled one counts as right, and a shown solution counts as
/// a failed answer.
struct SessionMarks {
  private var marks: [(sequence: Int, passes: Bool)] = []

  /// Whether at least one counted answer failed or is unsure.
  var hasFailed: Bool { marks.contains { !$0.passes } }

  mutating func count(_ event: JournalEntry.Event, sequence: Int) {
    switch event {
    case .answered(let record): marks.append((sequence, record.verdict.passes))
    case .revealed: marks.append((sequence, false))
    case .undone(let target): marks.removeAll { $0.sequence == target }
    case .overruled(let target): marks.removeAll { $0.sequence == target }
    case .hinted, .skipped, .played, .read, .proposed, .finished, .planned: break
    }
  }
}
