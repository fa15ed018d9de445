public import Curriculum

/// The round of the word game to open.
public struct GameRequest: Sendable, Equatable, Hashable {
  /// The level of the root; nil for the learner's level.
  public var level: Level?
  /// The seed; the same seed gives the same sequence of roots, nil draws at random.
  public var seed: UInt64?
  /// The root of this round; nil to let the program choose one.
  public var root: String?
  /// The number of the round, from 0.
  public var round: Int

  /// Creates a request.
  public init(level: Level? = nil, seed: UInt64? = nil, root: String? = nil, round: Int = 0) {
    self.level = level
    self.seed = seed
    self.root = root
    self.round = round
  }

  /// The round after this one; the program always chooses its root.
  var next: GameRequest {
    GameRequest(level: level, seed: seed, round: root == nil ? round + 1 : round)
  }
}

/// A round that is ready to play.
public struct OpenedGame: Sendable, Equatable {
  /// The request with the level and the seed that were chosen.
  public var request: GameRequest
  public var root: GameLetters
  /// The root as a dictionary writes it.
  public var title: String
  /// The dictionary words that can be made.
  public var words: [GameWord]
  /// The best score with this root; 0 if it was never played.
  public var best: Int

  /// Creates a round.
  public init(
    request: GameRequest,
    root: GameLetters,
    title: String,
    words: [GameWord],
    best: Int
  ) {
    self.request = request
    self.root = root
    self.title = title
    self.words = words
    self.best = best
  }
}

/// The best round with a root.
public struct GameBest: Sendable, Equatable {
  /// The root in small letters, without circumflexes.
  public var root: String
  public var score: Int
  public var words: Int
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var time: Int64

  /// Creates a best score.
  public init(root: String, score: Int, words: Int, time: Int64) {
    self.root = root
    self.score = score
    self.words = words
    self.time = time
  }
}
