/// What was found in sentences that a learner spoke freely.
///
/// It says which of the demanded words and structures were found, and nothing else about the sentences:
/// neither whether they are right nor what they are about.
public struct MonologueJudgement: Sendable, Equatable {
  /// The points in the order of the item.
  public var points: [Point]
  /// The number of words of the transcript.
  public var wordCount: Int
  /// The number of words that were asked for.
  public var length: ClosedRange<Int>
  /// The transcript that was judged.
  public var transcript: String

  /// Creates a judgement.
  package init(
    points: [Point],
    wordCount: Int,
    length: ClosedRange<Int>,
    transcript: String
  ) {
    self.points = points
    self.wordCount = wordCount
    self.length = length
    self.transcript = transcript
  }

  /// A point that the learner was to speak about.
  public struct Point: Sendable, Equatable {
    /// The note that the learner saw.
    public var note: String
    /// The words of the transcript that have what is demanded; empty if none was found.
    public var words: [String]
    /// The words and structures that were looked for, each alternative a list of what belongs together;
    /// empty if nothing is demanded.
    public var looked: [[String]]

    /// Creates a point.
    package init(note: String, words: [String], looked: [[String]]) {
      self.note = note
      self.words = words
      self.looked = looked
    }

    /// Whether a word or a structure is demanded.
    public var isDemanded: Bool { !looked.isEmpty }

    /// Whether what is demanded was found.
    public var isFound: Bool { !words.isEmpty }
  }

  /// The share of what is demanded that was found, 0 to 1.
  public var score: Double {
    let demanded = points.filter(\.isDemanded)
    return demanded.isEmpty
      ? 1 : Double(demanded.count(where: \.isFound)) / Double(demanded.count)
  }

  /// The points whose demanded word or structure was not found.
  public var notFound: [Point] { points.filter { $0.isDemanded && !$0.isFound } }

  /// Whether all that is demanded was found, in enough words.
  public var isComplete: Bool { wordCount >= length.lowerBound && notFound.isEmpty }
}
