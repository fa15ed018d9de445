/// The result of grading an answer.
public struct Judgement: Sendable, Equatable {
  /// The verdict, which is that of the worst difference.
  public var verdict: Verdict
  /// The similarity of the answer and ``nearest``, 0 to 1; the verdict doesn't depend on it.
  public var score: Double
  /// The answer as typed.
  public var answer: String
  /// The nearest accepted form as it is shown, with spaces and punctuation.
  public var nearest: String
  /// The words of the answer beside those of ``nearest``.
  public var alignment: Alignment
  /// At most three findings, the most important first; empty if the verdict is `correct`, and if
  /// the answer is another word with the meaning that was asked.
  public var findings: [Finding]
  /// The explanation of the trap that the answer matches, if it matches one.
  public var trap: String?
  /// What differs from ``nearest`` and was neither a slip nor shown to be wrong.
  public var differences: [Difference]
  /// What the item practises, such as “-mAlI”, if the answer is right Turkish without it.
  ///
  /// The verdict is then ``Verdict/unsure``, and the item is asked again.
  public var practised: String?
  /// The parts of an answer that is marked part by part, in their order; empty for a sentence.
  public internal(set) var parts: [Part] = []
  /// The first listed answer, if the learner's is right but not listed; otherwise nil.
  package internal(set) var usual: String?
  /// The rules that license ``differences``; empty unless the English licenses all of them.
  package var licences: [MeaningRule]

  /// Creates a judgement.
  package init(
    verdict: Verdict,
    score: Double,
    answer: String,
    nearest: String,
    alignment: Alignment,
    findings: [Finding],
    trap: String? = nil,
    differences: [Difference] = [],
    practised: String? = nil,
    licences: [MeaningRule] = []
  ) {
    self.verdict = verdict
    self.score = score
    self.answer = answer
    self.nearest = nearest
    self.alignment = alignment
    self.findings = findings
    self.trap = trap
    self.differences = differences
    self.practised = practised
    self.licences = licences
  }

  /// One part of an answer that is marked part by part, such as a pair of a matching.
  public struct Part: Sendable, Hashable {
    /// What the part belongs to: the beginning of a pair.
    public var name: String
    /// The right text.
    public var expected: String
    /// What the answer has; empty if nothing.
    public var found: String

    /// Creates a part.
    package init(name: String, expected: String, found: String) {
      self.name = name
      self.expected = expected
      self.found = found
    }

    /// Whether the part is as it should be.
    public var isRight: Bool { expected == found }
  }

  /// Words of the listed answer, and what the learner's answer has in their place.
  public struct Difference: Sendable, Hashable {
    /// The words of the listed answer; empty if the answer adds words.
    public var expected: String
    /// The words of the answer as typed; empty if it leaves words out.
    public var found: String

    /// Creates a difference.
    public init(expected: String, found: String) {
      self.expected = expected
      self.found = found
    }

    /// The kind of the difference: another word, one more, or one less.
    public var category: Finding.Category {
      expected.isEmpty ? .extraWord : found.isEmpty ? .missingWord : .wrongWord
    }

    /// The difference of two neighbouring pairs of words.
    func joined(with next: Difference) -> Difference {
      let join = { [$0, $1].filter { !$0.isEmpty }.joined(separator: " ") }
      return Difference(expected: join(expected, next.expected), found: join(found, next.found))
    }
  }
}
