public import Curriculum
public import Scoring

/// What has happened to one item in a session.
public struct ItemState: Sendable, Equatable {
  public let id: ItemID
  public let kind: StageKind
  /// Verdicts of the answers in order; an overruled one counts as correct.
  public private(set) var verdicts: [Verdict] = []
  /// Highest hint seen, 0 to 3.
  public private(set) var hints = 0
  public private(set) var plays = 0
  public private(set) var skips = 0
  /// How often the solution was shown because no answer came.
  public private(set) var reveals = 0

  init(id: ItemID, kind: StageKind) {
    self.id = id
    self.kind = kind
  }

  /// How often a transcript may be played.
  public static let playLimit = 3
  /// How often a sentence may be said.
  public static let attemptLimit = 3
  /// The last step of the hint ladder.
  public static let hintLimit = 3

  /// Whether the item has been neither answered nor shown with its solution.
  public var isUntouched: Bool { verdicts.isEmpty && reveals == 0 }
  public var isPassed: Bool { verdicts.contains(where: \.passes) }
  public var isPassedAtOnce: Bool { verdicts.first?.passes == true && reveals == 0 }
  /// Skipped twice: the session goes on without the item.
  public var isPutOff: Bool { skips >= 2 && !isPassed }
  public var playsLeft: Int { max(0, Self.playLimit - plays) }
  public var attemptsLeft: Int { max(0, Self.attemptLimit - verdicts.count) }

  /// Where an item goes in the queue after something happened to it.
  enum Move { case stay, toEnd, leave }

  mutating func answer(_ record: AnswerRecord, overruled: Bool) -> Move {
    verdicts.append(overruled ? .correct : record.verdict)
    if isPassed { return .leave }
    switch kind {
    case .speaking: return attemptsLeft > 0 ? .stay : .leave
    case .reading, .listening, .writing: return .toEnd
    }
  }

  mutating func hint(_ step: Int) -> Move {
    hints = max(hints, step)
    return .stay
  }

  mutating func skip() -> Move {
    skips += 1
    return isPutOff ? .leave : .toEnd
  }

  mutating func play() -> Move {
    plays += 1
    return .stay
  }

  mutating func reveal() -> Move {
    reveals += 1
    return .toEnd
  }
}
