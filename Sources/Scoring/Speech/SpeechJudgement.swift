/// The result of grading a sentence read aloud.
///
/// It says how much a recogniser understood, and what its letters make likely; not which sounds were
/// wrong.
public struct SpeechJudgement: Sendable, Equatable {
  /// The verdict: that of ``score``, but wrong if a content word is missing or another word.
  public var verdict: Verdict
  /// The similarity of transcript and target, 0 to 1.
  public var score: Double
  /// The words of the target in order.
  public var words: [Word]
  /// The words of the transcript that are not in the target.
  public var extraWords: [String]
  /// The content words that are missing or were replaced by another word; each fails the sentence.
  public var findings: [Finding]
  /// The words that were heard otherwise, with what their letters make likely.
  public var misheard: [Misheard]
  /// Whether the recogniser understood the sentence only when it was told what to expect; then no word has
  /// a mark.
  public internal(set) var isSecondListening = false
  /// The transcript that was judged.
  public var transcript: String

  /// Creates a judgement.
  package init(
    verdict: Verdict,
    score: Double,
    words: [Word],
    extraWords: [String],
    findings: [Finding] = [],
    misheard: [Misheard] = [],
    transcript: String = ""
  ) {
    self.verdict = verdict
    self.score = score
    self.words = words
    self.extraWords = extraWords
    self.findings = findings
    self.misheard = misheard
    self.transcript = transcript
  }

  /// A word of the target that was heard as another.
  public struct Misheard: Sendable, Equatable {
    /// The word of the target.
    public var expected: String
    /// What the transcript has in its place.
    public var heard: String
    /// Why they sound alike; empty unless the letters explain all that differs.
    public var reasons: [SoundReason]

    /// Creates a word.
    package init(expected: String, heard: String, reasons: [SoundReason]) {
      self.expected = expected
      self.heard = heard
      self.reasons = reasons
    }
  }

  /// The words to practise: those that were not clearly heard, in their order, each once.
  public var toPractise: [String] {
    var practise: [String] = []
    for word in words where word.mark != .ok && !practise.contains(word.text) {
      practise.append(word.text)
    }
    return practise
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
