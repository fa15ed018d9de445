public import Curriculum

/// Which round of the word game to open.
public struct GameRequest: Sendable, Equatable, Hashable {
  /// The level that the root is taken from; nil for the learner's.
  public var level: Level?
  /// The same seed gives the same roots, one after the other; nil draws by chance.
  public var seed: UInt64?
  /// The root of this round; nil to have one chosen.
  public var root: String?
  /// From 0.
  public var round: Int

  /// Makes a request from its parts.
  public init(level: Level? = nil, seed: UInt64? = nil, root: String? = nil, round: Int = 0) {
    self.level = level
    self.seed = seed
    self.root = root
    self.round = round
  }

  /// The round after this one; its root is always chosen.
  var next: GameRequest {
    GameRequest(level: level, seed: seed, round: root == nil ? round + 1 : round)
  }
}

/// A round made ready.
public struct OpenedGame: Sendable, Equatable {
  /// With the level and the seed that were taken.
  public var request: GameRequest
  public var root: GameLetters
  /// The root as a dictionary writes it.
  public var title: String
  /// The dictionary words that can be made.
  public var words: [GameWord]
  /// The best score with this root; 0 if it was never played.
  public var best: Int

  /// Makes a round from its parts.
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

/// The best that was reached with a root.
public struct GameBest: Sendable, Equatable {
  /// In small letters, without circumflexes.
  public var root: String
  public var score: Int
  public var words: Int
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var time: Int64

  /// Makes a best from its parts.
  public init(root: String, score: Int, words: Int, time: Int64) {
    self.root = root
    self.score = score
    self.words = words
    self.time = time
  }
}
