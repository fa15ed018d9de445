import Coordination
import Curriculum

/// The lines of the word game in JSON; the property names are the keys, in snake case.
enum GameLine {
  /// The beginning of a round.
  struct Start: Encodable {
    let schema = 1
    let type = "start"
    let root: String
    let level: String?
    let seed: UInt64?
    /// The number of dictionary words that can be made.
    let possible: Int
    let best: Int

    init(_ game: OpenedGame) {
      root = game.title
      level = game.request.level?.rawValue
      seed = game.request.seed
      possible = game.words.count
      best = game.best
    }
  }

  /// The verdict on a word.
  struct Word: Encodable {
    let type = "word"
    let word: String
    let counts: Bool
    let points: Int
    /// The dictionary form, if it is known.
    var lemma: String?
    /// The sources that know the word: `dilim`, `hunspell`.
    var knownBy: [String] = []
    /// The reason why it does not count.
    var reason: String?
    /// The letter that is missing or used too often.
    var letter: String?

    init(_ verdict: WordVerdict) {
      switch verdict {
      case .counted(let made):
        (word, counts, points) = (made.word, true, made.points)
        if made.kind != .spelling {
          lemma = made.headword
          knownBy.append("dilim")
        }
        if made.isSpelt == true { knownBy.append("hunspell") }
      case .refused(let typed, let refusal):
        (word, counts, points) = (typed, false, 0)
        reason = refusal.code
        if case .impossible(let shortage) = refusal { letter = String(shortage.letter) }
      }
    }
  }

  /// The end of a round.
  struct Round: Encodable {
    let type = "round"
    let root: String
    let score: Int
    let best: Int
    let words: [String]
    /// A few dictionary words that were not made.
    let missed: [String]
    let missedCount: Int

    init(_ summary: GameSummary) {
      root = summary.title
      score = summary.score
      best = max(summary.score, summary.formerBest)
      words = summary.made.map(\.word)
      missed = summary.missed.map(\.headword)
      missedCount = summary.missed.count + summary.furtherCount
    }
  }
}

extension WordVerdict.Refusal {
  fileprivate var code: String {
    switch self {
    case .notLetters: "not_letters"
    case .singleLetter: "single_letter"
    case .root: "root"
    case .again: "again"
    case .impossible(let shortage): shortage.has == 0 ? "missing_letter" : "letter_too_often"
    case .name: "name"
    case .unknown: "unknown"
    }
  }
}
