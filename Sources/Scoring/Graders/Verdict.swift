/// The mark of an answer, best first.
public enum Verdict: String, CaseIterable, Sendable, Codable, Comparable {
  /// One of the accepted answers after normalisation.
  case correct
  /// Right Turkish in substance; something of the writing system or style differs.
  case correctWithNote = "correct_with_note"
  /// Every word is the right word in the right form, but one is misspelt or misplaced.
  case almost
  /// Another meaning, form or word.
  case wrong

  /// Whether the answer counts as known.
  public var passes: Bool { self == .correct || self == .correctWithNote }

  /// Better verdicts come first.
  public static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .correct: 0
    case .correctWithNote: 1
    case .almost: 2
    case .wrong: 3
    }
  }
}
