import Coordination
import Scoring

/// The answers of a session that count, for the exit status of a pipe.
///
/// One that was taken back counts no more; one that was overruled counts as right; a solution that
/// had to be shown counts as a failed answer.
struct SessionMarks {
  private var marks: [(sequence: Int, passes: Bool)] = []

  /// Whether some answer that counts did not pass.
  var hasFailed: Bool { marks.contains { !$0.passes } }

  mutating func take(_ event: JournalEntry.Event, sequence: Int) {
    switch event {
    case .answered(let record): marks.append((sequence, record.verdict.passes))
    case .revealed: marks.append((sequence, false))
    case .undone(let target): marks.removeAll { $0.sequence == target }
    case .overruled(let target): marks.removeAll { $0.sequence == target }
    case .hinted, .skipped, .played, .finished: break
    }
  }
}
