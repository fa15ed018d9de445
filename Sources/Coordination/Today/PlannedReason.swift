package import Curriculum

/// The reason why an item was chosen for a day.
package enum PlannedReason: Sendable, Equatable, Hashable {
  /// The item is the next of the course.
  case course
  /// The item belongs to the passage of the item before it.
  case passage
  /// A mistake comes back, on this grammar point if the item names one.
  case mistake(GrammarTag?)
  /// The learner may be forgetting this grammar point.
  case fading(GrammarTag)
  /// The item comes back, because nothing could be shown of its answer.
  case unsure

  /// The text in the record: the name, and the grammar point after a space.
  package var text: String {
    switch self {
    case .course: "course"
    case .passage: "passage"
    case .mistake(nil): "mistake"
    case .mistake(let tag?): "mistake \(tag)"
    case .fading(let tag): "fading \(tag)"
    case .unsure: "unsure"
    }
  }

  /// Reads what ``text`` has written.
  package init?(text: String) {
    let parts = text.split(separator: " ").map(String.init)
    let tag = parts.count == 2 ? GrammarTag(rawValue: parts[1]) : nil
    switch (parts.first, parts.count, tag) {
    case ("course", 1, _): self = .course
    case ("passage", 1, _): self = .passage
    case ("mistake", 1, _): self = .mistake(nil)
    case ("mistake", 2, let tag?): self = .mistake(tag)
    case ("fading", 2, let tag?): self = .fading(tag)
    case ("unsure", 1, _): self = .unsure
    default: return nil
    }
  }

  /// The grammar point that the item is asked for.
  package var tag: GrammarTag? {
    switch self {
    case .mistake(let tag): tag
    case .fading(let tag): tag
    case .course, .passage, .unsure: nil
    }
  }
}
