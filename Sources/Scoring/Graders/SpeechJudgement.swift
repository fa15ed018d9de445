/// The result of grading a sentence read aloud.
///
/// It says how much a recogniser understood, not which sounds were wrong.
public struct SpeechJudgement: Sendable, Equatable {
  /// The verdict, which depends only on ``score``.
  public var verdict: Verdict
  /// The similarity of transcript and target, 0 to 1.
  public var score: Double
  /// The words of the target in order.
  public var words: [Word]
  /// The words of the transcript that are not in the target.
  public var extraWords: [String]

  /// Creates a judgement.
  package init(verdict: Verdict, score: Double, words: [Word], extraWords: [String]) {
    self.verdict = verdict
    self.score = score
    self.words = words
    self.extraWords = extraWords
  }

  /// The score in percent, rounded down so that 100 means that everything was understood.
  package var percent: Int { Int(score * 100) }

  /// A word of the target and how well it was understood.
  public struct Word: Sendable, Equatable {
    /// The word as written in the target, without punctuation.
    public var text: String
    /// How well the word was understood.
    public var mark: Mark

    /// Creates a word.
    package init(text: String, mark: Mark) {
      self.text = text
      self.mark = mark
    }
  }

  /// How well a word was understood.
  public enum Mark: String, Sendable, Equatable, CaseIterable {
    /// The transcript has the word.
    case ok
    /// The transcript has a word that is near to it.
    case unclear
    /// The transcript does not have the word.
    case missing
  }
}
