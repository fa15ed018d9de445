import Scoring
import TextSafety

/// What a pupil reads.
extension ClassWording {
  /// The last line of every page; a page without it is not replaced.
  static var made: SafeText { "Marked with dilim grade." }

  static func ownPoints(_ points: Points) -> SafeText {
    guard points.waiting > 0 else {
      return "Points: \(Figures.shown(points.sum)) of \(points.marked)"
    }
    return """
      Points so far: \(Figures.shown(points.sum)) of \(points.marked). Answers that wait for your \
      teacher: \(points.waiting)
      """
  }

  static func ownScale(_ scale: CreditScale) -> SafeText {
    let credits = [scale.correct, scale.note, scale.almost, scale.wrong].map(Figures.shown)
    return """
      A correct answer counts \(credits[0]), one with a note \(credits[1]), one that is almost right \
      \(credits[2]), a wrong one \(credits[3]).
      """
  }

  static func stillOpen(_ count: Int) -> SafeText {
    "Answers that wait for your teacher: \(count)"
  }

  static func ownResult(_ name: String, _ points: Double, of count: Int) -> SafeText {
    "\(name): \(Figures.shown(points)) of \(count)"
  }

  static func ownAnswer(_ text: String) -> SafeText { "Your answer: \(text)" }

  static var waits: SafeText {
    "No mistake was found, but it may mean something else. Your teacher decides."
  }

  static func practises(_ form: String) -> SafeText {
    "This is right Turkish, but the item practises \(form). Your teacher decides."
  }

  static func teacherSays(_ note: String) -> SafeText { "Your teacher says: \(note)" }
}
