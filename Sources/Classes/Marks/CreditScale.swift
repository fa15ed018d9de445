import Scoring

/// What a verdict is worth; an answer that is unsure has no credit until the teacher decides.
package struct CreditScale: Sendable, Equatable {
  package private(set) var correct = 1.0
  package private(set) var note = 1.0
  package private(set) var almost = 0.5
  package private(set) var wrong = 0.0

  /// The usual scale.
  package init() {}

  /// Changes the usual scale by a text such as `note=0.75,almost=0.25`; nil if it can't be read.
  package init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let credit = Self.credit(String(sides[1])) else { return nil }
      switch sides[0] {
      case "correct": correct = credit
      case "note": note = credit
      case "almost": almost = credit
      case "wrong": wrong = credit
      default: return nil
      }
    }
  }

  /// The scale as the text that ``init(_:)`` reads.
  package var text: String {
    let credits = [("correct", correct), ("note", note), ("almost", almost), ("wrong", wrong)]
    return credits.map { "\($0)=\($1)" }.joined(separator: ",")
  }

  /// Reads a credit from 0 to 1, with a point or a comma; nil for anything else.
  package static func credit(_ text: String) -> Double? {
    guard let credit = Double(text.replacing(",", with: ".")), (0...1).contains(credit) else {
      return nil
    }
    return credit
  }

  /// Whether two credits are one on a server, which keeps three decimals.
  package static func isSame(_ one: Double, _ other: Double) -> Bool {
    (one * 1000).rounded() == (other * 1000).rounded()
  }

  /// Returns the credit of a verdict; nil if the teacher must decide.
  func credit(for verdict: Verdict) -> Double? {
    switch verdict {
    case .correct: correct
    case .correctWithNote: note
    case .unsure: nil
    case .almost: almost
    case .wrong: wrong
    }
  }
}
