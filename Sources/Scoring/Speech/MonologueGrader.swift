import Patterns

/// A grader for sentences that a learner speaks freely.
///
/// It looks in the transcript for the words and structures that the points of the item demand. What else
/// there may be to say about a point is known to nobody beforehand, so it is not looked for.
package struct MonologueGrader: Sendable {
  private let points: [(note: String, evidence: PointEvidence?)]
  private let length: ClosedRange<Int>

  /// Prepares the points with their evidence, nil where there is none, and the number of words of an
  /// answer.
  package init(points: [(note: String, evidence: String?)], length: ClosedRange<Int>) {
    self.points = points.map { ($0.note, $0.evidence.map(PointEvidence.init)) }
    self.length = length
  }

  /// Judges a transcript.
  package func judge(_ transcript: String) -> MonologueJudgement {
    let words = SpokenWord.all(in: transcript)
    return MonologueJudgement(
      points: points.map { note, evidence in
        MonologueJudgement.Point(
          note: note,
          words: (evidence?.places(in: words) ?? []).map { words[$0].text },
          looked: evidence?.texts ?? []
        )
      },
      wordCount: words.count,
      length: length,
      transcript: transcript
    )
  }
}
