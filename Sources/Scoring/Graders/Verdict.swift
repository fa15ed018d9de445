/// The verdict on an answer, the best first.
public enum Verdict: String, CaseIterable, Sendable, Codable, Comparable {
  /// The answer is an accepted form after normalisation.
  case correct
  /// The answer is right, but differs in marks, apostrophes, word order or style.
  case correctWithNote = "correct_with_note"
  /// No slip was found, but nothing shows whether the answer means the same; it neither passes nor
  /// fails.
  case unsure
  /// Every word is the right word in the right form, but one is misspelt or misplaced.
  case almost
  /// The answer has another meaning, form or word, or several slips.
  case wrong

  /// Whether the answer counts as known.
  public var passes: Bool { self == .correct || self == .correctWithNote }

  /// Whether the answer was shown to be wrong; an answer that is ``unsure`` neither passes nor fails.
  public var fails: Bool { self == .almost || self == .wrong }

  /// A better verdict is less than a worse one.
  public static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .correct: 0
    case .correctWithNote: 1
    case .unsure: 2
    case .almost: 3
    case .wrong: 4
    }
  }
}
