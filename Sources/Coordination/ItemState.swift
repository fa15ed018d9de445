package import Curriculum
package import Scoring

/// The state of one item in a session.
package struct ItemState: Sendable, Equatable {
  package let id: ItemID
  package let kind: StageKind
  /// The verdicts of the answers in order; an overruled one counts as correct.
  package private(set) var verdicts: [Verdict] = []
  /// Whether nothing could be shown of the first answer, so that it neither passed nor failed.
  package private(set) var isUnsureAtFirst = false
  /// The highest hint shown, 0 to 3.
  package private(set) var hints = 0
  package private(set) var plays = 0
  package private(set) var skips = 0
  /// The number of times the solution was shown because there was no answer.
  package private(set) var reveals = 0

  init(id: ItemID, kind: StageKind) {
    self.id = id
    self.kind = kind
  }

  /// The largest number of plays of a transcript.
  package static let playLimit = 3
  /// The largest number of attempts to say a sentence.
  package static let attemptLimit = 3
  /// The number of hints.
  package static let hintLimit = 3

  /// Whether the item has had neither an answer nor its solution shown.
  package var isUntouched: Bool { verdicts.isEmpty && reveals == 0 }
  package var isPassed: Bool { verdicts.contains(where: \.passes) }
  package var isPassedAtOnce: Bool { verdicts.first?.passes == true && reveals == 0 }
  /// Whether the item failed the first time that it was asked.
  var isMissedAtFirst: Bool { !isUntouched && !isPassedAtOnce && !isUnsureAtFirst }
  /// Whether every answer was unsure, so that the item neither passed nor failed.
  var isUndecided: Bool { isUnsureAtFirst && reveals == 0 && verdicts.allSatisfy { $0 == .unsure } }
  /// Whether the item was skipped twice and is therefore left out of the session.
  package var isPutOff: Bool { skips >= 2 && !isPassed }
  package var playsLeft: Int { max(0, Self.playLimit - plays) }
  package var attemptsLeft: Int { max(0, Self.attemptLimit - verdicts.count) }

  /// The move of an item in the queue after an entry of the journal.
  enum Move {
    case stay
    /// To the end of the choices that are asked now.
    case behindChoices
    case toEnd
    /// The item has passed and is done.
    case passed
    /// The item is left out.
    case leave
  }

  mutating func answer(_ record: AnswerRecord, overruled: Bool) -> Move {
    let verdict = overruled ? .correct : record.verdict
    if isUntouched, verdict == .unsure { isUnsureAtFirst = true }
    verdicts.append(verdict)
    if verdict.passes { return .passed }
    // Who keeps to the wording would be asked for ever.
    if verdict == .unsure, verdicts.count(where: { $0 == .unsure }) > 1 { return .leave }
    if id.isWordChoice { return .behindChoices }
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
    return isPutOff || isPassed ? .leave : .toEnd
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
