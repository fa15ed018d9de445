/// What the grader says of a sentence read aloud, from the transcript of a recogniser.
///
/// It tells what was understood, never that a sound was wrong.
public struct SpeechJudgement: Sendable, Equatable {
  /// The mark.
  public var verdict: Verdict
  /// Similarity of transcript and target, 0 to 1.
  public var score: Double
  /// The words of the target in order.
  public var words: [Word]
  /// Words of the transcript that the target has not.
  public var extraWords: [String]

  /// Makes a judgement from its parts.
  public init(verdict: Verdict, score: Double, words: [Word], extraWords: [String]) {
    self.verdict = verdict
    self.score = score
    self.words = words
    self.extraWords = extraWords
  }

  /// The score in whole percent, rounded down so that 100 means all.
  public var percent: Int { Int(score * 100) }

  /// A word of the target and how it came across.
  public struct Word: Sendable, Equatable {
    /// As written in the target, without punctuation.
    public var text: String
    /// How the word came across.
    public var mark: Mark

    /// Makes a word from its parts.
    public init(text: String, mark: Mark) {
      self.text = text
      self.mark = mark
    }
  }

  /// How a word came across.
  public enum Mark: String, Sendable, Equatable, CaseIterable {
    /// The transcript has the word.
    case ok
    /// The transcript has a word that is near to it.
    case unclear
    /// The transcript does not have the word.
    case missing
  }
}
