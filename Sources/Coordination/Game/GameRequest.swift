package import Curriculum

/// The round of the word game to open.
package struct GameRequest: Sendable, Equatable, Hashable {
  /// The level of the root; nil for the learner's level.
  package var level: Level?
  /// The seed; the same seed gives the same sequence of roots, nil draws at random.
  package var seed: UInt64?
  /// The root of this round; nil to let the program choose one.
  package var root: String?
  /// The number of the round, from 0.
  package var round: Int

  /// Creates a request.
  package init(level: Level? = nil, seed: UInt64? = nil, root: String? = nil, round: Int = 0) {
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
package struct OpenedGame: Sendable, Equatable {
  /// The request with the level and the seed that were chosen.
  package var request: GameRequest
  package var root: GameLetters
  /// The root as a dictionary writes it.
  package var title: String
  /// The dictionary words that can be made.
  package var words: [GameWord]
  /// The best score with this root; 0 if it was never played.
  package var best: Int
  /// The English meaning of the root; empty if nothing tells it.
  package var meaning = ""

  /// Creates a round.
  package init(
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
package struct GameBest: Sendable, Equatable {
  /// The root in small letters, without circumflexes.
  package var root: String
  package var score: Int
  package var words: Int
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64

  /// Creates a best score.
  package init(root: String, score: Int, words: Int, time: Int64) {
    self.root = root
    self.score = score
    self.words = words
    self.time = time
  }
}
